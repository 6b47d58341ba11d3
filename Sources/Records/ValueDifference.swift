/// A place at which two values differ.
package struct ValueDifference: Hashable, Sendable {
  /// The way to the place.
  package let place: ValuePath
  /// What the first value has there, nil where it has nothing.
  package let first: Value?
  /// What the second value has there, nil where it has nothing.
  package let second: Value?

  /// The way to the place as text, as `.tables[0].name`; a dot alone is the whole value.
  package var path: String { place.description }
}

extension ValueDifference {
  /// Returns the places at which two values differ, in their order.
  ///
  /// The order of fields does not count; of several fields with one name the last does.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the values, for objects of few fields.
  package static func all(from first: Value, to second: Value) -> [ValueDifference] {
    var found: [ValueDifference] = []
    collect(first, second, at: ValuePath(), &found)
    return found
  }

  private static func collect(
    _ first: Value?, _ second: Value?, at path: ValuePath, _ found: inout [ValueDifference]
  ) {
    switch (first, second) {
    case (.object(let first)?, .object(let second)?):
      for name in first.names(with: second) where first[name: name] != second[name: name] {
        collect(
          first[name: name], second[name: name], at: path.name(name), &found)
      }
    case (.array(let first)?, .array(let second)?):
      for index in 0..<max(first.count, second.count) {
        let first = index < first.count ? first[index] : nil
        let second = index < second.count ? second[index] : nil
        if first != second { collect(first, second, at: path.index(index), &found) }
      }
    default:
      guard first != second else { return }
      found.append(
        ValueDifference(place: path, first: first, second: second))
    }
  }
}

extension Record {
  /// The names of the fields, each once, then those that only another record has.
  fileprivate func names(with other: Record) -> [String] {
    var seen = Set<String>()
    return (fields + other.fields).map(\.name).filter { seen.insert($0).inserted }
  }
}
