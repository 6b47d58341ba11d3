/// Writes JSON piece by piece, compact or with an indent of two spaces, keys in the order given.
///
///     var writer = JSONWriter(isPretty: true)
///     writer.beginObject()
///     writer.key("y")
///     writer.write(812)
///     writer.endObject()
///
/// Numbers keep their spelling. A long text is streamed by emptying ``bytes`` now and then.
package struct JSONWriter: Sendable {
  /// What was written and not yet taken away.
  package var bytes: [UInt8] = []
  private let style: JSONStyle
  /// For each open array or object, whether it is still empty.
  private var open: [Bool] = []
  private var followsKey = false
  /// What a line begins with at the level that is open.
  private var lineStart: [UInt8]

  package init(isPretty: Bool = false) {
    self.init(isPretty ? .pretty : JSONStyle())
  }

  init(_ style: JSONStyle) {
    self.style = style
    lineStart = style.lineEnd + (style.indent ?? [])
  }

  package mutating func beginObject() { begin("{") }

  package mutating func endObject() { end("}") }

  package mutating func beginArray() { begin("[") }

  package mutating func endArray() { end("]") }

  /// Writes the name of the value that comes next.
  package mutating func key(_ name: String) {
    separate()
    Self.append(name, to: &bytes)
    endKey()
  }

  /// Returns how a name is spelled before a value, for one that comes again and again.
  package func spelling(ofKey name: String) -> [UInt8] {
    var key: [UInt8] = []
    Self.append(name, to: &key)
    return key + [UInt8(ascii: ":")] + style.afterColon
  }

  /// Writes a name as it is spelled before the value that comes next.
  package mutating func key(spelled name: [UInt8]) {
    separate()
    bytes += name
    followsKey = true
  }

  private mutating func endKey() {
    bytes.append(UInt8(ascii: ":"))
    bytes += style.afterColon
    followsKey = true
  }

  /// Writes a text whose bytes someone else appends.
  package mutating func writeText(_ append: (inout [UInt8]) -> Void) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    let start = bytes.count
    append(&bytes)
    Self.escape(from: start, in: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  package mutating func write(_ text: String) {
    separate()
    Self.append(text, to: &bytes)
  }

  /// Writes a value of a word without quotes: a number, `true`, `false`, `null`.
  mutating func writeBare(_ word: String) {
    separate()
    bytes.append(contentsOf: word.utf8)
  }

  private mutating func begin(_ bracket: Unicode.Scalar) {
    separate()
    bytes.append(UInt8(ascii: bracket))
    open.append(true)
    lineStart += style.step
  }

  private mutating func end(_ bracket: Unicode.Scalar) {
    precondition(!open.isEmpty, "Nothing is open that \(bracket) could close.")
    lineStart.removeLast(style.step.count)
    if open.removeLast() == false { breakLine() }
    bytes.append(UInt8(ascii: bracket))
  }

  /// Writes what stands between two values.
  private mutating func separate() {
    if followsKey {
      followsKey = false
    } else if let isEmpty = open.last {
      if !isEmpty {
        bytes.append(UInt8(ascii: ","))
        if style.indent == nil { bytes += style.afterComma }
      }
      open[open.count - 1] = false
      breakLine()
    }
  }

  private mutating func breakLine() {
    if style.indent != nil { bytes += lineStart }
  }
}

extension JSONWriter {
  /// Writes a checked value by its bytes, with the blanks of this writer; returns false, having done
  /// nothing, where a text in it may be spelled in another way than this writer spells it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package mutating func write(checked json: [UInt8]) -> Bool {
    guard !json.contains(where: { $0 == UInt8(ascii: "\\") || $0 == 0x7F }) else { return false }
    var at = 0
    while at < json.count {
      let start = at
      at += 1
      switch json[start] {
      case UInt8(ascii: "{"): beginObject()
      case UInt8(ascii: "["): beginArray()
      case UInt8(ascii: "}"): endObject()
      case UInt8(ascii: "]"): endArray()
      case UInt8(ascii: ":"): endKey()
      // A comma is written before what stands behind it.
      case UInt8(ascii: ","): break
      case let byte where byte.isJSONBlank: break
      case UInt8(ascii: "\""):
        while json[at] != UInt8(ascii: "\"") { at += 1 }
        at += 1
        separate()
        bytes += json[start..<at]
      default:
        while at < json.count, !json[at].endsJSONWord { at += 1 }
        separate()
        bytes += json[start..<at]
      }
    }
    return true
  }
}

extension UInt8 {
  /// Whether a number, `true`, `false` or `null` ends before it.
  fileprivate var endsJSONWord: Bool {
    isJSONBlank || self == UInt8(ascii: ",") || self == UInt8(ascii: "}")
      || self == UInt8(ascii: "]")
  }
}
