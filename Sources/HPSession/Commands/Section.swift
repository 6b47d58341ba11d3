import CommandKit
import TableModel

extension Command<Session> {
  static let section = Command(
    "section", "Shows a section, or sets its header and footer.", category: Category.answer,
    discussion: """
      Alone it shows the section's rows and where it lies, in points from the top of the table's
      content. A header or footer takes its room (metrics header-height and footer-height) in a
      section without rows too; an empty one takes none. What is set is shown at once.
      """,
    forms: ["section [TABLE] S [--header T] [--footer T]"],
    .operand("a section", .tableSection, "The section by its number or title."),
    .option("--header", .text("T"), "The header; \"\" takes it away."),
    .option("--footer", .text("T"), "The footer; \"\" takes it away."),
    examples: [
      Example(
        """
        section 1
        #> section 1: 12 rows, 1028 to 1656
        #>   header: Slytherin
        """, "its rows and where it lies"),
      Example(
        """
        section 1 --header Snakes
        ls Snakes:0
        #> main: 64 rows in 5 sections
        #> section 1, Snakes: 12 rows
        #>     20  1:0  Draco Malfoy  ≡
        """, "another header, which is its title"),
    ],
    seeAlso: ["group", "metrics"],
    run: showOrSetSection)
}

/// A section, in a table if one stands first.
struct SectionOperand: Sendable {
  let tableWord: Word?
  let section: SectionReference
}

extension Format where Value == SectionOperand {
  fileprivate static var tableSection: Format {
    let section = Format<SectionReference>.section
    return Format("[TABLE] S", completion: section.completion) { words throws(Diagnostic) in
      var table: Word?
      if let first = words.peek, first.isTableName, words.remaining.count > 1 {
        table = words.next()
      }
      return SectionOperand(tableWord: table, section: try section.parse(&words))
    }
  }
}

private func showOrSetSection(
  _ session: inout Session, operand: SectionOperand, header: String?, footer: String?
) throws(Diagnostic) {
  let table = try session.tableInUse(or: operand.tableWord)
  let section = try session.section(operand.section, in: table, code: .noSection)
  if header == nil, footer == nil { return session.show(section, of: table) }
  do {
    try session.screen.setTitles(header: header, footer: footer, ofSection: section, in: table)
  } catch .notEditable {
    throw Diagnostic(
      .denied, "this controller answers titleForHeaderInSection itself", at: operand.section.range,
      hint: "a controller that adopts SectionTitlesController takes titles")
  } catch {
    throw session.diagnostic(error, at: operand.section.range)
  }
}

extension Session {
  /// Prints the rows, place and titles of a section.
  fileprivate mutating func show(_ section: Int, of table: TableView) {
    let count = screen.shownRows(in: table).numberOfRows(inSection: section)
    let span = screen.span(ofSection: section, in: table)
    let place = span.map { ", \($0.top.measure) to \($0.bottom.measure)" } ?? ""
    print("section \(section): \(counted(count, "row"))\(place)")
    let header = screen.sectionTitles(in: table)[section]
    let footer = screen.sectionFooters(in: table)[section]
    if !header.isEmpty { print("  header: \(header.visible)") }
    if !footer.isEmpty { print("  footer: \(footer.visible)") }
  }
}
