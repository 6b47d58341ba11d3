import Records

/// A section as a dump has it.
struct DumpedSection {
  let title: String
  let footer: String
  /// Whether it reorders; a section of a model says nothing of it.
  let reorders: Bool
  let rows: [DumpedRow]

  init(_ node: DumpNode) throws(DumpFault) {
    let object = try node.object()
    title = try object.need("title").text()
    footer = try object["footer"]?.text() ?? ""
    reorders = try object["reorders"]?.flag() ?? false
    rows = try object.need("rows").array { node throws(DumpFault) in try DumpedRow(node) }
  }
}

/// A row as a dump has it.
struct DumpedRow {
  let id: String
  let height: Double?
  /// The record that it carries.
  let record: Record?
  /// Whether a row before it has the same id.
  let isCopy: Bool
  /// Whether a filter hides it.
  let isHidden: Bool
  let path: ValuePath

  init(_ node: DumpNode) throws(DumpFault) {
    let object = try node.object()
    id = try object.need("id").text()
    height = try object["height"]?.measure(0...Double.greatestMeasure)
    record = try object["record"]?.record()
    isCopy = try object["copy"]?.flag() ?? false
    isHidden = try object["hidden"]?.flag() ?? false
    path = node.path
  }
}

extension [DumpedSection] {
  /// The rows of all sections in order.
  var rows: [DumpedRow] { flatMap(\.rows) }

  /// Makes sure that an id which stands a second time is marked as a copy.
  func checkIdentities() throws(DumpFault) {
    var seen = Set<String>()
    for row in rows where !seen.insert(row.id).inserted && !row.isCopy {
      throw DumpFault(
        path: row.path.name("id"), reason: "the id \(Value.string(row.id).json) stands twice")
    }
  }
}
