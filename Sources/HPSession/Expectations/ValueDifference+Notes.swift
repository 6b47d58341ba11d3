import CommandKit
import Records

extension ValueDifference {
  /// Returns the lines of an error about the first of several places: where it is, what was wanted there, what was found.
  func notes(ofAll count: Int) -> [String] {
    let sides = FailureNotes.lines(wanted: first.shown, got: second.shown)
    let rest = count > 1 ? ["and \(counted(count - 1, "more place"))"] : []
    return ["at \(path.clipped(to: 90))"] + sides + rest
  }
}

extension [ValueDifference] {
  /// The places as lines that say what was there and what is.
  var changeLines: [String] {
    let lines = prefix(Self.mostLines).map {
      "\($0.path): \($0.first.shown.clipped(to: 60)) -> \($0.second.shown.clipped(to: 60))"
    }
    return count > lines.count ? lines + ["and \(count - lines.count) more"] : lines
  }

  /// The places that are shown at most.
  private static var mostLines: Int { 20 }
}

extension Value? {
  /// The value as JSON.
  fileprivate var shown: String { self?.json ?? "nothing" }
}
