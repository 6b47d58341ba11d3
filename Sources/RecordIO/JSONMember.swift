import CRecordJSON
import Records

/// The value at a path in an object's bytes, found without decoding the rest.
enum JSONMember {
  case none
  case value(Value)
  /// A name on the way is spelled in another way than the path's, so that only decoding can tell.
  case unsure

  /// Looks a path up in the bytes of a checked object, by the rules of ``Record``.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the object, for each dot in the path.
  @unsafe init(_ path: FieldPath, in object: UnsafeRawBufferPointer) {
    var text = path.text
    self = text.withUTF8 { path in
      unsafe Self.find(UnsafeRawBufferPointer(path), in: object) { name in
        unsafe HPJSONMemberFind(object.baseAddress, object.count, name.baseAddress, name.count)
      }
    }
  }

  /// Looks a path up in an object whose names are known by where they stand in a text.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the object up to the member, for each dot in
  ///   the path.
  @unsafe init(
    _ path: FieldPath, in object: UnsafeRawBufferPointer, names: [HPJSONName],
    of whole: UnsafeRawBufferPointer
  ) {
    var text = path.text
    self = text.withUTF8 { path in
      unsafe Self.find(UnsafeRawBufferPointer(path), in: object) { name in
        let place = unsafe HPJSONPlace(of: name, among: names, in: whole)
        switch place.match {
        case .one: return unsafe HPJSONMember(at: place.index, of: object, names: names)
        case .none, .unsure:
          return HPJSONMember(match: place.match, kind: .null, isPlain: false, start: 0, end: 0)
        }
      }
    }
  }

  @unsafe private static func find(
    _ path: UnsafeRawBufferPointer, in object: UnsafeRawBufferPointer,
    member: (UnsafeRawBufferPointer) -> HPJSONMember
  ) -> JSONMember {
    let whole = unsafe member(path)
    switch whole.match {
    case .unsure: return .unsure
    case .one:
      return unsafe value(whole.kind, at: whole.start..<whole.end, in: object).map { .value($0) }
        ?? .unsure
    case .none: break
    }
    var end = path.count
    while let dot = unsafe path[..<end].lastIndex(of: UInt8(ascii: ".")) {
      end = dot
      let outer = unsafe member(.init(rebasing: path[..<dot]))
      if outer.match == .unsure { return .unsure }
      guard outer.match == .one, outer.kind == .beginObject else { continue }
      let inside = unsafe UnsafeRawBufferPointer(rebasing: object[outer.start..<outer.end])
      let found = unsafe find(.init(rebasing: path[(dot + 1)...]), in: inside) { name in
        unsafe HPJSONMemberFind(inside.baseAddress, inside.count, name.baseAddress, name.count)
      }
      if case .none = found { continue }
      return found
    }
    return .none
  }

  /// Returns the members of a checked object that are neither arrays nor objects.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the object.
  @unsafe static func scalars(of object: UnsafeRawBufferPointer) -> [ScalarField] {
    var fields: [ScalarField] = []
    var field = unsafe HPJSONFieldNext(object.baseAddress, object.count, 0)
    while field.isThere {
      if let kind = FieldKind(scalar: field.kind),
        case .string(let name)? = unsafe value(
          .string, at: field.nameStart - 1..<field.nameEnd + 1, in: object)
      {
        fields.append(ScalarField(name: name, kind: kind))
      }
      field = unsafe HPJSONFieldNext(object.baseAddress, object.count, field.end)
    }
    return fields
  }

  @unsafe private static func value(
    _ kind: HPJSONKind, at range: Range<Int>, in object: UnsafeRawBufferPointer
  ) -> Value? {
    let bytes = unsafe UnsafeRawBufferPointer(rebasing: object[range])
    switch kind {
    case .null: return .null
    case .false: return .bool(false)
    case .true: return .bool(true)
    case .number: return unsafe .number(Number(checked: String(decoding: bytes, as: UTF8.self)))
    case .string:
      let text = unsafe UnsafeRawBufferPointer(rebasing: bytes[1..<bytes.count - 1])
      if unsafe !text.contains(UInt8(ascii: "\\")) {
        return unsafe .string(String(decoding: text, as: UTF8.self))
      }
      return unsafe JSONDecoding.value(in: bytes)
    default: return unsafe JSONDecoding.value(in: bytes)
    }
  }
}

extension HPJSONPlace {
  /// Finds a name among those of a shape, which stand in a text.
  @unsafe init(
    of name: UnsafeRawBufferPointer, among names: [HPJSONName], in text: UnsafeRawBufferPointer
  ) {
    self = unsafe HPJSONShapeFind(
      text.baseAddress, names, names.count, name.baseAddress, name.count)
  }
}

extension HPJSONMember {
  /// Finds the member of a checked object with the name at an index of its shape.
  @unsafe init(at index: Int, of object: UnsafeRawBufferPointer, names: [HPJSONName]) {
    self = unsafe HPJSONMemberAt(object.baseAddress, object.count, names, index)
  }
}

extension FieldKind {
  /// Takes what a value is by the event that it begins with, nil for an array and an object.
  fileprivate init?(scalar kind: HPJSONKind) {
    switch kind {
    case .null: self = .null
    case .true, .false, .number: self = .bare
    case .string: self = .text
    default: return nil
    }
  }
}
