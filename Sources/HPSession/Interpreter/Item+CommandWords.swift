import CommandKit

extension Item {
  /// The words from the name of the command on, which may stand behind `!` and `time`.
  var commandWords: ArraySlice<Word> {
    words.drop { $0.isBare("!") || $0.isBare("time") }
  }
}
