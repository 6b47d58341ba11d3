/// A model on its way from the state before a batch to the one after it.
struct ModelRealization {
  private let plan: UpdatePlan
  private let table: String
  /// For each section of the model, its old index and its rows' old places; nil for what is new.
  private var sections: [(old: Int?, rows: [IndexPath?])]

  /// Makes the start of the way: what the model held before.
  init(plan: UpdatePlan, table: String, before: [Int]) {
    self.plan = plan
    self.table = table
    sections = before.enumerated().map { section, count in
      (section, (0..<count).map { IndexPath(row: $0, section: section) })
    }
  }

  /// Takes out the rows that go; sections that go or are reloaded keep theirs.
  mutating func deleteRows(in model: inout any EditableTableController) {
    var gone: [IndexPath] = []
    for origin in plan.sections {
      guard case .kept(let old) = origin else { continue }
      for row in sections[old].rows.indices.reversed() {
        let path = IndexPath(row: row, section: old)
        guard plan.newIndexPath(ofOld: path) == nil else { continue }
        gone.append(path)
        sections[old].rows.remove(at: row)
      }
    }
    if !gone.isEmpty { model.deleteRows(at: gone, inTable: table) }
  }

  /// Takes out the sections that go, and brings the others and the new ones to their places.
  mutating func placeSections(
    in model: inout any EditableTableController, titles: [Int: String]
  ) {
    let staying = Set(plan.sections.compactMap(\.oldIndex))
    for section in sections.indices.reversed() where !staying.contains(section) {
      model.deleteSection(at: section, inTable: table)
      sections.remove(at: section)
    }
    for (place, origin) in plan.sections.enumerated() {
      guard let old = origin.oldIndex else {
        model.insertSection(titled: titles[place] ?? "", at: place, inTable: table)
        sections.insert((nil, []), at: place)
        continue
      }
      guard let current = sections.firstIndex(where: { $0.old == old }), current != place else {
        continue
      }
      model.moveSection(at: current, to: place, inTable: table)
      sections.insert(sections.remove(at: current), at: place)
    }
  }

  /// Brings the rows to their places and puts the new ones in.
  mutating func placeRows(
    in model: inout any EditableTableController, fields: [IndexPath: [FieldSetting]]
  ) throws(ModelFault) {
    for (section, origin) in plan.sections.enumerated() {
      if case .reloaded = origin { continue }
      for (row, origin) in plan.rows(inSection: section).enumerated() {
        let path = IndexPath(row: row, section: section)
        guard let old = origin.oldPath else {
          try model.insertRow(fields[path] ?? [], at: path, inTable: table)
          sections[section].rows.insert(nil, at: row)
          continue
        }
        if row < sections[section].rows.count, sections[section].rows[row] == old { continue }
        guard let current = place(of: old) else { continue }
        model.moveRow(at: current, to: path, inTable: table)
        sections[current.section].rows.remove(at: current.row)
        sections[section].rows.insert(old, at: row)
      }
    }
  }

  private func place(of old: IndexPath) -> IndexPath? {
    for (section, content) in sections.enumerated() {
      if let row = content.rows.firstIndex(of: old) { return IndexPath(row: row, section: section) }
    }
    return nil
  }
}

extension RowOrigin {
  /// Where the row stood before, nil for a new one.
  fileprivate var oldPath: IndexPath? {
    switch self {
    case .kept(let path), .reloaded(let path): path
    case .inserted: nil
    }
  }
}

extension SectionOrigin {
  /// Where the section stood before, nil for a new one.
  fileprivate var oldIndex: Int? {
    switch self {
    case .kept(let index), .reloaded(let index): index
    case .inserted: nil
    }
  }
}
