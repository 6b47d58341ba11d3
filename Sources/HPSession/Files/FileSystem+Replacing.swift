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

  /// Puts bytes in place of what a file holds, whole or not at all; its mode stays.
  ///
  /// A new file is written beside it, brought to the disk and given its name at the end. A link keeps
  /// leading to the file, and what is no file, as a pipe, is written to.
  package static func replace(_ path: String, with bytes: [UInt8]) throws(FileFault) {
    let kind = kind(of: path)
    guard kind == nil || kind == .file else { return try store(bytes, in: path) }
    let target = kind == nil ? path : try realPath(path)
    let draft = Path.join(Path.folder(of: target) ?? "", ".hpsh-\(getpid())")
    // Only one that a process of the same number left behind can be there.
    unsafe unlink(draft)
    let descriptor = unsafe open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw fault(path) }
    defer { close(descriptor) }
    do {
      try send(bytes[...], to: descriptor, named: path)
      try keepMode(of: target, in: descriptor)
      try check(fsync(descriptor), path)
      try check(unsafe rename(draft, target), path)
    } catch {
      unsafe unlink(draft)
      throw error
    }
  }

  private static func check(_ result: Int32, _ path: String) throws(FileFault) {
    guard result == 0 else { throw fault(path) }
  }

  /// Gives an open file the owner, as far as that is allowed, and the mode of the one at a path.
  private static func keepMode(of path: String, in descriptor: Int32) throws(FileFault) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return }
    _ = fchown(descriptor, status.st_uid, status.st_gid)
    guard fchmod(descriptor, status.st_mode & 0o7777) == 0 else { throw fault(path) }
  }
}
