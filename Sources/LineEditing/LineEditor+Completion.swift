import CEditline

extension LineEditor {
  /// Puts what is meant in the place of the word before the cursor, or shows what can be meant.
  func completeWord() -> hp_key_answer {
    let (scalars, cursor) = edited()
    var before = String.UnicodeScalarView()
    before.append(contentsOf: scalars[..<cursor])
    let completion = complete(String(before))
    let typed = String(decoding: String(before).utf8.dropFirst(completion.start), as: UTF8.self)
    guard let first = completion.candidates.first else { return HP_KEY_REFUSED }
    if completion.count == 1 {
      let isFollowed = cursor < scalars.count && scalars[cursor] == " "
      return put(first.text + (first.isWhole && !isFollowed ? " " : ""), over: typed)
    }
    let common = completion.commonBegin
    if common != typed, common.unicodeScalars.count >= typed.unicodeScalars.count {
      return put(common, over: typed)
    }
    show(completion)
    return HP_KEY_DONE
  }

  private func put(_ text: String, over typed: String) -> hp_key_answer {
    let count = typed.unicodeScalars.count
    if count > 0 { hp_el_delete_before(handle, Int32(clamping: count)) }
    _ = insert(text)
    return HP_KEY_REFRESH
  }

  /// Shows candidates below the text, and the text again below them.
  private func show(_ completion: WordCompletion) {
    let columns = Int(hp_el_columns(handle))
    var rows = CandidateList(
      completion.candidates.map(\.text), columns: columns, width: characterWidth
    ).rows
    if completion.candidates.count < completion.count {
      rows.append("… \(completion.count) in all")
    }
    moveToEnd()
    write("\r\n" + rows.map { $0 + "\r\n" }.joined())
    hp_el_refresh(handle)
  }
}
