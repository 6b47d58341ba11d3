import Foundation
import TerminalSupport
import Testing

/// Starts the program that is nothing but a prompt, and waits until it takes keys.
func startEcho(
  prompt: String = "> ",
  promptWidth: Int = 2,
  environment: [String: String] = [:],
  columns: Int = 80,
  rows: Int = 24
) throws -> PseudoTerminal {
  let terminal = try PseudoTerminal(
    TestProgram.path("line-echo"),
    [prompt],
    environment: environment,
    columns: columns,
    rows: rows
  )
  try terminal.wait(for: "the prompt") { $0.marksPastes && $0.column == promptWidth }
  return terminal
}

/// Starts the same with an editrc file of some lines, which is gone when this returns.
func startEcho(
  settings: String, columns: Int = 80, rows: Int = 24, notes: [String] = []
) throws -> PseudoTerminal {
  let path = FileManager.default.temporaryDirectory.path + "/editrc-\(UUID().uuidString)"
  try settings.write(toFile: path, atomically: false, encoding: .utf8)
  defer { try? FileManager.default.removeItem(atPath: path) }
  let terminal = try startEcho(environment: ["EDITRC": path], columns: columns, rows: rows)
  let shown = terminal.screen.text.dropLast().joined()
  let expected = notes.map { $0.replacingOccurrences(of: "FILE", with: path) }.joined()
  #expect(shown == expected)
  return terminal
}

/// The keys that have no letter.
enum Press {
  static let enter = "\r"
  static let backspace = "\u{7F}"
  static let up = "\u{1B}[A"
  static let down = "\u{1B}[B"
  static let right = "\u{1B}[C"
  static let left = "\u{1B}[D"
  static let delete = "\u{1B}[3~"
  static let home = "\u{1B}OH"
  static let end = "\u{1B}OF"
  static let escape = "\u{1B}"

  /// Returns ESC and a letter, as Alt sends it.
  static func alt(_ letter: String) -> String { escape + letter }

  /// Returns Ctrl and a letter.
  static func control(_ letter: Character) -> String {
    letter.asciiValue.map { String(Unicode.Scalar($0 & 0x1F)) } ?? ""
  }
}
