import CommandKit
import HPSession
import SessionSupport
import Testing

@Suite struct RedirectTests {
  @Test func `a file takes what a command prints, in place of what it held or behind it`() throws {
    let folder = try TemporaryFolder()
    var trial = try TrialSession.loaded()
    trial.session.files.scriptFolder = folder.path
    #expect(trial.run("echo a > f.txt; echo b >> f.txt; echo c >> \"f.txt\"") == "")
    #expect(try folder.read("f.txt") == "a\nb\nc\n")
    #expect(trial.run("echo d > f.txt") == "")
    #expect(try folder.read("f.txt") == "d\n")
    #expect(trial.run("repeat 2 { echo e } >> f.txt; echo f") == "f\n")
    #expect(try folder.read("f.txt") == "d\ne\ne\n")
    #expect(trial.run("trace on; select 0:0 > t.txt; trace off") == "")
    #expect(try folder.read("t.txt").hasPrefix("main shouldHighlightRowAt 0:0 -> true\n"))
    #expect(trial.run("dump --compact > d.json") == "")
    #expect(try folder.read("d.json") == trial.dump())
  }

  @Test func `a file is written only on success`() throws {
    let folder = try TemporaryFolder()
    var trial = try TrialSession()
    trial.session.files.scriptFolder = folder.path
    try folder.write("old\n", to: "old.txt")
    for command in ["select 0", "repeat 2 { echo a; select 0 }"] {
      trial.run("\(command) > old.txt")
      trial.run("\(command) > new.txt")
    }
    #expect(try folder.read("old.txt") == "old\n")
    #expect(try folder.names() == ["old.txt"])
  }

  @Test func `what cannot be written is an io error at the file's name`() throws {
    let folder = try TemporaryFolder()
    var trial = try TrialSession()
    trial.session.files.scriptFolder = folder.path
    #expect(
      trial.run("echo a > no/where.txt") == """
        trial:1:10: error: no/where.txt: no such file or directory [io]
          echo a > no/where.txt
                   ^~~~~~~~~~~~

        """)
    #expect(trial.run("echo a > .").contains(": is a directory [io]"))
    #expect(trial.run("! echo a > no/where.txt").hasSuffix("no such file or directory [io]\n"))
    #expect(trial.session.status == .success)
  }

  @Test func `comparisons are the command's own where it owns them`() throws {
    var trial = try TrialSession()
    #expect(trial.run("expect 2 > 1") == "")
    #expect(trial.run("expect 1 = 1 > f").contains("[usage]"))
  }
}
