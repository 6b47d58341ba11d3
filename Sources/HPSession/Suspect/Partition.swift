/// Suspects parted by what a user sees behind some commands.
struct Partition {
  /// The commands.
  let commands: [String]
  /// Those for whom it is the same, in the order in which they came, and what it is.
  let groups: [(suspects: [Suspect], sight: Sight)]

  /// Tries commands behind the script under each suspect.
  ///
  /// - Complexity: O(*s*), where *s* is the number of suspects, times that of the commands.
  init(of suspects: [Suspect], by commands: [String]) {
    self.commands = commands
    let sights = suspects.map { $0.sight(behind: commands) }
    var seen: Set<Sight> = []
    groups = sights.filter { seen.insert($0).inserted }.map { sight in
      (zip(suspects, sights).filter { $0.1 == sight }.map(\.0), sight)
    }
  }

  /// The step for people to read.
  var step: TellingStep {
    let names = Sight.tellingNames(of: groups.map(\.sight))
    let outcomes = groups.map { group in
      TellingStep.Outcome(
        names: group.suspects.map(\.name),
        things: names.map { Sight.Thing(name: $0, look: group.sight.look(of: $0)) })
    }
    return TellingStep(commands: commands, outcomes: outcomes)
  }
}
