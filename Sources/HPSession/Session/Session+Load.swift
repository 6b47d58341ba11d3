package import CommandKit
import TableModel

extension Session {
  /// Shows a table of records in the place of the one with its name, started anew, and prints its size.
  ///
  /// - Throws: `denied` for a controller that brings its own rows.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  package mutating func show(_ data: RecordTable) throws(Diagnostic) {
    let feedsCard = data.name == "main"
    titleIndex = TitleIndex()
    let changed: Void? = try act { screen throws(ScreenFault) in
      try screen.change(
        CharactersController.self, startingAnew: feedsCard ? [data.name, "card"] : [data.name]
      ) { $0.load(data) }
    }
    guard changed != nil, let table = screen.table(named: data.name) else {
      throw Diagnostic(.denied, "this controller brings its own rows")
    }
    baseline = screen.snapshot
    report(screen.summary(of: table).visible)
  }
}
