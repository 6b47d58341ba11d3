/// Lines of output held against the lines that were expected.
///
/// `...` stands for any number of lines, `[..]` for any text in one; blanks at line ends do not count.
package struct GoldenComparison {
  /// The first place where the two part.
  package struct Mismatch {
    /// The index of the expected line that no output fits, the count of them where there is too much output.
    package let golden: Int
    /// The index of the line of output, the count of them where there is too little.
    package let line: Int
    /// Whether the expected line stands behind `...`, so that none of the lines from there on fits it.
    package var isSearch = false
  }

  /// Where the two part, nil where they agree.
  package let mismatch: Mismatch?

  /// Compares lines.
  ///
  /// - Complexity: O(*n* · *m*), where *n* and *m* are the numbers of lines.
  package init(golden: [String], lines: [String]) {
    let golden = golden.map(\.withoutTrailingBlanks)
    let lines = lines.map(\.withoutTrailingBlanks)
    var furthest = Mismatch(golden: 0, line: 0)
    // The places in the output that the expected lines so far can end at, in order.
    var reachable = [0]
    for (index, pattern) in golden.enumerated() {
      var next: [Int] = []
      if pattern == "...", let first = reachable.min() {
        next = Array(first...lines.count)
      } else {
        for place in reachable where place < lines.count && lines[place].fits(pattern) {
          next.append(place + 1)
        }
      }
      guard let last = next.max() else {
        // Behind `...` the line was looked for from the first place on, not at the last alone.
        let isSearch = index > 0 && golden[index - 1] == "..."
        let line = isSearch ? reachable.min() : reachable.max()
        mismatch = Mismatch(golden: index, line: line ?? furthest.line, isSearch: isSearch)
        return
      }
      furthest = Mismatch(golden: index + 1, line: last)
      reachable = next
    }
    mismatch = reachable.contains(lines.count) ? nil : furthest
  }
}

extension GoldenComparison.Mismatch {
  /// The lines that are shown at most where one was looked for in many.
  private static let mostLines = 10

  /// The lines of an error: what was wanted and what was printed at the place.
  func notes(golden: [String], lines: [String]) -> [String] {
    let wanted = "wanted: " + (self.golden < golden.count ? golden[self.golden] : "no further line")
    guard line < lines.count else { return [wanted, "got:    no further line"] }
    guard isSearch else { return [wanted, "got:    " + lines[line]] }
    let searched = lines[line...]
    let shown = searched.prefix(Self.mostLines).map { "        \($0)" }
    let rest = searched.count - shown.count
    return [wanted, "got:    no such line in"] + shown
      + (rest > 0 ? ["        and \(rest) more"] : [])
  }
}

extension String {
  /// The line without blanks and tabs at its end.
  var withoutTrailingBlanks: String {
    guard let last = utf8.last, last == 0x20 || last == 0x09 || last == 0x0D else { return self }
    var line = self[...]
    while let last = line.unicodeScalars.last, last == " " || last == "\t" || last == "\r" {
      line = Substring(line.unicodeScalars.dropLast())
    }
    return String(line)
  }

  /// Returns whether the line is what a pattern with `[..]` for any text says.
  func fits(_ pattern: String) -> Bool {
    guard pattern.contains("[..]") else { return self == pattern }
    let pieces = pattern.pieces(between: "[..]")
    guard let first = pieces.first, let last = pieces.last, hasPrefix(first), hasSuffix(last),
      utf8.count >= first.utf8.count + last.utf8.count
    else { return false }
    var rest = Array(utf8.dropFirst(first.utf8.count).dropLast(last.utf8.count))[...]
    for piece in pieces.dropFirst().dropLast() {
      guard let end = rest.end(ofFirst: Array(piece.utf8)) else { return false }
      rest = rest[end...]
    }
    return true
  }

  private func pieces(between separator: String) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var rest = self[...]
    while let character = rest.first {
      if rest.hasPrefix(separator) {
        pieces.append(piece)
        piece = ""
        rest = rest.dropFirst(separator.count)
      } else {
        piece.append(character)
        rest = rest.dropFirst()
      }
    }
    return pieces + [piece]
  }
}

extension ArraySlice<UInt8> {
  /// Returns where the first occurrence of some bytes ends, nil where there is none.
  fileprivate func end(ofFirst bytes: [UInt8]) -> Int? {
    guard !bytes.isEmpty else { return startIndex }
    return indices.first { self[$0...].starts(with: bytes) }.map { $0 + bytes.count }
  }
}
