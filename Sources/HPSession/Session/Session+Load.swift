package import CommandKit
import TableModel

extension Session {
  /// Finds that the controller brings its own rows, before any file is read for it.
  package func needRoomForRecords() throws(Diagnostic) {
    guard screen.controller.capability(CharactersController.self) == nil else { return }
    throw Diagnostic(.denied, "this controller brings its own rows")
  }

  /// Shows a table of records in the place of the one with its name, started anew, and prints its size.
  ///
  /// - Throws: `denied` for a controller that brings its own rows.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  package mutating func show(_ data: RecordTable) throws(Diagnostic) {
    let feedsCard = data.name == screen.cardSource?.name
    forgetNames()
    frame.loadedTables = feedsCard ? [data.name, "card"] : [data.name]
    let changed: Void? = try act { [started = Set(frame.loadedTables)] screen throws(ScreenFault) in
      try screen.change(CharactersController.self, startingAnew: started) { $0.load(data) }
    }
    guard changed != nil, let table = screen.table(named: data.name) else {
      return try needRoomForRecords()
    }
    baseline = screen.snapshot
    report(screen.summary(of: table).visible)
  }
}
