import CEditline

extension LineEditor {
  /// Deletes a number of scalars before the cursor, or behind it, and keeps them for Ctrl-Y.
  ///
  /// What one key right after the other deletes is kept as one text.
  func kill(_ distance: Int) -> hp_key_answer {
    guard distance != 0 else { return HP_KEY_REFUSED }
    let part = text().part(distance)
    let goesOn = lastKill == keyCount - 1
    let before = goesOn ? killed : ""
    killed = distance < 0 ? part + before : before + part
    lastKill = keyCount
    if distance > 0 { _ = move(distance) }
    hp_el_delete_before(handle, Int32(clamping: abs(distance)))
    return HP_KEY_REFRESH
  }

  /// Notes what the text is, for taking the next key back.
  func noteTyping() {
    guard search == nil else { return }
    var length = 0
    var cursor = 0
    let start = hp_el_text(handle, &length, &cursor)
    typing.note(
      UnsafeBufferPointer(start: start, count: length), cursor: cursor, byWords: !hasViKeys)
  }

  /// Takes the last step of typing back.
  func undo() -> hp_key_answer { typing.undo().map(replace) ?? HP_KEY_REFUSED }

  /// Takes everything back.
  func undoAll() -> hp_key_answer { typing.undoAll().map(replace) ?? HP_KEY_REFUSED }

  private func replace(with moment: TypingHistory.Moment) -> hp_key_answer {
    _ = replace(with: String(wide: moment.text))
    return move(moment.cursor - moment.text.count) == HP_KEY_CURSOR_MOVED
      ? HP_KEY_REFRESH : HP_KEY_REFUSED
  }
}
