import CommandKit
import HPSession
import SeededRandom
import SessionSupport
import Testing

@Suite struct ShrinkTests {
  private func shrunk(_ text: String, isExact: Bool = false) throws -> String {
    let trial = try HuntTrial(text)
    return String(
      decoding: try ShrunkScript(trial.script, isExact: isExact, trial.maker).source.bytes,
      as: UTF8.self)
  }

  /// A script, and what is left of it.
  struct Case: Sendable, CustomStringConvertible {
    let description: String
    let script: String
    let left: String
  }

  static let cases = [
    Case(
      description: "commands that have nothing to do with it go, comments with them",
      script: """
        # A rule.
        select 0:3
        # this one goes
        card open
        move 0:0 -> 0:1   # and stays
        expect title 0:0 = "Harry Potter"

        """,
      left: """
        # A rule.
        move 0:0 -> 0:1   # and stays
        expect title 0:0 = "Harry Potter"

        """),
    Case(
      description: "of a line some commands may stay",
      script:
        "card open; select 0:1; card close; move 0:0 -> 0:1; card open\nexpect title 0:0 = \"Harry Potter\"\n",
      left: "move 0:0 -> 0:1\nexpect title 0:0 = \"Harry Potter\"\n"),
    Case(
      description: "blocks are opened",
      script:
        "repeat 3 {\n  card open\n  move 0:0 -> 0:1\n}\nexpect title 0:0 = \"Harry Potter\"\n",
      left: "move 0:0 -> 0:1\nexpect title 0:0 = \"Harry Potter\"\n"),
    Case(
      description: "numbers and places get smaller",
      script: "move 1:2 -> 1:1\nmove 0:3 -> 0:0\nexpect title 0:0 = \"Harry Potter\"\n",
      left: "move 0:1 -> 0:0\nexpect title 0:0 = \"Harry Potter\"\n"),
    Case(
      description: "two that undo each other go together",
      script: "edit on\nedit off\nmove 0:0 -> 0:1\nexpect title 0:0 = \"Harry Potter\"\n",
      left: "move 0:0 -> 0:1\nexpect title 0:0 = \"Harry Potter\"\n"),
    Case(
      description: "files that nobody needs go",
      script: "move 0:0 -> 0:1\nexpect title 0:0 = \"Harry Potter\"\n-- a.txt --\na\n",
      left: "move 0:0 -> 0:1\nexpect title 0:0 = \"Harry Potter\"\n"),
    Case(
      description: "a line of output that differs stays, and the others go",
      script: "card open\n#> card: open, y 612\nselect 0:0\nmove 0:0 -> 0:1\n#> 0:0 -> 0:2\n",
      left: "move 0:0 -> 0:0\n#> 0:0 -> 0:2\n"),
    Case(
      description: "lines of output go where a statement fails",
      script: "card open\n#> card: open, y 612\nexpect count = 1\n",
      left: "expect count = 1\n"),
    Case(
      description: "what is to hold always and the command that breaks it stay",
      script: "always count = 12\nselect 0:0\ndelete 0:0 0:1\ncard open\n",
      left: "always count = 12\ndelete 0:0\n"),
    Case(
      description: "a failed command stays as it fails, whatever its place",
      script: "select 0:1\nrepeat 2 { card open; move 9:9 -> 0:0 }\n",
      left: "move 9:0 -> 0:0\n"),
  ]

  @Test(arguments: cases)
  func `the fewest commands are left`(_ example: Case) throws {
    #expect(try shrunk(example.script) == example.left)
  }

  @Test func `with exact what was found stays the same`() throws {
    let script = "select 0:1\ncard open\nmove 0:0 -> 0:2\nexpect selection = \"Harry Potter\"\n"
    #expect(try shrunk(script) == "expect selection = \"Harry Potter\"\n")
    #expect(
      try shrunk(script, isExact: true)
        == "select 0:1\nmove 0:0 -> 0:2\nexpect selection = \"Harry Potter\"\n")
  }

  @Test func `with exact too the line of a broken always may be another`() throws {
    let script = "select 0:0\nalways count = 12\ncard open\ndelete 0:0\n"
    #expect(try shrunk(script, isExact: true) == "always count = 12\ndelete 0:0\n")
  }

  @Test func `two commands that undo each other go together, wherever they stand`() throws {
    #expect(
      try shrunk(
        "delete 0:3\nmove 0:0 -> 0:2\nmove 0:2 -> 0:0\nexpect rows 0:* = @aa1\n", isExact: true)
        == "delete 0:2\nexpect rows 0:* = @aa1\n")
  }

  @Test func `a script that holds has nothing to shrink`() throws {
    let error = try #require(throws: Diagnostic.self) { try shrunk("expect count = 12") }
    #expect(error.code == .usage)
    #expect(error.message.hasSuffix("it does not fail, so there is nothing to shrink"))
  }

  @Test func `a script that writes files is run from the start each time`() throws {
    #expect(
      try shrunk("echo \"echo a\" > a.hpsh\ncard open\nsource a.hpsh\nexpect count = 1\n")
        == "expect count = 1\n")
    #expect(
      try shrunk("echo \"expect count = 1\" > a.hpsh\ncard open\nsource a.hpsh\n")
        == "echo \"expect count = 1\" > a.hpsh\nsource a.hpsh\n")
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `of what is left none can be missed`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let lines = (0..<30).map { _ in
      let row = { Int.random(in: 0..<4, using: &numbers) }
      return [
        "move 0:\(row()) -> 0:\(row())", "select 0:\(row())", "card open", "delete 0:\(row())",
      ]
      .randomElement(using: &numbers) ?? ""
    }
    let statement = "expect title 0:0 = \"Harry Potter\" and count = 12"
    let text = (lines + [statement, ""]).joined(separator: "\n")
    let trial = try HuntTrial("set quiet on\n" + text)
    guard let small = try? ShrunkScript(trial.script, trial.maker) else { return }
    let left = String(decoding: small.source.bytes, as: UTF8.self).split(separator: "\n")
    print("seed \(seed): \(small.counts.before) commands, \(left.count) left, \(small.tries) tries")
    #expect(small.counts.after == left.count && left.count < 6, "seed \(seed): \(left)")
    for index in left.indices {
      var fewer = left
      fewer.remove(at: index)
      let trial = try HuntTrial(fewer.joined(separator: "\n") + "\n")
      let failure = try? ShrunkScript(trial.script, trial.maker).failure
      #expect(failure?.message != small.failure.message, "seed \(seed): \(left[index]) can go")
    }
  }
}
