import CommandKit

/// Whether a comparison holds, with both sides as a failure shows them.
struct Verdict {
  let holds: Bool
  /// How the two were compared.
  let comparison: Comparison
  /// What was wanted, piece by piece.
  let wanted: [String]
  /// What was found, piece by piece.
  let got: [String]

  /// The lines under a failure: what was wanted, what was found, and where the two were to be equal, a
  /// mark under the first difference.
  var notes: [String] {
    let wantedLine = Verdict.line(wanted)
    let gotLine = Verdict.line(got)
    guard comparison == .equal else {
      return ["wanted: \(comparison.rawValue) \(wantedLine)", "got:    \(gotLine)"]
    }
    let same = zip(wantedLine, gotLine).prefix { $0 == $1 }.map(\.0)
    let column = String(same).displayWidth
    return [
      "wanted: \(wantedLine)", "got:    \(gotLine)",
      "        \(String(repeating: " ", count: column))^",
    ]
  }

  private static func line(_ pieces: [String]) -> String {
    let line = pieces.isEmpty ? "none" : pieces.prefix(mostPieces).joined(separator: ", ")
    return pieces.count > mostPieces ? "\(line) and \(pieces.count - mostPieces) more" : line
  }

  /// The rows or lines that are shown of each side at most.
  private static let mostPieces = 20
}
