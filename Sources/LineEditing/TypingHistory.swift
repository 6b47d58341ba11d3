#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What the text being edited was before, for taking typing back.
///
/// The text is noted whenever the editor waits for a key; how it changed in between tells which
/// changes go back together: the letters of a word, a run of deletions, and else what one key did.
///
/// - Complexity: Noting is O(*n*), where *n* is the length of the text.
package struct TypingHistory {
  /// The text at one moment, as C has it.
  package struct Moment: Equatable {
    package var text: [Int32] = []
    package var cursor = 0

    /// Makes a moment.
    package init(text: [Int32] = [], cursor: Int = 0) {
      self.text = text
      self.cursor = cursor
    }
  }

  private enum Change {
    case move
    case insertion
    case deletion
    case other
  }

  private static let blank: Int32 = 0x20

  private var current = Moment()
  private var before: [Moment] = []
  private var size = 0
  private var lastChange = Change.move
  private let limit: Int

  /// Makes the history of an empty text, which keeps moments of so many characters in all.
  package init(limit: Int = 1 << 20) {
    self.limit = limit
  }

  /// Notes the text; where it is `byWords`, each word typed is a step of its own, else all that was typed on.
  package mutating func note(
    _ text: UnsafeBufferPointer<Int32>, cursor: Int, byWords: Bool = true
  ) {
    guard text.count != current.text.count || !isSame(text, from: 0, as: 0, text.count) else {
      if cursor != current.cursor { lastChange = .move }
      current.cursor = cursor
      return
    }
    let change = change(to: text, cursor)
    let goesOn = change == lastChange && change != .other
    if !goesOn || (byWords && change == .insertion && startsWord(text[cursor - 1])) { keep() }
    lastChange = change
    current.text.removeAll(keepingCapacity: true)
    current.text.append(contentsOf: text)
    current.cursor = cursor
  }

  /// Goes back a step, and returns what the text was; nil where there is none.
  package mutating func undo() -> Moment? {
    guard let moment = before.popLast() else { return nil }
    size -= moment.text.count
    current = moment
    lastChange = .move
    return moment
  }

  /// Goes back to what the text was at first.
  package mutating func undoAll() -> Moment? {
    guard let first = before.first else { return nil }
    self = TypingHistory(limit: limit)
    current = first
    return first
  }

  private func change(to text: UnsafeBufferPointer<Int32>, _ cursor: Int) -> Change {
    let difference = text.count - current.text.count
    guard abs(difference) == 1, cursor - current.cursor == difference,
      isSame(text, from: 0, as: 0, min(cursor, current.cursor)),
      isSame(text, from: cursor, as: current.cursor, text.count - cursor)
    else { return .other }
    return difference > 0 ? .insertion : .deletion
  }

  /// Whether a part of a text is what stands in the current one.
  private func isSame(
    _ text: UnsafeBufferPointer<Int32>, from start: Int, as other: Int, _ count: Int
  ) -> Bool {
    current.text.withUnsafeBufferPointer { current in
      guard count > 0, let text = text.baseAddress, let current = current.baseAddress else {
        return count == 0
      }
      return memcmp(text + start, current + other, count * MemoryLayout<Int32>.stride) == 0
    }
  }

  private func startsWord(_ typed: Int32) -> Bool {
    current.cursor > 0 && typed != Self.blank && current.text[current.cursor - 1] == Self.blank
  }

  private mutating func keep() {
    before.append(current)
    size += current.text.count
    while size > limit, before.count > 1 { size -= before.removeFirst().text.count }
  }
}
