extension Record {
  /// The value at a path, which is another thing than a null there.
  ///
  /// A field whose own name contains the dots wins over nesting, the longest such name first.
  ///
  /// - Complexity: O(*n*), where *n* is the number of fields on the way.
  package subscript(path: FieldPath) -> Value? {
    value(at: path.text[...])
  }

  private func value(at path: Substring) -> Value? {
    if let value = self[name: path] { return value }
    var name = path
    while let dot = name.lastIndex(of: ".") {
      name = name[..<dot]
      if case .object(let inner) = self[name: name],
        let value = inner.value(at: path[path.index(after: dot)...])
      {
        return value
      }
    }
    return nil
  }
}
