import CEditline

extension LineEditor {
  /// Does what a signal asks for, between two keys: libedit is at rest then.
  func respond(to response: hp_response) {
    switch response {
    case HP_RESPONSE_INTERRUPT: interrupt()
    case HP_RESPONSE_RESIZE: resize()
    case HP_RESPONSE_CONTINUE: resume()
    case HP_RESPONSE_HANGUP: ending = .hangup
    default: break
    }
  }

  /// Drops the text, which stays to be seen with `^C` behind it.
  func interrupt() {
    input.discard()
    moveToEnd()
    write("^C\r\n")
    ending = .interrupted(dropped: text().text)
  }

  /// Stops the job, as Ctrl-Z does at any prompt, and shows the text again when it goes on.
  func suspend() {
    moveToEnd()
    write("^Z\r\n")
    if hasSequences { hp_mark_pastes(false) }
    hp_el_prepare(handle, false)
    hp_stop()
    resume()
  }

  private func resume() {
    // Whoever had the terminal meanwhile may have left it in any mode.
    hp_el_prepare(handle, false)
    hp_el_prepare(handle, true)
    if hasSequences {
      write("\r\u{1B}[J")
      hp_mark_pastes(true)
    } else {
      write("\r\n")
    }
    hp_el_resize(handle)
    hp_el_refresh(handle)
  }

  private func resize() {
    hp_el_resize(handle)
    guard hasSequences else {
      write("\r\n")
      return hp_el_refresh(handle)
    }
    // The terminal has broken the rows anew by now, so the way up is counted in the new width.
    redraw()
  }

  /// Draws prompt and text anew, from the row on which the prompt begins.
  func redraw() {
    let rows = layout(upTo: edited().cursor).row
    write((rows > 0 ? "\u{1B}[\(rows)A" : "") + "\r\u{1B}[J")
    hp_el_refresh(handle)
  }

  /// Draws a text of several rows anew that was changed elsewhere than at its end.
  ///
  /// libedit moves letters along inside a row, and goes wrong where they cross the margin.
  func redrawInside() {
    guard hasSequences, search == nil, hp_el_edits(handle) else { return }
    var (length, cursor) = (0, 0)
    _ = hp_el_text(handle, &length, &cursor)
    drawn.note(length: length, cursor: cursor)
    guard !input.hasMore else { return }
    let scalars = edited().scalars
    if drawn.take(scalars), layout(of: scalars[...]).row > 0 { redraw() }
  }

  /// Moves the terminal's cursor behind the text.
  func moveToEnd() {
    let (scalars, cursor) = edited()
    let end = layout(upTo: scalars.count)
    let rows = end.row - layout(upTo: cursor).row
    guard hasSequences else { return write(rows > 0 ? "\r\n" : "") }
    write(
      (rows > 0 ? "\u{1B}[\(rows)B" : "") + "\r" + (end.column > 0 ? "\u{1B}[\(end.column)C" : "")
    )
  }

  /// Returns the place that the prompt and the start of the text reach.
  ///
  /// - Complexity: O(*n*), where *n* is the length of that start.
  private func layout(upTo end: Int) -> ScreenLayout {
    layout(of: edited().scalars.prefix(end))
  }

  /// Returns the place that the prompt and some scalars reach.
  ///
  /// - Complexity: O(*n*), where *n* is their number.
  func layout(of scalars: ArraySlice<Unicode.Scalar>) -> ScreenLayout {
    var layout = ScreenLayout(
      promptWidth: shownPrompt.width, columns: Int(hp_el_columns(handle)))
    for scalar in scalars {
      layout.add(scalar, width: Int(hp_character_width(wchar_t(bitPattern: scalar.value))))
    }
    return layout
  }

  /// Writes to the terminal in step with libedit.
  func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return }
      start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
        hp_terminal_write($0, bytes.count)
      }
    }
  }
}
