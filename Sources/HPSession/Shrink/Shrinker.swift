import CommandKit

/// The making of a text smaller for as long as it still fails in the way that counts.
///
/// Commands go first, many at a time (delta debugging), then one by one and in pairs, blocks are
/// opened, and what is left gets simpler operands. No single command that is left can be missed.
struct Shrinker {
  /// The smallest text so far.
  private(set) var source: SourceText
  /// The number of texts that were tried.
  private(set) var tries = 0
  /// Whether it ended before it was done.
  private(set) var wasInterrupted = false

  private let fails: (SourceText) -> Bool
  private let isInterrupted: () -> Bool

  /// Begins with a text that fails.
  init(
    _ source: SourceText, isInterrupted: @escaping () -> Bool,
    fails: @escaping (SourceText) -> Bool
  ) {
    self.source = source
    self.fails = fails
    self.isInterrupted = isInterrupted
  }

  /// The text, parsed; one that cannot be is empty.
  var text: ScriptText {
    (try? ScriptParser.parse(source)) ?? ScriptText(source: source, units: [], fixtures: [])
  }

  /// Makes the text as small as it gets.
  mutating func shrink() {
    removeGoldenLines()
    var before: [UInt8] = []
    while before != source.bytes, !wasInterrupted {
      before = source.bytes
      halve()
      removeSingles()
      openBlocks()
      removePairs()
      simplifyOperands()
    }
    removeFixtures()
    tidy()
  }

  /// Takes a changed text if it still fails so; returns whether it does.
  mutating func accept(_ edits: [TextEdit]) -> Bool {
    guard !wasInterrupted, !edits.isEmpty else { return false }
    if isInterrupted() {
      wasInterrupted = true
      return false
    }
    let candidate = source.applying(edits)
    guard candidate.bytes != source.bytes else { return false }
    tries += 1
    guard fails(candidate) else { return false }
    source = candidate
    return true
  }

  /// Takes away as many commands at once as it can, in each sequence.
  private mutating func halve() {
    var level = 0
    while level < text.sequences.count, !wasInterrupted {
      halve(text.sequences[level])
      level += 1
    }
  }

  /// Delta debugging (Zeller and Hildebrandt): takes away ever smaller parts of a sequence.
  private mutating func halve(_ sequence: CommandSequence) {
    let whole = source
    var kept = Array(sequence.places.indices)
    var parts = 2
    while kept.count >= 2, parts <= kept.count, !wasInterrupted {
      let size = (kept.count + parts - 1) / parts
      let rest = stride(from: 0, to: kept.count, by: size).lazy.map { start in
        Array(kept[..<start] + kept[min(start + size, kept.count)...])
      }
      .first { accept($0, of: sequence, in: whole) }
      if let rest {
        kept = rest
        parts = max(2, parts - 1)
      } else {
        parts = parts == kept.count ? kept.count + 1 : min(kept.count, 2 * parts)
      }
    }
  }

  /// Takes the commands of a sequence that are kept, as they stand in the text it is a part of.
  private mutating func accept(
    _ kept: [Int], of sequence: CommandSequence, in whole: SourceText
  ) -> Bool {
    let before = source
    source = whole
    if accept(sequence.edits(keeping: Set(kept))) { return true }
    source = before
    return false
  }

  /// Takes away single commands, last ones first, until none can go.
  private mutating func removeSingles() {
    var level = 0
    while level < text.sequences.count, !wasInterrupted {
      var index = text.sequences[level].places.count - 1
      while index >= 0, text.sequences.indices.contains(level) {
        remove([index], at: level)
        index -= 1
      }
      level += 1
    }
  }

  /// Takes away two commands at a time, which may only go together; there are to be few.
  private mutating func removePairs() {
    var first = 0
    while let sequence = text.sequences.first, sequence.places.count <= Shrinker.mostForPairs,
      first < sequence.places.count, !wasInterrupted
    {
      let second = (first + 1..<max(first + 1, sequence.places.count)).first {
        remove([first, $0], at: 0)
      }
      if second == nil { first += 1 }
    }
  }

  /// Takes away commands of a sequence; returns whether it could.
  @discardableResult
  private mutating func remove(_ gone: Set<Int>, at level: Int) -> Bool {
    let sequences = text.sequences
    guard sequences.indices.contains(level) else { return false }
    let all = Set(sequences[level].places.indices)
    return accept(sequences[level].edits(keeping: all.subtracting(gone)))
  }

  /// The commands that may be left when pairs are tried.
  private static let mostForPairs = 20
}
