import CommandKit

/// The `#>` lines that a unit is to have: those it has as far as its output fits them, else the output.
///
/// Lines with `...` and `[..]` that still fit are kept. Where they no longer do, as few lines as
/// possible change.
struct GoldenRevision {
  /// A line to be.
  enum Line: Hashable {
    /// The line of that index as it stands.
    case kept(Int)
    /// A line of the output.
    case output(String)
  }

  /// The lines to be, from top to bottom.
  let lines: [Line]

  /// The lines that are weighed against each other at most; above, those with dots are given up.
  private static let mostPairs = 4_000_000

  /// Revises lines that do not fit what was printed.
  ///
  /// - Complexity: O(*n* + *m*), where *n* and *m* are the numbers of lines, and O(*n* · *m*) of those
  ///   that differ where dots stand among them.
  init(golden: [String], lines: [String]) {
    let golden = golden.map(\.withoutTrailingBlanks)
    let lines = lines.map(\.withoutTrailingBlanks)
    var start = 0
    while start < min(golden.count, lines.count), golden[start] != GoldenRevision.anything,
      lines[start].fits(golden[start])
    {
      start += 1
    }
    var (end, last) = (golden.count, lines.count)
    while end > start, last > start, golden[end - 1] != GoldenRevision.anything,
      lines[last - 1].fits(golden[end - 1])
    {
      (end, last) = (end - 1, last - 1)
    }
    self.lines =
      (0..<start).map { .kept($0) }
      + GoldenRevision.middle(golden[start..<end], lines[start..<last])
      + (end..<golden.count).map { .kept($0) }
  }

  private static let anything = "..."

  /// Returns the lines to be where the two differ.
  private static func middle(
    _ golden: ArraySlice<String>, _ lines: ArraySlice<String>
  ) -> [Line] {
    let hasDots = golden.contains { $0 == anything || $0.contains("[..]") }
    guard hasDots, golden.count * lines.count <= mostPairs else {
      return lines.map { .output($0) }
    }
    return Alignment(golden: Array(golden), lines: Array(lines)).lines(offset: golden.startIndex)
  }

  /// The cheapest way to change some lines with dots into others: each line that is put in, left out or
  /// replaced costs one.
  private struct Alignment {
    private let golden: [String]
    private let lines: [String]
    /// What the rest of the lines costs, from each pair of places on.
    private var costs: [[Int32]]

    init(golden: [String], lines: [String]) {
      self.golden = golden
      self.lines = lines
      let row = [Int32](repeating: 0, count: lines.count + 1)
      costs = [[Int32]](repeating: row, count: golden.count + 1)
      for place in stride(from: golden.count, through: 0, by: -1) {
        for line in stride(from: lines.count, through: 0, by: -1) {
          costs[place][line] = Int32(clamping: cost(place, line))
        }
      }
    }

    private func fits(_ place: Int, _ line: Int) -> Bool { lines[line].fits(golden[place]) }

    private func cost(_ place: Int, _ line: Int) -> Int {
      let hasLine = line < lines.count
      guard place < golden.count else { return lines.count - line }
      if golden[place] == anything {
        let ended = Int(costs[place + 1][line])
        return hasLine ? min(ended, Int(costs[place][line + 1])) : ended
      }
      var least = Int(costs[place + 1][line]) + 1
      guard hasLine else { return least }
      least = min(least, Int(costs[place][line + 1]) + 1)
      return min(least, Int(costs[place + 1][line + 1]) + (fits(place, line) ? 0 : 1))
    }

    /// Returns the lines of the cheapest way; a line is rather replaced than left out.
    func lines(offset: Int) -> [Line] {
      var result: [Line] = []
      var (place, line) = (0, 0)
      while place < golden.count || line < lines.count {
        let cost = costs[place][line]
        if place < golden.count, golden[place] == anything {
          result.append(.kept(offset + place))
          while costs[place + 1][line] != cost { line += 1 }
          place += 1
        } else if place < golden.count, line < lines.count, fits(place, line),
          costs[place + 1][line + 1] == cost
        {
          result.append(.kept(offset + place))
          (place, line) = (place + 1, line + 1)
        } else if place < golden.count, line < lines.count, costs[place + 1][line + 1] + 1 == cost {
          result.append(.output(lines[line]))
          (place, line) = (place + 1, line + 1)
        } else if line < lines.count, costs[place][line + 1] + 1 == cost {
          result.append(.output(lines[line]))
          line += 1
        } else {
          place += 1
        }
      }
      return result
    }
  }
}
