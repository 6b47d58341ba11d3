import CommandKit

extension SuspectReport {
  /// The report, line by line.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the report.
  package var lines: [String] {
    [opening] + fitting.flatMap(lines) + furthest + search.lines + impossibleLines
  }

  private var opening: String {
    let those = "\(counted(fitting.count, "known mistake")) \(fitting.count == 1 ? "fits" : "fit")"
    guard let failure else {
      return fitting.isEmpty
        ? "the script holds without a fault, and with no known mistake"
        : "the script holds without a fault; \(those) too"
    }
    let start = "the script fails without a fault, at \(failure.shortPlace)"
    return fitting.isEmpty ? "\(start); no known mistake fits" : "\(start); \(those)"
  }

  private func lines(_ fault: Fault) -> [String] {
    [fault.name, "  \(fault.code)", "  instead: \(fault.remedy)"]
  }

  /// How far the script came with each mistake, where none fits.
  private var furthest: [String] {
    guard fitting.isEmpty, failure != nil else { return [] }
    let columns = failing.map { suspect in
      [
        suspect.name, "\(suspect.performance.held) of \(statementCount) held",
        suspect.performance.failure.map { "\($0.shortPlace): \($0.message.visible)" } ?? "",
      ]
    }
    return ["how far it came with each:"] + TextColumns.lines(of: columns).map { "  " + $0 }
  }

  private var impossibleLines: [String] {
    impossible.map { "\($0.fault.name) cannot be made here: \($0.reason)" }
  }
}

extension StepSearch {
  /// The steps, and what stays alike, line by line.
  fileprivate var lines: [String] {
    steps.flatMap(\.lines)
      + alike.map { names in
        "\(names.joinedAsList) look alike, in all that was tried (\(counted(tries, "step")))"
      } + (wasInterrupted ? ["interrupted, so that more may tell the rest apart"] : [])
  }
}

extension TellingStep {
  fileprivate var lines: [String] {
    let step = commands.isEmpty ? "look at the screen" : commands.joined(separator: "; ")
    return ["to tell them apart: \(step)"]
      + outcomes.map { outcome in
        let sights = outcome.things.map { "\($0.name): \($0.look)" }
        return "  \(outcome.names.joined(separator: ", "))  \(sights.joined(separator: "; "))"
      }
  }
}

extension [String] {
  /// The words as a list in a sentence: `a, b and c`.
  fileprivate var joinedAsList: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}

extension Diagnostic {
  /// Where it is, in a few words: `line 4`.
  fileprivate var shortPlace: String {
    guard let source, let range else { return "its end" }
    return "line \(source.position(of: range.lowerBound).line)"
  }
}
