import Foundation
import TerminalSupport
import Testing

/// Keys that delete, bring back and take back.
@Suite(.timeLimit(.minutes(10))) struct EditingKeyTests {
  @Test(arguments: [Press.control("_"), Press.control("X") + Press.control("U")])
  func `typing is taken back by words, a paste in one step`(undo: String) throws {
    let terminal = try startEcho()
    try terminal.send("one two")
    try terminal.paste(" three\nfour")
    try terminal.wait(forRows: ["> one two three", "four"])
    try terminal.send(undo)
    try terminal.wait(forRows: ["> one two"])
    try terminal.send(undo)
    try terminal.wait(forRows: ["> one"])
    try terminal.send(undo)
    try terminal.wait(forRows: [">"])
    try terminal.send(undo + "x\r")
    try terminal.wait(forRows: ["> x", "got: \"x\"", ">"])
    try terminal.send(undo + "y\r")
    try terminal.wait(for: "nothing of the line before") {
      $0.text.suffix(2) == ["got: \"y\"", ">"]
    }
  }

  @Test func `a recalled line is taken back to what was typed`() throws {
    let terminal = try startEcho()
    try terminal.send("first\r")
    try terminal.wait(for: "the prompt") { $0.lastRow == ">" && $0.column == 2 }
    try terminal.send("half" + Press.up)
    try terminal.wait(forLastRow: "> first")
    try terminal.send(Press.control("W") + "x" + Press.control("_") + Press.control("_"))
    try terminal.wait(forLastRow: "> first")
    try terminal.send(Press.control("_"))
    try terminal.wait(forLastRow: "> half")
  }

  @Test func `what is deleted by words and lines comes back with Ctrl-Y, joined`() throws {
    let terminal = try startEcho()
    try terminal.send("one 1:2 three" + Press.control("W") + Press.control("W"))
    try terminal.wait(forRows: ["> one"])
    try terminal.send(Press.control("A") + Press.control("Y"))
    try terminal.wait(forRows: ["> 1:2 threeone"])
    try terminal.send(Press.control("U") + Press.control("K") + Press.control("Y"))
    try terminal.wait(forRows: ["> 1:2 threeone"])
    try terminal.send(
      Press.alt("b") + Press.alt("\u{7F}") + Press.alt("d") + Press.control("Y") + "\r")
    try terminal.wait(forRows: ["> 1:2 threeone", "got: \"1:2 threeone \"", ">"])
  }

  @Test func `Ctrl-K and Ctrl-U stay on their line of the text`() throws {
    let terminal = try startEcho()
    try terminal.send("a {\rbcd\r" + Press.up + Press.right + Press.control("K"))
    try terminal.wait(forRows: ["> a {", "b"])
    try terminal.send("x" + Press.control("U"))
    try terminal.wait(for: "an empty line") { $0.text == ["> a {"] && $0.row == 1 }
    try terminal.send(Press.control("K") + "}\r")
    try terminal.wait(forRows: ["> a {", "}", "got: \"a {\\n}\"", ">"])
  }

  @Test func `words are stepped over whole in any script`() throws {
    let terminal = try startEcho()
    try terminal.send(
      "日本 e\u{301}a 1" + Press.alt("b") + Press.alt("b") + "x" + Press.alt("f") + "y\r")
    try terminal.wait(for: "the answer") {
      $0.text.suffix(2) == ["got: \("日本 xe\u{301}ay 1".debugDescription)", ">"]
    }
  }

  @Test func `Ctrl-T swaps two letters, and Ctrl-L clears the screen above the line`() throws {
    let terminal = try startEcho()
    try terminal.send("one\rab" + Press.control("T"))
    try terminal.wait(forRows: ["> one", "got: \"one\"", "> ba"])
    try terminal.send(Press.control("L"))
    try terminal.wait(for: "the line alone") { $0.text == ["> ba"] && $0.column == 4 }
    try terminal.send(Press.control("_"))
    try terminal.wait(forRows: ["> ab"])
    #expect(terminal.screen.unknownSequences == [])
  }

  @Test(arguments: ["X", "time ", "\u{4}"])
  func `a text of several rows is drawn right after a change inside it`(keys: String) throws {
    let terminal = try startEcho(prompt: "hpsh main> ", promptWidth: 11, columns: 40)
    let words = [("a", 20), ("b", 24), ("c", 26), ("d", 22)]
      .map { String(repeating: $0, count: $1) }
    let text = "echo " + words.joined(separator: " ")
    try terminal.send(text)
    try terminal.wait(for: "the text") { $0.text.joined(separator: "").hasSuffix("d") }
    try terminal.send(Press.control("A") + keys)
    let changed = Array("hpsh main> " + (keys == "\u{4}" ? String(text.dropFirst()) : keys + text))
    let rows = stride(from: 0, to: changed.count, by: 40).map { start in
      String(changed[start..<min(start + 40, changed.count)])
        .trimmingCharacters(in: .whitespaces)
    }
    try terminal.wait(for: "\(rows)") { screen in
      screen.text.map { $0.trimmingCharacters(in: .whitespaces) } == rows
    }
  }
}
