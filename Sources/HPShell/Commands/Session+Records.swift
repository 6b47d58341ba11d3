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
      return try RecordLoader.load(
        bytes: input, name: "standard input", options: options,
        isInterrupted: session.isInterrupted, watcher: session.sink.show)
    }
    guard let path = session.files.freePath(source.text) else {
      return try readBounded(session, source, options)
    }
    return try RecordLoader.load(
      path: path, name: source.text, options: options, isInterrupted: session.isInterrupted,
      watcher: session.sink.show)
  } catch {
    throw Diagnostic(error, at: source.range)
  }
}

/// Reads the records of a file that `--safe` lets be read.
///
/// SQLite opens its files itself, may leave others beside them, and follows names that a file holds:
/// so it is given a copy in a fresh folder.
private func readBounded(
  _ session: Session, _ source: Word, _ options: ReadingOptions
) throws(LoadFault) -> any RecordSource {
  func fault(_ fault: FileFault) -> LoadFault { LoadFault(fault, source.text) }
  let (files, name) = (session.files, source.text)
  guard !RecordLoader.isWebAddress(name) else { throw fault(.network(name)) }
  let isDatabase = try files.withFile(name, fault) { path throws(LoadFault) in
    RecordLoader.isDatabase(path, options)
  }
  guard isDatabase else {
    return try files.withFile(name, fault) { path throws(LoadFault) in
      try RecordLoader.load(
        path: path, name: name, options: options, isInterrupted: session.isInterrupted,
        watcher: session.sink.show)
    }
  }
  let copy: String
  do {
    copy = try files.copy(of: name, and: ["-wal", "-journal"])
  } catch {
    throw fault(error)
  }
  defer { try? FileSystem.remove(Path.folder(of: copy) ?? copy) }
  return try RecordLoader.load(
    path: copy, name: name, options: options, isInterrupted: session.isInterrupted,
    watcher: session.sink.show)
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
      case .denied: .denied
      }
    self.init(code, fault.description, at: range, hint: fault.hint)
  }
}

extension LoadFault {
  /// Makes the fault of a source that could not be opened.
  fileprivate init(_ fault: FileFault, _ source: String) {
    let kind: Kind = fault.code == .denied ? .denied : .io
    self.init(kind, source, fault.reason, hint: fault.hint)
  }
}
