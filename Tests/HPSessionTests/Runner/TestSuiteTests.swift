import CommandKit
import HPSession
import SessionSupport
import Testing

@Suite struct TestSuiteTests {
  @Test func `the scripts of a folder at any depth are found in the order of their bytes`() throws {
    let folder = try TemporaryFolder()
    for name in ["b/ok.hpsh", "b.hpsh", "a.hpsh", "Z.hpsh", "b-a/x.hpsh", "é.hpsh"] {
      try folder.write("", to: name)
    }
    for name in ["b/.hidden.hpsh", ".git/x.hpsh", "readme.md", "x.hpsh.txt"] {
      try folder.write("", to: name)
    }
    let names = ["Z.hpsh", "a.hpsh", "b-a/x.hpsh", "b.hpsh", "b/ok.hpsh", "é.hpsh"]
    #expect(try TestSuite([folder.path]).files.map(\.relativePath) == names)
    #expect(try TestSuite([folder.path]).paths == names.map { "\(folder.path)/\($0)" })
    #expect(throws: FileFault.self) { try TestSuite(["\(folder.path)/nope"]) }
  }

  @Test func `a script that is found twice is one, where it was found first`() throws {
    let folder = try TemporaryFolder()
    let (a, b) = (try folder.write("", to: "s/a.hpsh"), try folder.write("", to: "s/b.hpsh"))
    try folder.link("s/link.hpsh", to: "a.hpsh")
    #expect(
      try TestSuite([b, "\(folder.path)/s", "\(folder.path)/s/../s/a.hpsh"]).paths == [b, a])
  }

  @Test func `parts are the same however the folder is spelt, and together they are the whole`()
    throws
  {
    let folder = try TemporaryFolder()
    for index in 0..<40 { try folder.write("", to: "s/\(index).hpsh") }
    func parts(_ path: String) throws -> [[String]] {
      let files = try TestSuite([path]).files
      return (1...3).map { index in
        files.filter(TestShard(index: index, of: 3).contains).map(\.relativePath)
      }
    }
    let plain = try parts("\(folder.path)/s")
    #expect(try parts("\(folder.path)/./s/") == plain)
    #expect(plain.joined().count == 40 && Set(plain.joined()).count == 40)
    #expect(plain.allSatisfy { $0.count > 5 })
  }

  @Test(arguments: ["", "a", "foobar"])
  func `a part is the FNV-1a hash of the path`(path: String) throws {
    // The published values of the hash: cbf29ce484222325, af63dc4c8601ec8c, 85944171f73967e8.
    let hashes: [String: UInt64] = [
      "": 0xCBF2_9CE4_8422_2325, "a": 0xAF63_DC4C_8601_EC8C, "foobar": 0x8594_4171_F739_67E8,
    ]
    let hash = try #require(hashes[path])
    let file = TestFile(path: path, relativePath: path)
    for count in [1, 2, 3, 7, 1_000] {
      let index = Int(hash % UInt64(count)) + 1
      #expect(TestShard(index: index, of: count).contains(file))
    }
  }

  @Test(arguments: ["1/0", "0/2", "3/2", "1", "a/b", "1/2/3", "", "-1/2", "1/"])
  func `a part that there is none of is wrong usage`(text: String) {
    var words = WordCursor([Word(argument: text)], after: SourceRange(0, 0))
    #expect(throws: Diagnostic.self) { try Format.shard.parse(&words) }
  }
}
