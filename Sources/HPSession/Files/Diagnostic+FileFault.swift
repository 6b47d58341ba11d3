package import CommandKit

extension Diagnostic {
  /// Makes the error for a file that could not be read or written.
  package init(_ fault: FileFault, at range: SourceRange? = nil) {
    self.init(fault.code, "\(fault.path): \(fault.reason)", at: range, hint: fault.hint)
  }

  /// Makes the error for the file that a word names, which is called as it is written.
  ///
  /// So a script says the same wherever it stands and through whatever door it comes.
  package init(_ fault: FileFault, at word: Word) {
    self.init(fault.named(word.text), at: word.range)
  }
}
