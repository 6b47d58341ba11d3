import CommandKit
import HPSession
import RecordIO
import Records

/// Reads the records of a source for a session: a file, an address, or standard input.
func readRecords(
  _ session: Session, from source: Word, _ options: ReadingOptions
) throws(Diagnostic) -> any RecordSource {
  let input = source.isBare("-") ? try standardInput(of: session, at: source) : nil
  do {
    if let input {
      return try RecordLoader.load(bytes: input, name: "standard input", options: options)
    }
    return try RecordLoader.load(
      path: session.files.readable(source.text), name: source.text, options: options,
      isInterrupted: session.isInterrupted)
  } catch {
    throw Diagnostic(error, at: source.range)
  }
}

/// Reads standard input to its end, unless commands come from it.
private func standardInput(
  of session: Session, at word: Word
) throws(Diagnostic) -> [UInt8] {
  guard let readInput = session.readInput else {
    throw Diagnostic(
      .io, "standard input is where commands come from", at: word.range, hint: "name a file")
  }
  return try readInput()
}

extension Diagnostic {
  /// Makes the error for records that could not be loaded.
  init(_ fault: LoadFault, at range: SourceRange?) {
    let code: DiagnosticCode =
      switch fault.kind {
      case .badData: .badData
      case .io: .io
      case .limit: .limit
      case .interrupted: .interrupted
      }
    self.init(code, fault.description, at: range, hint: fault.hint)
  }
}
