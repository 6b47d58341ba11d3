import CEditline

extension LineEditor {
  /// Reads one text, showing a prompt.
  ///
  /// Enter hands the text over if `isComplete` says so, and starts a new line of it else, with
  /// the open prompt, if there is one, until the text is whole. A prompt may hold colour sequences and stands on one
  /// row. When this returns, the cursor is at the start of a row of its own, after Ctrl-C and Ctrl-D too.
  ///
  /// The tabulator asks `complete`, with the text before the cursor.
  package func read(
    prompt: String, openPrompt: String? = nil, isComplete: (String) -> Bool,
    complete: (String) -> WordCompletion = LineEditor.nothing
  ) -> LineInput {
    guard hp_hangup() == 0 else { return .hangup }
    prompts = (Prompt(prompt), Prompt(openPrompt ?? prompt))
    begin()
    defer { if hasSequences { hp_mark_pastes(false) } }
    return withoutActuallyEscaping(isComplete) { isComplete in
      withoutActuallyEscaping(complete) { complete in
        (self.isComplete, self.complete) = (isComplete, complete)
        defer { (self.isComplete, self.complete) = ({ _ in true }, LineEditor.nothing) }
        return readWhole()
      }
    }
  }

  /// Reads on until the text is whole, which one reading is but where the user's settings turn editing off.
  private func readWhole() -> LineInput {
    var whole = ""
    while true {
      var count: Int32 = 0
      let text = hp_el_read(handle, &count)
      let input = finish(text.map { UnsafeBufferPointer(start: $0, count: Int(count)) })
      guard case .line(let line) = input else { return input }
      whole += line
      guard !hp_el_edits(handle), !isComplete(whole) else { return .line(whole) }
      whole += "\n"
      show(prompts.open)
    }
  }

  /// Shows another prompt from the next drawing on.
  func show(_ prompt: Prompt) {
    shownPrompt = prompt
    var wide = prompt.marked.map { wchar_t(bitPattern: $0.value) }
    wide.append(0)
    hp_el_set_prompt(wide)
  }

  private func begin() {
    // What arrived while a command ran has been noticed there.
    while hp_next_signal() != 0 {}
    hp_clear_interrupt()
    ending = nil
    drawn = DrawnText()
    waitingCodes = []
    waitingText = ""
    quotesNextKey = false
    search = nil
    typing = TypingHistory()
    history.startOver()
    show(prompts.whole)
    // In this order: libedit shows the prompt before it leaves the mode in which the terminal
    // itself echoes, and what is typed in that moment would be shown twice.
    hp_el_prepare(handle, true)
    hp_el_resize(handle)
    if hasSequences {
      // The terminal has echoed what was typed ahead; it is shown again behind the prompt.
      write("\r\u{1B}[K")
      if hp_el_edits(handle) { hp_mark_pastes(true) }
    }
  }

  private func finish(_ text: UnsafeBufferPointer<wchar_t>?) -> LineInput {
    if let ending {
      if case .interrupted = ending { hp_clear_interrupt() }
      return ending
    }
    guard let text else {
      write("\r\n")
      return .endOfInput
    }
    let scalars = text[..<(text.lastIndex { $0 != 0x0A }.map { $0 + 1 } ?? 0)]
    return .line(String(wide: scalars))
  }
}

extension String {
  /// Makes a string from C's wide characters; one that is no scalar becomes U+FFFD.
  init(wide characters: some Sequence<wchar_t>) {
    var scalars = String.UnicodeScalarView()
    for character in characters {
      scalars.append(Unicode.Scalar(UInt32(bitPattern: character)) ?? "\u{FFFD}")
    }
    self.init(scalars)
  }
}
