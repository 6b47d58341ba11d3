/// The words that a form of a command takes, one after another.
///
/// Its states lie between words: from each, some words lead on, and some states are reached without a
/// word, since something may be left out.
struct FormMachine {
  private struct Step {
    let from: Int
    let piece: FormPiece
    let to: Int
  }

  private var steps: [Step] = []
  private var skips: [(from: Int, to: Int)] = []
  private var last = 0

  /// Reads a form without the command's name and its options.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the form.
  init(_ form: String, of spec: CommandSpec) {
    var pieces = FormPiece.pieces(of: form).dropFirst()
    while let piece = pieces.popFirst() {
      if let option = piece.option {
        if spec.parameter(named: option)?.kind == .option { _ = pieces.popFirst() }
      } else if piece == .keyword("{") {
        // The block is one word, whatever the form shows of its inside.
        pieces = pieces.drop { $0 != .keyword("}") }.dropFirst()
        append(piece)
      } else {
        append(piece)
      }
    }
  }

  private mutating func append(_ piece: FormPiece) {
    let start = last
    switch piece {
    case .keyword:
      addStep(piece)
    case .value(let name):
      addStep(piece)
      if ["EXPR", "COMMAND", "VALUE"].contains(name) { skips.append((last, start)) }
    case .choice(let choices):
      let end = reserve()
      for choice in choices {
        last = start
        append(choice)
        skips.append((last, end))
      }
      last = end
    case .optional(let pieces):
      // An option is no operand.
      guard pieces.first?.option == nil else { return }
      for piece in pieces { append(piece) }
      skips.append((start, last))
    case .many(let piece):
      append(piece)
      skips.append((last, start))
    }
  }

  private mutating func addStep(_ piece: FormPiece) {
    let start = last
    last = reserve()
    steps.append(Step(from: start, piece: piece, to: last))
  }

  private var states = 1

  /// Returns a state of its own.
  private mutating func reserve() -> Int {
    states += 1
    return states - 1
  }

  /// Returns the keywords and values that can stand behind words; where a keyword is meant, it is no value.
  ///
  /// - Complexity: O(*w* · *n*), where *w* is the number of words and *n* the length of the form.
  func pieces(after words: [Word]) -> [FormPiece] {
    var states = closure(of: [0])
    for word in words {
      let taken = steps.filter { states.contains($0.from) && $0.piece.takes(word) }
      let keywords = taken.filter { if case .keyword = $0.piece { true } else { false } }
      states = closure(of: Set((keywords.isEmpty ? taken : keywords).map(\.to)))
    }
    return steps.filter { states.contains($0.from) }.map(\.piece)
  }

  private func closure(of states: Set<Int>) -> Set<Int> {
    var (all, new) = (states, states)
    while !new.isEmpty {
      new = Set(skips.filter { new.contains($0.from) }.map(\.to)).subtracting(all)
      all.formUnion(new)
    }
    return all
  }
}

extension FormPiece {
  /// The name of the option that the piece is.
  fileprivate var option: String? {
    if case .keyword(let word) = self, word.hasPrefix("-"), word != "->" { word } else { nil }
  }

  /// Returns whether a word can stand where the piece does.
  fileprivate func takes(_ word: Word) -> Bool {
    switch self {
    case .keyword(let keyword): word.isBare(keyword) || (keyword == "{" && word.block != nil)
    default: word.block == nil
    }
  }
}
