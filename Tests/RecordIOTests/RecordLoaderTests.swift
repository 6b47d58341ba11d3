import Foundation
import RecordIO
import Records
import Testing

struct RecordLoaderTests {
  /// Runs a body on a file of its own, which is gone afterwards.
  private func withFile(_ bytes: [UInt8], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "records-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "x.json")
    try Data(bytes).write(to: file)
    try body(file.path)
  }

  private func fault(path: String) -> LoadFault? {
    do throws(LoadFault) {
      _ = try RecordLoader.load(path: path)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a file is read whole, and not again`() throws {
    let text =
      "[" + String(repeating: "{\"name\":\"Zoë\"},", count: 100_000) + "{\"name\":\"last\"}]"
    try withFile(Array(text.utf8)) { path in
      let source = try RecordLoader.load(path: path)
      // A file that is cut short or replaced must not reach what was loaded.
      try Data("[]".utf8).write(to: URL(filePath: path))
      #expect(source.count == 100_001)
      #expect(source.value("name", at: 100_000) == .string("last"))
    }
  }

  @Test func `an empty file, a missing one and a folder are told apart`() throws {
    try withFile([]) { path in
      #expect(fault(path: path)?.description == "\(path): is empty")
      #expect(fault(path: path)?.kind == .badData)
      let missing = path + ".not"
      #expect(fault(path: missing)?.description == "\(missing): no such file or directory")
      #expect(fault(path: missing)?.kind == .io)
      let folder = URL(filePath: path).deletingLastPathComponent().path
      #expect(fault(path: folder)?.description == "\(folder): is a directory")
      #expect(fault(path: folder)?.kind == .io)
      #expect(fault(path: path + "\0")?.kind == .io)
      #expect(fault(path: "")?.description == ": no such file or directory")
    }
  }

  @Test func `what has no size is read to its end`() throws {
    // A pipe stands under the name of its descriptor.
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data("[{\"a\":1}]".utf8))
    try pipe.fileHandleForWriting.close()
    let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    #expect(try RecordLoader.load(path: path).count == 1)
  }

  @Test func `a fault in a file names the file as it was asked for`() throws {
    try withFile(Array("[{\"a\":1}\n{}]".utf8)) { path in
      let shown = "\(path): line 2, column 1 (byte 9): expected , or ]"
      #expect(fault(path: path)?.description == shown)
    }
  }
}
