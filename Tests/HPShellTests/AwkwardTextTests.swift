import SessionSupport
import TerminalSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct AwkwardTextTests {
  private static let plain = "load; select 3\necho 'a b' \\\n  c\nselection\n"

  @Test(arguments: Door.allCases)
  func `a byte order mark and the ends of lines make no difference`(door: Door) throws {
    let folder = try TemporaryFolder()
    let expected = try Door.file.run(Self.plain, in: folder)
    #expect(expected.status == 0)
    let crlf = Self.plain.replacing("\n", with: "\r\n")
    for script in [crlf, "\u{FEFF}" + Self.plain, "\u{FEFF}" + crlf, String(Self.plain.dropLast())]
    {
      let run = try door.run(script, in: folder)
      #expect(run.output == expected.output, "\(script.debugDescription)")
      #expect(run.errors == "" && run.status == 0, "\(script.debugDescription)")
    }
  }

  @Test(arguments: Door.allCases)
  func `a byte order mark elsewhere is an error that names the column`(door: Door) throws {
    let run = try door.run("echo a\necho \u{FEFF}b\n", in: TemporaryFolder())
    #expect(run.status == 4, "\(run.output)\(run.errors)")
    #expect(run.errors.contains(":2:6: error: "), "\(run.errors)")
  }

  @Test(arguments: Door.allCases)
  func `an open quote or block at the end is an error at its opener`(door: Door) throws {
    let folder = try TemporaryFolder()
    for (script, place) in [
      ("echo a\necho \"b\nc", ":2:6:"), ("echo a\nrepeat 2 {\necho", ":2:10:"),
    ] {
      let run = try door.run(script, in: folder)
      #expect(run.status == 4)
      #expect(run.errors.contains(place), "\(run.errors)")
      #expect(run.messages.count == 1 && run.messages[0].hasSuffix("[syntax]"))
    }
  }

  @Test(arguments: Door.allCases)
  func `bytes that are not UTF-8 are an error at their place, and never another text`(
    door: Door
  ) throws {
    let folder = try TemporaryFolder()
    let line = Array("select \"é".utf8)
    for broken: [UInt8] in [
      [0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xF5, 0x80, 0x80, 0x80],
    ] {
      let script = Array("echo a\n".utf8) + line + broken + Array("\"\n".utf8)
      let run = try door.start(script, in: folder).finish()
      #expect(run.status == 4, "\(broken)")
      #expect(run.errors.contains(":2:10: error: byte 0x"), "\(broken): \(run.errors)")
      #expect(run.output == (door.readsAhead ? "" : "a\n"), "\(broken)")
    }
  }

  @Test(arguments: Door.allCases.filter { $0 != .text })
  func `a NUL is an error at its place`(door: Door) throws {
    let run = try door.run("echo a\necho b\u{0}c\n", in: TemporaryFolder())
    #expect(run.status == 4)
    #expect(run.errors.contains(":2:7: error: "), "\(run.errors)")
  }

  @Test(arguments: Door.allCases)
  func `control characters reach nobody's terminal`(door: Door) throws {
    let folder = try TemporaryFolder()
    let run = try door.run(
      "echo \"a\\u{1b}[31mb\\u{7}\"\nselect \"\\u{1b}[2J\"\nload \"\\u{1b}]0;x\"\n",
      options: ["-k"],
      in: folder)
    #expect(!run.outputBytes.contains(0x1B) && !run.errorBytes.contains(0x1B))
    #expect(run.output == "a\\u{1B}[31mb\\u{7}\n")
    #expect(run.status == 1)
  }

  @Test func `a device that never ends is no script`() throws {
    let run = try Hpsh.run(["/dev/zero"])
    #expect(run.status == 2)
    #expect(run.errors == "hpsh: /dev/zero: it has more than 256 MiB\n")
  }

  @Test func `a value behind an option may hold what is not UTF-8, and is refused too`() throws {
    let program = try PipedProgram(Hpsh.path, [Array("--command=echo ".utf8) + [0xFF]])
    let run = try program.finish()
    #expect(run.status == 4)
    #expect(run.errors.hasPrefix("-c 1:1:6: error: byte 0xFF"), "\(run.errors)")
  }

  @Test(arguments: Door.allCases)
  func `a block nested without end is a limit and no crash`(door: Door) throws {
    let folder = try TemporaryFolder()
    let run = try door.run(String(repeating: "repeat 1 { ", count: 10_000), in: folder)
    #expect(run.status == 1)
    #expect(run.messages.first?.hasSuffix("[limit]") == true, "\(run.errors.prefix(300))")
  }
}
