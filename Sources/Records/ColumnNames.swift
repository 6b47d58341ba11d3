/// The names of columns, made so that each can be asked for.
package enum ColumnNames {
  /// Returns the names with `column 3` for one that is empty and `name 2` for one that stands before.
  ///
  /// - Complexity: O(*n*), where *n* is the number of columns.
  package static func distinct(_ names: [String]) -> [String] {
    var taken = Set(names)
    var seen = Set<String>()
    var next: [String: Int] = [:]
    return names.enumerated().map { index, given in
      let name = given.isEmpty ? unnamed(index) : given
      // A name in the head line is its own column's before it is one that was made up.
      let isFree = given.isEmpty ? taken.insert(name).inserted : seen.insert(name).inserted
      if isFree { return name }
      var number = next[name] ?? 2
      while !taken.insert("\(name) \(number)").inserted { number += 1 }
      next[name] = number + 1
      return "\(name) \(number)"
    }
  }

  /// Returns the name of a column without one, which counts from 1 as people do.
  package static func unnamed(_ index: Int) -> String { "column \(index + 1)" }
}
