package import CommandKit
package import Records

/// A diagnostic with its place as lines and columns, as tools take it.
package struct FaultReport: Hashable, Sendable {
  /// The two ends of what is at fault, from 1, columns in Unicode scalars; the end is behind it.
  package struct Place: Hashable, Sendable {
    package let line: Int
    package let column: Int
    package let endLine: Int
    package let endColumn: Int

    package init(line: Int, column: Int, endLine: Int, endColumn: Int) {
      (self.line, self.column) = (line, column)
      (self.endLine, self.endColumn) = (endLine, endColumn)
    }
  }

  /// The file, as it was called.
  package let file: String
  /// Where in the file, nil for a fault of the file as a whole.
  package let place: Place?
  package let code: DiagnosticCode
  package let message: String
  package let hint: String?
  /// The diagnostic as a person sees it.
  package let text: String

  package init(
    file: String, place: Place?, code: DiagnosticCode, message: String, hint: String?, text: String
  ) {
    (self.file, self.place, self.code) = (file, place, code)
    (self.message, self.hint, self.text) = (message, hint, text)
  }

  /// Makes the report of a diagnostic, which lies in a file unless it says another.
  ///
  /// - Complexity: O(*n*), where *n* is the offset of the fault in its text.
  package init(_ diagnostic: Diagnostic, in file: String) {
    let named = diagnostic.with(source: SourceText(name: file, bytes: []))
    let source = named.source
    let isPlaced = diagnostic.source != nil
    let place = diagnostic.range.flatMap { range -> Place? in
      guard isPlaced, let source else { return nil }
      let start = source.position(of: range.lowerBound)
      let end = source.position(of: range.upperBound)
      return Place(
        line: start.line, column: start.column, endLine: end.line, endColumn: end.column)
    }
    self.init(
      file: source?.name ?? file, place: place, code: diagnostic.code, message: diagnostic.message,
      hint: diagnostic.hint, text: (isPlaced ? diagnostic : named).rendered)
  }

  /// Writes the fields of a JSON object, which the caller opens and closes.
  package func write(to writer: inout JSONWriter) {
    writer.key("file")
    writer.write(file.visible)
    for (name, number) in [
      ("line", place?.line), ("column", place?.column), ("endLine", place?.endLine),
      ("endColumn", place?.endColumn),
    ] {
      writer.key(name)
      if let number { writer.write(number) } else { writer.writeNull() }
    }
    writer.key("code")
    writer.write(code.rawValue)
    writer.key("severity")
    writer.write("error")
    writer.key("message")
    writer.write(message.visible)
    writer.key("hint")
    if let hint { writer.write(hint.visible) } else { writer.writeNull() }
  }
}
