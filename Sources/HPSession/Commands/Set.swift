import CommandKit

extension Command<Session> {
  static let set = Command(
    "set", "Sets how the session shows things.", category: Category.script,
    discussion: """
      quiet on|off: changing commands print nothing on success.
      width N|auto: ls is cut to so many columns.
      prompt TEXT|auto: what the typed shell prompts with.
      """,
    .operand(
      "an option", .choice(["quiet", "width", "prompt"], "OPTION"), "quiet, width or prompt."),
    .operand("a value", .word("VALUE"), "What it is set to."),
    examples: [Example("set quiet on", "move and load print nothing")],
    run: setOption)
}

private func setOption(
  _ session: inout Session, name: String, value: Word
) throws(Diagnostic) {
  var words = WordCursor([value], after: value.range)
  let isAuto = value.isBare("auto")
  switch name {
  case "quiet": session.options.isQuiet = try Format.onOff.parse(&words)
  case "width":
    session.options.width = try isAuto ? nil : Format.integer(10...10_000).parse(&words)
  default: session.options.prompt = isAuto ? nil : value.text
  }
}
