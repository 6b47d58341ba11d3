extension PseudoTerminal {
  /// A small environment that is the same on every machine.
  static let defaults = [
    "HOME": "/nonexistent", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin", "TERM": "xterm",
    // Else a program that traps waits half a minute for somebody to press a key.
    "SWIFT_BACKTRACE": "enable=no",
  ]

  /// Calls a function with the strings as C has them, ended by a null pointer.
  static func withCStrings<Result>(
    _ strings: [String],
    _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    withCStrings(bytes: strings.map { Array($0.utf8) }, body)
  }

  /// Calls a function with strings of bytes as C has them, ended by a null pointer.
  static func withCStrings<Result>(
    bytes strings: [[UInt8]],
    _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    let copies = strings.map { string in
      let bytes = UnsafeMutablePointer<CChar>.allocate(capacity: string.count + 1)
      for (offset, byte) in string.enumerated() { bytes[offset] = CChar(bitPattern: byte) }
      bytes[string.count] = 0
      return bytes
    }
    defer { for copy in copies { copy.deallocate() } }
    return body(copies.map(Optional.some) + [nil])
  }
}
