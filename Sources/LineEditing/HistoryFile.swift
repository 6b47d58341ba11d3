#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The texts that were typed, in a file that several prompts add to at once.
///
/// A text is a line; a newline in it is written `\n`, a backslash `\\`. Each is added by one write under
/// a lock, so that no prompt tears another's, and is in the file before it runs. Nobody but the owner
/// reads the file. One that something else wrote, or that is damaged, is kept aside.
package struct HistoryFile {
  /// The path of the file.
  package let path: String
  private let limit: Int

  /// Makes the history of a file, of which the last texts are kept once it has twice as many.
  package init(path: String, limit: Int = 10_000) {
    self.path = path
    self.limit = max(limit, 1)
  }

  /// The file that the environment names, nil where there is no place for one.
  package static var standard: HistoryFile? {
    if let state = value(of: "XDG_STATE_HOME"), state.hasPrefix("/") {
      return HistoryFile(path: "\(state)/hpsh/history")
    }
    guard let home = value(of: "HOME"), access(home, X_OK) == 0 else { return nil }
    return HistoryFile(path: "\(home)/.local/state/hpsh/history")
  }

  private static func value(of name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Returns the texts of the file, the oldest first, and what the user should know about the file.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the file.
  package func load() -> (texts: [String], note: String?) {
    guard let descriptor = openLocked(O_RDONLY) else { return ([], nil) }
    defer { close(descriptor) }
    let lines = HistoryFile.bytes(of: descriptor).split(separator: UInt8(ascii: "\n"))
    let texts = lines.map(HistoryFile.text)
    let good = texts.compactMap(\.self)
    if good.count < texts.count {
      let aside = keepAside()
      replace(with: good.suffix(limit))
      let place = aside.map { "; it is kept as \($0)" } ?? ""
      return (good.suffix(limit), "\(path) was damaged or another program's\(place)")
    }
    if good.count > 2 * limit { replace(with: good.suffix(limit)) }
    return (good.suffix(limit), nil)
  }

  /// Adds a text; returns what went wrong.
  package func add(_ text: String) -> String? {
    makeFolders()
    guard let descriptor = openLocked(O_WRONLY | O_APPEND | O_CREAT) else { return problem() }
    defer { close(descriptor) }
    let line = HistoryFile.line(of: text)
    return write(descriptor, line, line.count) == line.count ? nil : problem()
  }

  private func problem() -> String { "\(path): \(String(cString: strerror(errno)))" }

  // MARK: The file

  /// Opens the file and locks it; one that was replaced meanwhile is let go.
  private func openLocked(_ flags: Int32) -> Int32? {
    for _ in 0..<100 {
      let descriptor = open(path, flags | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { return nil }
      var (opened, named) = (stat(), stat())
      guard flock(descriptor, LOCK_EX) == 0, fstat(descriptor, &opened) == 0,
        opened.st_mode & S_IFMT == S_IFREG
      else {
        close(descriptor)
        return nil
      }
      if stat(path, &named) == 0, named.st_ino == opened.st_ino, named.st_dev == opened.st_dev {
        return descriptor
      }
      close(descriptor)
    }
    return nil
  }

  private static func bytes(of descriptor: Int32) -> [UInt8] {
    var (bytes, chunk) = ([UInt8](), [UInt8](repeating: 0, count: 65_536))
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }

  /// Puts a file with these texts in the place of the file; it stays where that fails.
  private func replace(with texts: ArraySlice<String>) {
    let other = "\(path).\(getpid())"
    let descriptor = open(other, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    let bytes = texts.flatMap(HistoryFile.line)
    let isWritten =
      write(descriptor, bytes, bytes.count) == bytes.count && fsync(descriptor) == 0
    close(descriptor)
    if !isWritten || rename(other, path) != 0 { unlink(other) }
  }

  /// Gives the file another name, and returns that.
  private func keepAside() -> String? {
    for number in 1...100 {
      let aside = "\(path).aside-\(number)"
      // A link fails where something has the name, which renaming would replace.
      if link(path, aside) == 0 { return aside }
    }
    return nil
  }

  private func makeFolders() {
    guard access(path, F_OK) != 0 else { return }
    for (index, character) in path.enumerated() where character == "/" && index > 0 {
      mkdir(String(path.prefix(index)), 0o700)
    }
  }

  // MARK: The texts

  private static func line(of text: String) -> [UInt8] {
    var line: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\\"): line += [byte, byte]
      case UInt8(ascii: "\n"): line += Array("\\n".utf8)
      case UInt8(ascii: "\r"): line += Array("\\r".utf8)
      default: line.append(byte)
      }
    }
    return line + [UInt8(ascii: "\n")]
  }

  /// Returns the text of a line, nil for one that was not written here.
  private static func text(of line: ArraySlice<UInt8>) -> String? {
    var bytes: [UInt8] = []
    var isEscape = false
    for byte in line {
      guard isEscape else {
        isEscape = byte == UInt8(ascii: "\\")
        if byte == 0 { return nil }
        if !isEscape { bytes.append(byte) }
        continue
      }
      isEscape = false
      switch byte {
      case UInt8(ascii: "\\"): bytes.append(byte)
      case UInt8(ascii: "n"): bytes.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "r"): bytes.append(UInt8(ascii: "\r"))
      default: return nil
      }
    }
    return isEscape ? nil : String(validating: bytes, as: UTF8.self)
  }
}
