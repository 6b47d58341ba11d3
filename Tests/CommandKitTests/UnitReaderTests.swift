import CommandKit
import Testing

extension UnitReader {
  /// Takes all that the reader has to give.
  mutating func drain() -> (units: [String], faults: [String], isOpen: Bool) {
    var units: [String] = []
    var faults: [String] = []
    while true {
      switch next() {
      case .unit(let unit, let source): units.append(unit.placedShape(in: source))
      case .fault(let diagnostic): faults.append(diagnostic.rendered)
      case .incomplete: return (units, faults, true)
      case .empty: return (units, faults, false)
      }
    }
  }
}

struct UnitReaderTests {
  @Test func `units come as their lines do`() {
    var reader = UnitReader(name: "stdin")
    reader.feed("ls ma")
    #expect(reader.drain() == ([], [], false))
    reader.feed("in\nrepeat 2 {\n")
    #expect(reader.drain() == (["1: ‹ls›‹main› at 1:1-1:3 1:4-1:8"], [], true))
    reader.feed(" a; b\n#c\n")
    #expect(reader.drain() == ([], [], true))
    reader.feed("}\n#> text\n\nlast")
    #expect(
      reader.drain() == (
        ["2: ‹repeat›‹2›‹{‹a›;‹b›}› at 2:1-2:7 2:8-2:9 2:10-5:2"], [], false
      ))
    reader.finish()
    #expect(reader.drain() == (["8: ‹last› at 8:1-8:5"], [], false))
    #expect(reader.drain() == ([], [], false))
  }

  @Test func `after a fault the reader goes on with the next unit`() {
    var reader = UnitReader(name: "stdin")
    reader.feed("a\necho \"\\q\"\nb\nrepeat 2 {\n echo \"\\q\"\n c \"\\q\"\n}\nd\n}\ne 'x")
    reader.finish()
    let (units, faults, isOpen) = reader.drain()
    #expect(units == ["1: ‹a› at 1:1-1:2", "3: ‹b› at 3:1-3:2", "8: ‹d› at 8:1-8:2"])
    #expect(
      faults.map { $0.split(separator: "\n")[0] } == [
        #"stdin:2:7: error: \q is no escape [syntax]"#,
        #"stdin:5:8: error: \q is no escape [syntax]"#,
        #"stdin:9:1: error: "}" closes no block [syntax]"#,
        "stdin:10:3: error: the quote is not closed [syntax]",
      ])
    #expect(!isOpen)
  }

  @Test func `a fault is given as soon as its line is read`() {
    var reader = UnitReader(name: "stdin")
    reader.feed("repeat 2 {\n echo \"\\q\"\n")
    let (_, faults, isOpen) = reader.drain()
    #expect(faults.count == 1)
    #expect(isOpen)
    reader.finish()
    #expect(reader.drain() == ([], [], false))
  }

  @Test func `fixtures have no place on a stream`() {
    var reader = UnitReader(name: "stdin")
    reader.feed("a\n-- f.json --\nb\n")
    let (units, faults, _) = reader.drain()
    #expect(units.count == 2)
    #expect(
      faults == [
        """
        stdin:2:1: error: fixtures can stand only in a file [syntax]
          -- f.json --
          ^~~~~~~~~~~~
        """
      ])
  }

  @Test func `an endless line is given up before its end comes`() {
    var limits = SourceLimits()
    limits.line = 20
    var reader = UnitReader(name: "stdin", limits: limits)
    reader.feed("a\nb 01234567890123")
    #expect(reader.drain().faults.isEmpty)
    reader.feed("456789")
    #expect(
      reader.drain().faults == [
        """
        stdin:2:1: error: the line has more than 20 bytes [limit]
          b 01234567890123456789
          ^
        """
      ])
    reader.feed("more of it")
    reader.feed("\nc\n")
    #expect(reader.drain() == (["3: ‹c› at 3:1-3:2"], [], false))
  }

  @Test func `a mark is dropped at the start of the stream alone`() {
    var reader = UnitReader(name: "stdin")
    reader.feed([0xEF])
    #expect(reader.drain() == ([], [], false))
    reader.feed([0xBB, 0xBF])
    reader.feed("a\n")
    #expect(reader.drain() == (["1: ‹a› at 1:1-1:2"], [], false))
    reader.feed("\u{FEFF}b\n")
    #expect(reader.drain().faults.count == 1)
  }

  @Test(arguments: [
    ("", true), ("ls", true), ("ls; echo 'a", false), ("repeat 2 {", false), ("ls \\", false),
    ("repeat 2 {\n a\n}", true), ("repeat 2 {\n echo \"\\q\"", true), ("}", true),
    ("a # '", true), ("a { '} ", false),
  ])
  func `the prompt knows when a text is complete`(_ text: String, _ isComplete: Bool) {
    #expect(UnitReader.isComplete(text) == isComplete)
  }
}
