import Records

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A file that may hold a SQLite database, looked at without opening it as one.
struct DatabaseFile {
  private let path: String
  private let head: [UInt8]

  /// The mark, and whether changes are written ahead into a file beside it.
  private static let headLength = 20
  private static let writesAhead: UInt8 = 2

  /// Looks at a path; nil where no file stands there that can be read.
  init?(_ path: String) {
    guard let status = Self.status(of: path), status.st_mode & S_IFMT == S_IFREG else { return nil }
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var head = [UInt8](repeating: 0, count: Self.headLength)
    let count = unsafe head.withUnsafeMutableBytes {
      unsafe pread(descriptor, $0.baseAddress, $0.count, 0)
    }
    self.path = path
    self.head = Array(head.prefix(max(0, count)))
  }

  /// Whether it begins as every database does.
  var isMarked: Bool { head.starts(with: RecordFormat.databaseMark) }

  /// Whether nothing is in it.
  var isEmpty: Bool { head.isEmpty }

  /// Whether it is a database with a log of changes that no program has open, so that the file alone is all of it.
  ///
  /// Opened as any other, such a database would get files beside it that a reader cannot remove again.
  var standsAlone: Bool {
    head.count == Self.headLength && (head[18] == Self.writesAhead || head[19] == Self.writesAhead)
      && Self.status(of: path + "-wal") == nil
  }

  /// What changes when the file is written to.
  var stamp: [Int] {
    guard let status = Self.status(of: path) else { return [] }
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    return [Int(status.st_ino), Int(status.st_size), Int(time.tv_sec), Int(time.tv_nsec)]
  }

  private static func status(of path: String) -> stat? {
    guard !path.utf8.contains(0) else { return nil }
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status : nil
  }
}
