/// The keys that have no character of their own, under codes that no text can type.
///
/// libedit looks commands up by codes below 256, and the reader never hands it one of U+0080 to
/// U+009F as text, so these stand for arrows, pastes and what the editor tells itself.
package enum Key: UInt32, CaseIterable {
  case up = 0x80
  case down
  case left
  case right
  case home
  case end
  case delete
  case previousWord
  case nextWord

  /// Pasted text waits to be inserted.
  case paste

  /// A character waits to be inserted that would otherwise be a command.
  case quoted

  /// The text is whole: hand it over.
  case submit

  /// A step of the search waits to be done.
  case search

  /// What follows is typed behind the character the cursor is on: vi's `a`.
  case append

  /// What follows is typed at the end of the text: vi's `A`.
  case appendAtEnd

  /// Whether a scalar is one of the codes reserved for keys.
  package static func reserves(_ scalar: Unicode.Scalar) -> Bool {
    (0x80...0x9F).contains(scalar.value)
  }

  /// The code as libedit's key bindings spell it.
  package var spelling: String {
    let octal = String(rawValue, radix: 8)
    return "\\" + String(repeating: "0", count: 3 - octal.count) + octal
  }
}
