import CommandKit

extension Options {
  /// Sets an option.
  ///
  /// - Throws: `usage` for a value that it cannot have.
  mutating func set(_ name: OptionName, to value: Word) throws(Diagnostic) {
    do {
      try take(value, for: name)
    } catch {
      throw error.with(hint: "the form is \(name.form)")
    }
  }

  private mutating func take(_ value: Word, for name: OptionName) throws(Diagnostic) {
    guard value.block == nil else {
      throw Diagnostic(.usage, "\(name.rawValue) cannot be a block", at: value.range)
    }
    var words = WordCursor([value], after: value.range)
    switch name {
    case .quiet: isQuiet = try Format.onOff.parse(&words)
    case .color: colour = try Format<ColourChoice>.choice().parse(&words)
    case .width:
      width = try value.isBare("auto") ? nil : Format.integer(10...10_000).parse(&words)
    case .pager: pager = try PagerChoice(value)
    case .prompt:
      let isDefault = value.isBare("default") || value.isBare("auto")
      prompt = try isDefault ? .standard : PromptTemplate(value)
    case .touch:
      isTouchStrict = try Format<String>.choice(["auto", "strict"]).parse(&words) == "strict"
    }
  }

  /// Returns an option's value as it would be set.
  func value(of name: OptionName) -> String {
    switch name {
    case .quiet: isQuiet ? "on" : "off"
    case .color: colour.rawValue
    case .width: width.map(String.init) ?? "auto"
    case .pager: pager.spelled
    case .prompt: Word.quoted(prompt.text)
    case .touch: isTouchStrict ? "strict" : "auto"
    }
  }
}

extension PagerChoice {
  /// Reads a choice: `on`, `off`, or a command.
  ///
  /// - Throws: `usage` for a command without a word in it.
  fileprivate init(_ word: Word) throws(Diagnostic) {
    if word.isBare("on") {
      self = .on
    } else if word.isBare("off") {
      self = .off
    } else {
      guard word.text.contains(where: { !$0.isWhitespace }), !word.text.utf8.contains(0) else {
        throw Diagnostic(
          .usage, "\(word.shown) is no pager", at: word.range, hint: "set pager off has none")
      }
      self = .command(word.text)
    }
  }

  fileprivate var spelled: String {
    switch self {
    case .on: "on"
    case .off: "off"
    case .command(let command): Word.quoted(command)
    }
  }
}
