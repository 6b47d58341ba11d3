/// The sorting of a command's words into options and operands, by what the command declares.
struct OptionScan {
  private let spec: CommandSpec
  private let words: ArraySlice<Word>
  private var index: Int
  private var given: [BoundWords.Given] = []
  private var operands: [Word] = []
  private var wantsHelp = false

  /// Sorts words; gives nothing if `--help` is among them.
  ///
  /// - Throws: A `usage` diagnostic at an option that is unknown, given twice, or wants a value.
  /// - Complexity: O(*n*), where *n* is the number of words.
  static func sort(
    _ words: ArraySlice<Word>, at command: Word, by spec: CommandSpec
  ) throws(Diagnostic) -> BoundWords? {
    let place = words.last?.range ?? command.range
    // Most lines have no option: then nothing is copied.
    guard words.contains(where: { $0.startsLikeOption }) else {
      return BoundWords(operands: WordCursor(words, after: place))
    }
    var scan = OptionScan(spec: spec, words: words)
    try scan.run()
    guard !scan.wantsHelp else { return nil }
    return BoundWords(given: scan.given, operands: WordCursor(scan.operands, after: place))
  }

  private init(spec: CommandSpec, words: ArraySlice<Word>) {
    self.spec = spec
    self.words = words
    index = words.startIndex
  }

  private mutating func run() throws(Diagnostic) {
    while index < words.endIndex {
      let word = words[index]
      index += 1
      if word.isBare("--") { break }
      if try takeOption(word) { continue }
      operands.append(word)
      if spec.optionsFirst { break }
    }
    operands += words[index...]
  }

  /// Takes a word, and the next as its value, if it is an option; returns whether it is.
  private mutating func takeOption(_ word: Word) throws(Diagnostic) -> Bool {
    guard word.startsLikeOption, let written = OptionWord(word) else { return false }
    if written.name == "--help" && written.value == nil && spec.takesHelp {
      wantsHelp = true
      return true
    }
    guard let parameter = spec.parameter(named: written.name) else {
      if !written.isLong && spec.allowsDashOperands { return false }
      throw unknown(written)
    }
    if parameter.kind == .flag {
      guard written.value == nil else {
        throw Diagnostic(.usage, "\(parameter.name) takes no value", at: word.range)
      }
      given.append(.init(name: parameter.name, word: word, value: nil))
      return true
    }
    if !parameter.repeats, given.contains(where: { $0.name == parameter.name }) {
      throw Diagnostic(.usage, "\(parameter.name) is given twice", at: word.range)
    }
    if let value = written.value {
      given.append(.init(name: parameter.name, word: word, value: value))
    } else {
      let value = try takeValue(of: parameter, after: word)
      given.append(.init(name: parameter.name, word: word, value: value))
    }
    return true
  }

  /// Takes the word behind an option as its value.
  private mutating func takeValue(
    of parameter: ParameterSpec, after word: Word
  ) throws(Diagnostic) -> Word {
    guard index < words.endIndex, !words[index].startsLikeLongOption else {
      throw Diagnostic(
        .usage, "\(parameter.name) needs a value, \(parameter.valueName)", at: word.range.end)
    }
    index += 1
    return words[index - 1]
  }

  /// Returns the one long name with the letter of a short one, if only one has it.
  private static func onlyName(in names: [String], startingAs short: String) -> String? {
    guard short.utf8.count == 2 else { return nil }
    let found = names.filter { $0.hasPrefix("-\(short.lowercased())") }
    return found.count == 1 ? found[0] : nil
  }

  private func unknown(_ option: OptionWord) -> Diagnostic {
    let names = spec.parameters.filter { $0.kind != .operand }.flatMap {
      [$0.name, $0.short].compactMap(\.self)
    }
    let all = names + (spec.takesHelp ? ["--help"] : [])
    // Any two short names are one slip apart, which says nothing; a first letter may say much.
    let nearest =
      option.isLong
      ? Suggestion.hint(for: option.name, among: all)
      : OptionScan.onlyName(in: all, startingAs: option.name).map { "did you mean \($0)?" }
    let name = option.name.clipped(to: 60)
    return Diagnostic(.usage, "unknown option \"\(name)\"", at: option.range, hint: nearest)
  }
}
