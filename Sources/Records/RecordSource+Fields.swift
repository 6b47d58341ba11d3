extension RecordSource {
  /// Lists the fields' paths, those inside objects after the object's own, as they first appear.
  ///
  /// Only the first thousand records are read: the list is for people to choose from.
  package func fieldPaths() -> [FieldPath] {
    var seen: Set<String> = []
    var paths: [FieldPath] = []
    for index in 0..<Swift.min(count, 1_000) {
      record(at: index).collectPaths(under: "", into: &paths, seen: &seen)
    }
    return paths
  }
}

extension Record {
  fileprivate func collectPaths(
    under prefix: String, into paths: inout [FieldPath], seen: inout Set<String>
  ) {
    for field in fields {
      let path = prefix + field.name
      if seen.insert(path).inserted { paths.append(FieldPath(path)) }
      if case .object(let inner) = field.value {
        inner.collectPaths(under: path + ".", into: &paths, seen: &seen)
      }
    }
  }
}
