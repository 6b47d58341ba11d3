import CommandKit

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Files and folders, through the C library alone: Foundation would double the time it takes to start.
package enum FileSystem {
  /// The bytes a file may have, so that a device which never ends does not take all memory.
  static let mostBytes = 1 << 28

  /// Returns the bytes of a file.
  ///
  /// - Throws: ``FileFault``, `limit` for a file of more than 256 MiB.
  package static func contents(ofFile path: String) throws(FileFault) -> [UInt8] {
    try withFile(path, O_RDONLY) { descriptor throws(FileFault) in
      try contents(ofStream: descriptor, named: path)
    }
  }

  /// Writes bytes to a file, at its end or in place of what it held.
  package static func store(
    _ bytes: [UInt8], in path: String, appending: Bool = false
  ) throws(FileFault) {
    let flags = O_WRONLY | O_CREAT | (appending ? O_APPEND : O_TRUNC)
    try withFile(path, flags) { descriptor throws(FileFault) in
      try send(bytes[...], to: descriptor, named: path)
    }
  }

  /// Writes bytes to an open file or stream.
  ///
  /// Where a signal comes while it waits for a slow reader, it may be told to drop the rest.
  package static func send(
    _ bytes: ArraySlice<UInt8>, to descriptor: Int32, named name: String,
    unless isUnwanted: () -> Bool = { false }
  ) throws(FileFault) {
    var rest = bytes
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { buffer in
        unsafe write(descriptor, buffer.baseAddress, buffer.count)
      }
      guard count >= 0 || errno == EINTR else { throw fault(name) }
      rest = rest.dropFirst(max(0, count))
      if !rest.isEmpty, isUnwanted() { return }
    }
  }

  /// Returns the bytes that a stream has to give, waiting for the first; none at its end.
  package static func receive(
    from descriptor: Int32, named name: String
  ) throws(FileFault) -> [UInt8] {
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let count = retrying { unsafe read(descriptor, &chunk, chunk.count) }
    guard count >= 0 else { throw fault(name) }
    return Array(chunk[..<count])
  }

  /// Returns all that a stream has to give, up to its end.
  ///
  /// - Throws: ``FileFault``, `limit` for more than 256 MiB.
  package static func contents(
    ofStream descriptor: Int32, named name: String
  ) throws(FileFault) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let chunk = try receive(from: descriptor, named: name)
      guard !chunk.isEmpty else { return bytes }
      bytes += chunk
      guard bytes.count <= mostBytes else {
        throw FileFault(path: name, reason: "it has more than \(mostBytes >> 20) MiB", code: .limit)
      }
    }
  }

  /// Returns the path with every link and `..` resolved.
  package static func realPath(_ path: String) throws(FileFault) -> String {
    guard let resolved = unsafe realpath(path, nil) else { throw fault(path) }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// Returns what the last failed call of the C library said about a path, in lower case as errors are.
  static func fault(_ path: String) -> FileFault {
    let text = unsafe String(cString: strerror(errno))
    return FileFault(path: path, reason: text.prefix(1).lowercased() + text.dropFirst())
  }

  /// Calls until the call is not interrupted by a signal.
  static func retrying(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      guard result < 0, errno == EINTR else { return result }
    }
  }

  private static func withFile<Result>(
    _ path: String, _ flags: Int32, _ body: (Int32) throws(FileFault) -> Result
  ) throws(FileFault) -> Result {
    let descriptor = unsafe open(path, flags | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw fault(path) }
    defer { close(descriptor) }
    return try body(descriptor)
  }
}
