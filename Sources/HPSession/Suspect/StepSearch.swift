import CommandKit
import TableModel

/// The search for steps that tell mistakes apart: commands are tried behind the script, under each of them.
struct StepSearch {
  /// The steps that were found.
  private(set) var steps: [TellingStep] = []
  /// The mistakes, by name, that nothing tried told apart.
  private(set) var alike: [[String]] = []
  /// The number of sequences of commands that were tried.
  private(set) var tries = 0
  /// Whether it ended before it was done.
  private(set) var wasInterrupted = false
  private let forms: [CommandForm]

  /// How many commands are tried alone: of what a user does, then of all there is.
  private static let trials = 120
  /// How many of the first rows on screen are tapped behind each of them.
  private static let taps = 4
  /// How often, in all, a user looks at the screen of one suspect to find a step.
  private static let mostSights = 2_000
  /// The seed of the commands, so that a script has one answer.
  private static let seed: UInt64 = 1

  /// Tells suspects apart as far as it can.
  init(_ suspects: [Suspect]) {
    let all = suspects.first?.performance.session?.registry.formsToTry(makesDrift: false) ?? []
    forms = all.filter { $0.category != Category.look }
    search(suspects)
  }

  /// Finds a step for some suspects, then goes on within each group that it makes.
  private mutating func search(_ suspects: [Suspect]) {
    guard suspects.count > 1 else { return }
    guard let best = bestPartition(of: suspects) else {
      if !wasInterrupted { alike.append(suspects.map(\.name)) }
      return
    }
    steps.append(best.step)
    for group in best.groups { search(group.suspects) }
  }

  /// Returns the partition with the most groups, the first with the fewest commands of those; nil where all stay in one.
  private mutating func bestPartition(of suspects: [Suspect]) -> Partition? {
    var best: Partition?
    for commands in trials(for: suspects) {
      guard !suspects[0].isInterrupted() else {
        wasInterrupted = true
        break
      }
      let partition = partition(of: suspects, by: commands)
      guard partition.groups.count > best?.groups.count ?? 1 else { continue }
      best = partition
      if partition.groups.count == suspects.count { break }
    }
    guard let found = best, found.commands.count > 1 else { return best }
    // One of the two may have done nothing for it.
    return found.commands.map { partition(of: suspects, by: [$0]) }
      .first { $0.groups.count >= found.groups.count } ?? found
  }

  private mutating func partition(of suspects: [Suspect], by commands: [String]) -> Partition {
    tries += 1
    return Partition(of: suspects, by: commands)
  }

  /// Returns what is tried: nothing, then one command and two, first of what a user does.
  ///
  /// The more suspects there are, the less is tried with each.
  private func trials(for suspects: [Suspect]) -> [[String]] {
    let acts = forms.filter { $0.category == Category.act }
    let most = StepSearch.mostSights / suspects.count / 2
    return [[]] + trials(of: acts, behind: suspects[0]).prefix(most)
      + trials(of: forms, behind: suspects[0]).prefix(most)
  }

  /// Returns single commands of some forms, then each with another behind it, or a tap, which shows what
  /// the model holds.
  private func trials(of forms: [CommandForm], behind suspect: Suspect) -> [[String]] {
    var generator = CommandGenerator(forms, seed: StepSearch.seed, mistakes: 0)
    let start = suspect.session(behind: [])
    var seen: Set<String> = []
    let singles = (0..<StepSearch.trials).compactMap { _ in generator.next(for: start)?.text }
      .filter { seen.insert($0).inserted }
    return singles.map { [$0] }
      + singles.flatMap { single in
        let session = suspect.session(behind: [single])
        let next = generator.next(for: session).map { [$0.text] } ?? []
        return (session.taps(StepSearch.taps) + next).map { [single, $0] }
      }
  }
}

extension Session {
  /// Returns taps on the first rows that are on screen.
  fileprivate func taps(_ count: Int) -> [String] {
    let table = screen.tables[0]
    return screen.visiblePaths(in: table).prefix(count).map { "select \(table.name) \($0)" }
  }
}
