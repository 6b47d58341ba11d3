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

  package init(isPretty: Bool = false) {
    self.init(isPretty ? .pretty : JSONStyle())
  }

  init(_ style: JSONStyle) {
    self.style = style
  }

  package mutating func beginObject() { begin("{") }

  package mutating func endObject() { end("}") }

  package mutating func beginArray() { begin("[") }

  package mutating func endArray() { end("]") }

  /// Writes the name of the value that comes next.
  package mutating func key(_ name: String) {
    separate()
    Self.append(name, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    bytes += style.afterColon
    followsKey = true
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
  }

  private mutating func end(_ bracket: Unicode.Scalar) {
    precondition(!open.isEmpty, "Nothing is open that \(bracket) could close.")
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
    guard let indent = style.indent else { return }
    bytes += style.lineEnd
    bytes += indent
    for _ in open { bytes += style.step }
  }
}
