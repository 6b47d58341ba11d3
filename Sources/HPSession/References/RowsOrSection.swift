import CommandKit
import TableModel

/// Rows, or a section as a whole; a table alone is no rows.
enum RowsOrSection: Sendable {
  case rows(RowsOperand)
  /// A section, in a table if one is named.
  case section(Word?, SectionReference)
}

extension Format where Value == RowsOrSection {
  /// A table, if one stands first, and rows or a section.
  static var rowsOrSection: Format {
    Format("[TABLE] [REF…|section S]") { words throws(Diagnostic) in
      let all = words.rest()
      guard let keyword = all.prefix(2).lastIndex(where: { $0.isBare("section") }) else {
        return .rows(try RowsOperand(all))
      }
      guard all.count == keyword + 2 else {
        throw Diagnostic(.usage, "section takes one section", at: all[keyword].range)
      }
      return .section(keyword == 1 ? all[0] : nil, SectionReference(all[keyword + 1]))
    }
  }
}
