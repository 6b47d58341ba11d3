extension Value {
  /// Reads a typed word: a JSON number, `true`, `false` and `null` mean that value, all else is text.
  ///
  ///     Value(bareWord: "1980")  // .number
  ///     Value(bareWord: "007")   // .string, since JSON has no such number
  package init(bareWord word: String) {
    switch word {
    case "null": self = .null
    case "true": self = .bool(true)
    case "false": self = .bool(false)
    default:
      if let number = Number(word) {
        self = .number(number)
      } else {
        self = .string(word)
      }
    }
  }
}
