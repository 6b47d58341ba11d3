import CommandKit
import HPSession
import TableModel
import Testing

struct TraceReadingTests {
  @Test(arguments: TraceLines.all)
  func `every form of a line is read as what writes it`(line: String) throws {
    #expect(try #require(TraceEvent(line: line)).line == line)
  }

  @Test func `every call that a command declares has a line that can be read`() {
    let read = Set(TraceLines.all.compactMap { TraceEvent(line: $0)?.name })
    #expect(
      read.isSuperset(of: CommandRegistry<Session>.standard.commands.flatMap(\.spec.calls)))
  }

  @Test(arguments: TraceLines.all)
  func `a line with one sign less or more is no line, or another`(line: String) {
    for index in line.indices {
      var other = line
      other.remove(at: index)
      if let event = TraceEvent(line: other) { #expect(event.line == other) }
      other = line
      other.insert(line[index], at: index)
      if let event = TraceEvent(line: other) { #expect(event.line == other) }
    }
  }

  @Test func `what no table is called, and what no call is, is no line`() {
    for line in [
      "", " ", "main", "main ", "1 didSelectRowAt 0:1", "main didSelectRowAt", "main tapped 0:1",
      "main didSelectRowAt 0:1 ", "all didSelectRowAt 0:1", "main didSelectRowAt +0:1",
    ] {
      #expect(TraceEvent(line: line) == nil, "\(line)")
    }
  }
}
