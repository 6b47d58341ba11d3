import CommandKit
import Foundation
import Records
import SessionSupport
import Testing

@testable import HPSession

struct LimitsTests {
  /// Returns blocks in one another.
  private static func nested(_ depth: Int, _ opener: String = "repeat 1 {") -> String {
    String(repeating: opener + " ", count: depth) + "echo a" + String(repeating: " }", count: depth)
  }

  /// Runs something on a thread with a stack of a size, and returns what came of it.
  private func onThread<Result: Sendable>(
    stack: Int, _ body: @escaping @Sendable () -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: body()) }
      thread.stackSize = stack
      thread.start()
    }
  }

  @Test(arguments: [
    "repeat 1 {", "if 1 = 1 {", "for x in a {", "if count > \"$( 1 )\" {", "expect error no-row {",
  ])
  func `the small stack of a thread ends in a limit, however deep blocks stand`(
    opener: String
  ) async {
    for depth in [20, 100, 200, 1_001, 5_000] {
      let text = await onThread(stack: 512 << 10) { () -> String in
        guard var trial = try? TrialSession() else { return "no session" }
        trial.session.stackBudget = 256 << 10
        return trial.run(Self.nested(depth, opener))
      }
      #expect(text.contains("[limit]") || depth < 100, "\(depth): \(text)")
    }
  }

  @Test func `eight megabytes hold two hundred blocks, and no more than there is room for`()
    async throws
  {
    let texts = await onThread(stack: 8 << 20) {
      [200, 1_000].map { depth in
        (try? TrialSession()).map { trial in
          var trial = trial
          return trial.run(Self.nested(depth))
        }
      }
    }
    #expect(texts.first == "a\n")
    let last = try #require(texts.last ?? nil)
    #expect(last == "a\n" || last.contains("than the stack holds [limit]"), "\(last)")
  }

  @Test func `more rows than a table may have are a limit, and nothing changes`() throws {
    var trial = try TrialSession.loaded()
    let before = trial.dump()
    trial.session.mostRows = 11
    let answer = trial.run("refresh rows.json")
    #expect(
      answer == """
        trial:1:9: error: rows.json has 12 rows, more than the 11 of a table [limit]
          refresh rows.json
                  ^~~~~~~~~

        """)
    #expect(trial.dump() == before)
    trial.session.mostRows = 12
    #expect(trial.run("refresh rows.json") == "main: 12 rows in 5 sections\n")
    #expect(Limits.rows == 2_147_483_647)
  }

  @Test(arguments: [
    ("repeat 9223372036854775808 { }", "[usage]"), ("repeat -1 { }", "[usage]"),
    ("repeat 1e9 { }", "[usage]"), ("for i in 1 to 99999999999999999999 { }", "[usage]"),
    ("select 99999999999999999999:0", "[no-row]"), ("select 0:99999999999999999999", "[no-row]"),
    ("move 0:0 -> 0:9223372036854775807", "[no-row]"),
    ("echo $( 9223372036854775807 + 1 )", "["),
    ("echo $( 9223372036854775807 * 9223372036854775807 )", "["),
    ("echo $( -9223372036854775808 / -1 )", "["), ("echo $( 1 % 0 )", "["),
    ("card drag 1e308 1e308", "["), ("metrics rowHeight 1e400", "["),
    ("undo 99999999999999999999", "["),
    ("scroll 99999999999:0", "["), ("update 0:0 n=1e99999999999999999999", ""),
    ("ls 0:0..0:99999999999999999999", "["), ("exit 99999999999999999999", "[usage]"),
    ("set width 99999999999999999999", "[usage]"),
  ])
  func `a number beyond all bounds is an error and no trap`(command: String, code: String) throws {
    var trial = try TrialSession.loaded()
    let answer = trial.run(command)
    #expect(code.isEmpty || answer.contains(code), "\(command): \(answer)")
  }

  @Test func `help tells every bound`() throws {
    var trial = try TrialSession()
    let text = trial.run("help limits")
    for (number, name) in Limits.all { #expect(text.contains(number) && text.contains(name)) }
    #expect(text.contains("1000") && text.contains("2147483647") && text.contains("64 MiB"))
  }

  @Test func `JSON a thousand deep is read, written and let go of on a small stack`() async {
    for (depth, isAllowed) in [(1_000, true), (1_001, false)] {
      let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      let answer = await onThread(stack: 512 << 10) { () -> String in
        var reader = JSONReader(Array(text.utf8))
        guard let value = try? reader.document() else { return "refused" }
        var writer = JSONWriter()
        writer.write(value)
        return String(decoding: writer.bytes, as: UTF8.self)
      }
      #expect(answer == (isAllowed ? text : "refused"), "\(depth)")
    }
  }
}
