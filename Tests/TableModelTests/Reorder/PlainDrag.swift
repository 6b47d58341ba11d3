import TableModel

/// What reordering does, in arrays of names and nothing else, to hold a screen against.
struct PlainDrag {
  /// A place, by section and row.
  struct Place: Hashable {
    var section: Int
    var row: Int
  }

  var sections: [[String]]
  let pinned: Set<String>
  let fixedSection: Int?
  let policy: String
  let isDragAndDrop: Bool
  private(set) var held: (name: String, over: Place?, slot: Place)?
  /// How often the target was asked for, and the model told.
  private(set) var asked = 0
  private(set) var told = 0

  init(_ sections: [[String]], pinned: Set<String>, fixed: Int?, policy: String, isDrag: Bool) {
    (self.sections, self.pinned, fixedSection) = (sections, pinned, fixed)
    (self.policy, isDragAndDrop) = (policy, isDrag)
  }

  func place(of name: String) -> Place? {
    for (section, rows) in sections.enumerated() {
      for (row, other) in rows.enumerated() where other == name {
        return Place(section: section, row: row)
      }
    }
    return nil
  }

  func canLift(_ name: String) -> Bool {
    !pinned.contains(name) && place(of: name)?.section != fixedSection
  }

  /// The places that the row in hand can be over.
  var places: Set<Place> {
    Set(
      sections.enumerated().flatMap { section, rows in
        (0...rows.count).map { Place(section: section, row: $0) }
      })
  }

  mutating func lift(_ name: String) {
    guard let place = place(of: name) else { return }
    held = (name, nil, place)
  }

  /// Carries the row in hand over a place and returns the slot that opens.
  mutating func hover(_ over: Place?) -> Place? {
    guard let held, let home = place(of: held.name) else { return nil }
    guard let over else {
      if isDragAndDrop { self.held = (held.name, nil, home) }
      return self.held?.slot
    }
    if over != held.over {
      asked += 1
      self.held = (held.name, over, landing(of: [held.name], over))
    }
    return self.held?.slot
  }

  mutating func drop() {
    guard let held else { return }
    self.held = nil
    move([held.name], to: held.slot)
  }

  mutating func cancel() { held = nil }

  /// Moves neighbours to a place that is there, together, as the policy says.
  mutating func carry(_ names: [String], to place: Place) {
    asked += 1
    move(names, to: landing(of: names, place))
  }

  /// Returns where the first of neighbours lands: of all the places it may, the one next to the one asked for.
  private func landing(of names: [String], _ asked: Place) -> Place {
    guard let home = place(of: names[0]) else { return asked }
    let isAway = asked.section != home.section
    if isAway, policy == "free" { return asked }
    if isAway, policy == "origin" { return home }
    let wanted = isAway ? (asked.section > home.section ? Int.max : 0) : asked.row
    let rows = sections[home.section]
    let places = (0...rows.count - names.count).filter { row in
      policy != "edge" || keepsEnds(of: rows, with: names, at: row)
    }
    let nearest = places.last { $0 <= wanted } ?? places.first ?? home.row
    return Place(section: home.section, row: nearest)
  }

  /// Whether the pinned rows at the ends of a section still stand there with rows put in elsewhere.
  private func keepsEnds(of rows: [String], with names: [String], at row: Int) -> Bool {
    var after = rows.filter { !names.contains($0) }
    after.insert(contentsOf: names, at: row)
    let head = rows.prefix { pinned.contains($0) }
    let tail = rows.reversed().prefix { pinned.contains($0) }
    return after.starts(with: head) && after.reversed().starts(with: tail)
  }

  private mutating func move(_ names: [String], to place: Place) {
    let before = sections
    for section in sections.indices { sections[section].removeAll { names.contains($0) } }
    sections[place.section].insert(contentsOf: names, at: place.row)
    if sections != before { told += names.count }
  }
}
