/// A model on its way from the state before a batch to the one after it.
///
/// Handles stand for its rows: those of the state before keep theirs, however the rows are moved.
struct ModelRealization {
  private let plan: UpdatePlan
  private let table: String
  /// What the model held before.
  private let old: RowOrder
  /// What it holds by now.
  private var now: RowOrder
  /// What it will hold.
  private let target: RowOrder
  /// The sections by now, by their old index; nil for one that is new.
  private var sections: [Int?]

  /// Makes the start of the way: what the model held before.
  ///
  /// - Complexity: O(*s* + *k* log *n*) for *s* sections, *n* rows and *k* of them that change.
  init(plan: UpdatePlan, table: String, before: RowOrder) {
    self.plan = plan
    self.table = table
    old = before
    now = before
    var next = UInt32(1) << 31
    target = before.applying(plan) { path in
      // The rows of a section that is reloaded stay in the model as they are, whatever shows them.
      next += 1
      return RowID(rawValue: next)
    }
    sections = before.sectionIndices.map { $0 }
  }

  /// Takes out the rows that go; sections that go or are reloaded keep theirs.
  mutating func deleteRows(in model: inout any EditableTableController) {
    let gone = plan.leavingPaths.filter { plan.newIndexPath(ofOld: $0) == nil }
    for path in gone.reversed() { now.deleteRow(at: path) }
    if !gone.isEmpty { model.deleteRows(at: gone, inTable: table) }
  }

  /// Takes out the sections that go, and brings the others and the new ones to their places.
  mutating func placeSections(
    in model: inout any EditableTableController, titles: [Int: String]
  ) {
    let staying = Set(plan.sections.compactMap(\.oldIndex))
    for section in sections.indices.reversed() where !staying.contains(section) {
      model.deleteSection(at: section, inTable: table)
      now.deleteSection(at: section)
      sections.remove(at: section)
    }
    for (place, origin) in plan.sections.enumerated() {
      guard let old = origin.oldIndex else {
        model.insertSection(titled: titles[place] ?? "", at: place, inTable: table)
        now.insertSection([], at: place)
        sections.insert(nil, at: place)
        continue
      }
      guard sections[place] != old, let current = sections.firstIndex(of: old) else { continue }
      model.moveSection(at: current, to: place, inTable: table)
      now.moveSection(at: current, to: place)
      sections.insert(sections.remove(at: current), at: place)
    }
  }

  /// Brings the rows to their places and puts the new ones in.
  ///
  /// Each goes right behind the row that is to stand before it: rows that are still to leave the
  /// section stand in between for a while.
  mutating func placeRows(
    in model: inout any EditableTableController, fields: [IndexPath: [FieldSetting]]
  ) throws(ModelFault) {
    for path in plan.placedPaths {
      let row = plan.sources[path].map { old.row(at: $0) }
      let current = row.flatMap { now.indexPath(of: $0) }
      let place = place(for: path, from: current)
      if let row, let current {
        guard current != place else { continue }
        model.moveRow(at: current, to: place, inTable: table)
        now.deleteRow(at: current)
        now.insert(row, at: place)
      } else {
        try insertRow(fields[path] ?? [], at: place, standingAt: path, in: &model)
        now.insert(target.row(at: path), at: place)
      }
    }
  }

  /// Puts a row in at a place, which is to stand at a path in the end, unless a filter would hide it: the
  /// places behind it would be others then.
  private func insertRow(
    _ fields: [FieldSetting], at place: IndexPath, standingAt path: IndexPath,
    in model: inout any EditableTableController
  ) throws(ModelFault) {
    let filter = model.capability((any FilterableTableController).self)?.filter(ofTable: table)
    let view = TableView(named: table)
    let before = model.tableView(view, numberOfRowsInSection: place.section)
    try model.insertRow(fields, at: place, inTable: table)
    guard filter == nil || model.tableView(view, numberOfRowsInSection: place.section) > before
    else { throw .hiddenRow(path) }
  }

  /// Returns the place right behind the row that is to stand before a path, once a row is taken out.
  private func place(for path: IndexPath, from source: IndexPath?) -> IndexPath {
    guard path.row > 0 else { return path }
    let before = IndexPath(row: path.row - 1, section: path.section)
    let known: RowID
    if case .reloaded(let old) = plan.origin(ofRowAt: before) {
      known = self.old.row(at: old)
    } else {
      known = target.row(at: before)
    }
    guard let stands = now.indexPath(of: known) else { return path }
    let isBelow = source.map { $0.section == path.section && $0.row <= stands.row } ?? false
    return IndexPath(row: stands.row + (isBelow ? 0 : 1), section: path.section)
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
