import CommandKit

/// The reading of a Markdown text for its fences, a line at a time.
struct MarkdownFences {
  /// A fence that is open.
  private struct Fence {
    let sign: UInt8
    let length: Int
    let range: SourceRange
    /// Where its lines start, nil for a block of another language.
    let start: Int?
  }

  /// Where the lines of each block of the shell stand.
  private(set) var ranges: [SourceRange] = []
  /// The number of the first line of each.
  private(set) var firstLines: [Int] = []
  private let bytes: [UInt8]
  private var at = 0
  private var number: Int
  private var fence: Fence?
  /// The columns by which the text of the list's item is indented that the line may belong to.
  private var listIndent = 0

  init(_ source: SourceText) {
    bytes = source.bytes
    number = source.firstLine
  }

  /// The line of the fence that is open.
  var openFence: SourceRange? { fence?.range }

  /// Reads a line; returns false at the end.
  mutating func readLine() -> Bool {
    guard at < bytes.count else { return false }
    let end = bytes[at...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    let (start, next) = (at, min(end + 1, bytes.count))
    read(bytes[start..<end], next: next)
    at = next
    number += 1
    return true
  }

  private mutating func read(_ line: ArraySlice<UInt8>, next: Int) {
    let content = line.drop { $0 == 0x20 || $0 == 0x09 }
    let indent = line.count - content.count
    if let fence {
      if closes(content, fence) { close(fence, at: line.startIndex) }
    } else if indent <= listIndent + 3, let opened = opening(content, next: next) {
      fence = opened
    } else {
      noteList(content, indent: indent)
    }
  }

  /// Returns the fence that a line opens.
  private func opening(_ content: ArraySlice<UInt8>, next: Int) -> Fence? {
    guard let sign = content.first, sign == UInt8(ascii: "`") || sign == UInt8(ascii: "~") else {
      return nil
    }
    let info = content.drop { $0 == sign }
    let length = content.count - info.count
    // Backquotes behind backquotes are code inside a line.
    guard length >= 3, sign == UInt8(ascii: "~") || !info.contains(sign) else { return nil }
    let word = info.split(whereSeparator: { $0 <= 0x20 || $0 == UInt8(ascii: "{") }).first ?? []
    let isShell = String(decoding: word, as: UTF8.self).lowercased() == "hpsh"
    let end = content.last == 0x0D ? content.endIndex - 1 : content.endIndex
    return Fence(
      sign: sign, length: length, range: SourceRange(content.startIndex, end),
      start: isShell ? next : nil)
  }

  private func closes(_ content: ArraySlice<UInt8>, _ fence: Fence) -> Bool {
    let rest = content.drop { $0 == fence.sign }
    return content.count - rest.count >= fence.length && rest.allSatisfy { $0 <= 0x20 }
  }

  private mutating func close(_ fence: Fence, at end: Int) {
    self.fence = nil
    guard let start = fence.start, start < end else { return }
    ranges.append(SourceRange(start, end))
    let lines = bytes[start..<end].count { $0 == UInt8(ascii: "\n") }
    firstLines.append(number - lines)
  }

  /// Notes by how much the text of a list's item is indented, for the fences in it.
  private mutating func noteList(_ content: ArraySlice<UInt8>, indent: Int) {
    guard let first = content.first, first > 0x20 else { return }
    let digits = content.prefix { $0 >= 0x30 && $0 <= 0x39 }
    let mark = content.dropFirst(digits.count).prefix(1)
    let marks = digits.isEmpty ? "-*+" : ".)"
    let behind = content.dropFirst(digits.count + 1)
    if let sign = mark.first, marks.utf8.contains(sign), behind.first == 0x20 {
      listIndent = indent + digits.count + 1 + behind.prefix { $0 == 0x20 }.count
    } else if indent < listIndent {
      listIndent = 0
    }
  }
}
