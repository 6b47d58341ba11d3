/// What the values that records have in one field are like.
package struct FieldSummary: Hashable, Sendable {
  /// The kinds of values, as people call them.
  package enum Kind: String, CaseIterable, Sendable {
    case text
    case number
    case boolean
    case list
    case object
  }

  package let path: FieldPath
  /// The kinds of the values that are there, as they first appear; an empty text says nothing of a field.
  package private(set) var kinds: [Kind] = []
  /// How many records have a value: neither null nor an empty text or list.
  package private(set) var filled = 0
  /// The first few different values, objects apart, whose fields are summaries of their own.
  package private(set) var examples: [String] = []

  private static let mostExamples = 3

  init(_ path: FieldPath) {
    self.path = path
  }

  mutating func take(_ value: Value) {
    guard let kind = Kind(of: value), value != .string("") else { return }
    if !kinds.contains(kind) { kinds.append(kind) }
    guard value != .array([]) else { return }
    filled += 1
    guard kind != .object, examples.count < Self.mostExamples else { return }
    let shown = value.display
    if !examples.contains(shown) { examples.append(shown) }
  }
}

extension FieldSummary.Kind {
  /// The kind of a value, nil for null.
  fileprivate init?(of value: Value) {
    switch value {
    case .null: return nil
    case .bool: self = .boolean
    case .number: self = .number
    case .string: self = .text
    case .array: self = .list
    case .object: self = .object
    }
  }
}
