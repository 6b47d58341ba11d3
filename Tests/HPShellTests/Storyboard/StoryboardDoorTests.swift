import SessionSupport
import TerminalSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct StoryboardDoorTests {
  @Test(arguments: [
    ("load\nselect 0:0\n", 0), ("load\nselect 99:0\n", 1), ("load\nexpect selection = 0:0\n", 3),
    ("load\nslect 0:0\n", 4), ("load\nexit 7\n", 7),
  ])
  func `the page is written whatever the script ends with, and the status is the script's`(
    script: String, status: Int32
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(script, to: "a.hpsh")
    let plain = try Hpsh.run(["a.hpsh"], in: folder.path)
    let run = try Hpsh.run(["--storyboard", "out.html", "a.hpsh"], in: folder.path)
    #expect(run.status == status && plain.status == status)
    #expect(run.output == plain.output && run.errors == plain.errors)
    #expect(try folder.names() == ["a.hpsh", "out.html"])
    let page = StrictXML(try folder.read("out.html"))
    #expect(page.fault == nil && page.references == [])
    #expect(page.elements("h1").map(\.text) == ["a.hpsh"])
  }

  @Test func `an older page is replaced whole, with the rights it had, through a link`() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "pages/out.html")
    try folder.link("link.html", to: "pages/out.html")
    let run = try Hpsh.run(["--storyboard", "link.html", "-c", "load"], in: folder.path)
    #expect(run.status == 0)
    #expect(try folder.names(in: "pages") == ["out.html"])
    #expect(try folder.read("pages/out.html").hasPrefix("<!DOCTYPE html>"))
    #expect(try folder.names() == ["link.html", "pages"])
  }

  @Test(arguments: [
    (["--storyboard", "a.html"], 2, "hpsh: --storyboard needs a script, or commands after -c\n"),
    (
      ["--storyboard", "none/a.html", "-c", "echo a"], 1,
      "hpsh: none: no such folder to put the page in\n"
    ),
    (["--storyboard", "/", "-c", "echo a"], 1, "hpsh: /: is a directory\n"),
    (["--storyboard"], 2, "hpsh: --storyboard needs a value, OUT.html\n"),
  ])
  func `where no page can be written nothing runs`(
    arguments: [String], status: Int32, error: String
  ) throws {
    let folder = try TemporaryFolder()
    let run = try Hpsh.run(arguments, in: folder.path)
    #expect(run.status == status && run.output == "")
    #expect(run.errors.hasPrefix(error), "\(run.errors)")
    #expect(try folder.names() == [])
  }

  @Test(arguments: ["a.hpsh", "./a.hpsh", "link.html"])
  func `a page is never written over its own script`(page: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("echo a\n", to: "a.hpsh")
    try folder.link("link.html", to: "a.hpsh")
    let run = try Hpsh.run(["--storyboard", page, "a.hpsh"], in: folder.path)
    #expect(run.status == 2 && run.output == "")
    #expect(
      run.errors == """
        hpsh: --storyboard would write its page over the script a.hpsh
          hint: hpsh --storyboard OUT.html FILE

        """)
    #expect(try folder.read("a.hpsh") == "echo a\n")
  }

  @Test func `a page that cannot be written makes a run that went well fail`() throws {
    let run = try Hpsh.run(["--storyboard", "/dev/full", "-c", "echo a"])
    #expect(run.status == 1 && run.output == "a\n")
    #expect(run.errors == "hpsh: /dev/full: no space left on device\n")
    let failed = try Hpsh.run(["--storyboard", "/dev/full", "-c", "expect 1 = 2"])
    #expect(failed.status == 3 && failed.errors.hasSuffix("no space left on device\n"))
  }
}
