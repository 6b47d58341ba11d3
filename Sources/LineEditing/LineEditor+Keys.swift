import CEditline

extension LineEditor {
  // The keys that come to `handleKey`; libedit's own commands step by scalar and know no units.
  private static let ownKeys = [
    "^A", "^B", "^D", "^E", "^F", "^H", "^I", "^J", "^M", "^N", "^P", "^V", "\\177",
  ]

  private static let commands: [(key: String, command: String)] = [
    ("^W", "ed-delete-prev-word"),
    ("\\e\\177", "ed-delete-prev-word"),
    // These would read a line of libedit's own, or take the next key unseen.
    ("^Q", "ed-unassigned"),
    ("\\ex", "ed-unassigned"),
    ("\\eX", "ed-unassigned"),
  ]

  /// Binds every key that is not as libedit has it.
  func bindKeys() {
    for key in Self.ownKeys { _ = hp_el_bind(handle, key, "hpsh-key") }
    for (key, command) in Self.commands { _ = hp_el_bind(handle, key, command) }
    for key in Key.allCases {
      let command =
        switch key {
        case .submit: "ed-newline"
        case .previousWord: "ed-prev-word"
        case .nextWord: "em-next-word"
        default: "hpsh-key"
        }
      _ = hp_el_bind(handle, key.spelling, command)
    }
  }

  /// Does what a key means, and tells libedit what has to be drawn.
  func handleKey(_ code: wint_t) -> hp_key_answer {
    switch Key(rawValue: code) {
    case .up: return moveUp()
    case .down: return moveDown()
    case .left: return move(text().stepLeft)
    case .right: return move(text().stepRight)
    case .home: return move(text().toLineStart)
    case .end: return move(text().toLineEnd)
    case .delete: return deleteForward()
    case .paste, .quoted: return insert(waitingText)
    default: return handleControl(code)
    }
  }

  private func handleControl(_ code: wint_t) -> hp_key_answer {
    switch code {
    case 0x0A, 0x0D: return enter()
    case 0x01: return move(text().toLineStart)
    case 0x02: return move(text().stepLeft)
    case 0x04: return edited().scalars.isEmpty ? HP_KEY_END_OF_INPUT : deleteForward()
    case 0x05: return move(text().toLineEnd)
    case 0x06: return move(text().stepRight)
    case 0x08, 0x7F: return deleteBackward()
    case 0x09: return completeWord()
    case 0x0E: return moveDown()
    case 0x10: return moveUp()
    case 0x16:
      quotesNextKey = true
      return HP_KEY_DONE
    default: return HP_KEY_REFUSED
    }
  }

  private func enter() -> hp_key_answer {
    guard isComplete(text().text) else {
      show(prompts.open)
      return insert("\n")
    }
    show(prompts.whole)
    waitingKeys.append(.submit)
    return HP_KEY_REFRESH
  }

  private func moveUp() -> hp_key_answer {
    let text = text()
    if let step = text.stepUp { return move(step) }
    return history.previous(insteadOf: text.text).map(replace) ?? HP_KEY_REFUSED
  }

  private func moveDown() -> hp_key_answer {
    if let step = text().stepDown { return move(step) }
    return history.next().map(replace) ?? HP_KEY_REFUSED
  }
}
