import CommandKit
import LineEditing

/// The rows of a terminal that a text takes, counted as it grows.
struct RowCount {
  private let columns: Int
  private let screen: Int
  private var count = 0
  /// Where the line begins that has not ended yet, in the text.
  private var start = 0
  /// Up to where ends of lines were looked for.
  private var end = 0

  /// Begins to count; a terminal that does not say its size shows everything.
  init(on descriptor: Int32) {
    let size = Terminal.size(of: descriptor)
    self.init(columns: size?.columns ?? .max, rows: size?.rows ?? .max)
  }

  init(columns: Int, rows: Int) { (self.columns, screen) = (columns, rows) }

  /// Returns whether a text that has grown since the last time leaves a row of the screen free.
  ///
  /// - Complexity: O(*n*), where *n* is what has been added, and nothing once it does not fit.
  mutating func fits(_ text: [UInt8]) -> Bool {
    while count < screen, end < text.count {
      if text[end] == UInt8(ascii: "\n") {
        count += rows(of: text[start..<end])
        start = end + 1
      }
      end += 1
    }
    return count < screen
  }

  private func rows(of line: ArraySlice<UInt8>) -> Int {
    guard line.count > columns else { return 1 }
    let width = String(decoding: line, as: UTF8.self).withoutSequences.displayWidth
    return max(1, (width + columns - 1) / columns)
  }
}

extension String {
  /// The text without what makes pieces of it stand out.
  fileprivate var withoutSequences: String {
    var rest = self[...]
    var text = ""
    while let escape = rest.firstIndex(of: "\u{1B}") {
      text += rest[..<escape]
      rest = rest[escape...].drop { $0 != "m" }.dropFirst()
    }
    return text + rest
  }
}
