import Records

extension JSONRecords {
  /// Checks a text that is an array of objects, or holds one at a path, and notes where its records stand.
  ///
  /// - Throws: `badData` where the text is no JSON or has no such array, with the arrays it has; `limit`.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init(
    _ bytes: [UInt8], array path: FieldPath?, source: String,
    guide: LoadProgress.Guide = { _ in true }
  ) throws(LoadFault) {
    do {
      try self.init(bytes, source: source, guide: guide)
    } catch {
      let members = JSONMembers(bytes)
      // Without a place nothing is wrong with the text but that it is another value than an array.
      guard error.kind == .badData, error.place == nil, let root = members.root else { throw error }
      guard let path else {
        throw LoadFault(
          .badData, source, error.reason,
          hint: Self.hint(members.arraysOfObjects(in: root)) ?? error.hint)
      }
      try self.init(bytes, at: members.range(of: path, in: root, source), source: source)
      return
    }
    if let path {
      throw LoadFault(
        .badData, source, "is an array itself, so nothing in it is at \"\(path)\"",
        hint: "leave --at out")
    }
  }

  /// Takes the array at a range of a text; what is wrong in it keeps its place in the whole text.
  private init(_ bytes: [UInt8], at range: Range<Int>, source: String) throws(LoadFault) {
    var array = bytes
    for index in array.indices where !range.contains(index) { array[index] = UInt8(ascii: " ") }
    do {
      try self.init(array, source: source, isWhole: false)
    } catch {
      throw LoadFault(
        error.kind, source, at: error.place.map { TextPlace(of: $0.offset, in: bytes) },
        error.reason, hint: error.hint)
    }
  }

  fileprivate static func hint(_ paths: [String]) -> String? {
    guard let first = paths.first else { return nil }
    if paths.count == 1 {
      return "\"\(first)\" in it is an array of objects: --at \(first.spelledPath) takes that"
    }
    return "arrays of objects in it: "
      + paths.map { "--at \($0.spelledPath)" }.joined(separator: ", ")
  }
}

extension JSONMembers {
  /// Returns where the array at a path stands.
  fileprivate func range(
    of path: FieldPath, in root: Range<Int>, _ source: String
  ) throws(LoadFault) -> Range<Int> {
    let hint = JSONRecords.hint(arraysOfObjects(in: root))
    guard let range = value(at: path.text[...], in: root) else {
      throw LoadFault(.badData, source, "has nothing at \"\(path)\"", hint: hint)
    }
    guard isArray(range) else {
      throw LoadFault(.badData, source, "has no array at \"\(path)\"", hint: hint)
    }
    return range
  }
}

extension String {
  /// The path as a word of a command.
  fileprivate var spelledPath: String {
    let isPlain = utf8.allSatisfy { byte in
      (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
        || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
        || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
    }
    return isPlain && !isEmpty ? self : Value.string(self).json
  }
}
