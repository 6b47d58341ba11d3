import CommandKit
import HPSession
import SessionSupport
import Testing

@Suite struct PromptTemplateTests {
  @Test func `the prompt says what is special, and no more`() throws {
    var trial = try TrialSession.loaded()
    #expect(trial.session.prompt() == "hpsh main> ")
    trial.run("select 0:1")
    #expect(trial.session.prompt() == "hpsh main 0:1> ")
    trial.run("allow selection multiple; select 0:2; fault mover-empty on; fault mover-echo on")
    #expect(trial.session.prompt() == "hpsh main 2 selected [mover-empty, mover-echo]> ")
    trial.run("fault mover-empty off; fault mover-echo off; deselect *; lift 1:0; use card")
    #expect(trial.session.prompt() == "hpsh card [lifted main 1:0]> ")
    trial.run("cancel; model delete main 0:0")
    #expect(trial.session.prompt() == "hpsh card [drift main]> ")
    trial.run("use main")
    #expect(trial.session.prompt() == "hpsh main [drift]> ")
    trial.run("reload")
    #expect(trial.session.prompt() == "hpsh main> ")
  }

  @Test func `a recording shows in the prompt until it ends`() throws {
    let folder = try TemporaryFolder()
    var trial = try TrialSession()
    trial.session.keepCommands()
    trial.run("record \"\(folder.path)/a.hpsh\"")
    #expect(trial.session.prompt() == "hpsh main [recording]> ")
    trial.run("record off")
    #expect(trial.session.prompt() == "hpsh main> ")
  }

  @Test func `each place is filled in, and one with nothing takes the blank before it along`()
    throws
  {
    var trial = try TrialSession.loaded()
    let answer = trial.run(
      "set prompt '{table}|{selection}|{lifted}|{faults}|{drift}|{recording}|{state} {state}, {{a} }'"
    )
    #expect(answer == "")
    #expect(trial.session.prompt() == "main||||||, {a} }")
    trial.run("select 0:1; fault no-cell-reset on")
    #expect(
      trial.session.prompt() == "main|0:1||no-cell-reset|||[no-cell-reset] [no-cell-reset], {a} }")
    trial.run("set prompt default")
    #expect(trial.session.prompt() == "hpsh main 0:1 [no-cell-reset]> ")
  }

  @Test func `what drives a terminal is escaped, in the prompt's own text too`() throws {
    var trial = try TrialSession.loaded()
    trial.run("set prompt \"\\u{1B}[31m{table}\\n> \"")
    #expect(trial.session.prompt() == "\\u{1B}[31mmain\\n> ")
  }

  @Test func `with colour the prompt's parts stand out, and its width stays`() throws {
    var trial = try TrialSession.loaded()
    trial.run("select 0:1; fault mover-empty on; lift 1:0")
    let text = trial.session.prompt(.coloured)
    #expect(
      text == "hpsh \u{1B}[1mmain\u{1B}[0m \u{1B}[36m0:1\u{1B}[0m "
        + "[\u{1B}[36mlifted 1:0\u{1B}[0m, \u{1B}[35mmover-empty\u{1B}[0m]> ")
    #expect(text.replacing(#/\u{1B}\[[0-9;]+m/#, with: "") == trial.session.prompt())
  }

  @Test(arguments: [
    ("\"{tabel}\"", "a prompt has no {tabel}", "did you mean {table}?"),
    (
      "\"{x}\"", "a prompt has no {x}",
      "it has {table}, {selection}, {state}, {lifted}, {faults}, {drift} or {recording}; {{ stands for a brace"
    ),
    ("'a {table'", "a { without its } in the prompt", "{{ stands for a brace"),
    ("{ echo a }", "prompt cannot be a block", "the form is set prompt TEXT|default"),
  ]) func `a template that cannot be filled in is a fault of the text`(
    template: String, message: String, hint: String
  ) throws {
    var trial = try TrialSession.loaded()
    let answer = trial.run("set prompt \(template)")
    #expect(answer.hasPrefix("trial:1:12: error: \(message) [usage]\n"), "\(answer)")
    #expect(answer.hasSuffix("\n  hint: \(hint)\n"), "\(answer)")
    #expect(trial.session.prompt() == "hpsh main> ")
  }

  @Test func `a command whose output cannot be written sets nothing`() throws {
    var trial = try TrialSession.loaded()
    trial.run("set prompt a > /nonexistent/file")
    #expect(trial.session.prompt() == "hpsh main> ")
  }
}
