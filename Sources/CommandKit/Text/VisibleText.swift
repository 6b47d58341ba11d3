extension String {
  /// The text with everything that could drive a terminal written as an escape, `\u{1B}`.
  ///
  /// Control characters, line and paragraph separators and the marks that turn the direction of
  /// writing are escaped. What is printed of data, names and input goes through here.
  ///
  ///     "a\u{1B}[31mb\n".visible   // a\u{1B}[31mb\n, all of it printable
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package var visible: String { visible(keepingLayout: false) }

  /// Returns the text with everything that could drive a terminal escaped, but for its newlines and tabs.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package func visible(keepingLayout: Bool) -> String {
    guard !utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return self }
    var result = ""
    result.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      if keepingLayout && (scalar == "\n" || scalar == "\t") {
        result.unicodeScalars.append(scalar)
      } else {
        result.appendVisible(scalar)
      }
    }
    return result
  }

  /// Appends a scalar, or its escape if it could drive a terminal.
  mutating func appendVisible(_ scalar: Unicode.Scalar) {
    guard scalar.drivesTerminal else {
      unicodeScalars.append(scalar)
      return
    }
    switch scalar {
    case "\t": append("\\t")
    case "\n": append("\\n")
    case "\r": append("\\r")
    default: append("\\u{\(String(scalar.value, radix: 16, uppercase: true))}")
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is one that a terminal, or a reader's eye, takes for more than a sign.
  var drivesTerminal: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F: true
    // The marks and overrides of writing direction, and separators that some terminals break at.
    case 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    // What has no width and joins nothing.
    case 0x200B, 0x2060...0x2064: true
    // Deprecated format characters, interlinear notes, and a byte order mark inside a text.
    case 0x206A...0x206F, 0xFFF9...0xFFFB, 0xFEFF: true
    default: false
    }
  }
}
