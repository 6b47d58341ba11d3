import CEditline

/// A prompt on one row, which may hold colour sequences.
///
/// libedit counts columns, so each run of sequences must stand between two marks; two runs side by
/// side, or one at the very end, would be drawn as garbage. All of that is made right here.
package struct Prompt: Equatable {
  /// What stands around a run of sequences.
  package static let mark: Unicode.Scalar = "\u{1}"

  /// The scalars as libedit wants them.
  package let marked: [Unicode.Scalar]

  /// The number of columns it takes.
  package let width: Int

  /// Makes a prompt from text; control characters other than colour sequences become spaces.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package init(_ text: String) {
    var marked: [Unicode.Scalar] = []
    var width = 0
    var run: [Unicode.Scalar] = []
    func endRun() {
      if !run.isEmpty { marked += [Self.mark] + run + [Self.mark] }
      run = []
    }
    var rest = Array(text.unicodeScalars)[...]
    while let scalar = rest.first {
      let sequence = Self.colourSequence(startOf: rest)
      rest = rest.dropFirst(max(sequence.count, 1))
      guard sequence.isEmpty else {
        run += sequence
        continue
      }
      let shown = Self.shown(scalar)
      let columns = Int(hp_character_width(wchar_t(bitPattern: shown.value)))
      if columns > 0 { endRun() }
      marked.append(shown)
      width += max(columns, 0)
    }
    if !run.isEmpty {
      endRun()
      marked.append(" ")
      width += 1
    }
    self.marked = marked
    self.width = width
  }

  private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) ? " " : scalar
  }

  // ESC [ digits and semicolons m
  private static func colourSequence(
    startOf text: ArraySlice<Unicode.Scalar>
  ) -> ArraySlice<
    Unicode.Scalar
  > {
    guard text.starts(with: ["\u{1B}", "["]) else { return [] }
    guard
      let end = text.dropFirst(2).firstIndex(where: { !"0123456789;".unicodeScalars.contains($0) }),
      text[end] == "m"
    else { return [] }
    return text[...end]
  }
}
