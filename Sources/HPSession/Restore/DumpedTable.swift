import CommandKit
import Records
import TableModel

/// A table as a dump has it.
struct DumpedTable {
  let name: String
  let path: ValuePath
  let sections: [DumpedSection]
  /// The sections of the model, where they are not the ones that are shown.
  let model: [DumpedSection]?
  /// What is said of the data, in a dump with records.
  let data: DumpedData?
  let reorderRules: ReorderRules
  let rowRules: RowRules
  let filter: RowCondition?
  /// What the table view knows beside its rows.
  let view: TableRestoration

  init(_ node: DumpNode) throws(DumpFault) {
    let object = try node.object()
    path = node.path
    name = try object.need("name").text()
    sections = try object.need("sections").array { node throws(DumpFault) in
      try DumpedSection(node)
    }
    model = try object["model"]?.array { node throws(DumpFault) in try DumpedSection(node) }
    try sections.checkIdentities()
    try model?.checkIdentities()
    data = try object["data"].map { node throws(DumpFault) in try DumpedData(node) }
    reorderRules = try ReorderRules(object, sections: sections)
    rowRules = try RowRules(object)
    filter = try object["filter"]?.condition()
    if filter == nil, let hidden = (sections + (model ?? [])).rows.first(where: \.isHidden) {
      throw DumpFault(
        path: hidden.path.name("hidden"), reason: "no filter is on that could hide the row")
    }
    view = try TableRestoration(object, named: name, sections: sections)
  }
}

extension ReorderRules {
  fileprivate init(
    _ object: DumpObject, sections: [DumpedSection]
  ) throws(DumpFault) {
    let reordering = sections.indices.filter { sections[$0].reorders }
    let isAll = reordering.count == sections.count
    self.init(
      sections: isAll ? .all : .only(Set(reordering)),
      policy: try object.need("reorder").choice(),
      pins: try object["pins"]?.rowSet() ?? RowSet())
  }
}

extension RowRules {
  fileprivate init(_ object: DumpObject) throws(DumpFault) {
    self.init()
    for (name, node) in try object["vetoes"]?.object().all ?? [] {
      guard let veto = Veto(rawValue: name) else { throw node.unknownName }
      vetoes[veto] = try node.rowSet()
    }
    for (name, node) in try object["redirects"]?.object().all ?? [] {
      redirects[name] = try node.text()
    }
    for (name, node) in try object["editingStyles"]?.object().all ?? [] {
      editingStyles[name] = try node.choice()
    }
  }
}

extension TableRestoration {
  fileprivate init(
    _ object: DumpObject, named name: String, sections: [DumpedSection]
  ) throws(DumpFault) {
    self.init(named: name)
    let counts = sections.map { $0.rows.count { !$0.isHidden } }
    selection = try object.need("selection").array { node throws(DumpFault) in
      let path = try node.indexPath()
      guard counts.indices.contains(path.section),
        (0..<counts[path.section]).contains(path.row)
      else { throw node.fault("\(name) has no row \(path)") }
      return path
    }
    selectionMode = try object.need("selects").choice()
    editingSelectionMode = try object["editingSelects"]?.choice() ?? .none
    reorderAPI = try object["reorderApi"]?.choice() ?? .control
    isEditing = try object.need("editing").flag()
  }
}

extension DumpNode {
  /// The fault of a value whose name says nothing.
  var unknownName: DumpFault {
    var name = ""
    if case .name(let last)? = path.steps.last { name = last }
    return DumpFault(
      path: path, isName: true, reason: "\(Value.string(name).json) means nothing here")
  }

  /// Reads rows by their ids and by conditions.
  fileprivate func rowSet() throws(DumpFault) -> RowSet {
    var rows = RowSet()
    for node in try array() {
      if case .object = node.value {
        rows.conditions.append(try node.object().need("where").condition())
      } else {
        rows.identities.insert(try node.text())
      }
    }
    return rows
  }

  /// Reads a condition as a dump spells it.
  fileprivate func condition() throws(DumpFault) -> RowCondition {
    let text = try text()
    guard let condition = RowCondition(spelled: text), condition.text == text else {
      throw fault("\(Value.string(text).json) is no condition")
    }
    return condition
  }

  fileprivate func indexPath() throws(DumpFault) -> IndexPath {
    let text = try text()
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let section = parts[0], let row = parts[1],
      IndexPath(row: row, section: section).description == text
    else { throw fault("\(Value.string(text).json) is no index path") }
    return IndexPath(row: row, section: section)
  }
}

extension RowCondition {
  /// Makes the condition that a text spells, nil where it is none.
  init?(spelled text: String) {
    guard !text.utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }),
      let script = try? ScriptParser.parse(SourceText(name: "", "pin where \(text)")),
      script.units.count == 1, script.units[0].items.count == 1,
      let rows = try? RowsOperand(Array(script.units[0].items[0].words.dropFirst())),
      rows.ranges.count == 1, case .matching(let expression, let spelled) = rows.ranges[0].form
    else { return nil }
    self.init(expression, text: spelled)
  }
}
