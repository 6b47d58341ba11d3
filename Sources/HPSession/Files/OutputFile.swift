#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file that grows while something goes on, and is on disk up to what was written last.
///
/// A class, since it owns an open file, which is closed when the last one lets go of it.
final class OutputFile: Sendable {
  private let descriptor: Int32
  private let name: String

  /// Makes a file that is not there yet or, where it is told to, empties one that is.
  ///
  /// - Throws: ``FileFault``.
  init(_ path: String, replacing: Bool, named name: String) throws(FileFault) {
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | (replacing ? O_TRUNC : O_EXCL)
    descriptor = unsafe open(path, flags, 0o666)
    self.name = name
    guard descriptor >= 0 else { throw FileSystem.fault(name) }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Writes bytes at an offset, drops what the file held from there on, and waits until all is on disk.
  ///
  /// - Throws: ``FileFault``; the file then ends at the offset as far as the system allows.
  func write(_ bytes: [UInt8], at offset: Int) throws(FileFault) {
    guard ftruncate(descriptor, off_t(offset)) == 0,
      lseek(descriptor, off_t(offset), SEEK_SET) >= 0
    else { throw FileSystem.fault(name) }
    do throws(FileFault) {
      try FileSystem.send(bytes[...], to: descriptor, named: name)
      guard fsync(descriptor) == 0 else { throw FileSystem.fault(name) }
    } catch {
      _ = ftruncate(descriptor, off_t(offset))
      throw error
    }
  }
}
