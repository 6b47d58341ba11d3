import Records

/// The members of objects in a JSON text that was checked, found without decoding what they hold.
struct JSONMembers {
  /// A member: its name, and where its value stands.
  struct Member {
    let name: String
    let range: Range<Int>
  }

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// How many levels and arrays a hint looks into and names.
  private static let deepest = 6
  private static let most = 5

  /// Where the outermost object stands, nil where the text is something else.
  var root: Range<Int>? {
    guard let start = bytes.firstIndex(after: bytes.byteOrderMarkCount, where: \.isMark),
      bytes[start] == UInt8(ascii: "{")
    else { return nil }
    return start..<bytes.count
  }

  /// Returns where the value at a path stands; a name with dots in it wins over nesting, as in a record.
  ///
  /// - Complexity: O(*n*) for each part of the path, where *n* is the number of bytes.
  func value(at path: Substring, in object: Range<Int>) -> Range<Int>? {
    let members = members(of: object)
    if let found = members.last(where: { $0.name == path }) { return found.range }
    var name = path
    while let dot = name.lastIndex(of: ".") {
      name = name[..<dot]
      guard let member = members.last(where: { $0.name == name }), isObject(member.range) else {
        continue
      }
      if let found = value(at: path[path.index(after: dot)...], in: member.range) { return found }
    }
    return nil
  }

  /// Returns the paths of the first few arrays in an object that begin with an object, outer ones first.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  func arraysOfObjects(in object: Range<Int>) -> [String] {
    var found: [String] = []
    var level = [(prefix: "", object: object)]
    for _ in 0..<Self.deepest {
      var next: [(prefix: String, object: Range<Int>)] = []
      for (prefix, object) in level {
        for member in members(of: object) {
          let path = prefix + member.name
          if isObject(member.range) { next.append((path + ".", member.range)) }
          if beginsWithObject(member.range) { found.append(path) }
          if found.count == Self.most { return found }
        }
      }
      level = next
    }
    return found
  }

  /// Returns whether an array stands at a range.
  func isArray(_ range: Range<Int>) -> Bool { bytes[range.lowerBound] == UInt8(ascii: "[") }

  private func isObject(_ range: Range<Int>) -> Bool {
    bytes[range.lowerBound] == UInt8(ascii: "{")
  }

  private func beginsWithObject(_ range: Range<Int>) -> Bool {
    guard isArray(range) else { return false }
    let first = bytes.firstIndex(after: range.lowerBound + 1, where: \.isMark)
    return first.map { bytes[$0] == UInt8(ascii: "{") } ?? false
  }
}

extension JSONMembers {
  /// Returns the members of an object.
  private func members(of object: Range<Int>) -> [Member] {
    var members: [Member] = []
    var at = object.lowerBound + 1
    while let start = mark(from: at), bytes[start] == UInt8(ascii: "\"") {
      let end = endOfString(from: start)
      guard let colon = mark(from: end), let value = mark(from: colon + 1) else { break }
      let valueEnd = endOfValue(from: value)
      members.append(Member(name: name(start..<end), range: value..<valueEnd))
      guard let comma = mark(from: valueEnd), bytes[comma] == UInt8(ascii: ",") else { break }
      at = comma + 1
    }
    return members
  }

  private func mark(from offset: Int) -> Int? { bytes.firstIndex(after: offset, where: \.isMark) }

  private func name(_ range: Range<Int>) -> String {
    guard bytes[range].contains(UInt8(ascii: "\\")),
      case .string(let text) = JSONDecoding.value(in: bytes, at: range)
    else { return String(decoding: bytes[range].dropFirst().dropLast(), as: UTF8.self) }
    return text
  }

  private func endOfString(from start: Int) -> Int {
    var at = start + 1
    while at < bytes.count, bytes[at] != UInt8(ascii: "\"") {
      at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(at + 1, bytes.count)
  }

  private func endOfValue(from start: Int) -> Int {
    var at = start
    var depth = 0
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "\""):
        at = endOfString(from: at)
        if depth == 0 { return at }
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return at }
        depth -= 1
        if depth == 0 { return at + 1 }
      case UInt8(ascii: ","): if depth == 0 { return at }
      case let byte: if depth == 0, !byte.isMark { return at }
      }
      at += 1
    }
    return at
  }
}
