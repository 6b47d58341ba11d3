import SessionSupport
import Testing

@testable import HPSession

struct FileBoundsTests {
  /// A folder with a place to read in it and another beside that.
  private static func make() throws -> (folder: TemporaryFolder, bounds: FileBounds) {
    let folder = try TemporaryFolder()
    try folder.write("1", to: "in/a")
    try folder.write("2", to: "out/a")
    let place = "\(folder.path)/in"
    return (folder, FileBounds(places: [place], current: place))
  }

  @Test func `a path is followed to where it leads, whatever is there`() throws {
    let (folder, bounds) = try Self.make()
    let place = "\(folder.path)/in"
    try folder.link("in/inner", to: "./b/../a")
    try folder.link("in/round", to: "../out/../in/a")
    try folder.link("in/home", to: folder.path)
    for (path, name) in [
      ("a", "a"), ("./a", "a"), (".//a/", "a"), ("b/../a", "a"), ("../in/a", "a"),
      ("\(place)/a", "a"), ("/\(place)//a", "a"), ("inner", "a"), ("home/in/a", "a"),
      ("not/there", "not/there"), ("a\u{0}/../../..", nil),
      ("../out/a", nil), ("..", nil), ("/", nil), ("\(place)/../out/a", nil), ("round", nil),
      ("home/out/a", nil), ("/etc/passwd", nil), ("/dev/stdin", nil), ("/dev/fd/0", nil),
      ("/proc/self/fd/0", nil), ("/proc/self/root\(place)/a", nil), ("~/a", "~/a"),
    ] as [(String, String?)] {
      #expect(bounds.realPath(of: path) == name.map { "\(place)/\($0)" }, "\(path)")
    }
  }

  @Test func `a folder whose name only begins alike is another`() throws {
    let (folder, bounds) = try Self.make()
    try folder.write("3", to: "inside/a")
    #expect(bounds.realPath(of: "../inside/a") == nil)
    #expect(!bounds.contains("\(folder.path)/inside"))
  }

  @Test func `names that read alike are two, and a sign behind a slash hides it from nobody`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write("1", to: "e\u{301}/a")
    try folder.write("2", to: "\u{E9}/a")
    try folder.write("3", to: "\u{301}b")
    let place = "\(folder.path)/\u{E9}"
    let bounds = FileBounds(places: [place], current: place)
    #expect(bounds.realPath(of: "a") != nil)
    #expect(bounds.realPath(of: "../e\u{301}/a") == nil)
    #expect(bounds.realPath(of: "../\u{301}b") == nil)
    #expect(FilePlaces.leavesItsFolder("../\u{301}b"))
  }

  @Test func `a way through elsewhere is refused, be something there or not`() throws {
    let (folder, bounds) = try Self.make()
    let back = "/../in/a"
    for path in [
      "\(folder.path)/out\(back)", "\(folder.path)/none\(back)", "/none/..\(folder.path)/in/a",
    ] {
      #expect(bounds.realPath(of: path) == nil, "\(path)")
    }
  }

  @Test func `links that lead round are refused`() throws {
    let (folder, bounds) = try Self.make()
    try folder.link("in/x", to: "y")
    try folder.link("in/y", to: "x")
    #expect(bounds.realPath(of: "x") == nil)
  }

  @Test func `a folder that becomes a link while a file in it is opened leads nowhere`() throws {
    let folder = try TemporaryFolder()
    try folder.write("1", to: "in/sub/a")
    try folder.write("2", to: "out/a")
    var places = try FilePlaces(allowing: ["\(folder.path)/in"])
    places.scriptFolder = "\(folder.path)/in"
    #expect(try places.contents(ofFile: "sub/a") == Array("1".utf8))
    #expect(throws: places.outside("sub/a")) {
      try places.open("sub/a") {
        try? FileSystem.remove("\(folder.path)/in/sub")
        try? folder.link("in/sub", to: "../out")
      }
    }
  }

  @Test func `a file that becomes a link while it is opened is not followed`() throws {
    let folder = try TemporaryFolder()
    try folder.write("1", to: "in/a")
    try folder.write("2", to: "out")
    var places = try FilePlaces(allowing: ["\(folder.path)/in"])
    places.scriptFolder = "\(folder.path)/in"
    #expect(throws: FileFault.self) {
      try places.open("a") {
        try? FileSystem.remove("\(folder.path)/in/a")
        try? folder.link("in/a", to: "../out")
      }
    }
  }

  @Test func `what is allowed is looked up once`() throws {
    let folder = try TemporaryFolder()
    try folder.write("1", to: "one/a")
    try folder.write("2", to: "two/a")
    try folder.link("place", to: "one")
    let places = try FilePlaces(allowing: ["\(folder.path)/place"])
    try FileSystem.remove("\(folder.path)/place")
    try folder.link("place", to: "two")
    #expect(try places.contents(ofFile: "\(folder.path)/one/a") == Array("1".utf8))
    #expect(throws: FileFault.self) { try places.contents(ofFile: "\(folder.path)/place/a") }
    #expect(throws: FileFault.self) { try FilePlaces(allowing: ["\(folder.path)/none"]) }
  }
}
