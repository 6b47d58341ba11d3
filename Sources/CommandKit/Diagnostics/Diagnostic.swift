/// An error with what a person needs to mend it: a code, a message, a place, and what would be right.
///
/// It is thrown where the error arises, with what is known there; whoever knows the range or the
/// source adds them on the way up.
package struct Diagnostic: Error, Hashable, Sendable {
  /// What a diagnostic holds; a class, so that all that may throw one passes a pointer.
  private final class Contents: Sendable {
    let code: DiagnosticCode
    let message: String
    let range: SourceRange?
    let hint: String?
    let notes: [String]
    let source: SourceText?

    init(
      _ code: DiagnosticCode, _ message: String, _ range: SourceRange?, _ hint: String?,
      _ notes: [String], _ source: SourceText?
    ) {
      self.code = code
      self.message = message
      self.range = range
      self.hint = hint
      self.notes = notes
      self.source = source
    }
  }

  private let contents: Contents

  package init(
    _ code: DiagnosticCode, _ message: String, at range: SourceRange? = nil, hint: String? = nil,
    notes: [String] = [], source: SourceText? = nil
  ) {
    contents = Contents(code, message, range, hint, notes, source)
  }

  package var code: DiagnosticCode { contents.code }
  /// What is wrong: lower case, no full stop, values quoted.
  package var message: String { contents.message }
  /// The words at fault, in `source`.
  package var range: SourceRange? { contents.range }
  /// What would be right.
  package var hint: String? { contents.hint }
  /// Further lines, such as the rows that a title may mean.
  package var notes: [String] { contents.notes }
  package var source: SourceText? { contents.source }

  /// Returns the diagnostic with a range, if it has none yet.
  package func with(range: SourceRange?) -> Diagnostic {
    filled(range: range, hint: nil, source: nil)
  }

  /// Returns the diagnostic with a source, if it has none yet.
  package func with(source: SourceText?) -> Diagnostic {
    filled(range: nil, hint: nil, source: source)
  }

  /// Returns the diagnostic with a hint, if it has none yet.
  package func with(hint: String?) -> Diagnostic {
    filled(range: nil, hint: hint, source: nil)
  }

  private func filled(range: SourceRange?, hint: String?, source: SourceText?) -> Diagnostic {
    Diagnostic(
      code, message, at: self.range ?? range, hint: self.hint ?? hint, notes: notes,
      source: self.source ?? source)
  }

  package static func == (left: Diagnostic, right: Diagnostic) -> Bool {
    left.code == right.code && left.message == right.message && left.range == right.range
      && left.hint == right.hint && left.notes == right.notes && left.source == right.source
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(message)
    hasher.combine(range)
  }
}
