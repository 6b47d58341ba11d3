import HPSession
import SessionSupport
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

@Suite struct ReplacingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { Path.join(folder.path, name) }

  private func mode(of name: String) -> mode_t {
    var status = stat()
    _ = unsafe stat(path(name), &status)
    return status.st_mode & 0o7777
  }

  @Test func `a file is replaced and keeps its mode, and a new one has the usual one`() throws {
    try folder.write("old", to: "a")
    for mode in [0o600, 0o640, 0o755] as [mode_t] {
      _ = unsafe chmod(path("a"), mode)
      try FileSystem.replace(path("a"), with: Array("new".utf8))
      #expect(self.mode(of: "a") == mode)
    }
    #expect(try folder.read("a") == "new")
    try FileSystem.replace(path("b"), with: [])
    try FileSystem.store([], in: path("c"))
    #expect(mode(of: "b") == mode(of: "c"))
    #expect(try folder.names() == ["a", "b", "c"])
  }

  @Test func `a link goes on leading to its file, which need not be there yet`() throws {
    try folder.write("old", to: "deep/a")
    try folder.link("link", to: "deep/a")
    try folder.link("deep/next", to: "b")
    try folder.link("chain", to: "deep/next")
    try FileSystem.replace(path("link"), with: Array("new".utf8))
    try FileSystem.replace(path("chain"), with: Array("there".utf8))
    #expect(FileSystem.isLink(path("link")))
    #expect(FileSystem.isLink(path("chain")))
    #expect(try folder.read("deep/a") == "new")
    #expect(try folder.read("deep/b") == "there")
    #expect(try folder.names(in: "deep") == ["a", "b", "next"])
  }

  @Test func `what cannot be written to the end leaves the old file and no draft`() throws {
    try folder.write("old", to: "a")
    let broken = FileFault(path: "a", reason: "broken")
    #expect(throws: broken) {
      try FileSystem.replace(path("a")) { descriptor throws(FileFault) in
        try FileSystem.send(Array("half".utf8)[...], to: descriptor, named: "a")
        throw broken
      }
    }
    #expect(try folder.read("a") == "old")
    #expect(try folder.names() == ["a"])
  }

  @Test func `a draft that a killed program left behind is taken over by the next writer`() throws {
    try folder.write("half of something", to: ".hpsh-draft")
    try FileSystem.replace(path("a"), with: Array("new".utf8))
    #expect(try folder.names() == ["a"])
    #expect(try folder.read("a") == "new")
  }

  @Test func `several files are written at once, each with a draft of its own`() throws {
    try FileSystem.replace(path("a")) { outer throws(FileFault) in
      try FileSystem.send(Array("a".utf8)[...], to: outer, named: "a")
      try FileSystem.replace(path("b")) { inner throws(FileFault) in
        try FileSystem.send(Array("b".utf8)[...], to: inner, named: "b")
        #expect((try? folder.names()) == [".hpsh-draft", ".hpsh-draft-2"])
      }
      #expect((try? folder.names()) == [".hpsh-draft", "b"])
      try FileSystem.send(Array("a".utf8)[...], to: outer, named: "a")
    }
    #expect(try folder.names() == ["a", "b"])
    #expect(try folder.read("a") == "aa")
    #expect(try folder.read("b") == "b")
  }

  @Test func `what stands in the place of a draft and is none stays as it is`() throws {
    try folder.write("mine", to: "kept")
    try folder.link(".hpsh-draft", to: "kept")
    try folder.write("twice", to: ".hpsh-draft-2")
    _ = unsafe link(path(".hpsh-draft-2"), path("other"))
    _ = unsafe mkfifo(path(".hpsh-draft-3"), 0o600)
    try FileSystem.makeFolder(path(".hpsh-draft-4"))
    try FileSystem.replace(path("a"), with: Array("new".utf8))
    #expect(try folder.read("a") == "new")
    #expect(try folder.read("kept") == "mine")
    #expect(try folder.read("other") == "twice")
    #expect(
      try folder.names()
        == [".hpsh-draft", ".hpsh-draft-2", ".hpsh-draft-3", ".hpsh-draft-4", "a", "kept", "other"])
  }

  @Test func `no one else can read a draft of a file that only its owner may read`() throws {
    try folder.write("old", to: "a")
    _ = unsafe chmod(path("a"), 0o600)
    try FileSystem.replace(path("a")) { _ throws(FileFault) in
      #expect(mode(of: ".hpsh-draft") == 0o600)
    }
  }

  @Test func `folders, and pipes that nobody reads, are refused, and a full device`() throws {
    _ = unsafe mkfifo(path("pipe"), 0o600)
    for (name, reason) in [
      (folder.path, "is a directory"), (path("pipe"), "nobody reads from it"),
      ("/dev/full", "no space left on device"), (path("no/a"), "no such file or directory"),
    ] {
      #expect(throws: FileFault(path: name, reason: reason)) {
        try FileSystem.replace(name, with: Array("new".utf8))
      }
    }
  }
}
