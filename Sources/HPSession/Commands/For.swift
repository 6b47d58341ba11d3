import CommandKit
import TableModel

extension Command<Session> {
  static let `for` = Command(
    "for", "Runs a block for each of several rows, words or numbers.",
    category: Category.script,
    discussion: """
      $NAME stands for the row, word or number whose turn it is; behind the loop it is what it was.
      Rows are named as in ls: 1:*, 0:2..0:5, selected, where house = Slytherin. They are taken when
      the loop starts, and $NAME goes on meaning the same row wherever it moves; one that is gone by
      its turn is an error. Words alone are taken as they stand. 1..5 are the rows at positions 1 to
      5; 1 to 5 are numbers.
      """,
    forms: [
      "for NAME in [TABLE] RANGE… { … }", "for NAME in WORD… { … }", "for NAME in N to N { … }",
    ],
    ownsComparisons: true, expandsWords: true,
    .operand("a loop", .loop, "The name, what it runs through, and the commands between braces."),
    examples: [
      Example(
        """
        set quiet on
        for r in 3:* { move $r to top }
        ls 3:0..3:2
        #> main: 64 rows in 5 sections
        #> section 3, Ravenclaw: 10 rows
        #>     41  3:0  Helena Ravenclaw    ≡
        #>     42  3:1  Moaning Myrtle      ≡
        #>     43  3:2  Garrick Ollivander  ≡
        """, "each row, wherever it has gone meanwhile; this turns a section round"),
      Example(
        """
        for i in 1 to 3 { echo $( $i * $i ) }
        #> 1
        #> 4
        #> 9
        for house in Gryffindor "Hufflepuff house" { echo "$house" }
        #> Gryffindor
        #> Hufflepuff house
        """, "numbers, and words"),
    ],
    seeAlso: ["repeat", "let", "language"],
    run: runLoop)
}

private func runLoop(_ session: inout Session, loop: Loop) throws(Diagnostic) {
  let units = try session.bind(loop.block)
  let words = try session.expanded(loop.words)
  let outer = session.variables[loop.name]
  defer { session.variables[loop.name] = outer }
  switch try LoopRange(words) {
  case .numbers(nil): return
  case .numbers(let range?):
    for number in range {
      guard try session.turn(of: loop.name, .values([WordValue("\(number)")]), units) else {
        return
      }
    }
  case .rows(let operand):
    let rows = session.loopRows(try session.resolve(operand))
    for row in rows {
      _ = try session.path(of: row, at: row.range)
      guard try session.turn(of: loop.name, .row(row), units) else { return }
    }
  case .words(let values):
    for value in values {
      guard try session.turn(of: loop.name, .values([value]), units) else { return }
    }
  }
}

extension Session {
  /// Runs a block with a variable set; returns whether the loop goes on.
  fileprivate mutating func turn(
    of name: String, _ value: Variable, _ units: [BoundUnit]
  ) throws(Diagnostic) -> Bool {
    variables[name] = value
    try run(units)
    guard exitRequest == nil else { return false }
    try checkInterrupt()
    return true
  }
}

/// The parts of a loop as it is written.
private struct Loop: Sendable {
  let name: String
  /// What it runs through, whose variables are replaced when it starts.
  let words: [Word]
  let block: Block
}

extension Format where Value == Loop {
  /// A name, `in`, what it runs through, and a block.
  fileprivate static var loop: Format {
    Format("NAME in … { … }") { words throws(Diagnostic) in
      let name = try Format<String>.variableName.parse(&words)
      let place = words.place
      guard words.takeBare("in") else {
        throw Diagnostic(.usage, "in must stand behind the name", at: place)
      }
      let list = Array(words.remaining.prefix { $0.block == nil })
      for _ in list { _ = words.next() }
      if list.isEmpty {
        throw Diagnostic(.usage, "what the loop runs through is missing", at: words.place)
      }
      let block = try Format<Block>.block.parse(&words)
      if !list.contains(where: \.needsExpansion) { _ = try LoopRange(list) }
      return Loop(name: name, words: list, block: block)
    }
  }
}
