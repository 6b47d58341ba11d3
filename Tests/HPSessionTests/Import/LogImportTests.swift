import CommandKit
import HPSession
import SeededRandom
import SessionSupport
import TableModel
import Testing

struct LogImportTests {
  /// Returns the script of a log without its first line.
  private func script(_ lines: String...) throws -> String {
    let log = lines.map { "hpsh-trace \($0)\n" }.joined()
    let script = try LogImport(Array(log.utf8), named: "app.log").script
    return String(script.split(separator: "\n", maxSplits: 1)[1])
  }

  @Test(
    arguments: [
      ("main shouldHighlightRowAt 0:3 -> false", "! select main 0:3"),
      ("main didEndEditingRowAt 0:3", "select main 0:3"),
      ("main canMoveRowAt 1:2 -> false", "! move main 1:2 -> 1:2"),
      ("main moveRowAt 1:2 to 1:0", "move main 1:2 -> 1:0"),
      ("main setEditing true", "edit on main"), ("card setEditing false", "edit off card"),
      ("main willBeginEditingRowAt 0:1", "swipe main 0:1"),
      ("main commitEditingStyleForRowAt 0:1 insert", "commit insert main 0:1"),
      ("main scrollToRowAt 0:9 at middle", "scroll main 0:9 --at middle"),
      ("main scrollToRowAt section 2", "scroll main section 2"),
      ("main reloadData", "reload main"), ("main reloadRows 0:1", "reload main 0:1"),
      ("main reloadSections 1", "reload main section 1"),
    ])
  func `a call of a user's doing is the command that makes it`(line: String, command: String) throws
  {
    let script = try script(line)
    #expect(script.hasPrefix("\(command)  # line 1\nexpect calls {\n"), "\(script)")
    #expect(script.contains("  \(line)\n"), "\(script)")
  }

