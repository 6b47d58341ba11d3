import CommandKit

/// A script under test, while it runs.
struct ScriptTestRun {
  private let test: ScriptTest
  private var texts: [ScriptText] = []
  /// What each unit that ran has printed, by the piece it stands in.
  private var printed: [[[String]]] = []
  /// The part of the script that runs, nil where it has none.
  private(set) var phase: TestPhase?
  private let transcript = Transcript()

  init(of test: ScriptTest) {
    self.test = test
  }

  /// Whether the script could fail as a test.
  var assertsAnything: Bool { texts.contains(where: \.assertsAnything) }

  /// What was noted while it ran.
  var notes: [String] { transcript.notes }

  private var hasGolden: Bool { texts.contains(where: \.hasGolden) }

  /// Runs the script.
  ///
  /// - Throws: The first fault of its text before anything runs; else its first failure.
  mutating func run(_ maker: SessionMaker) throws(Diagnostic) {
    for piece in try test.script.pieces() { texts.append(try ScriptParser.parse(piece)) }
    let folder = try ScriptTestRun.makeFolder()
    defer { try? FileSystem.remove(folder) }
    for text in texts { try text.unpackFixtures(into: folder) }
    var session = try maker.make(transcript)
    if test.isUpdated { try session.requireWriting(test.script) }
    session.enter(test.script)
    session.files.fixtureFolder = folder
    defer { try? session.endRecording() }
    try run(&session)
    session.putBackLiftedRow()
    if let failure = session.exitFailure { throw failure }
  }

  private mutating func run(_ session: inout Session) throws(Diagnostic) {
    let units = try session.bind(texts)
    let compares = hasGolden && !test.isUpdated
    for (piece, text) in texts.enumerated() {
      printed.append([])
      let phases = text.phases
      for (index, unit) in units[piece].enumerated() where session.exitRequest == nil {
        if let name = phases[index] { phase = TestPhase(name: name) }
        test.willRun(piece, unit.unit.range)
        try run(unit, &session, compares: compares)
      }
    }
  }

  private mutating func run(
    _ unit: BoundUnit, _ session: inout Session, compares: Bool
  ) throws(Diagnostic) {
    defer { phase?.add(transcript.takeLines()) }
    try session.run(unit)
    let lines = transcript.takeLines()
    phase?.add(lines)
    if test.isUpdated { printed[printed.count - 1].append(lines) }
    if compares { try unit.compare(lines) }
  }

  private static func makeFolder() throws(Diagnostic) -> String {
    do {
      return try FileSystem.makeTemporaryFolder()
    } catch {
      throw Diagnostic(error)
    }
  }

  /// Writes what was printed under the units, and returns whether the file had to change.
  ///
  /// A script without `#>` lines that asserts something in another way stays as it is.
  ///
  /// - Throws: `io` where the file cannot be written, or holds something else by now; `limit` where
  ///   its `#>` lines would make it another script.
  func update() throws(Diagnostic) -> Bool {
    guard hasGolden || !assertsAnything else { return false }
    let source = test.script.source
    let pieces = zip(texts, printed).map { text, printed in
      GoldenUpdate(text.source, units: text.units, printed: printed).bytes
    }
    let bytes = try ScriptTestRun.joined(pieces, in: test.script)
    guard bytes != source.bytes else { return false }
    for (piece, text) in zip(pieces, texts) { try check(piece, of: text) }
    try ScriptTestRun.replace(test.script, with: bytes)
    return true
  }

  private static func replace(_ script: Include, with bytes: [UInt8]) throws(Diagnostic) {
    let isAsRead: Bool
    do {
      isAsRead = try FileSystem.contents(ofFile: script.path) == script.source.bytes
      if isAsRead { try FileSystem.replace(script.realPath, with: bytes) }
    } catch {
      throw Diagnostic(error)
    }
    if isAsRead { return }
    throw Diagnostic(.io, "the script has changed while the test ran")
  }

  /// Returns a script's file with other pieces.
  private static func joined(
    _ pieces: [[UInt8]], in script: Include
  ) throws(Diagnostic) -> [UInt8] {
    guard MarkdownScript.isMarkdown(script.path) else { return pieces.first ?? [] }
    let old = script.source.bytes
    var bytes: [UInt8] = []
    var copied = 0
    for (range, piece) in zip(try MarkdownScript(script.source).ranges, pieces) {
      bytes += old[copied..<range.lowerBound]
      bytes += piece
      copied = range.upperBound
    }
    return bytes + old[copied...]
  }

  /// Throws where a text that was updated would not be read again as it was meant.
  private func check(_ bytes: [UInt8], of text: ScriptText) throws(Diagnostic) {
    let source = SourceText(
      name: text.source.name, bytes: bytes, firstLine: text.source.firstLine)
    let isSame: Bool
    do {
      isSame = try ScriptParser.parse(source).commands == text.commands
    } catch {
      isSame = false
    }
    if isSame { return }
    throw Diagnostic(.limit, "its #> lines would make it another script")
  }
}

extension ScriptText {
  /// The commands of each unit that has any, as a script writes them.
  fileprivate var commands: [[String]] {
    units.map { $0.items.map(\.spelled) }.filter { !$0.isEmpty }
  }
}

extension Session {
  /// Finds that the script's own file is not to be written.
  fileprivate func requireWriting(_ script: Include) throws(Diagnostic) {
    do {
      try files.requireWriting(script.path)
    } catch {
      throw Diagnostic(error)
    }
  }

  /// Returns the units of several texts with their commands found and their words read.
  ///
  /// - Throws: The first fault of any text.
  fileprivate func bind(_ texts: [ScriptText]) throws(Diagnostic) -> [[BoundUnit]] {
    var bound: [[BoundUnit]] = []
    for text in texts { bound.append(try bind(text.units, in: text.source)) }
    return bound
  }
}
