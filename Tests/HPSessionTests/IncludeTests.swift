import CommandKit
import HPSession
import SessionSupport
import Testing

@Suite struct IncludeTests {
  @Test func `a script's files are looked for beside it, and a typed path from where one stands`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write("source sub/inner.hpsh\necho outer\n", to: "outer.hpsh")
    try folder.write("source deep/leaf.hpsh\necho inner\n", to: "sub/inner.hpsh")
    try folder.write("echo leaf\n", to: "sub/deep/leaf.hpsh")
    var trial = try TrialSession()
    #expect(trial.run("source \(folder.path)/outer.hpsh") == "leaf\ninner\nouter\n")
    trial.session.run(file: try Include("\(folder.path)/sub/inner.hpsh"))
    #expect(trial.sink.take() == "leaf\ninner\n")
  }

  @Test func `a script that includes itself is caught, and the way it came is shown`() throws {
    let folder = try TemporaryFolder()
    let place = folder.path
    try folder.write("echo a\nsource b.hpsh\n", to: "a.hpsh")
    try folder.write("echo b\nsource ./../\(Path.name(of: place))/a.hpsh\n", to: "b.hpsh")
    var trial = try TrialSession()
    let text = trial.run("source \(place)/a.hpsh")
    #expect(text.hasPrefix("a\nb\n\(place)/b.hpsh:2:8: error: "), "\(text)")
    #expect(text.contains("includes itself: a.hpsh -> b.hpsh -> a.hpsh [limit]"), "\(text)")
    #expect(trial.session.status == .failure)
    try folder.write("source self.hpsh\n", to: "self.hpsh")
    trial.session.forgetErrors()
    trial.session.run(file: try Include("\(place)/self.hpsh"))
    let own = trial.sink.take()
    #expect(own.contains("includes itself: self.hpsh -> self.hpsh [limit]"), "\(own)")
  }

  @Test func `scripts include one another thirty-two deep and no deeper`() throws {
    let folder = try TemporaryFolder()
    for depth in 0..<40 {
      try folder.write("echo \(depth)\nsource \(depth + 1).hpsh\n", to: "\(depth).hpsh")
    }
    try folder.write("echo end\n", to: "40.hpsh")
    var trial = try TrialSession()
    #expect(trial.run("source \(folder.path)/9.hpsh").hasSuffix("39\nend\n"))
    let text = trial.run("source \(folder.path)/0.hpsh")
    #expect(text.contains("31\n") && !text.contains("\n32\n"), "\(text)")
    #expect(text.contains("error: scripts include one another more than 32 deep [limit]"))
  }

  @Test func `a sourced text with a fault runs nothing of itself`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("echo a\n  bogus\n", to: "bad.hpsh")
    var trial = try TrialSession()
    #expect(
      trial.run("echo before\nsource \(path)\necho after") == """
        before
        \(path):2:3: error: unknown command "bogus" [unknown-command]
            bogus
            ^~~~~

        """)
    #expect(trial.session.status == .text)
    #expect(trial.run("! source \(path)").contains("[unknown-command]"))
    #expect(trial.session.status == .text)
  }

  @Test func `a script that is not there or cannot be read is an io error at its name`() throws {
    let folder = try TemporaryFolder()
    var trial = try TrialSession()
    trial.session.files.scriptFolder = folder.path
    #expect(
      trial.run("source nope.hpsh") == """
        trial:1:8: error: nope.hpsh: no such file or directory [io]
          source nope.hpsh
                 ^~~~~~~~~

        """)
    #expect(trial.run("source .").contains(": is a directory [io]"))
    #expect(trial.run("source \"\"").contains("[io]"))
    #expect(trial.run("source \"a\\u{0}b\"").contains("error: "))
  }

  @Test func `what a script carries is unpacked for it and removed at its end`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      source inner.hpsh
      source outside.hpsh
      echo kept > out.txt
      source out.hpsh
      -- inner.hpsh --
      echo inside
      -- out.hpsh --
      echo again
      """, to: "main.hpsh")
    try folder.write("echo outside\n", to: "outside.hpsh")
    var trial = try TrialSession()
    trial.session.run(file: try Include(path))
    #expect(trial.sink.take() == "inside\noutside\nagain\n")
    #expect(try folder.names() == ["main.hpsh", "outside.hpsh"])
    #expect(trial.session.files.fixtureFolder == nil)
  }

  @Test func `a link leads to the files beside the script it stands for`() throws {
    let folder = try TemporaryFolder()
    try folder.write("source leaf.hpsh\n", to: "sub/script.hpsh")
    try folder.write("echo leaf\n", to: "sub/leaf.hpsh")
    try folder.link("links/one.hpsh", to: "../sub/script.hpsh")
    var trial = try TrialSession()
    trial.session.run(file: try Include("\(folder.path)/links/one.hpsh"))
    #expect(trial.sink.take() == "leaf\n")
  }

  @Test func `a plain run notes that only a test compares the golden lines`() throws {
    var trial = try TrialSession()
    #expect(
      trial.run("echo a\n#> b\n") == """
        a
        note: trial: hpsh test compares what it prints with its #> lines

        """)
  }
}
