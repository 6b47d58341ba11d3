import TableModel

/// Where a lifted row was carried, and what the controller made of it.
struct LoggedHover {
  let proposed: IndexPath
  let answer: IndexPath

  /// Returns whether `move` takes the place: behind the last row of its own section only `hover` does.
  func canBeMoved(from source: IndexPath) -> Bool {
    proposed.section != source.section || proposed == answer
  }
}
