import CEditline

/// The search that Ctrl-R starts, as it stands.
struct OpenSearch {
  /// What a key of the search does.
  enum Step {
    case type(String)
    case goOn(HistorySearch.Direction)
    case back
    case cancel
    case end
  }

  var search = HistorySearch()
  var step = Step.end
  /// What was edited before, and its prompt.
  let draft: (text: String, cursor: Int)
  let prompt: Prompt
  /// Whether Enter hands over what was found; behind vi's `/` it only ends the search.
  let submits: Bool
}

extension LineEditor {
  /// Starts a search in the history, in which every key comes to `searchCode` first.
  func startSearch(submits: Bool = true) -> hp_key_answer {
    let (scalars, cursor) = edited()
    search = OpenSearch(
      draft: (text().text, cursor - scalars.count), prompt: shownPrompt, submits: submits)
    showSearch()
    return HP_KEY_REFRESH
  }

  /// Returns what libedit is given for a key while a search is open.
  func searchCode(for code: UInt32) -> UInt32 {
    search?.step = step(for: code)
    if case .end = search?.step, goesOnBehindSearch(code) { waitingCodes.append(code) }
    return Key.search.rawValue
  }

  private func step(for code: UInt32) -> OpenSearch.Step {
    switch code {
    case Key.paste.rawValue: return .type(String(waitingText.prefix { $0 != "\n" }))
    case 0x07: return .cancel
    case 0x08, 0x7F: return .back
    case 0x12: return .goOn(.older)
    case 0x13: return .goOn(.newer)
    case 0..<0x20: return .end
    default:
      guard let scalar = Unicode.Scalar(code), !Key.reserves(scalar) else { return .end }
      return .type(String(scalar))
    }
  }

  private func goesOnBehindSearch(_ code: UInt32) -> Bool {
    switch code {
    // Alone it only ends the search; what follows at once belongs to it.
    case 0x1B: input.hasMore
    case 0x0A, 0x0D: search?.submits == true
    default: true
    }
  }

  /// Does what the key handed over as `Key.search` means.
  func takeSearchStep() -> hp_key_answer {
    guard var open = search else { return HP_KEY_REFUSED }
    switch open.step {
    case .type(let text): open.search.type(text, in: history.entries)
    case .goOn where open.search.query.isEmpty && open.search.match == nil:
      open.search.type(lastQuery, in: history.entries)
    case .goOn(let direction): open.search.goOn(direction, in: history.entries)
    case .back: open.search.back()
    case .cancel: return endSearch(open, keepsMatch: false)
    case .end: return endSearch(open, keepsMatch: true)
    }
    search = open
    showSearch()
    showMatch(of: open)
    return open.search.isFound ? HP_KEY_REFRESH : HP_KEY_REFRESH_REFUSED
  }

  /// Searches for what was searched for last, from the entry that stands in the line.
  func searchAgain(_ direction: HistorySearch.Direction) -> hp_key_answer {
    guard let found = lastSearch, found.match != nil else { return HP_KEY_REFUSED }
    var next = found
    next.goOn(direction, in: history.entries)
    guard next.isFound, let match = next.match else { return HP_KEY_REFUSED }
    lastSearch = next
    history.stand(at: match.entry, insteadOf: text().text)
    return standingOnLast(replace(with: history.entries[match.entry]))
  }

  private func showMatch(of open: OpenSearch) {
    guard let match = open.search.match else {
      _ = replace(with: open.draft.text)
      _ = move(open.draft.cursor)
      return
    }
    let text = history.entries[match.entry]
    _ = replace(with: text)
    _ = move(match.offset - text.unicodeScalars.count)
  }

  private func endSearch(_ open: OpenSearch, keepsMatch: Bool) -> hp_key_answer {
    search = nil
    if !open.search.query.isEmpty { (lastQuery, lastSearch) = (open.search.query, open.search) }
    if keepsMatch, let match = open.search.match {
      history.stand(at: match.entry, insteadOf: open.draft.text)
      show(prompts.whole)
    } else {
      _ = replace(with: open.draft.text)
      _ = move(open.draft.cursor)
      show(open.prompt)
    }
    return HP_KEY_REFRESH
  }

  /// Shows in the prompt what is searched for: its end where it is long.
  private func showSearch() {
    guard let search = search?.search else { return }
    let most = max(Int(hp_el_columns(handle)) / 3, 1)
    let end = String(search.query.suffix(most))
    let shown = end.count < search.query.count ? "…\(end)" : end
    show(Prompt("\(search.isFound ? "history with" : "no history with") \"\(shown)\": "))
  }
}