  @Test func `a tap has all its calls, those it led to included`() throws {
    #expect(
      try script(
        "main shouldHighlightRowAt 0:3 -> true", "main willSelectRowAt 0:3 -> 0:3",
        "main willDeselectRowAt 0:0 -> 0:0", "main didDeselectRowAt 0:0", "main didSelectRowAt 0:3",
        "card reloadData", "card nudge -10 +10", "card reloadData") == """
          select main 0:3  # line 1
          expect calls {
            main shouldHighlightRowAt 0:3 -> true
            main willSelectRowAt 0:3 -> 0:3
            main willDeselectRowAt 0:0 -> 0:0
            main didDeselectRowAt 0:0
            main didSelectRowAt 0:3
            card reloadData
            card nudge -10 +10
          }
          reload card  # line 8
          expect calls {
            card reloadData
          }

          """)
  }

  @Test func `an app that logs only some calls is held to those, in their order`() throws {
    #expect(
      try script("main didDeselectRowAt 0:0", "main didSelectRowAt 0:3", "main didSelectRowAt 0:4")
        == """
        select main 0:3  # line 1
        expect calls {
          ...
          main didDeselectRowAt 0:0
          ...
          main didSelectRowAt 0:3
          ...
        }
        select main 0:4  # line 3
        expect calls {
          ...
          main didSelectRowAt 0:4
          ...
        }

        """)
    #expect(
      try script("main shouldHighlightRowAt 0:3 -> true", "main willSelectRowAt 0:3 -> nil") == """
        ! select main 0:3  # line 1
        expect calls {
          ...
          main shouldHighlightRowAt 0:3 -> true
          ...
          main willSelectRowAt 0:3 -> nil
          ...
        }

        """)
    #expect(
      try script("main didSelectRowAt 0:3", "card nudge -10 +10") == """
        select main 0:3  # line 1
        expect calls {
          ...
          main didSelectRowAt 0:3
          ...
          card nudge -10 +10
          ...
        }

        """)
  }

  @Test(
    arguments: [
      (["main willSelectRowAt 0:1 -> nil"], "! select main 0:1"),
      (
        ["main willSelectRowAt 0:1 -> 0:1", "main willDeselectRowAt 0:0 -> nil"],
        "! select main 0:1"
      ),
      (["main willSelectRowAt 0:1 -> 0:2", "main didSelectRowAt 0:2"], "select main 0:1"),
      (["main willDeselectRowAt 0:1 -> 0:1", "main didDeselectRowAt 0:1"], "deselect main 0:1"),
      (["main willDeselectRowAt 0:1 -> nil"], "! deselect main 0:1"),
      (
        ["main willSelectRowAt 0:1 -> 9:1", "main reloadData", "main didSelectRowAt 0:0"],
        "! select main 0:1"
      ),
    ])
  func `a tap that was refused must fail again`(lines: [String], command: String) throws {
    let log = (["main shouldHighlightRowAt 0:1 -> true"] + lines).map { "hpsh-trace \($0)\n" }
    let script = try LogImport(Array(log.joined().utf8), named: "-").script
    #expect(script.split(separator: "\n")[1] == "\(command)  # line 1")
  }

  @Test func `a commit has what the controller said to every table, and a tap may end a swipe`()
    throws
  {
    #expect(
      try script(
        "main commitEditingStyleForRowAt 0:1 delete", "main deleteRows 0:1",
        "main (silent) deselect 0:1", "main didEndEditingRowAt nil", "card reloadData",
        "main reloadRows 0:0", "main reloadRows 0:2", "main didEndEditingRowAt 0:3",
        "main willBeginEditingRowAt 0:3", "main didEndEditingRowAt 0:3",
        "main canMoveRowAt 0:1 -> false", "main scrollToRowAt 0:9",
        "main shouldHighlightRowAt 0:9 -> false") == """
          commit delete main 0:1  # line 1
          expect calls {
            main commitEditingStyleForRowAt 0:1 delete
            main deleteRows 0:1
            main (silent) deselect 0:1
            main didEndEditingRowAt nil
            card reloadData
          }
          reload main 0:0 0:2  # line 6
          expect calls {
            main reloadRows 0:0
            main reloadRows 0:2
          }
          select main 0:3  # line 8
          expect calls {
            main didEndEditingRowAt 0:3
          }
          swipe main 0:3  # line 9
          expect calls {
            main willBeginEditingRowAt 0:3
          }
          select main 0:3  # line 10
          expect calls {
            main didEndEditingRowAt 0:3
          }
          ! move main 0:1 -> 0:1  # line 11
          expect calls {
            main canMoveRowAt 0:1 -> false
          }
          ! select main 0:9  # line 12
          expect calls {
            main scrollToRowAt 0:9
            main shouldHighlightRowAt 0:9 -> false
          }

          """)
  }

  @Test func `a row that hovered over several places is lifted, carried and dropped`() throws {
    #expect(
      try script(
        "main canMoveRowAt 1:2 -> true",
        "main targetIndexPathForMoveFromRowAt 1:2 proposed 1:1 -> 1:1",
        "main targetIndexPathForMoveFromRowAt 1:2 proposed 2:0 -> 1:45",
        "main moveRowAt 1:2 to 1:45",
        "main canMoveRowAt 0:0 -> true",
        "main targetIndexPathForMoveFromRowAt 0:0 proposed 0:1 -> 0:1", "main reloadData") == """
          lift main 1:2  # line 1
          expect calls {
            main canMoveRowAt 1:2 -> true
          }
          hover 1:1  # line 2
          expect calls {
            main targetIndexPathForMoveFromRowAt 1:2 proposed 1:1 -> 1:1
          }
          hover 2:0  # line 3
          expect calls {
            main targetIndexPathForMoveFromRowAt 1:2 proposed 2:0 -> 1:45
          }
          drop  # line 4
          expect calls {
            main moveRowAt 1:2 to 1:45
          }
          lift main 0:0  # line 5
          expect calls {
            main canMoveRowAt 0:0 -> true
          }
          hover 0:1  # line 6
          expect calls {
            main targetIndexPathForMoveFromRowAt 0:0 proposed 0:1 -> 0:1
          }
          cancel
          reload main  # line 7
          expect calls {
            main reloadData
          }

          """)
  }

  @Test
  func `what nobody can do at will is a comment, and what tables ask all the time is left out`()
    throws
  {
    #expect(
      try script(
        "main insertRows 0:2", "card nudge -10 +10", "main numberOfRowsInSection 0 -> 3",
        "main cellForRowAt 0:0", "main canEditRowAt 0:0 -> true",
        "main editingStyleForRowAt 0:0 -> delete", "main canMoveRowAt 0:0 -> true",
        "main (silent) deselect 0:2", "card drag -250 -100", "card release", "card open") == """
          # 5 calls that tables make all the time left out.
          # line 1: main insertRows 0:2
          # line 2: card nudge -10 +10
          # line 8: main (silent) deselect 0:2
          card drag -250 -100  # line 9
          card release  # line 10
          card open  # line 11

          """)
  }

  @Test func `whatever a console puts round a call, the call is found`() throws {
    let lines = [
      "2024-01-02 03:04:05.678901+0100 App[12:34] [ui] hpsh-trace main didSelectRowAt 0:1",
      "\u{1B}[2m03:04 \u{1B}[31mhpsh-trace main\u{1B}[0m didSelectRowAt 0:2\u{1B}[0m \r",
      #"{"eventMessage":"hpsh-trace main didSelectRowAt 0:3","pid":1}"#,
      "('hpsh-trace main didSelectRowAt 0:4')", "> hpsh-trace main didSelectRowAt 0:5  [A]\t",
      "<log>hpsh-trace main didSelectRowAt 0:6</log>",
    ]
    var log = Array(lines.joined(separator: "\n").utf8)
    log += [0xFF, 0x0A, 0xFE] + Array("hpsh-trace main didSelectRowAt 0:7".utf8)
    let imported = try LogImport(log, named: "app.log")
    let commands = imported.script.split(separator: "\n").filter { $0.hasPrefix("select") }
    #expect(commands == (1...7).map { "select main 0:\($0)  # line \($0)" })
    #expect(imported.notes == [])
  }

  @Test func `a line that is cut or damaged is told of and passed over`() throws {
    let log = [
      "main didSelectRowAt 0:1", "main didSelectRowAt 0:", "main didSel", "", "<private>",
      "main didSelectRowAt 0:01", "main didSelectRowAt 0:1 and more", "last didSelectRowAt 0:1",
      "main moveRowAt 0:1 to", "main didSelectRowAt -1:0",
      "main didSelectRowAt 0:99999999999999999999",
    ].map { "hpsh-trace \($0)\n" }.joined()
    let imported = try LogImport(Array(log.utf8), named: "app.log")
    #expect(imported.script.split(separator: "\n").count == 7)
    let form =
      "a call is written as trace shows it: main didSelectRowAt 0:1, main moveRowAt 0:0 to 0:2"
    #expect(
      imported.notes == [
        "app.log:2: no call: \"main didSelectRowAt 0:\"", "app.log:3: no call: \"main didSel\"",
        "app.log:4: no call: \"\"",
        "app.log:5: no call: \"<private>\"; privacy: .public lets the log show it",
        "app.log:6: no call: \"main didSelectRowAt 0:01\"",
        "app.log:7: no call: \"main didSelectRowAt 0:1 and more\"",
        "app.log:8: no call: \"last didSelectRowAt 0:1\"",
        "app.log:9: no call: \"main moveRowAt 0:1 to\"",
        "app.log:10: no call: \"main didSelectRowAt -1:0\"",
        "app.log:11: no call: \"main didSelectRowAt 0:99999999999999999999\"", form,
      ])
    let many = log + String(repeating: "hpsh-trace x\n", count: 100)
    let notes = try LogImport(Array(many.utf8), named: "app.log").notes
    #expect(notes.count == 22)
    #expect(notes.suffix(2) == ["app.log: 90 more lines have no call", form])
  }

  @Test(arguments: ["", "a\nb\n", "hpsh-trace", "hpsh-trace \nhpsh-trace main\n"])
  func `a log without a call says by which line an app logs one`(log: String) {
    let fault = #expect(throws: Diagnostic.self) {
      try LogImport(Array(log.utf8), named: "app.log")
    }
    #expect(fault?.code == .badData)
    #expect(fault?.message == "app.log: no line of it has \"hpsh-trace \" and a call behind it")
    #expect(
      fault?.hint
        == #"an app logs one by print("hpsh-trace main didSelectRowAt \(indexPath.section):\(indexPath.row)")"#
    )
  }

  @Test func `a title of the index stands in quotes that close`() throws {
    #expect(
      try script(
        "main sectionForSectionIndexTitle \"a\"b\" at 1 -> 0",
        "main scrollToRowAt section 0 at top",
        "main sectionForSectionIndexTitle \"#\" at 2 -> 9") == #"""
          scroll main --index "a\"b"  # line 1
          expect calls {
            main sectionForSectionIndexTitle "a\"b" at 1 -> 0
            main scrollToRowAt section 0 at top
          }
          ! scroll main --index "#"  # line 3
          expect calls {
            main sectionForSectionIndexTitle "#" at 2 -> 9
          }

          """#)
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `any lines make a script that can be read`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let forms = TraceLines.all
    for _ in 0..<200 {
      let lines = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
        let line = forms.randomElement(using: &generator) ?? ""
        let isCut = Int.random(in: 0..<6, using: &generator) == 0
        return "hpsh-trace " + (isCut ? String(line.dropLast(3)) : line)
      }
      let log = lines.joined(separator: "\n")
      guard let script = try? LogImport(Array(log.utf8), named: "a").script else { continue }
      let source = SourceText(name: "a.hpsh", script)
      #expect(throws: Never.self, "seed \(seed): \(log)") { try ScriptParser.parse(source) }
    }
  }
}
