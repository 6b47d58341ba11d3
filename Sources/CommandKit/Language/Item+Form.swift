extension Item {
  /// Returns whether `!` stands before the command, and the word that names the command.
  ///
  /// - Throws: A `syntax` diagnostic if no command stands there.
  package func head() throws(Diagnostic) -> (isNegated: Bool, command: Word) {
    let isNegated = words.first?.isBare("!") ?? false
    guard let command = words.dropFirst(isNegated ? 1 : 0).first else {
      throw Diagnostic(
        .syntax, "\"!\" has no command after it", at: range.end, hint: "! COMMAND must fail"
      )
    }
    guard command.block == nil, !command.isBare("!") else {
      throw Diagnostic(.syntax, "a command must stand here", at: command.range)
    }
    return (isNegated, command)
  }

  /// Returns the item taken apart.
  ///
  /// No `>` is a redirect where comparisons are the command's own, or behind `where`.
  ///
  /// - Throws: A `syntax` diagnostic for a redirect without a file, or a second one.
  /// - Complexity: O(*n*), where *n* is the number of words.
  package func form(ownsComparisons: Bool) throws(Diagnostic) -> ItemForm {
    let (isNegated, command) = try head()
    var arguments = words.dropFirst(isNegated ? 2 : 1)
    let compares = ownsComparisons || arguments.contains { $0.isBare("where") }
    let redirect = compares ? nil : try Redirect.take(from: &arguments)
    return ItemForm(
      isNegated: isNegated, command: command, arguments: arguments, redirect: redirect
    )
  }
}
