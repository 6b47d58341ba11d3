import TableModel
import Testing

/// Editing mode: what is asked, what its controls do, what it refuses.
@Suite struct EditingTests {
  private func screen(_ prepare: (inout Shelf) -> Void = { _ in }) throws -> Screen {
    var shelf = Shelf([["A", "B", "C"], ["D"]])
    prepare(&shelf)
    return try Screen(controller: shelf)
  }

  /// Returns the questions about editing among the calls made since the last time.
  private func takeQuestions(_ screen: Screen) -> String {
    screen.takeEvents().filter {
      switch $0.call {
      case .canEditRowAt, .editingStyleForRowAt, .canMoveRowAt, .setEditing: true
      default: false
      }
    }.map(\.line).joined(separator: "\n")
  }

  @Test func `on entering each row is asked whether and how it is edited, then whether it moves`()
    throws
  {
    let screen = try screen { shelf in
      shelf.uneditable = [at(0, 1)]
      shelf.editingStyles[at(0, 2)] = .insert
      shelf.fixedSections = [1]
    }
    screen.recordsQueries = true
    try screen.setEditing(true, in: screen.main)
    #expect(
      takeQuestions(screen) == """
        main setEditing true
        main canEditRowAt 0:0 -> true
        main editingStyleForRowAt 0:0 -> delete
        main canMoveRowAt 0:0 -> true
        main canEditRowAt 0:1 -> false
        main canMoveRowAt 0:1 -> true
        main canEditRowAt 0:2 -> true
        main editingStyleForRowAt 0:2 -> insert
        main canMoveRowAt 0:2 -> true
        main canEditRowAt 1:0 -> true
        main editingStyleForRowAt 1:0 -> delete
        main canMoveRowAt 1:0 -> false
        """)
    #expect(
      screen.shownRows(in: screen.main).indexPaths.map { screen.style(at: $0) } == [
        .delete, .none, .insert, .delete,
      ])
    try screen.setEditing(true, in: screen.main)
    #expect(takeQuestions(screen) == "")
  }

  @Test func `without the wish for questions only the mode is traced`() throws {
    let screen = try screen()
    try screen.setEditing(true, in: screen.main)
    #expect(screen.takeTrace() == "main setEditing true")
  }

  @Test func `a row that comes on screen in editing mode is asked then, and no other`() throws {
    let screen = try screen()
    try screen.setEditing(true, in: screen.main)
    _ = screen.takeEvents()
    screen.recordsQueries = true
    try screen.commit(.delete, forRowAt: at(0, 0), in: screen.main)
    #expect(takeQuestions(screen) == "")
    try screen.perform(BatchUpdate([.reloadRow(at(0, 1))]), in: screen.main)
    #expect(
      takeQuestions(screen) == """
        main canEditRowAt 0:1 -> true
        main editingStyleForRowAt 0:1 -> delete
        main canMoveRowAt 0:1 -> true
        """)
  }

  @Test func `looking at a control makes no call`() throws {
    let screen = try Screen(controller: Shelf([(0..<40).map { "Row \($0)" }]))
    try screen.setEditing(true, in: screen.main)
    _ = screen.takeEvents()
    screen.recordsQueries = true
    #expect(screen.style(at: at(0, 39)) == .delete)
    #expect(screen.showsReorderControl(ofRowAt: at(0, 39), in: screen.main))
    #expect(screen.takeTrace() == "")
  }

  @Test(arguments: [EditingStyle.delete, .insert])
  func `a commit that forgets the model ends in the row-count report`(
    _ style: EditingStyle
  ) throws {
    let screen = try screen { shelf in
      shelf.forgetsCommits = true
      shelf.editingStyles[at(0, 1)] = style
    }
    try screen.setEditing(true, in: screen.main)
    let before = screen.snapshot
    _ = screen.takeEvents()
    let fault = #expect(throws: ScreenFault.self) {
      try screen.commit(style, forRowAt: at(0, 1), in: screen.main)
    }
    guard case .invalidUpdate(.invalidRowCount(let counts), "main") = fault else {
      Issue.record(Comment(rawValue: "\(String(describing: fault))"))
      return
    }
    #expect((counts.section, counts.after, counts.before) == (0, 3, 3))
    #expect((counts.inserted, counts.deleted) == (style == .insert ? (1, 0) : (0, 1)))
    #expect((counts.movedIn, counts.movedOut) == (0, 0))
    #expect(
      screen.takeTrace() == "main commitEditingStyleForRowAt 0:1 \(style)\nmain (invalid) update")
    #expect(screen.snapshot.isSameForDump(as: before))
  }

  @Test func `a controller without commit refuses`() throws {
    let screen = try Screen(controller: Desk(["A", "B"]))
    try screen.setEditing(true, in: screen.main)
    #expect(throws: ScreenFault.noCommitMethod(table: "main")) {
      try screen.commit(.delete, forRowAt: at(0, 1), in: screen.main)
    }
  }

  @Test(arguments: [at(0, 3), at(0, -1), at(2, 0), at(Int.min, Int.max)])
  func `no control and no swipe where no row stands`(_ missing: IndexPath) throws {
    let screen = try screen()
    let fault = ScreenFault.noRow(missing, table: "main")
    #expect(throws: fault) { try screen.swipe(missing, in: screen.main) }
    try screen.setEditing(true, in: screen.main)
    #expect(throws: fault) { try screen.commit(.delete, forRowAt: missing, in: screen.main) }
  }

  @Test func `the control none does nothing`() throws {
    let screen = try screen { $0.editingStyles[at(0, 0)] = EditingStyle.none }
    try screen.setEditing(true, in: screen.main)
    #expect(throws: ScreenFault.otherEditingStyle(at(0, 0), style: .none, table: "main")) {
      try screen.commit(.none, forRowAt: at(0, 0), in: screen.main)
    }
  }

  @Test func `a callback turns editing mode on and off`() throws {
    let screen = try screen { shelf in
      shelf.says[.didSelectRow] = { $0.setEditing(true) }
    }
    #expect(!screen.main.isEditing)
    try screen.tap(at(0, 0), in: screen.main)
    #expect(screen.main.isEditing)
    #expect(screen.selectedTitles == [])
    #expect(screen.takeTrace().hasSuffix("main setEditing true\nmain (silent) deselect 0:0"))
  }

  @Test func `wrappers pass what editing asks and tells on`() throws {
    let notes = Notes()
    var shelf = Shelf([["A", "B"]])
    for callback in [
      Callback.canEditRow, .editingStyle, .commit, .willBeginEditing, .didEndEditing,
    ] {
      shelf.says[callback] = { _ in notes.lines.append(callback.rawValue) }
    }
    let screen = try Screen(controller: Plain(base: shelf))
    try screen.swipe(at(0, 1), in: screen.main)
    try screen.commit(.delete, forRowAt: at(0, 1), in: screen.main)
    #expect(
      notes.lines == ["canEditRow", "editingStyle", "willBeginEditing", "commit", "didEndEditing"])
    #expect(screen.shownTitles == "A")
  }
}

/// A wrapper that changes nothing.
private struct Plain: TableControllerWrapper {
  var base: any TableController
}

extension Screen {
  fileprivate func style(at path: IndexPath) -> EditingStyle {
    editingStyle(ofRowAt: path, in: main)
  }
}
