/// Why a source could not be loaded.
package struct LoadFault: Error, Equatable {
  package let kind: Kind
  /// The source, as it was asked for.
  package let source: String
  /// Where in the source, if it is one place.
  package let place: TextPlace?
  /// What is wrong there.
  package let reason: String
  /// What would be right, if that can be said.
  package let hint: String?

  /// Makes the fault of a source.
  package init(
    _ kind: Kind, _ source: String, at place: TextPlace? = nil, _ reason: String,
    hint: String? = nil
  ) {
    self.kind = kind
    self.source = source
    self.place = place
    self.reason = reason
    self.hint = hint
  }
}

extension LoadFault {
  /// The code under which a fault is reported.
  package enum Kind: Equatable, Sendable {
    case badData
    case io
    case limit
    case interrupted
    /// It is not to be reached.
    case denied
  }
}

extension LoadFault: CustomStringConvertible {
  /// The fault as one line, without code and hint.
  ///
  ///     characters.json: line 3, column 7 (byte 52): expected , or }
  package var description: String {
    ([source] + (place.map { [$0.description] } ?? []) + [reason]).joined(separator: ": ")
  }
}
