import CEditline

extension LineEditor {
  /// Where a key was found.
  enum KeyTable {
    /// Among the keys typed while a text is edited.
    case typed

    /// Behind ESC or Ctrl-X.
    case meta

    /// Among vi's commands.
    case command
  }

  /// Does what a key means, and tells libedit what has to be drawn.
  func handleKey(_ code: wint_t, in table: KeyTable) -> hp_key_answer {
    let key = Key(rawValue: code)
    switch table {
    case .typed: return key.map(handle) ?? handleControl(code)
    case .meta: return handleMeta(code)
    case .command: return key.map(handleInCommands) ?? handleCommand(code)
    }
  }

  private func handle(_ key: Key) -> hp_key_answer {
    switch key {
    case .up: moveUp()
    case .down: moveDown()
    case .left: move(text().stepLeft)
    case .right: moveRight()
    case .home: move(text().toLineStart)
    case .end: moveToLineEnd()
    case .delete: deleteForward()
    case .previousWord: move(text().wordLeft)
    case .nextWord: moveOverWord()
    case .paste, .quoted: insertWaitingText()
    case .search: takeSearchStep()
    case .submit, .append, .appendAtEnd: HP_KEY_DONE
    }
  }

  private func handleControl(_ code: wint_t) -> hp_key_answer {
    switch code {
    case 0x0A, 0x0D: return enter()
    case 0x01: return move(text().toLineStart)
    case 0x02: return move(text().stepLeft)
    case 0x04: return edited().scalars.isEmpty ? HP_KEY_END_OF_INPUT : deleteForward()
    case 0x05: return moveToLineEnd()
    case 0x06: return moveRight()
    case 0x08, 0x7F: return deleteBackward()
    case 0x09: return completeWord()
    case 0x0B: return kill(max(text().toLineEnd, min(text().stepRight, 1)))
    case 0x0E: return moveDown()
    case 0x10: return moveUp()
    case 0x12: return startSearch()
    case 0x15: return kill(text().toLineStart)
    case 0x16:
      quotesNextKey = true
      return HP_KEY_DONE
    case 0x17: return kill(text().toBlankLeft)
    case 0x19: return insert(killed)
    case 0x1F: return undo()
    default: return HP_KEY_REFUSED
    }
  }

  private func handleMeta(_ code: wint_t) -> hp_key_answer {
    switch Unicode.Scalar(code) ?? "\0" {
    case "b", "B": move(text().wordLeft)
    case "f", "F": moveOverWord()
    case "d", "D": kill(text().wordRight)
    case "\u{8}", "\u{7F}": kill(text().wordLeft)
    case "\u{15}": undo()
    default: HP_KEY_REFUSED
    }
  }

  private func handleInCommands(_ key: Key) -> hp_key_answer {
    switch key {
    case .paste:
      // As if it were typed behind the character the cursor is on.
      waitingCodes += [Key.append.rawValue, key.rawValue]
      return HP_KEY_DONE
    case .up, .down: return standingOnLast(handle(key))
    default: return handle(key)
    }
  }

  private func handleCommand(_ code: wint_t) -> hp_key_answer {
    switch Unicode.Scalar(code) ?? "\0" {
    case "\r", "\n": return enterCommand()
    case "\u{4}": return edited().scalars.isEmpty ? HP_KEY_END_OF_INPUT : HP_KEY_REFUSED
    case "\t":
      waitingCodes += [Key.append.rawValue, code]
      return HP_KEY_DONE
    case "k", "-", "K", "\u{10}": return standingOnLast(moveUp())
    case "j", "+", "J", "\u{E}": return standingOnLast(moveDown())
    case "\u{12}": return startSearch()
    case "/", "?": return startSearch(submits: false)
    case "n": return searchAgain(.older)
    case "N": return searchAgain(.newer)
    case "u", "\u{1F}": return undo()
    case "U": return undoAll()
    default: return HP_KEY_REFUSED
    }
  }

  // MARK: Enter

  private func enter() -> hp_key_answer {
    guard isComplete(text().text) else {
      change(to: prompts.open)
      return insert("\n")
    }
    return submit()
  }

  private func enterCommand() -> hp_key_answer {
    guard isComplete(text().text) else {
      waitingCodes += [Key.appendAtEnd.rawValue, 0x0A]
      return HP_KEY_DONE
    }
    return submit()
  }

  private func change(to prompt: Prompt) {
    guard prompt != shownPrompt else { return }
    show(prompt)
    // libedit takes two characters behind sequences for one and the same, and would not draw the other.
    if hasSequences, prompt.marked.contains(Prompt.mark) { redraw() }
  }

  private func submit() -> hp_key_answer {
    change(to: prompts.whole)
    waitingCodes.append(Key.submit.rawValue)
    return HP_KEY_REFRESH
  }

  // MARK: Up and Down

  private func moveUp() -> hp_key_answer {
    let text = text()
    if let step = text.stepUp { return move(step) }
    return history.previous(insteadOf: text.text).map(replace) ?? HP_KEY_REFUSED
  }

  private func moveDown() -> hp_key_answer {
    if let step = text().stepDown { return move(step) }
    return history.next().map(replace) ?? HP_KEY_REFUSED
  }

  /// Puts the cursor where a command of vi leaves it: on a character.
  func standingOnLast(_ answer: hp_key_answer) -> hp_key_answer {
    let text = text()
    if text.isAtEnd { _ = move(text.stepLeft) }
    return answer
  }

  // MARK: Right

  private func moveRight() -> hp_key_answer { takeSuggestion() ?? move(text().stepRight) }

  private func moveToLineEnd() -> hp_key_answer { takeSuggestion() ?? move(text().toLineEnd) }

  private func moveOverWord() -> hp_key_answer {
    takeSuggestion { EditedText($0, cursor: 0).wordRight } ?? move(text().wordRight)
  }
}
