import HPSession
import Testing

struct LogBracketTests {
  @Test func `a line with brackets and no call is told of, wherever the brackets stand`() throws {
    let log = """
      hpsh-trace [
      hpsh-trace [x] main reloadData
      hpsh-trace main didSelectRowAt 0:1  [R]
      hpsh-trace main didSelectRowAt 0:1[R]

      """
    let made = try LogImport(Array(log.utf8), named: "a.log")
    #expect(
      made.notes == [
        "a.log:1: no call: \"[\"", "a.log:2: no call: \"[x] main reloadData\"",
        "a call is written as trace shows it: main didSelectRowAt 0:1, main moveRowAt 0:0 to 0:2",
      ])
    #expect(made.script.contains("select main 0:1  # line 3\n"))
    #expect(made.script.contains("select main 0:1  # line 4\n"))
  }
}
