#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension FileSystem {
  /// What stands at a path.
  package enum Kind: Hashable, Sendable {
    case file
    case folder
    case other
  }

  /// Returns what stands at a path, links followed, or nil where nothing does.
  package static func kind(of path: String) -> Kind? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }

  /// Returns whether two paths lead to one file, be it by links of either kind.
  package static func isFile(_ path: String, at other: String) -> Bool {
    var status = stat()
    var otherStatus = stat()
    guard unsafe stat(path, &status) == 0, unsafe stat(other, &otherStatus) == 0 else {
      return false
    }
    return status.st_dev == otherStatus.st_dev && status.st_ino == otherStatus.st_ino
  }

  /// Returns whether a path is a link.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Returns the names in a folder in the order of their bytes, `.` and `..` left out.
  package static func names(inFolder path: String) throws(FileFault) -> [String] {
    guard let folder = unsafe opendir(path) else { throw fault(path) }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Makes a folder, and those it stands in where they are missing.
  package static func makeFolder(_ path: String) throws(FileFault) {
    guard kind(of: path) != .folder else { return }
    if let parent = Path.folder(of: path), parent != path { try makeFolder(parent) }
    guard unsafe mkdir(path, 0o777) == 0 || errno == EEXIST else { throw fault(path) }
  }

  /// Makes a fresh folder of its own in the system's place for temporary files and returns its path.
  package static func makeTemporaryFolder() throws(FileFault) -> String {
    let place = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
    var template = Array("\(place)/hpsh-XXXXXX".utf8CString)
    let made = unsafe template.withUnsafeMutableBufferPointer { buffer -> String? in
      guard let start = buffer.baseAddress, let path = unsafe mkdtemp(start) else { return nil }
      return unsafe String(cString: path)
    }
    guard let made else { throw fault(place) }
    return made
  }

  /// Removes a file, or a folder with all in it; links are removed, not followed.
  package static func remove(_ path: String) throws(FileFault) {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { throw fault(path) }
    if status.st_mode & S_IFMT == S_IFDIR {
      for name in try names(inFolder: path) { try remove(Path.join(path, name)) }
      guard unsafe rmdir(path) == 0 else { throw fault(path) }
    } else {
      guard unsafe unlink(path) == 0 else { throw fault(path) }
    }
  }
}
