#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The user's editrc file, whose lines say how keys are bound.
struct SettingsFile {
  /// The size beyond which a file is none that somebody wrote for this.
  private static let largestSize = 1 << 20

  /// The path of the file.
  let path: String

  /// The file that the environment names: `EDITRC`, else `.editrc` in the home folder; nil for none.
  static var standard: SettingsFile? {
    if let path = getenv("EDITRC") {
      return path.pointee == 0 ? nil : SettingsFile(path: String(cString: path))
    }
    guard let home = getenv("HOME"), home.pointee != 0 else { return nil }
    return SettingsFile(path: "\(String(cString: home))/.editrc")
  }

  /// Returns the lines of the file, or why it has none; a missing file has none for no reason.
  func load() -> (lines: [String], problem: String?) {
    // Without waiting for somebody to write, as opening a pipe would.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      return ([], errno == ENOENT || errno == ENOTDIR ? nil : String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return ([], String(cString: strerror(errno))) }
    guard status.st_mode & S_IFMT == S_IFREG else { return ([], "it is no file of text") }
    guard status.st_size <= Self.largestSize else { return ([], "it is too large") }
    let bytes = Self.bytes(of: descriptor)
    guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else {
      return ([], "it is no file of text")
    }
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return (lines.map { String(Substring($0)) }, nil)
  }

  private static func bytes(of descriptor: Int32) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: largestSize) { bytes, count in
      while count < bytes.count, let start = bytes.baseAddress {
        let more = read(descriptor, start + count, bytes.count - count)
        if more < 0, errno == EINTR { continue }
        guard more > 0 else { return }
        count += more
      }
    }
  }
}
