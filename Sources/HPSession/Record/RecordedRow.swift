import CommandKit

/// A row as a recording names it.
struct RecordedRow: Hashable {
  /// `@id`, or the index path of a row that no id tells apart from others.
  let reference: String
  /// What people call it.
  let title: String
}

extension [RecordedRow] {
  /// The titles that a comment names at most, and the columns of each.
  private static let mostTitles = 5
  private static let titleWidth = 40

  /// The titles as a comment behind the command has them; empty where no row has one.
  var comment: String {
    let titles = filter { !$0.title.isEmpty }
      .map { $0.title.visible.clipped(to: Self.titleWidth) }
    let rest = titles.count - Self.mostTitles
    return titles.prefix(Self.mostTitles).joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more" : "")
  }
}
