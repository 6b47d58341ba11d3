/// An item taken apart: whether it must fail, the command, its arguments, where its output goes.
package struct ItemForm: Sendable {
  /// Whether `!` stands before it: the command must fail.
  package let isNegated: Bool
  package let command: Word
  package let arguments: ArraySlice<Word>
  package let redirect: Redirect?
}
