/// Where on the terminal a prompt and a text end when drawn from column 0, in libedit's manner.
package struct ScreenLayout: Equatable {
  package private(set) var row = 0
  package private(set) var column: Int
  private let columns: Int

  /// Starts right after a prompt.
  package init(promptWidth: Int, columns: Int) {
    self.columns = max(columns, 2)
    row = promptWidth / self.columns
    column = promptWidth % self.columns
  }

  /// Adds one character that takes the given number of columns on its own, -1 if it cannot be shown.
  package mutating func add(_ scalar: Unicode.Scalar, width: Int) {
    switch scalar {
    case "\n":
      row += 1
      column = 0
    case "\t":
      repeat { advance(by: 1) } while column % 8 != 0
    case "\0"..."\u{1F}", "\u{7F}":
      // Shown as ^A.
      advance(by: 1)
      advance(by: 1)
    default:
      // What cannot be shown stands as \U+0085.
      guard width < 0 else { return advance(by: width) }
      for _ in 0..<(scalar.value > 0xFFFF ? 8 : 7) { advance(by: 1) }
    }
  }

  private mutating func advance(by width: Int) {
    if column + width > columns { wrap() }
    column += width
    if column >= columns { wrap() }
  }

  private mutating func wrap() {
    row += 1
    column = 0
  }
}
