import CommandKit
import Records
import SeededRandom
import TableModel

/// The words of one command that is made up, from left to right.
struct WordMaker {
  let form: CommandForm
  let table: TableView
  let session: Session
  /// The fields of the table's records.
  let fields: [String]
  /// Whether one of its references is to be wrong.
  private(set) var isWrong: Bool
  var numbers: SeededGenerator
  /// The rows that references mean.
  let order: RowOrder
  /// The words so far.
  private var words: [String] = []
  /// The row that was named last.
  var lastPath: IndexPath?

  /// Begins a command of a form about a table.
  init(
    for form: CommandForm, in table: TableView, of session: Session, fields: [String],
    isWrong: Bool, numbers: SeededGenerator
  ) {
    self.form = form
    self.table = table
    self.session = session
    self.fields = fields
    self.isWrong = isWrong
    self.numbers = numbers
    let isAboutModel = form.command == Command<Session>.model.name
    order =
      isAboutModel
      ? session.screen.modelOrder(of: table) : session.screen.shownRows(in: table)
  }

  /// Returns the command.
  mutating func command() -> String {
    for piece in form.pieces { append(piece) }
    return words.joined(separator: " ")
  }

  private mutating func append(_ piece: FormPiece) {
    switch piece {
    case .keyword(let word): words.append(word)
    case .value(let name): appendValue(name)
    case .choice(let pieces):
      if let chosen = numbers.one(of: pieces) { append(chosen) }
    case .many(let piece):
      append(piece)
      while numbers.chance(30) { append(piece) }
    case .optional(let pieces):
      guard isNeeded(pieces) || numbers.chance(25) else { return }
      for piece in pieces { append(piece) }
    }
  }

  /// A table other than the one in use has to be named.
  private func isNeeded(_ pieces: [FormPiece]) -> Bool {
    guard case .value(MadeUpValue.table.rawValue)? = pieces.first else { return false }
    return table.name != session.table.name
  }

  private mutating func appendValue(_ name: String) {
    if let word = numbers.one(of: form.choices[name] ?? []) { return words.append(word) }
    guard let value = MadeUpValue(rawValue: name) else { return }
    // Behind "section" a number is a section's.
    words.append(words.last == "section" ? section() : word(for: value))
  }

  private mutating func word(for value: MadeUpValue) -> String {
    switch value {
    case .table: table.name
    case .row, .source: takesMistake() ? wrongRow() : row()
    case .range: numbers.chance(30) ? rows() : row()
    case .target: takesMistake() ? wrongRow() : target()
    case .path: path()?.description ?? "0:0"
    case .section, .sectionName, .otherSection: section()
    case .number: "\(numbers.one(of: [0, 1, 2, 3, 20, 44, 50, 80, 120]) ?? 1)"
    case .field: field()
    case .setting: setting()
    case .condition: numbers.chance(50) ? "title contains a" : condition()
    case .text, .title: Word.quoted(numbers.chance(50) ? someTitle() : "New")
    case .horizontal, .vertical: "\(numbers.below(400) - 200)"
    case .height: "\(500 + numbers.below(350))"
    case .velocity: "\(numbers.below(3_000) - 1_500)"
    case .lines: lines()
    case .detent: "half=\(600 + numbers.below(200))"
    case .label: "Label=\(field())"
    case .name: "some"
    }
  }

  /// Returns whether the next reference is the one to be wrong.
  private mutating func takesMistake() -> Bool {
    defer { isWrong = false }
    return isWrong
  }
}
