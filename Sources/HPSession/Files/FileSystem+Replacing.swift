#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension FileSystem {
  /// Returns a variable of the environment, nil for one that is not set or empty.
  package static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Puts bytes in place of what a file holds, whole or not at all; see ``replace(_:writing:)``.
  package static func replace(_ path: String, with bytes: [UInt8]) throws(FileFault) {
    try replace(path) { descriptor throws(FileFault) in
      try send(bytes[...], to: descriptor, named: path)
    }
  }

  /// Puts what is written to a descriptor in place of what a file holds, whole or not at all.
  ///
  /// It is written beside the file, brought to the disk and given its name at the end; see
  /// ``FileDraft``. The file's mode stays and, as far as that is allowed, its owner. A link keeps leading
  /// to the file, be it there or not; other names of the same file keep what it held. What is no file,
  /// as a pipe, is written to.
  ///
  /// - Throws: ``FileFault``, also for a file that must not be written or a pipe that nobody reads;
  ///   the file is then as it was.
  package static func replace(
    _ path: String, writing body: (Int32) throws(FileFault) -> Void
  ) throws(FileFault) {
    if let number = openDescriptor(named: path) { return try writeOn(number, path, body) }
    let kind = kind(of: path)
    guard kind == nil || kind == .file else { return try writeOn(path, body) }
    let target = try target(of: path)
    // A draft could take the place of a file that is closed to writers.
    if kind == .file, unsafe access(target, W_OK) != 0 { throw fault(path) }
    let draft = try FileDraft(for: target, named: path)
    try body(draft.descriptor)
    try draft.takePlace(of: target)
  }

  /// Returns the open descriptor that a path such as `/dev/fd/3` stands for, nil for another path.
  ///
  /// What it leads to may be a file, but one that others write to as well.
  private static func openDescriptor(named path: String) -> Int32? {
    switch path {
    case "/dev/stdout": return 1
    case "/dev/stderr": return 2
    default: break
    }
    for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
      return Int32(path.dropFirst(folder.count))
    }
    return nil
  }

  private static func writeOn(
    _ number: Int32, _ path: String, _ body: (Int32) throws(FileFault) -> Void
  ) throws(FileFault) {
    let descriptor = dup(number)
    guard descriptor >= 0 else { throw fault(path) }
    defer { close(descriptor) }
    try body(descriptor)
  }

  /// Writes to what is no file, without waiting for someone to read it.
  private static func writeOn(
    _ path: String, _ body: (Int32) throws(FileFault) -> Void
  ) throws(FileFault) {
    let descriptor = unsafe open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENXIO { throw FileFault(path: path, reason: "nobody reads from it") }
      throw fault(path)
    }
    defer { close(descriptor) }
    let flags = fcntl(descriptor, F_GETFL)
    guard fcntl(descriptor, F_SETFL, flags & ~O_NONBLOCK) >= 0 else { throw fault(path) }
    try body(descriptor)
  }

  /// Returns the path of the file that a path leads to, also where a link leads to none yet.
  private static func target(of path: String) throws(FileFault) -> String {
    if kind(of: path) != nil { return try realPath(path) }
    var path = path
    for _ in 0..<40 {
      guard let next = destination(ofLink: path) else { return path }
      path = Path.join(Path.folder(of: path) ?? "", next)
    }
    return path
  }

  /// Returns where a link leads, nil for what is none.
  static func destination(ofLink path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink(path, &bytes, bytes.count)
    guard count > 0 else { return nil }
    return String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Returns whether anything stands at a path, be it a link that leads nowhere.
  static func isThere(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0
  }

  /// Brings the names in a folder to the disk, as far as the system does that.
  static func flush(folder: String) {
    let descriptor = unsafe open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }
}
