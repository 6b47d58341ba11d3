import CEditline

extension LineEditor {
  /// Returns the scalars of the text being edited, and how many stand before the cursor.
  func edited() -> (scalars: [Unicode.Scalar], cursor: Int) {
    var length = 0
    var cursor = 0
    let start = hp_el_text(handle, &length, &cursor)
    let scalars = UnsafeBufferPointer(start: start, count: length).map {
      Unicode.Scalar(UInt32(bitPattern: $0)) ?? "\u{FFFD}"
    }
    return (scalars, cursor)
  }

  /// Returns the text being edited.
  func text() -> EditedText {
    let (scalars, cursor) = edited()
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return EditedText(String(view), cursor: cursor)
  }

  /// Moves the cursor by a number of scalars.
  func move(_ distance: Int) -> hp_key_answer {
    hp_el_move_cursor(handle, Int32(clamping: distance))
    return HP_KEY_CURSOR_MOVED
  }

  /// Inserts what waits for that, once.
  func insertWaitingText() -> hp_key_answer {
    defer { waitingText = "" }
    return insert(waitingText)
  }

  /// Inserts a text before the cursor.
  func insert(_ text: String) -> hp_key_answer {
    guard !text.isEmpty else { return HP_KEY_DONE }
    var wide = text.unicodeScalars.map { wchar_t(bitPattern: $0.value) }
    wide.append(0)
    return hp_el_insert(handle, wide) ? HP_KEY_REFRESH : HP_KEY_REFUSED
  }

  /// Puts another text in place of the whole one, with the cursor at its end.
  func replace(with text: String) -> hp_key_answer {
    let (scalars, cursor) = edited()
    _ = move(scalars.count - cursor)
    hp_el_delete_before(handle, Int32(clamping: scalars.count))
    _ = insert(text)
    return HP_KEY_REFRESH
  }

  /// Deletes the character before the cursor.
  func deleteBackward() -> hp_key_answer {
    let count = -text().stepLeft
    guard count > 0 else { return HP_KEY_REFUSED }
    hp_el_delete_before(handle, Int32(clamping: count))
    return HP_KEY_REFRESH
  }

  /// Deletes the character the cursor is on.
  func deleteForward() -> hp_key_answer {
    let count = text().stepRight
    guard count > 0 else { return HP_KEY_REFUSED }
    _ = move(count)
    hp_el_delete_before(handle, Int32(clamping: count))
    return HP_KEY_REFRESH
  }
}
