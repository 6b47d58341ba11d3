/// A condition on the fields of a row, with the text it was written in.
///
/// Two conditions of the same text are equal.
public struct RowCondition: Hashable, Sendable {
  /// The condition as it was written.
  public let text: String
  private let body: @Sendable ((String) -> String?) -> Bool

  /// Makes a condition from its text and a function that is given the row's fields by name.
  public init(_ text: String, holds: @escaping @Sendable ((String) -> String?) -> Bool) {
    self.text = text
    body = holds
  }

  /// Returns whether the condition holds for a row, of which fields can be asked by name.
  public func holds(_ field: (String) -> String?) -> Bool { body(field) }

  /// Returns whether two conditions have the same text.
  public static func == (left: RowCondition, right: RowCondition) -> Bool {
    left.text == right.text
  }

  /// Adds the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
