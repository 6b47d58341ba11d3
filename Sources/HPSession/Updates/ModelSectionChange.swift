import CommandKit
import TableModel

/// A change to the sections of a model alone, which a table that is not told of it cannot know.
struct ModelSectionChange: Sendable {
  let tableWord: Word?
  /// Whether a section is put in; else one is taken out.
  let inserts: Bool
  let section: Int
  let title: String
  let range: SourceRange

  /// Reads `insert [TABLE] N [TITLE]` or `delete [TABLE] N`.
  init(_ words: inout WordCursor) throws(Diagnostic) {
    inserts = try Format<String>.choice(["insert", "delete"]).parse(&words) == "insert"
    tableWord = words.peek?.isTableName == true ? words.next() : nil
    range = words.place
    section = try Format<Int>.integer(0...Int(Int32.max), "SECTION").parse(&words)
    title = inserts ? words.next()?.text ?? "" : ""
  }
}

extension Session {
  /// Puts a section into a model, or takes one out, and tells nobody.
  ///
  /// - Throws: `no-section` where the model has no such place.
  mutating func changeModelSections(_ change: ModelSectionChange) throws(Diagnostic) {
    let table = try tableInUse(or: change.tableWord)
    let count = rows(of: table).numberOfSections
    guard change.section < count + (change.inserts ? 1 : 0) else {
      throw Diagnostic(
        .noSection, "the model of \(table.name) has \(counted(count, "section"))",
        at: change.range)
    }
    try editModel(of: table, at: change.range) { model throws(ModelFault) in
      if change.inserts {
        model.insertSection(titled: change.title, at: change.section, inTable: table.name)
      } else {
        model.deleteSection(at: change.section, inTable: table.name)
      }
    }
  }
}
