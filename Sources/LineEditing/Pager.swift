import CEditline

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A program on the terminal that shows what it is given and lets the user look around in it.
///
/// There is one at a time, as there is one terminal. While it runs, Ctrl-C is its own, and it may be left
/// at any time; it is told that all was said by ``finish()``.
package struct Pager {
  /// Starts the program of a command, or finds that it cannot be started.
  ///
  /// A command with signs that mean something to the system's shell is run by that.
  package init?(_ command: String) {
    let words = Self.words(of: command)
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    guard !words.isEmpty, hp_pager_start(&arguments) == 0 else { return nil }
  }

  /// The signs that mean something to the system's shell.
  private static let signs = Set("|&;<>()$`\\\"'*?[]#~=%{}!\n".utf8)

  private static func words(of command: String) -> [String] {
    if command.utf8.contains(where: signs.contains) { return ["/bin/sh", "-c", command] }
    return command.split { $0 == " " || $0 == "\t" }.map(String.init)
  }

  /// Gives it more to show; returns false once it takes no more.
  package func write(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { hp_pager_write($0, bytes.count) } ?? true
    }
  }

  /// Tells it that this was all, waits until the user has left it, and returns its exit status.
  package func finish() -> Int32 { hp_pager_finish() }
}
