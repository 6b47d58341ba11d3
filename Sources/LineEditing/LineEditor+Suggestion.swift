import CEditline

extension LineEditor {
  /// The length beyond which a text is given no suggestion, so that a key costs the same in a long one.
  private static let longestSuggestedFor = 1_000

  /// How the newest text of the history goes on that begins with the one being edited, and what of that can
  /// be shown behind the cursor.
  private func suggestion() -> (rest: String, shown: String, width: Int)? {
    guard hasSequences, suggests, search == nil, hp_el_edits(handle) else { return nil }
    var (length, place) = (0, 0)
    _ = hp_el_text(handle, &length, &place)
    guard length == place, 1...Self.longestSuggestedFor ~= length else { return nil }
    let scalars = edited().scalars
    guard !scalars.contains("\n") else { return nil }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    let room = Int(hp_el_columns(handle)) - 1 - layout(of: scalars[...]).column
    guard room > 0, let rest = history.continuation(of: String(text)) else { return nil }
    let (shown, width) = CandidateList.line(rest, columns: room)
    return width > 0 ? (rest, shown, width) : nil
  }

  /// Shows in dim letters how the text may go on; nothing while more keys have arrived.
  func showSuggestion() {
    guard !input.hasMore, let (_, shown, width) = suggestion() else { return }
    showsSuggestion = true
    write("\u{1B}[2m\(shown)\u{1B}[0m\u{1B}[\(width)D")
  }

  /// Removes the suggestion from the terminal.
  func hideSuggestion() {
    guard showsSuggestion else { return }
    showsSuggestion = false
    write("\u{1B}[K")
  }

  /// Inserts what is suggested, or as many scalars of it as wanted; nil where nothing is.
  func takeSuggestion(_ count: ((String) -> Int)? = nil) -> hp_key_answer? {
    guard let (rest, _, _) = suggestion() else { return nil }
    return insert(count.map { EditedText(rest, cursor: 0).part($0(rest)) } ?? rest)
  }
}
