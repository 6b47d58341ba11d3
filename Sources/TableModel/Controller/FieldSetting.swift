/// A field of a row and the value it is to have.
public struct FieldSetting: Hashable, Sendable {
  /// A value as it was written.
  public enum Value: Hashable, Sendable {
    /// Text, quoted or not.
    case text(String)
    /// A number in its spelling.
    case number(String)
    /// True or false.
    case bool(Bool)
    /// No value.
    case null
  }

  /// The field's name, a nested one with dots.
  public let name: String
  /// The value.
  public let value: Value

  /// Makes a setting.
  public init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }

  /// The value as text, empty for null.
  public var text: String {
    switch value {
    case .text(let text), .number(let text): text
    case .bool(let flag): "\(flag)"
    case .null: ""
    }
  }
}
