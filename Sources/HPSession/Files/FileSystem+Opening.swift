#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension FileSystem {
  /// Opens a file for reading; the descriptor is the caller's to close.
  static func openToRead(
    _ path: String, _ flags: Int32 = 0, named name: String
  ) throws(FileFault) -> Int32 {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | flags)
    guard descriptor >= 0 else { throw fault(name) }
    return descriptor
  }

  /// Returns the real path of what is open, nil where the system does not tell.
  static func path(of descriptor: Int32) -> String? {
    #if canImport(Darwin)
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    guard unsafe fcntl(descriptor, F_GETPATH, &bytes) == 0 else { return nil }
    return String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    #else
    return destination(ofLink: "/proc/self/fd/\(descriptor)")
    #endif
  }

  /// Finds that what is open is no file: a folder, or what could wait for ever.
  ///
  /// - Throws: ``FileFault``.
  static func requireFile(_ descriptor: Int32, named name: String) throws(FileFault) {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw fault(name) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw FileFault(path: name, reason: "is a directory")
    default: throw .noFile(name)
    }
  }
}

extension FileSystem {
  /// Copies what an open file holds to a file that is not there yet, and closes it.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the file, in memory for a piece of it.
  static func copy(closing source: Int32, to copy: String) throws(FileFault) {
    defer { close(source) }
    try store([], in: copy)
    while true {
      let piece = try receive(from: source, named: copy)
      guard !piece.isEmpty else { return }
      try store(piece, in: copy, appending: true)
    }
  }

  /// Returns what changes when a file is written to, nothing where there is none.
  static func stamp(of path: String) -> [Int] {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return [] }
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    return [Int(status.st_ino), Int(status.st_size), Int(time.tv_sec), Int(time.tv_nsec)]
  }
}
