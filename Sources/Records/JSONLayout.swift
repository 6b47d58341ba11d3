/// How an array of objects is laid out: what stands before, between and behind its objects, and inside them.
///
/// A file keeps its own, so that what was not changed in it stays as it was to the byte.
package struct JSONLayout: Hashable, Sendable {
  /// What stands before the first object.
  package let opening: [UInt8]
  /// What stands between two objects.
  package let separator: [UInt8]
  /// What stands behind the last object.
  package let closing: [UInt8]
  /// How an object is laid out that has no spelling of its own.
  private let style: JSONStyle

  /// Makes the usual layout: an object on each line.
  package init() {
    self.init(
      opening: Array("[\n  ".utf8), separator: Array(",\n  ".utf8), closing: Array("\n]\n".utf8),
      style: JSONStyle())
  }

  private init(opening: [UInt8], separator: [UInt8], closing: [UInt8], style: JSONStyle) {
    self.opening = opening
    self.separator = separator
    self.closing = closing
    self.style = style
  }

  /// Finds the layout of a text that is an array of objects; nil where it is more than that, as an
  /// object that holds one, or where the array is empty.
  ///
  /// `before`, `between` and `behind` are what stands before the first object, between it and the
  /// second where there is one, and behind the last; `first` is the first object.
  package init?(
    before: ArraySlice<UInt8>, between: ArraySlice<UInt8>?, behind: ArraySlice<UInt8>,
    first: ArraySlice<UInt8>
  ) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let before = before.starts(with: mark) ? before.dropFirst(mark.count) : before
    guard before.isBlank(around: UInt8(ascii: "[")), behind.isBlank(around: UInt8(ascii: "]")),
      let bracket = before.firstIndex(of: UInt8(ascii: "["))
    else { return nil }
    let separator =
      between.map { Array($0) } ?? [UInt8(ascii: ",")] + before[bracket...].dropFirst()
    let indent = separator.lastIndex(of: UInt8(ascii: "\n")).map { separator[($0 + 1)...] }
    self.init(
      opening: Array(before), separator: separator, closing: Array(behind),
      style: JSONStyle(of: first, indent: indent ?? []))
  }

  /// Appends an object as the others are laid out.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the record.
  func append(_ record: Record, to bytes: inout [UInt8]) {
    var writer = JSONWriter(style)
    writer.write(record)
    bytes += writer.bytes
  }
}

extension ArraySlice<UInt8> {
  /// The length up to which blanks are taken for a layout.
  private static var longest: Int { 256 }

  /// Whether it is one sign and blanks around it.
  fileprivate func isBlank(around sign: UInt8) -> Bool {
    count <= Self.longest && allSatisfy { $0 == sign || $0.isJSONBlank }
      && self.count { $0 == sign } == 1
  }
}
