import CEditline

/// The typed prompt: a text is edited on the terminal until it is whole.
///
/// It owns standard input and output while it reads. In between, the terminal is in the mode it was
/// found in, so that a command may write or read as it likes. It is a class because libedit's
/// callbacks need something with a stable address, and not `Sendable`: it lives where it was made.
package final class LineEditor {
  let handle: OpaquePointer
  let signalCharacters: hp_signal_characters

  /// Whether the terminal takes the sequences that redrawing needs.
  let hasSequences: Bool

  var input = TerminalInput()
  var history = LineHistory()
  var shownPrompt = Prompt("")
  var typing = TypingHistory()
  var hasViKeys = false

  /// Whether dim letters behind the cursor show how the text may go on.
  package var suggests = true
  var showsSuggestion = false

  /// The search in the history that is open, and what the last one looked for and found.
  var search: OpenSearch?
  var lastQuery = ""
  var lastSearch: HistorySearch?

  /// What was deleted last, for Ctrl-Y, and the key that did it.
  var killed = ""
  var lastKill = -1
  /// The number of keys read, ESC and Ctrl-X not counted: they only begin one.
  var keyCount = 0
  /// What is prompted with, and what once the text has gone on in a further line.
  var prompts = (whole: Prompt(""), open: Prompt(""))
  var isComplete: (String) -> Bool = { _ in true }
  /// Finds what can take the place of the word that ends a text.
  var complete: (String) -> WordCompletion = LineEditor.nothing

  /// The columns that the terminal gives a character of the candidates.
  package var characterWidth: (Character) -> Int = CandidateList.width

  /// Finds nothing.
  package static func nothing(_ text: String) -> WordCompletion {
    WordCompletion(start: text.utf8.count, candidates: [], count: 0)
  }

  /// What libedit has drawn.
  var drawn = DrawnText()

  /// Why the reading ends without a line; once set, the reader refuses every further key.
  var ending: LineInput?

  /// What the editor types itself, read before anything else.
  var waitingCodes: [UInt32] = []

  /// What the keys `paste` and `quoted` insert.
  var waitingText = ""
  var quotesNextKey = false

  /// Takes over the terminal on standard input and output, and Ctrl-C with it.
  ///
  /// Whatever `LANG` says, characters are read and shown as UTF-8; an unknown or missing `TERM` is
  /// treated as a dumb terminal.
  ///
  /// - Throws: `notATerminal` if one of the two is no terminal, `unavailable` if libedit refuses.
  package init(programName: String) throws(LineEditingFault) {
    guard Terminal.isTerminal(0), Terminal.isTerminal(1) else { throw .notATerminal }
    hp_use_utf8()
    hp_signals_install(true)
    signalCharacters = hp_terminal_signal_characters(0)
    guard let handle = Self.makeHandle(programName) else { throw .unavailable }
    self.handle = handle
    hasSequences = hp_el_has_sequences(handle)
    hp_el_set_client(handle, Unmanaged.passUnretained(self).toOpaque())
    bindKeys()
  }

  deinit {
    hp_el_destroy(handle)
  }

  /// Adds a text to what Up recalls, as one entry even if it has several lines.
  ///
  /// A blank text is left out, and one that equals the last.
  package func addHistory(_ text: String) {
    history.add(text)
  }
}
