import CommandKit
import Records

/// A value of a dump that is being read, and the way to it.
struct DumpNode {
  let value: Value
  let path: ValuePath

  /// Returns the fault of this value.
  func fault(_ reason: String) -> DumpFault { DumpFault(path: path, reason: reason) }

  /// Reads an object, whose names stand once each.
  ///
  /// - Throws: ``DumpFault``, as all that read.
  func object() throws(DumpFault) -> DumpObject {
    guard case .object(let record) = value else { throw fault("an object must stand here") }
    var names = Set<String>()
    for field in record.fields where !names.insert(field.name).inserted {
      throw DumpFault(
        path: path.name(field.name), isName: true, reason: "\"\(field.name)\" stands twice")
    }
    return DumpObject(record: record, path: path)
  }

  /// Reads an array.
  func array() throws(DumpFault) -> [DumpNode] {
    guard case .array(let values) = value else { throw fault("an array must stand here") }
    return values.enumerated().map { DumpNode(value: $1, path: path.index($0)) }
  }

  /// Reads each element of an array.
  func array<Element>(
    _ read: (DumpNode) throws(DumpFault) -> Element
  ) throws(DumpFault) -> [Element] {
    var elements: [Element] = []
    for node in try array() { elements.append(try read(node)) }
    return elements
  }

  /// Reads a text.
  func text() throws(DumpFault) -> String {
    guard case .string(let text) = value else { throw fault("a text must stand here") }
    return text
  }

  /// Reads true or false.
  func flag() throws(DumpFault) -> Bool {
    guard case .bool(let flag) = value else { throw fault("true or false must stand here") }
    return flag
  }

  /// Reads a number that a measure can be.
  func measure(_ range: ClosedRange<Double>) throws(DumpFault) -> Double {
    guard case .number(let number) = value, let measure = Double(number.spelling),
      range.contains(measure)
    else { throw fault("no measure of points stands here") }
    return measure
  }

  /// Reads one of a few words.
  func choice<Choice: RawRepresentable<String> & CaseIterable>() throws(DumpFault) -> Choice {
    let text = try text()
    guard let choice = Choice(rawValue: text) else {
      let choices = Choice.allCases.map(\.rawValue).joinedAsChoices
      throw fault("\(Value.string(text).json) must be \(choices)")
    }
    return choice
  }

  /// Reads a record as rows carry them.
  func record() throws(DumpFault) -> Record {
    guard case .object(let record) = value else { throw fault("an object must stand here") }
    return record
  }
}

/// An object of a dump that is being read, and the way to it.
struct DumpObject {
  let record: Record
  let path: ValuePath

  /// Returns the value with a name, nil where none has it.
  subscript(name: String) -> DumpNode? {
    record[name: name].map { DumpNode(value: $0, path: path.name(name)) }
  }

  /// Returns the value with a name.
  ///
  /// - Throws: ``DumpFault`` at the object where none has it.
  func need(_ name: String) throws(DumpFault) -> DumpNode {
    if let node = self[name] { return node }
    throw DumpFault(path: path, reason: "\"\(name)\" is missing")
  }

  /// The values in their order, each with its name.
  var all: [(name: String, node: DumpNode)] {
    record.fields.map { ($0.name, DumpNode(value: $0.value, path: path.name($0.name))) }
  }
}
