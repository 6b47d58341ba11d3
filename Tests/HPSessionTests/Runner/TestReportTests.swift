import CommandKit
import HPSession
import Records
import SessionSupport
import Testing

@Suite struct TestReportTests {
  private static let failure: FaultReport = {
    let source = SourceText(name: "s/b.hpsh", "x\nexpect é = 2\n")
    return FaultReport(
      Diagnostic(
        .expectation, "expected \"é\" & <1>", at: SourceRange(9, 11), hint: "look", source: source),
      in: "s/b.hpsh")
  }()
  private static let reports = [
    TestReport(path: "a.hpsh", duration: .milliseconds(1)),
    TestReport(path: "s/b.hpsh", duration: .microseconds(2_500), failure: failure),
    TestReport(
      path: "s/t/c\u{1B}.hpsh", duration: .zero,
      failure: FaultReport(Diagnostic(.io, "gone\u{0}\u{FFFE}"), in: "s/t/c.hpsh"),
      phase: TestPhase(name: "two", lines: ["]]>", "\u{1B}[31m\u{FFFD}", ""], omitted: 4)),
    TestReport(path: "d.hpsh", duration: .zero, assertsAnything: false, isUpdated: true),
  ]
  private static var tally: TestTally { TestTally(reports, of: 6, duration: .seconds(2)) }

  @Test func `each report has a line, and a failure what it printed and the diagnostic`() {
    #expect(
      Self.reports.map { $0.line() } == [
        "ok  a.hpsh", "FAILED  s/b.hpsh", "FAILED  s/t/c\\u{1B}.hpsh", "updated  d.hpsh",
      ])
    #expect(Self.reports[0].failureLines == nil)
    #expect(
      Self.reports[1].failureLines == """
        s/b.hpsh:2:8: error: expected "é" & <1> [expectation]
          expect é = 2
                 ^
          hint: look
        """)
    #expect(
      Self.reports[2].failureLines == """
        s/t/c\\u{1B}.hpsh: in ## two
          | … 4 lines before
          | ]]>
          | \\u{1B}[31m\u{FFFD}
          |
        s/t/c.hpsh: error: gone\\u{0}\u{FFFE} [io]
        """)
  }

  @Test func `the tally counts, and its status is the gravest`() {
    #expect(Self.tally.line() == "2 passed, 2 failed, 1 updated, 2 did not run")
    #expect(Self.tally.status == .expectation)
    #expect(TestTally([], of: 0, duration: .zero).line() == "0 passed, 0 failed")
    for (codes, status) in [
      ([.io, .expectation, .timedOut, .usage], CommandKit.ExitStatus.text),
      ([.io, .expectation, .timedOut, .crashed], .timedOut), ([.io, .expectation], .expectation),
      ([.io, .interrupted], .interrupted), ([.crashed], .failure), ([], .success),
    ] as [([DiagnosticCode], CommandKit.ExitStatus)] {
      let reports = codes.map { code in
        TestReport(
          path: "a", duration: .zero, failure: FaultReport(Diagnostic(code, "x"), in: "a"))
      }
      #expect(TestTally(reports, of: codes.count, duration: .zero).status == status)
    }
  }

  @Test func `a script that asserts nothing fails where it must, one that was updated not yet`() {
    let report = TestReport(path: "a.hpsh", duration: .zero, assertsAnything: false).strict
    #expect(
      report.failureLines == """
        a.hpsh: error: the script asserts nothing [expectation]
          hint: expect, !, or a #> line under a command asserts something
        """)
    #expect(report.status == .expectation)
    #expect(Self.reports[0].strict == Self.reports[0] && Self.reports[1].strict == Self.reports[1])
  }

  private static func json(_ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    body(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func `as JSON a report is an object`() {
    let text =
      #"s/b.hpsh:2:8: error: expected \"é\" & <1> [expectation]\n  expect é = 2"#
      + #"\n         ^\n  hint: look"#
    #expect(
      Self.json(Self.reports[0].write) == """
        {"script":"a.hpsh","status":"passed","seconds":0.001,"asserts":true,"updated":false,\
        "failure":null}
        """)
    #expect(
      Self.json(Self.reports[1].write) == """
        {"script":"s/b.hpsh","status":"failed","seconds":0.0025,"asserts":true,"updated":false,\
        "failure":{"file":"s/b.hpsh","line":2,"column":8,"endLine":2,"endColumn":9,\
        "code":"expectation","severity":"error","message":"expected \\"é\\" & <1>","hint":"look",\
        "text":"\(text)","phase":null,"printed":[]}}
        """)
    #expect(
      Self.json(Self.reports[2].write) == """
        {"script":"s/t/c\\\\u{1B}.hpsh","status":"failed","seconds":0,"asserts":true,\
        "updated":false,"failure":{"file":"s/t/c.hpsh","line":null,"column":null,"endLine":null,\
        "endColumn":null,"code":"io","severity":"error","message":"gone\\\\u{0}\u{FFFE}",\
        "hint":null,"text":"s/t/c.hpsh: error: gone\\\\u{0}\u{FFFE} [io]","phase":"two",\
        "printed":["]]>","\\\\u{1B}[31m\u{FFFD}",""]}}
        """)
    #expect(
      Self.json(Self.tally.write)
        == "{\"passed\":2,\"failed\":2,\"updated\":1,\"notRun\":2,\"seconds\":2}")
  }

  @Test func `as XML a report is a test case, and nothing in it breaks the document`() {
    #expect(
      JUnitDocument(Self.reports, Self.tally).text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="hpsh" tests="4" failures="2" errors="0" skipped="0" time="2.000000">
          <testsuite name="hpsh test" tests="4" failures="2" errors="0" skipped="0" time="2.000000">
            <testcase classname="" name="a.hpsh" file="a.hpsh" time="0.001000"/>
            <testcase classname="s" name="b.hpsh" file="s/b.hpsh" time="0.002500">
              <failure message="expected &quot;é&quot; &amp; &lt;1&gt;" type="expectation">\
        s/b.hpsh:2:8: error: expected &quot;é&quot; &amp; &lt;1&gt; [expectation]
          expect é = 2
                 ^
          hint: look</failure>
            </testcase>
            <testcase classname="s.t" name="c\\u{1B}.hpsh" file="s/t/c\\u{1B}.hpsh" time="0.000000">
              <failure message="gone\\u{0}\u{FFFD}" type="io">\
        s/t/c.hpsh: error: gone\\u{0}\u{FFFD} [io]</failure>
              <system-out>]]&gt;
        \\u{1B}[31m\u{FFFD}
        </system-out>
            </testcase>
            <testcase classname="" name="d.hpsh" file="d.hpsh" time="0.000000"/>
          </testsuite>
        </testsuites>

        """)
  }
}
