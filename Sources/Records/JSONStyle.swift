/// The blanks inside a JSON value: line breaks and indents, or none, and what stands behind `:` and `,`.
struct JSONStyle: Hashable, Sendable {
  /// What a line begins with at the outermost level, nil for a value on one line.
  var indent: [UInt8]?
  /// What each level adds to that.
  var step: [UInt8] = []
  /// What ends a line.
  var lineEnd: [UInt8] = [UInt8(ascii: "\n")]
  /// What stands behind a colon.
  var afterColon: [UInt8] = []
  /// What stands behind a comma on one line.
  var afterComma: [UInt8] = []

  /// The style of a value on one line without blanks.
  init() {}

  /// The style of this program's own texts: two spaces a level.
  static var pretty: JSONStyle {
    var style = JSONStyle()
    style.indent = []
    style.step = [UInt8(ascii: " "), UInt8(ascii: " ")]
    style.afterColon = [UInt8(ascii: " ")]
    return style
  }

  /// Finds the style of an object, whose last line begins with an indent.
  init(of object: ArraySlice<UInt8>, indent: some Sequence<UInt8>) {
    var rest = object.dropFirst()
    let head = rest.takeBlanks()
    guard rest.skipString() else { return }
    _ = rest.takeBlanks()
    guard rest.first == UInt8(ascii: ":") else { return }
    rest = rest.dropFirst()
    afterColon = Array(rest.takeBlanks())
    guard let end = head.lastIndex(of: UInt8(ascii: "\n")) else {
      if !afterColon.isEmpty { afterComma = afterColon }
      return
    }
    if end > head.startIndex { lineEnd = Array(head[...end]) }
    let indent = Array(indent)
    let inner = head[(end + 1)...]
    self.indent = indent
    step = Array(inner.starts(with: indent) ? inner.dropFirst(indent.count) : inner)
  }
}

extension ArraySlice<UInt8> {
  /// Drops and returns the blanks at the start.
  fileprivate mutating func takeBlanks() -> ArraySlice<UInt8> {
    let blanks = prefix(while: \.isJSONBlank)
    self = self[blanks.endIndex...]
    return blanks
  }

  /// Drops the text in quotes at the start; returns false where there is none.
  fileprivate mutating func skipString() -> Bool {
    guard first == UInt8(ascii: "\"") else { return false }
    self = dropFirst()
    while let byte = popFirst(), byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\") { _ = popFirst() }
    }
    return true
  }
}
