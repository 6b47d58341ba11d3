import CommandKit
import Records
import SeededRandom
import TableModel

/// The making up of commands: from the forms that commands declare, and from what is on the screen.
///
/// Most of them are legal; which forms go well here, for which table, it learns from what became of
/// those before. The same seed on the same screens makes the same commands.
struct CommandGenerator {
  /// A command that was made up.
  struct Proposal {
    let text: String
    /// The form and table it was made of.
    fileprivate let kind: Kind
  }

  /// A form on a table, with a row lifted or none: little else goes well while one is.
  fileprivate struct Kind: Hashable {
    let form: Int
    let table: String
    let isLifted: Bool
  }

  /// How many commands of a kind were run, and how many went well.
  private struct Tally {
    var tries = 0
    var successes = 0
  }

  private let forms: [CommandForm]
  /// How many commands in a hundred are to be wrong on purpose.
  private let mistakes: Int
  private var numbers: SeededGenerator
  private var tallies: [Kind: Tally] = [:]
  private var fields: [String: [String]] = [:]

  /// Makes the commands of a seed.
  init(_ forms: [CommandForm], seed: UInt64, mistakes: Int) {
    self.forms = forms
    self.mistakes = mistakes
    numbers = SeededGenerator(seed: seed)
  }

  /// Returns a command for a session as it is now, nil where there are no forms.
  ///
  /// - Complexity: O(*f*), where *f* is the number of forms; O(*n*) in the number of rows for a
  ///   command about a model that keeps no order.
  mutating func next(for session: Session) -> Proposal? {
    guard let kind = nextKind(on: session.screen) else { return nil }
    let table = session.screen.table(named: kind.table) ?? session.table
    let fields = fields(of: table, on: session.screen)
    var words = WordMaker(
      for: forms[kind.form], in: table, of: session, fields: fields,
      isWrong: numbers.chance(mistakes), numbers: numbers)
    let text = words.command()
    numbers = words.numbers
    return Proposal(text: text, kind: kind)
  }

  /// Takes note of what became of a command.
  mutating func note(_ proposal: Proposal, wentWell: Bool) {
    tallies[proposal.kind, default: Tally()].tries += 1
    if wentWell { tallies[proposal.kind, default: Tally()].successes += 1 }
  }

  private mutating func nextKind(on screen: Screen) -> Kind? {
    let names = screen.tables.map(\.name)
    guard !forms.isEmpty, let first = names.first else { return nil }
    let table = numbers.chance(70) ? first : numbers.one(of: names) ?? first
    let isLifted = screen.liftedRow != nil
    let kinds = forms.indices.map { Kind(form: $0, table: table, isLifted: isLifted) }
    let weights = kinds.map(weight)
    var place = Double.random(in: 0..<weights.reduce(0, +), using: &numbers)
    for (kind, weight) in zip(kinds, weights) {
      place -= weight
      if place < 0 { return kind }
    }
    return kinds.last
  }

  /// How often a kind is to come: as often as its group, and more often the better it went.
  private func weight(of kind: Kind) -> Double {
    let tally = tallies[kind] ?? Tally()
    let share = Double(tally.successes + 1) / Double(tally.tries + 2)
    let form = forms[kind.form]
    let forms = Double(forms.count { $0.category == form.category })
    // Cubed, so that what goes well here is most of what comes.
    return CommandGenerator.weight(ofGroup: form.category) / forms * share * share * share
  }

  private static func weight(ofGroup category: String) -> Double {
    switch category {
    case Category.act: 8
    case Category.data: 3
    case Category.look: 1
    default: 2
    }
  }

  /// Returns the names of the fields of a table's records, which stay as they were first seen.
  private mutating func fields(of table: TableView, on screen: Screen) -> [String] {
    if let known = fields[table.name] { return known }
    let paths = screen.data(of: table)?.records.fieldPaths().map(\.text) ?? []
    let bare = paths.filter { path in Name.isValid(path.split(separator: ".").joined()) }
    fields[table.name] = bare
    return bare
  }
}
