import SeededRandom
import TableModel
import Testing

@Suite struct SectionsTests {
  @Test func `titles that are set are shown at once and only where they are given`() throws {
    let screen = try Screen(controller: Binder([["a"], []]))
    try screen.setTitles(header: "One", footer: nil, ofSection: 1, in: screen.main)
    try screen.setTitles(header: nil, footer: "End", ofSection: 1, in: screen.main)
    #expect(screen.sectionTitles(in: screen.main) == ["", "One"])
    #expect(screen.sectionFooters(in: screen.main) == ["", "End"])
    #expect(screen.span(ofSection: 1, in: screen.main).map { [$0.top, $0.bottom] } == [50, 106])
    #expect(throws: ScreenFault.noSection(2, table: "main")) {
      try screen.setTitles(header: "Two", footer: nil, ofSection: 2, in: screen.main)
    }
  }

  @Test func `a section that the model lacks takes no titles`() throws {
    let screen = try Screen(controller: Binder([["a"], ["b"]]))
    _ = screen.changeController(Binder.self) { $0.sections.removeLast() }
    #expect(throws: ScreenFault.noSection(1, table: "main")) {
      try screen.setTitles(header: "One", footer: nil, ofSection: 1, in: screen.main)
    }
    try screen.setTitles(header: "Zero", footer: nil, ofSection: 0, in: screen.main)
    #expect(screen.sectionTitles(in: screen.main) == ["Zero", ""])
  }

  @Test func `a controller that answers itself takes neither titles nor heights`() throws {
    let screen = try Screen(controller: Shelf([["a"]]))
    #expect(throws: ScreenFault.notEditable(table: "main")) {
      try screen.setTitles(header: "One", footer: nil, ofSection: 0, in: screen.main)
    }
    #expect(throws: ScreenFault.notEditable(table: "main")) {
      try screen.setHeight(10, ofRowsAt: [at(0, 0)], in: screen.main)
    }
  }

  @Test func `rows of many heights lie where their sum says`() throws {
    var generator = SeededGenerator(seed: 7)
    for seed in 0..<40 {
      let sizes = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
        Int.random(in: 0...12, using: &generator)
      }
      var binder = Binder(sizes.enumerated().map { s, size in (0..<size).map { "\(s).\($0)" } })
      binder.headers = sizes.map { _ in Bool.random(using: &generator) ? "H" : "" }
      binder.footers = sizes.map { _ in Bool.random(using: &generator) ? "F" : "" }
      for (section, size) in sizes.enumerated() {
        for row in 0..<size where Bool.random(using: &generator) {
          binder.heights[at(section, row)] = [0, 20, 90].randomElement(using: &generator)
        }
      }
      let screen = try Screen(controller: binder)
      var y = 0.0
      for (section, size) in sizes.enumerated() {
        let top = y
        if !binder.headers[section].isEmpty { y += 28 }
        for row in 0..<size {
          let height = binder.heights[at(section, row)] ?? 50
          let span = screen.span(ofRowAt: at(section, row), in: screen.main)
          #expect(span?.top == y && span?.bottom == y + height, "\(seed)")
          if height > 0 {
            #expect(screen.main.indexPathForRow(at: y) == at(section, row), "\(seed)")
          }
          y += height
        }
        if !binder.footers[section].isEmpty { y += 28 }
        #expect(screen.span(ofSection: section, in: screen.main)?.top == top, "\(seed)")
        #expect(screen.span(ofSection: section, in: screen.main)?.bottom == y, "\(seed)")
      }
      #expect(screen.maximumOffset(of: screen.main) == max(0, y - 768), "\(seed)")
      try expectRowsInSight(on: screen, "\(seed)")
      if let last = Array(screen.shownRows(in: screen.main).indexPaths).last {
        try screen.scroll(to: last, in: screen.main)
        try expectRowsInSight(on: screen, "\(seed)")
      }
    }
  }

  /// Compares the rows on screen with those of which some part lies in the frame, one looked at after the other.
  private func expectRowsInSight(on screen: Screen, _ comment: Comment) throws {
    let top = screen.main.contentOffset
    let inSight = screen.shownRows(in: screen.main).indexPaths.filter { path in
      guard let span = screen.span(ofRowAt: path, in: screen.main) else { return false }
      return span.bottom > span.top && span.bottom > top && span.top < top + 768
    }
    #expect(screen.visiblePaths(in: screen.main) == Array(inSight), comment)
  }

  @Test func `odd heights count as not given`() throws {
    var binder = Binder([["a", "b", "c", "d"]])
    binder.heights = [
      at(0, 0): -1, at(0, 1): .nan, at(0, 2): .infinity, at(0, 3): .greatestFiniteMagnitude,
    ]
    let screen = try Screen(controller: binder)
    #expect(screen.span(ofRowAt: at(0, 2), in: screen.main)?.bottom == 150)
    // The frame is lost in the height of such a row, which must trap nobody.
    try screen.scroll(to: at(0, 3), at: .bottom, in: screen.main)
    try screen.scroll(to: at(0, 0), in: screen.main)
    #expect(screen.visiblePaths(in: screen.main).first == at(0, 0))
  }

  @Test func `no height is asked for where none is given`() throws {
    let notes = Notes()
    let screen = try Screen(controller: Plain(notes: notes, gives: false))
    try screen.reload(screen.main)
    #expect(notes.lines.isEmpty)
    let other = try Screen(controller: Plain(notes: notes, gives: true))
    #expect(notes.lines == ["0:0", "0:1"])
    try other.scroll(to: at(0, 1), in: other.main)
    #expect(notes.lines.count == 2)
  }

  @Test func `the card's table is as high as its content`() throws {
    var shelf = Shelf([["a"]])
    shelf.fields = 7
    let screen = try Screen(controller: shelf)
    let card = try #require(screen.cardTable)
    #expect(screen.maximumOffset(of: card) == 0)
    #expect(screen.visiblePaths(in: card).count == 7)
  }
}

/// A controller that notes each height it is asked for.
private struct Plain: RowHeightsController {
  let notes: Notes
  let gives: Bool

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableCell {
    TableCell(text: "\(indexPath)")
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double? {
    notes.lines.append("\(indexPath)")
    return nil
  }

  func hasRowHeights(inTable tableName: String) -> Bool { gives }
}
