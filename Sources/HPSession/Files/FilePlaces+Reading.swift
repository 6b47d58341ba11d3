#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The one way by which a command comes to the content of a file.
extension FilePlaces {
  /// Opens a file that a command names, and closes it behind the body.
  ///
  /// The path that the body is given leads to the open file, whatever stands at its name by then.
  ///
  /// - Throws: ``FileFault``, `denied` for one that may not be read; what the body throws.
  package func withFile<Result, Fault: Error>(
    _ name: String, _ fault: (FileFault) -> Fault, _ body: (String) throws(Fault) -> Result
  ) throws(Fault) -> Result {
    let descriptor: Int32
    do {
      descriptor = try open(name)
    } catch {
      throw fault(error)
    }
    defer { close(descriptor) }
    return try body("/dev/fd/\(descriptor)")
  }

  /// Returns the path of a file for a library to open that follows it wherever it leads; nil under `--safe`.
  package func freePath(_ name: String) -> String? { isBounded ? nil : readable(name) }

  /// Returns the bytes of a file that a command names.
  ///
  /// - Throws: ``FileFault``, `denied` for one that may not be read, `limit` for more than 256 MiB.
  package func contents(ofFile name: String) throws(FileFault) -> [UInt8] {
    let descriptor = try open(name)
    defer { close(descriptor) }
    return try FileSystem.contents(ofStream: descriptor, named: name)
  }

  /// Returns the names in a folder in the order of their bytes, none where it may not be read.
  func names(inFolder name: String) -> (path: String, names: [String])? {
    var path = readable(name)
    if isBounded {
      guard let real = try? bounds()?.realPath(of: path) else { return nil }
      path = real
    }
    return (try? FileSystem.names(inFolder: path)).map { (path, $0) }
  }

  /// Opens a file that a command names for reading.
  ///
  /// Under `--safe` it is opened by its real path and asked again, once it is open, where it stands: so
  /// a folder that became a link in between leads nowhere.
  ///
  /// - Throws: ``FileFault``, `denied` for one that may not be read.
  func open(
    _ name: String, meanwhile: () -> Void = {}
  ) throws(FileFault) -> Int32 {
    let path = readable(name)
    guard let bounds = try bounds() else { return try FileSystem.openToRead(path, named: name) }
    guard let real = bounds.realPath(of: path) else { throw outside(name) }
    meanwhile()
    let flags = O_NOFOLLOW | O_NONBLOCK | O_NOCTTY
    let descriptor = try FileSystem.openToRead(real, flags, named: name)
    do throws(FileFault) {
      guard let place = FileSystem.path(of: descriptor), bounds.contains(place) else {
        throw outside(name)
      }
      try FileSystem.requireFile(descriptor, named: name)
    } catch {
      close(descriptor)
      throw error
    }
    return descriptor
  }

  /// Returns the refusal to read a file that lies elsewhere.
  func outside(_ name: String) -> FileFault {
    .outside(name, of: hasHome ? "the script's folder" : "the current folder")
  }
}
