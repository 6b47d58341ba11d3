/// How pieces of a text are made to stand out: by a terminal's sequences, or not at all.
///
/// Nothing else knows such a sequence: whoever prints names what a piece means. Only bold, dim and the
/// darker of a terminal's sixteen colours are used, which can be read on light and on dark.
package struct Style: Hashable, Sendable {
  /// What a piece of a text is to the reader.
  package enum Meaning: String, CaseIterable, Sendable {
    /// The word before what went wrong.
    case error = "1;31"
    /// The marks under a place.
    case mark = "31"
    /// What is only there to be found when it is looked for.
    case faint = "2"
    /// A heading, a name, or where something stands.
    case strong = "1"
    /// What went well, or is there now.
    case good = "32"
    /// What a finger chose.
    case chosen = "36"
    /// What is not as it should be, though nothing failed.
    case odd = "35"
  }

  /// Whether anything stands out at all.
  package let isOn: Bool

  /// The style in which a text stays as it is, byte for byte.
  package static let plain = Style(isOn: false)

  /// The style of a terminal that shows colours.
  package static let coloured = Style(isOn: true)

  /// Whether a terminal of a kind, as `TERM` names it, takes sequences at all.
  package static func isPossible(on kind: String?) -> Bool {
    kind != nil && kind != "" && kind != "dumb"
  }

  private init(isOn: Bool) { self.isOn = isOn }

  /// What begins a piece of a meaning.
  package func begin(_ meaning: Meaning) -> String { isOn ? "\u{1B}[\(meaning.rawValue)m" : "" }

  /// What ends a piece.
  package var end: String { isOn ? "\u{1B}[0m" : "" }

  /// Returns a piece of text as one of its meaning is shown; one without text stays so.
  package func callAsFunction(_ text: some StringProtocol, _ meaning: Meaning) -> String {
    isOn && !text.isEmpty ? begin(meaning) + text + end : String(text)
  }
}
