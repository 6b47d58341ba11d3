import CommandKit
import HPSession
import SeededRandom
import SessionSupport
import TerminalSupport
import Testing

@testable import HPShell

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

@Suite(.timeLimit(.minutes(10))) struct WorkerTests {
  private static let endless = "load\n\nrepeat 1000000000 { use main }\n"
  private static let good = "echo a\n#> a\n"

  @Test func `a script that takes too long fails alone, at the command that ran`() throws {
    let folder = try TemporaryFolder()
    try folder.write("## p\n" + Self.endless, to: "a.hpsh")
    try folder.write(Self.good, to: "b.hpsh")
    try folder.write("", to: "tmp/.kept")
    let run = try Hpsh.run(
      ["test", "--timeout", "0.5", "--jobs", "1", "."], in: folder.path,
      environment: ["TMPDIR": "\(folder.path)/tmp"])
    #expect(run.status == 124)
    #expect(run.output == "FAILED  a.hpsh\nok  b.hpsh\n1 passed, 1 failed\n")
    #expect(
      run.errors == """
        a.hpsh:4:1: error: timed out after 0.5 s [timed-out]
          repeat 1000000000 { use main }
          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

        """)
    #expect(try folder.names(in: "tmp") == [".kept"])
  }

  @Test func `in Markdown the command that ran is found too`() throws {
    let folder = try TemporaryFolder()
    try folder.write("x\n```hpsh\nuse main\n```\ny\n```hpsh\n\(Self.endless)```\n", to: "a.md")
    let run = try Hpsh.run(["test", "--timeout", "0.3", "a.md"], in: folder.path)
    #expect(run.status == 124)
    #expect(run.errors.hasPrefix("a.md:9:1: error: timed out after 0.3 s [timed-out]\n"))
  }

  @Test(.enabled(if: FileSystem.kind(of: "/proc/self/statm") != nil))
  func `a script that takes too much memory fails alone`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "load\nset quiet on\nrepeat 100000000 { insert 0:0 name=abcdefghijklmnopqrstuvwxyz }\n",
      to: "a.hpsh")
    try folder.write(Self.good, to: "b.hpsh")
    let run = try Hpsh.run(["test", "--memory", "16", "."], in: folder.path)
    #expect(run.status == 1)
    #expect(run.output == "FAILED  a.hpsh\nok  b.hpsh\n1 passed, 1 failed\n")
    #expect(
      run.errors.hasPrefix(
        "a.hpsh:3:1: error: the script ran out of the 16 MB of --memory [limit]\n"))
  }

  @Test(.enabled(if: FileSystem.kind(of: "/proc/self/cmdline") != nil))
  func `a script that ends its process fails alone`() throws {
    let folder = try TemporaryFolder()
    try folder.write("echo a\n", to: "a.hpsh")
    try folder.write(Self.endless, to: "b.hpsh")
    try folder.write(Self.good, to: "c.hpsh")
    try folder.write("", to: "tmp/.kept")
    let program = try PipedProgram(
      Hpsh.path, ["test", "--jobs", "1", "."].map { Array($0.utf8) },
      environment: ["TMPDIR": "\(folder.path)/tmp"], folder: folder.path)
    try program.wait(for: "the note") { $0.errors.contains(UInt8(ascii: "\n")) }
    for worker in try Self.workers(in: folder) { kill(worker, SIGSEGV) }
    let run = try program.finish()
    #expect(run.status == 1)
    #expect(run.output == "ok  a.hpsh\nFAILED  b.hpsh\nok  c.hpsh\n2 passed, 1 failed\n")
    #expect(
      run.errors.contains(
        ": error: hpsh ended of signal SIGSEGV while it ran the script [crashed]\n"))
    #expect(try folder.names(in: "tmp") == [".kept"])
  }

  @Test(arguments: [(2, 130), (15, 143), (1, 129)] as [(Int32, Int32)])
  func `what ends the run ends its workers, removes their files and tells what did not run`(
    signal: Int32, status: Int32
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write("echo a\n", to: "a.hpsh")
    for name in ["b", "c", "d"] { try folder.write(Self.endless, to: "\(name).hpsh") }
    try folder.write("", to: "tmp/.kept")
    let program = try PipedProgram(
      Hpsh.path, ["test", "--jobs", "2", "--junit", "out.xml", "."].map { Array($0.utf8) },
      environment: ["TMPDIR": "\(folder.path)/tmp"], folder: folder.path)
    try program.wait(for: "the note") { $0.errors.contains(UInt8(ascii: "\n")) }
    program.signal(signal)
    let run = try program.finish()
    #expect(run.status == status)
    #expect(run.output == "ok  a.hpsh\n1 passed, 0 failed, 3 did not run\n")
    #expect(run.errors == "note: a.hpsh: asserts nothing\n")
    #expect(try folder.names(in: "tmp") == [".kept"])
    #expect(try folder.read("out.xml").contains("tests=\"1\""))
    #expect(try Self.workers(in: folder) == [])
  }

  @Test func `a reader that is gone ends the run with 141, its files removed`() throws {
    let folder = try TemporaryFolder()
    for index in 0..<50 { try folder.write(Self.good, to: "\(index).hpsh") }
    try folder.write(Self.endless, to: "z.hpsh")
    try folder.write("", to: "tmp/.kept")
    let program = try PipedProgram(
      Hpsh.path, ["test", "."].map { Array($0.utf8) },
      environment: ["TMPDIR": "\(folder.path)/tmp"], folder: folder.path)
    program.closeOutput()
    let run = try program.finish()
    #expect(run.status == 141 && run.errors == "")
    #expect(try folder.names(in: "tmp") == [".kept"])
  }

  @Test func `on a terminal a bar stands under the lines, and is gone at the end`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.good, to: "a.hpsh")
    try folder.write(Self.endless, to: "b.hpsh")
    let terminal = try PseudoTerminal(
      Hpsh.path, ["test", "--jobs", "1", "--timeout", "2", folder.path], columns: 200)
    try terminal.wait(for: "the bar") { screen in
      screen.text.count == 2 && screen.text[0].hasPrefix("ok  ")
        && screen.lastRow.hasSuffix("1 of 2")
    }
    #expect(terminal.screen.lastRow == "[===============               ] 1 of 2")
    #expect(try terminal.waitForExit() == 124)
    #expect(terminal.screen.text.last == "1 passed, 1 failed")
    #expect(!terminal.screen.text.contains { $0.contains("of 2") })
    #expect(terminal.screen.unknownSequences == [])
  }

  @Test func `Ctrl-C on a terminal ends the run, and no worker is taken for crashed`() throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b"] { try folder.write(Self.endless, to: "\(name).hpsh") }
    let terminal = try PseudoTerminal(Hpsh.path, ["test", folder.path], columns: 200)
    try terminal.wait(for: "the bar") { $0.lastRow.hasSuffix("0 of 2") }
    try terminal.send(Keys.control("C"))
    #expect(try terminal.waitForExit() == 130)
    #expect(terminal.screen.text.last == "0 passed, 0 failed, 2 did not run")
  }

  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func `a report comes through a stream as it was, in whatever pieces`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let source = SourceText(name: "é.hpsh", "select 9\n")
    let failures = [
      nil, FaultReport(Diagnostic(.io, "gone\u{0}"), in: "a"),
      FaultReport(Diagnostic(.noRow, "", at: SourceRange(0, 8), hint: "é", source: source), in: ""),
    ]
    let phases = [
      nil, TestPhase(name: "p", lines: ["", "é", "x"], omitted: 7), TestPhase(name: ""),
    ]
    let reports = (0..<40).map { _ in
      TestReport(
        path: ["", "a/é.hpsh"].randomElement(using: &generator) ?? "",
        duration: .microseconds(Int64.random(in: 0...1 << 40, using: &generator)),
        assertsAnything: Bool.random(using: &generator), isUpdated: Bool.random(using: &generator),
        failure: failures.randomElement(using: &generator) ?? nil,
        phase: phases.randomElement(using: &generator) ?? nil)
    }
    var bytes = reports.flatMap(\.message.framed)[...]
    var stream = MessageStream()
    var read: [TestReport] = []
    while !bytes.isEmpty {
      let count = Int.random(in: 1...300, using: &generator)
      stream.feed(Array(bytes.prefix(count)))
      bytes = bytes.dropFirst(count)
      while let message = stream.next() { read.append(TestReport(message)) }
    }
    #expect(read == reports, "seed \(seed)")
  }

  /// Returns the processes that run scripts whose files go to a folder.
  private static func workers(in folder: TemporaryFolder) throws -> [Int32] {
    let names = FileSystem.kind(of: "/proc") == nil ? [] : try FileSystem.names(inFolder: "/proc")
    return names.compactMap { Int32($0) }.filter { process in
      let bytes = (try? FileSystem.contents(ofFile: "/proc/\(process)/cmdline")) ?? []
      let text = String(decoding: bytes, as: UTF8.self)
      return text.contains(Worker.name) && text.contains(folder.path)
    }
  }
}
