import CommandKit

extension Command<Session> {
  static let set = Command(
    "set", "Sets how the session shows things.", category: Category.script,
    discussion: """
      quiet on|off: changing commands print nothing on success.
      width N|auto: ls is cut to so many columns.
      prompt TEXT|auto: what the typed shell prompts with.
      touch strict|auto: a row that a finger cannot reach, as one under the card, is not-hittable.
      """,
    .operand(
      "an option", .choice(["quiet", "width", "prompt", "touch"], "OPTION"),
      "quiet, width, prompt or touch."),
    .operand("a value", .word("VALUE"), "What it is set to."),
    examples: [Example("set quiet on", "move and load print nothing")],
    check: checkOption, run: setOption)
}

private func setOption(
  _ session: inout Session, name: String, value: Word
) throws(Diagnostic) {
  try session.options.set(name, to: value)
}

private func checkOption(name: String, value: Word) throws(Diagnostic) {
  var options = Options()
  try options.set(name, to: value)
}

extension Options {
  /// Sets an option by its name.
  ///
  /// - Throws: `usage` for a value that it cannot have.
  fileprivate mutating func set(_ name: String, to value: Word) throws(Diagnostic) {
    var words = WordCursor([value], after: value.range)
    let isAuto = value.isBare("auto")
    switch name {
    case "quiet": isQuiet = try Format.onOff.parse(&words)
    case "width": width = try isAuto ? nil : Format.integer(10...10_000).parse(&words)
    case "touch":
      isTouchStrict = try Format<String>.choice(["strict", "auto"]).parse(&words) == "strict"
    default: prompt = isAuto ? nil : value.text
    }
  }
}
