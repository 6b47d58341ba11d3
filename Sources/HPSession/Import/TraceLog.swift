import CommandKit
import TableModel

/// What a console log says of the calls between tables and their controller.
///
/// A line counts that has ``mark`` in it; what stands before is whatever the log puts there, and what
/// stands behind a call in quotes or brackets belongs to the log too.
struct TraceLog {
  /// What stands before a call.
  static let mark: StaticString = "hpsh-trace "

  /// The calls that are to be read as acts or parts of them.
  private(set) var calls: [LoggedCall] = []
  /// The commands between them, which say what makes no call.
  private(set) var commands: [LoggedCommand] = []
  /// The names of the calls among the calls.
  private(set) var names: Set<String> = []
  /// The number of calls that a table makes all the time, which are passed over.
  private(set) var queryCount = 0
  /// By the number of its first call, where the calls of a command end that came to nothing after all: at the
  /// call that says so.
  private(set) var undone: [Int: Int] = [:]
  /// The lines that have the mark and no call behind it.
  private(set) var unreadable: [(line: Int, text: String)] = []

  /// Reads a log.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the log.
  init(_ bytes: [UInt8]) {
    var line = 1
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") {
        line += 1
      } else if bytes[index] == UInt8(ascii: "h"), bytes.has(TraceLog.mark, at: index) {
        let start = index + TraceLog.mark.utf8CodeUnitCount
        let end = bytes[start...].firstIndex(where: \.isLineEnd) ?? bytes.count
        read(TraceLog.text(bytes[start..<end]), line: line)
        index = end
        continue
      }
      index += 1
    }
  }

  private mutating func read(_ text: String, line: Int) {
    guard let event = TraceLog.event(in: text) else {
      if let command = TraceLog.command(in: text) {
        commands.append(LoggedCommand(text: command, position: calls.count, line: line))
      } else {
        unreadable.append((line, text))
      }
      return
    }
    starts.append(calls.count)
    if isQuery(event) {
      queryCount += 1
    } else {
      calls.append(LoggedCall(event: event, line: line))
      names.insert(event.name)
      keepUndone(event)
    }
    lastAsked = event
  }

  private var lastAsked: TraceEvent?
  /// For each call of the log, the number of calls kept before it.
  private var starts: [Int] = []

  /// Finds the calls that a call says were taken back; none of a command that stands in the log is between
  /// them.
  private mutating func keepUndone(_ event: TraceEvent) {
    guard case .undone(let count, _) = event.call, count > 0, count < starts.count else { return }
    let (start, end) = (starts[starts.count - 1 - count], calls.count - 1)
    if start < end, commands.last.map({ $0.position <= start }) ?? true { undone[start] = end }
  }

  /// Returns whether a call is one that tables make all the time.
  ///
  /// `canMoveRowAt` is one where the table asks how the row can be edited right before.
  private func isQuery(_ event: TraceEvent) -> Bool {
    switch event.call {
    case .numberOfRowsInSection, .cellForRowAt, .willDisplay, .didHighlightRowAt,
      .didUnhighlightRowAt, .canEditRowAt, .editingStyleForRowAt:
      return true
    case .canMoveRowAt(let path, _):
      guard let lastAsked, lastAsked.table == event.table else { return false }
      switch lastAsked.call {
      case .canEditRowAt(path, _), .editingStyleForRowAt(path, _): return true
      default: return false
      }
    default: return false
    }
  }

  /// Returns the text of the rest of a line, without what colours a terminal and blanks at its end.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    var kept: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == 0x1B {
        index = endOfSequence(bytes, index + 1)
      } else {
        kept.append(bytes[index])
        index += 1
      }
    }
    while kept.last == UInt8(ascii: " ") || kept.last == UInt8(ascii: "\t") { kept.removeLast() }
    return String(decoding: kept, as: UTF8.self)
  }

  /// Returns where an escape sequence ends that begins `ESC [`.
  private static func endOfSequence(_ bytes: ArraySlice<UInt8>, _ start: Int) -> Int {
    guard start < bytes.endIndex, bytes[start] == UInt8(ascii: "[") else { return start }
    let end = bytes[(start + 1)...].firstIndex { (0x40...0x7E).contains($0) }
    return end.map { $0 + 1 } ?? bytes.endIndex
  }

  /// Returns the call at the start of a text, nil where there is none that ends with the text or
  /// before a quote or bracket that closes.
  private static func event(in text: String) -> TraceEvent? {
    if let event = TraceEvent(line: text) { return event }
    let end = text.firstIndex { "\"'\\)]},<".contains($0) } ?? text.endIndex
    // A grade, as trace on --grades shows it.
    let grade = text.firstIndex(of: "[") ?? end
    return [end, grade].lazy.compactMap { end in
      var head = text[..<end]
      while head.last == " " { head = head.dropLast() }
      return TraceEvent(line: String(head))
    }.first
  }

  /// Returns a command that stands at the start of a text: what moves the card, or pins rows.
  private static func command(in text: String) -> String? {
    let words = text.split { $0 == " " || "\"'\\)]},<".contains($0) }
    guard words.count > 1 else { return nil }
    let kept: ArraySlice<Substring>
    switch (words[0], words[1]) {
    case ("card", "open"), ("card", "close"), ("card", "release"): kept = []
    case ("card", "drag"): kept = words.dropFirst(2).prefix { Double($0) != nil }
    case ("pin", let table) where Name.isValid(String(table)):
      kept = words.dropFirst(2).prefix { $0 == "none" || IndexPath(traced: $0) != nil }
    default: return nil
    }
    if kept.isEmpty, words[1] == "drag" || words[0] == "pin" { return nil }
    return (words.prefix(2) + kept).joined(separator: " ")
  }
}
