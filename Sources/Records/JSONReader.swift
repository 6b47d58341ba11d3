/// Reads JSON in Swift alone, for texts that hpsh wrote itself or a person edited: dumps, and no files of data.
///
/// A byte that is not UTF-8 is read as U+FFFD. Values nest a thousand deep at most.
package struct JSONReader {
  /// What is wrong with a text, and where.
  package struct Fault: Error {
    /// What is wrong, in words.
    package let reason: String
    /// The offset of the byte at fault.
    package let offset: Int
  }

  /// An array or object that is open.
  private struct Open {
    let isObject: Bool
    var values: [Value] = []
    var fields: [Record.Field] = []
    var key = ""
  }

  let bytes: [UInt8]
  /// The offset of the byte to be read.
  var at = 0
  private var open: [Open] = []
  /// The value that is looked for, by the way to it.
  private var wanted: [ValuePath.Step]?
  /// Where the value that is looked for begins, and its name where it has one.
  private var found: (value: Int, name: Int)?
  /// The offset of the name that was read last.
  private var lastName = 0

  /// The arrays and objects that may be open at once.
  package static let deepest = 1_000

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads the one value that the text is.
  ///
  /// - Throws: ``Fault`` at the first byte that no JSON has there.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package mutating func document() throws(Fault) -> Value {
    while true {
      skipBlanks()
      note()
      guard var value = try scalarOrOpening() else { continue }
      while let done = try close(with: value) { value = done }
      guard open.isEmpty else { continue }
      skipBlanks()
      guard at == bytes.count else { throw fault("the text goes on behind its value") }
      return value
    }
  }

  /// Returns the offset of a value in the text or, where it has one and is asked for, of its name; nil
  /// for a path that leads nowhere.
  ///
  /// Of several values with one name the last is meant, as everywhere.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package static func offset(
    of path: ValuePath, in bytes: [UInt8], atName: Bool = false
  ) -> Int? {
    var reader = JSONReader(bytes)
    reader.wanted = path.steps
    _ = try? reader.document()
    return atName ? reader.found?.name : reader.found?.value
  }

  /// Notes the place of the value to be read, where it is the one that is looked for.
  private mutating func note() {
    guard let wanted, wanted.count == open.count,
      zip(wanted, open).allSatisfy({ step, open in
        switch step {
        case .name(let name): open.isObject && open.key == name
        case .index(let index): !open.isObject && open.values.count == index
        }
      })
    else { return }
    found = (at, open.last?.isObject == true ? lastName : at)
  }

  /// Reads a scalar, an empty array or an empty object; nil where an array or object begins that has something in it.
  private mutating func scalarOrOpening() throws(Fault) -> Value? {
    guard at < bytes.count else { throw fault("a value is missing") }
    switch bytes[at] {
    case UInt8(ascii: "{"): return try begin(isObject: true)
    case UInt8(ascii: "["): return try begin(isObject: false)
    case UInt8(ascii: "\""): return .string(try string())
    default: return try bareWord()
    }
  }

  private mutating func begin(isObject: Bool) throws(Fault) -> Value? {
    guard open.count < JSONReader.deepest else { throw fault("the values nest too deep") }
    at += 1
    skipBlanks()
    if take(isObject ? "}" : "]") { return isObject ? .object(Record()) : .array([]) }
    open.append(Open(isObject: isObject))
    if isObject { try key() }
    return nil
  }

  /// Puts a value into what is open; returns that where it is closed by it, nil where more comes or nothing is open.
  private mutating func close(with value: Value) throws(Fault) -> Value? {
    guard let last = open.indices.last else { return nil }
    let isObject = open[last].isObject
    if isObject {
      open[last].fields.append(Record.Field(open[last].key, value))
    } else {
      open[last].values.append(value)
    }
    skipBlanks()
    if take(",") {
      if isObject { try key() }
      return nil
    }
    guard take(isObject ? "}" : "]") else {
      throw fault("\",\" or \"\(isObject ? "}" : "]")\" is missing")
    }
    let done = open.removeLast()
    return isObject ? .object(Record(done.fields)) : .array(done.values)
  }

  private mutating func key() throws(Fault) {
    skipBlanks()
    guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else {
      throw fault("a name in quotes is missing")
    }
    lastName = at
    open[open.count - 1].key = try string()
    skipBlanks()
    guard take(":") else { throw fault("\":\" is missing") }
  }

  private mutating func bareWord() throws(Fault) -> Value {
    let start = at
    while at < bytes.count, bytes[at].isInBareWord { at += 1 }
    let word = String(decoding: bytes[start..<at], as: UTF8.self)
    switch word {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    default:
      guard let number = Number(word) else {
        at = start
        throw fault("a value is missing")
      }
      return .number(number)
    }
  }

  private mutating func skipBlanks() {
    while at < bytes.count, bytes[at].isJSONBlank { at += 1 }
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard at < bytes.count, bytes[at] == UInt8(ascii: sign) else { return false }
    at += 1
    return true
  }

  /// Returns the fault of the byte to be read, or of one before.
  func fault(_ reason: String, at offset: Int? = nil) -> Fault {
    Fault(reason: reason, offset: offset ?? at)
  }
}

extension UInt8 {
  /// Whether the byte may stand between two values.
  var isJSONBlank: Bool {
    self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09
  }

  /// Whether the byte may stand in a number or a keyword.
  fileprivate var isInBareWord: Bool {
    isHexadecimal || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
      || self == UInt8(ascii: "-") || self == UInt8(ascii: "+") || self == UInt8(ascii: ".")
  }

  /// Whether the byte is a hexadecimal digit.
  var isHexadecimal: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
