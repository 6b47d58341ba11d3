/// A mistake that apps make, with the line of code that makes it.
struct UsualMistake: Hashable, Sendable {
  /// What is wrong.
  let cause: String
  /// The line as it stands in an app.
  let code: String
}

/// The names of a view's calls, as code has them.
struct ViewCalls {
  private let view: ReportedView

  /// Makes the names of one of the two views.
  init(_ view: ReportedView) { self.view = view }

  /// The variable that usually holds the view.
  var name: String { view == .table ? "tableView" : "collectionView" }

  /// A call that names index paths.
  func rows(_ verb: String, _ paths: String) -> String {
    view == .table
      ? "\(name).\(verb)Rows(at: \(paths), with: .automatic)" : "\(name).\(verb)Items(at: \(paths))"
  }

  /// A call that names sections.
  func sections(_ verb: String, _ sections: String) -> String {
    "\(name).\(verb)Sections(\(sections)\(view == .table ? ", with: .automatic" : ""))"
  }

  /// A move.
  func move(_ source: String, _ target: String) -> String {
    "\(name).move\(view == .table ? "Row" : "Item")(at: \(source), to: \(target))"
  }
}
