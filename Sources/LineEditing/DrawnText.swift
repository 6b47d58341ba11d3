/// The text as it was last drawn, and whether it was changed since elsewhere than at its end.
struct DrawnText {
  private var text: [Unicode.Scalar] = []
  private var length = 0
  private var isChangedInside = false

  /// Notes the text's length and the cursor in it behind a key, whether or not it will be looked at whole.
  mutating func note(length: Int, cursor: Int) {
    if length < self.length || length > self.length && cursor < length { isChangedInside = true }
    self.length = length
  }

  /// Takes the text for the one that is drawn; returns whether the last one does not go on in it as it was.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  mutating func take(_ scalars: [Unicode.Scalar]) -> Bool {
    let isOther = isChangedInside || !scalars.starts(with: text)
    (text, isChangedInside) = (scalars, false)
    return isOther
  }
}
