/// A command that stands in a log itself, since what it does makes no call.
struct LoggedCommand {
  let text: String
  /// How many calls stand before it.
  let position: Int
  /// The number of its line, from 1.
  let line: Int

  /// Whether a finger holds the card afterwards, nil where that stays as it was.
  var holdsCard: Bool? { text.hasPrefix("card ") ? text.hasPrefix("card drag ") : nil }
}
