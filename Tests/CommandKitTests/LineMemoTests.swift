import CommandKit
import SeededRandom
import Testing

@Suite struct LineMemoTests {
  @Test func `a line is new, then comes again, then is known as what was kept of it`() {
    var memo = LineMemo()
    let line = Array("echo a".utf8)[...]
    #expect(memo.look(up: line) == .new)
    #expect(memo.look(up: line) == .again)
    let place = memo.keep(line, isWanted: true)
    #expect(memo.look(up: line) == .known(place))
    // A slice of another buffer is the same line.
    #expect(memo.look(up: Array("x\necho a\n".utf8)[2..<8]) == .known(place))
    #expect(memo.keep(line, isWanted: false) == place)
    #expect(memo.look(up: line) == .new)
    #expect(memo.look(up: line) == .new)
  }

  @Test func `long lines are never kept`() {
    var memo = LineMemo()
    let line = [UInt8](repeating: 0x61, count: 65)[...]
    for _ in 0..<3 { #expect(memo.look(up: line) == .new) }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `what is known of a line was kept of it, however many others came`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var memo = LineMemo()
    var kept = [Int?](repeating: nil, count: LineMemo.size)
    var knownCount = 0
    for _ in 0..<20_000 {
      let number = Int.random(in: 0..<900, using: &random)
      let line = Array("move 0:\(number)".utf8)[...]
      switch memo.look(up: line) {
      case .known(let place):
        #expect(kept[place] == number, "seed \(seed)")
        knownCount += 1
      case .again: kept[memo.keep(line, isWanted: true)] = number
      case .new: break
      }
    }
    #expect(knownCount > 0, "seed \(seed)")
  }

  @Test func `a reader shows the next line only where it stands whole behind a unit's end`() {
    var reader = UnitReader(name: "stdin")
    reader.feed("echo a\necho b\necho c")
    #expect(reader.peekLine() == nil)
    _ = reader.next()
    #expect(reader.peekLine().map { String(decoding: $0, as: UTF8.self) } == "echo b")
    #expect(reader.skipLine() == 2)
    #expect(reader.peekLine() == nil)
    reader.feed("\necho {\n")
    #expect(reader.peekLine().map { String(decoding: $0, as: UTF8.self) } == "echo c")
    #expect(reader.skipLine() == 3)
    _ = reader.next()
    reader.feed("}\nlast\n")
    #expect(reader.peekLine() == nil)
    #expect(reader.drain().units.last?.hasPrefix("6: ‹last›") == true)
  }
}
