import CommandKit

/// What stays the same of a failure while the script round it gets smaller.
struct FailureIdentity: Hashable {
  private let code: DiagnosticCode
  private let message: String
  /// The statement that does not hold, as it is written; for other failures nothing.
  private let statement: String
  /// What was wanted and found, where that is to stay the same too.
  private let notes: [String]

  /// Tells what is to stay of a failure: code, status and message, and the statement that did not hold.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - isExact: Whether what was wanted and found is to stay as well.
  init(of failure: Diagnostic, isExact: Bool = false) {
    code = failure.code
    let notes = isExact ? failure.notes : []
    if let always = failure.brokenAlways {
      // Which command broke it is what may change, and so is the line where it was stated.
      self.notes = Array(notes.dropFirst())
      (message, statement) = ("", always)
    } else {
      self.notes = notes
      (message, statement) = (failure.message, code == .expectation ? failure.statement : "")
    }
  }
}

extension Diagnostic {
  /// What was to hold always and does not, where that is the failure.
  fileprivate var brokenAlways: String? {
    guard code == .expectation, let note = notes.first, note.hasPrefix("stated at "),
      let words = note.firstRange(of: ": always ")
    else { return nil }
    return String(note[words.upperBound...])
  }

  /// The command that failed, or the `#>` line, as it is written.
  fileprivate var statement: String {
    guard let source, let range else { return "" }
    let units = (try? ScriptParser.parse(source))?.units ?? []
    let item = units.innermostItem(at: range)
    return source.text(in: item?.range ?? range)
  }
}

extension [Unit] {
  /// Returns the innermost command that holds a place.
  fileprivate func innermostItem(at place: SourceRange) -> Item? {
    for item in flatMap(\.items)
    where item.range.lowerBound <= place.lowerBound && place.upperBound <= item.range.upperBound {
      for block in item.words.compactMap(\.block) {
        if let inner = block.units.innermostItem(at: place) { return inner }
      }
      return item
    }
    return nil
  }
}
