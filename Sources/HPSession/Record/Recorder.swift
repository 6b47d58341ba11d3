/// What a session keeps so that it can be written down as a script: its commands so far, and the file they go to.
struct Recorder {
  /// The commands since the session began; nil where they are not kept.
  private(set) var kept: [RecordedLine]?
  /// The file being written, nil where there is none.
  private(set) var target: Target?
  /// Whether something was done that is not kept, so that a script can no longer lead here.
  var hasMissed = false
  /// The table that the script has in use by now.
  private var tableName: String

  /// A file that is being written, and how much of it counts.
  struct Target {
    let file: OutputFile
    /// The path as it was asked for.
    let name: String
    /// The folder it stands in, without links.
    let folder: String
    var length = 0
  }

  /// The commands that are kept at most, so that a prompt that runs for ever does not fill the memory.
  private static let mostKept = 10_000

  /// Makes the recorder of a fresh session, whose table in use is the given one.
  init(tableName: String) {
    self.tableName = tableName
  }

  /// Whether commands are wanted.
  var isOn: Bool { kept != nil || target != nil }

  /// Keeps the commands from now on, unless it is too late for a script that leads here.
  mutating func keep() {
    if !hasMissed, kept == nil { kept = [] }
  }

  /// Begins to write a file: first what was kept so far.
  ///
  /// - Throws: ``FileFault``.
  mutating func begin(_ target: Target) throws(FileFault) {
    let lines = kept ?? []
    self.target = target
    kept = lines
    do {
      try write("# Recorded by \(Version.line).\n" + text(of: lines))
    } catch {
      self.target = nil
      throw error
    }
  }

  /// Adds a command that was run while a table was in use.
  ///
  /// - Throws: ``FileFault`` where it cannot be written; it counts as not run then.
  mutating func add(_ line: RecordedLine, inUse table: String) throws(FileFault) {
    let use = RecordedLine(pieces: [.text("use \(table)")])
    let lines = table == tableName ? [line] : [use, line]
    try write(text(of: lines))
    tableName = table
    guard let count = kept?.count, count < Recorder.mostKept else {
      if kept != nil { (kept, hasMissed) = (nil, true) }
      return
    }
    kept?.append(contentsOf: lines)
  }

  /// Writes the last lines and lets go of the file.
  ///
  /// - Throws: ``FileFault``; the file is let go of all the same.
  mutating func end(with text: String) throws(FileFault) {
    defer { target = nil }
    try write(text)
  }

  /// Takes back from the file what was written after this recorder was as it is.
  mutating func settle() throws(FileFault) { try write("") }

  private func text(of lines: [RecordedLine]) -> String {
    guard let target else { return "" }
    return lines.map { $0.text(in: target.folder) }.joined()
  }

  private mutating func write(_ text: String) throws(FileFault) {
    guard let target else { return }
    let bytes = Array(text.utf8)
    try target.file.write(bytes, at: target.length)
    self.target?.length += bytes.count
  }
}
