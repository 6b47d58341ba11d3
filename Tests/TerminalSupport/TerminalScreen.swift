import CTerminalSupport

/// What a terminal shows after the bytes written to it: enough of xterm to test an editor.
///
/// Like most terminals today it breaks rows anew when its width changes.
package struct TerminalScreen {
  /// One row; a cell is `nil` before anything is written there, "" behind a wide character.
  struct Row {
    var cells: [String?] = []

    /// Whether the row below goes on with the same line.
    var continues = false
  }

  package internal(set) var columns: Int
  package internal(set) var height: Int

  /// Where the cursor is, from 0.
  package internal(set) var row = 0
  package internal(set) var column = 0

  /// Whether the program asked for marks around pastes.
  package internal(set) var marksPastes = false

  /// What was written in dim letters the last time any were.
  package internal(set) var faintText = ""

  /// The sequences that this model does not know: a test that saw any proves nothing.
  package internal(set) var unknownSequences: [String] = []

  var rows: [Row]
  var scrolledOff: [Row] = []
  var wrapsNext = false
  var isFaint = false
  var parser = SequenceParser()

  /// Makes an empty screen.
  package init(columns: Int, rows: Int) {
    self.columns = columns
    height = rows
    self.rows = Array(repeating: Row(), count: rows)
    ts_use_utf8()
  }

  /// The rows from the top to the last one with text, without the blanks at their ends.
  package var text: [String] {
    var lines = rows.map(\.text)
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The last row with text.
  package var lastRow: String { text.last ?? "" }

  /// The same as `text` with what was scrolled off the top.
  package var wholeText: [String] { scrolledOff.map(\.text) + text }
}

extension TerminalScreen.Row {
  /// The characters of the row, without the blanks at its end.
  var text: String {
    var text = cells.map { $0 ?? " " }.joined()
    while text.last == " " { text.removeLast() }
    return text
  }
}

extension TerminalScreen: CustomStringConvertible {
  /// The screen in a frame, with the cursor's place.
  package var description: String {
    let edge = "+" + String(repeating: "-", count: columns) + "+"
    return ([edge] + text.map { "|\($0)" } + [edge, "cursor in row \(row), column \(column)"])
      .joined(separator: "\n")
  }
}
