import CommandKit

/// Simpler words in the commands that are left.
extension Shrinker {
  /// Leaves out words and makes numbers and places smaller, as far as it goes.
  mutating func simplifyOperands() {
    var index = 0
    var edits = simplifications
    while index < edits.count, !wasInterrupted {
      // Each that is taken makes others; none makes the text longer or its numbers greater.
      if accept([edits[index]]) { edits = simplifications } else { index += 1 }
    }
  }

  /// The edits that each make one word simpler, in the order of the text.
  private var simplifications: [TextEdit] {
    text.sequences.flatMap { sequence in
      sequence.places.indices.flatMap { simplifications(of: sequence.item($0)) }
    }
  }

  private func simplifications(of item: Item) -> [TextEdit] {
    let words = item.words
    // An option and its value go together.
    let options = zip(words.dropFirst(), words.dropFirst(2)).enumerated()
      .filter { $0.element.0.text.hasPrefix("--") }
      .map { index, pair in
        TextEdit(range: SourceRange(words[index].range.upperBound, pair.1.range.upperBound))
      }
    return options
      + zip(words, words.dropFirst()).flatMap { before, word -> [TextEdit] in
        guard word.block == nil else { return [] }
        let gap = SourceRange(before.range.upperBound, word.range.upperBound)
        let simpler = word.quoting == .bare && word.isLiteral ? word.text.simplerWords : []
        return [TextEdit(range: gap)] + simpler.map { TextEdit(range: word.range, text: $0) }
      }
  }
}

extension String {
  /// Numbers and places that are smaller than this one, the smallest first; none for other words.
  fileprivate var simplerWords: [String] {
    if let number = Int(self), number > 1 { return number.smaller.map(String.init) }
    let numbers = split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let section = numbers[0], let row = numbers[1] else { return [] }
    return section.smaller.map { "\($0):\(row)" } + row.smaller.map { "\(section):\($0)" }
  }
}

extension Int {
  /// A few numbers from 0 that are smaller than this one.
  fileprivate var smaller: [Int] {
    guard self > 0 else { return [] }
    return Set([0, 1, self / 2, self - 1]).filter { $0 < self }.sorted()
  }
}
