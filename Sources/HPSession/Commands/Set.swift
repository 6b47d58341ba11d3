import CommandKit

extension Command<Session> {
  static let set = Command(
    "set", "Sets how the session shows things, or shows what is set.", category: Category.script,
    discussion: OptionName.allCases.map(\.explanation).joined(separator: "\n"),
    forms: OptionName.allCases.map(\.form) + ["set [OPTION]"],
    .optionalOperand(
      "an option", .choice("OPTION"), OptionName.allCases.map(\.rawValue).joinedAsChoices + "."),
    .optionalOperand(
      "a value", .word("VALUE"), "What it is set to; without one it is shown as it is."),
    examples: [
      Example(
        """
        set quiet on
        move 1:0 -> 1:2
        """, "move and load print nothing"),
      Example(
        """
        card open
        #> card: open, y 612
        set touch strict
        scroll last
        ! select last
        #> error: a finger cannot touch row 4:12: the card is over it [not-hittable]
        """, "a finger reaches no row under the card"),
    ],
    seeAlso: ["startup"],
    check: checkOption, run: setOption)
}

private func setOption(
  _ session: inout Session, name: OptionName?, value: Word?
) throws(Diagnostic) {
  guard let name, let value else {
    for name in name.map({ [$0] }) ?? OptionName.allCases {
      session.print("\(name.rawValue) \(session.options.value(of: name))")
    }
    return
  }
  var options = session.options
  try options.set(name, to: value)
  if name == .pager, options.pager != .off, session.files.isBounded {
    throw Diagnostic(
      .denied, "--safe runs no pager, which could run or write anything", at: value.range)
  }
  if case .command = options.pager, name == .pager, !session.takesAliases {
    throw Diagnostic(
      .denied, "a pager is named at the typed prompt and in its start-up file only",
      at: value.range, hint: "else a script could run any program; set pager on|off is for all")
  }
  session.options = options
}

private func checkOption(name: OptionName?, value: Word?) throws(Diagnostic) {
  guard let name, let value else { return }
  var options = Options()
  try options.set(name, to: value)
}
