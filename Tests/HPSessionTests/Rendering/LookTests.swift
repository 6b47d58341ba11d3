import CommandKit
import HPSession
import SessionSupport
import Testing

/// How results look on a terminal: colours and the width of lines.
@Suite struct LookTests {
  private static func coloured() throws -> TrialSession {
    let trial = try TrialSession.loaded()
    trial.sink.style = .coloured
    return trial
  }

  /// Returns the text with its sequences as `<1>`, and those that end a piece as `<>`.
  private func shown(_ text: String) -> String {
    text.replacing("\u{1B}[0m", with: "<>").replacing("\u{1B}[", with: "<").replacing(
      #/<([0-9;]+)m/#
    ) { "<\($0.1)>" }
  }

  @Test func `ls makes heads, places and the selected row stand out`() throws {
    var trial = try Self.coloured()
    trial.run("select 0:1")
    #expect(
      shown(trial.run("ls 0:0..0:1 --columns house")) == """
        <1>main: 12 rows in 5 sections<>
        <2>            title             house<>
        <1>section 0, Gryffindor: 4 rows<>
          <2>  0  0:0<>  Harry Potter      Gryffindor  ≡
        <36>>*<><2>  1  0:1<>  <36>Hermione Granger<>  Gryffindor  ≡

        """)
  }

  @Test func `without its sequences a coloured text is the plain one, whatever its width`() throws {
    var trial = try Self.coloured()
    trial.run("select 0:1; insert 0:0 name=日本語日本語日本語 house=é")
    let commands = [
      "ls", "ls --columns name,house,wand.core", "fields", "find r", "cells", "drift", "diff",
      "help", "help move", "help all", "help faults", "help rules", "move --help", "tables",
    ]
    for width in ["auto", "10", "23", "37", "60"] {
      for command in commands {
        trial.sink.style = .coloured
        let coloured = trial.run("set width \(width)\n\(command)")
        trial.sink.style = .plain
        let plain = trial.run(command)
        #expect(coloured.replacing(#/\u{1B}\[[0-9;]+m/#, with: "") == plain, "\(command) \(width)")
        #expect(!plain.contains("\u{1B}"))
      }
    }
  }

  @Test func `lines of tables are cut to the terminal's width, and to another that was set`() throws
  {
    var trial = try TrialSession.loaded()
    let plain = trial.run("ls")
    trial.sink.columns = 22
    let cut = trial.run("ls; fields; cells; find r").split(separator: "\n")
    #expect(cut.allSatisfy { $0.count <= 22 } && cut.contains { $0.hasSuffix("…") })
    #expect(trial.run("ls 0:1").split(separator: "\n").last == "    1  0:1  Hermione …")
    #expect(trial.run("ls 0:1 --format csv").split(separator: "\n").last?.count ?? 0 > 22)
    trial.run("set width 12")
    #expect(trial.run("ls 0:1").split(separator: "\n").last == "    1  0:1 …")
    trial.run("set width 200")
    #expect(trial.run("ls") == plain)
  }

  @Test func `a file gets neither colours nor cuts`() throws {
    let folder = try TemporaryFolder()
    var trial = try Self.coloured()
    let path = "\(folder.path)/ls.txt"
    trial.sink.columns = 12
    trial.run("ls 0:1 > \"\(path)\"")
    let text = String(decoding: try FileSystem.contents(ofFile: path), as: UTF8.self)
    #expect(text.split(separator: "\n").last == "    1  0:1  Hermione Granger  ≡")
    #expect(!text.contains("\u{1B}"))
  }

  @Test func `diff and drift show what came and what went`() throws {
    var trial = try Self.coloured()
    trial.run("mark a; delete 0:0; insert 0:1 id=x name=New")
    #expect(
      shown(trial.run("diff a")) == "<31>delete 0:0<>\n<32>insert 0:1<>\n"
        || shown(trial.run("diff a")).hasPrefix("<31>delete 0:0<>\n<32>insert 0:1 "))
    trial.run("model delete 1:0")
    #expect(shown(trial.run("drift")).hasPrefix("1:0: shows <31>\""))
  }
}
