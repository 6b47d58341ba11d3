/// The building of one unit, a line at a time, with its open blocks on a stack of its own.
///
/// After a fault it goes on to the end of the unit, keeping nothing, so that the lines of a faulty
/// block are not taken for commands.
struct UnitBuilder {
  /// What an open block interrupted.
  private struct Frame {
    let opener: SourceRange
    let items: [Item]
    let words: [Word]
    let line: Int
    var units: [Unit] = []
  }

  private let limits: SourceLimits
  private var frames: [Frame] = []
  private var items: [Item] = []
  private(set) var words: [Word] = []
  /// The line on which the items start.
  private var firstLine = 0
  /// The line being read.
  private var line = 0
  private(set) var lexer = WordLexer()
  /// The `\` that ended the line before, outside words.
  private var continuation: Int?
  private(set) var fault: Diagnostic?

  init(limits: SourceLimits) { self.limits = limits }

  /// The words of the command whose block is open, if one is.
  var blockOwner: [Word]? { frames.last?.words }

  /// Whether more lines belong to the unit.
  var isOpen: Bool { !frames.isEmpty || lexer.isOpen || continuation != nil }

  /// Reads a line, which `isOpen` says is the last of the unit or not.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the line.
  mutating func read(_ bytes: [UInt8], _ text: TextLine, number: Int) {
    line = number
    var at = text.start
    if lexer.isOpen {
      readOpenWord(bytes, &at, text.end)
    } else if continuation == nil, !frames.isEmpty, let mark = text.goldenMark(in: bytes) {
      fail("\"#>\" cannot stand inside a block", SourceRange(mark, mark + 2), "put it under the }")
    }
    continuation = nil
    while at < text.end {
      switch bytes[at] {
      case Byte.space, Byte.tab: at += 1
      case Byte.semicolon:
        endItem()
        at += 1
      case Byte.number: at = text.end
      case Byte.backslash where at + 1 == text.end:
        continuation = at
        at += 1
      default: readWord(bytes, &at, text.end)
      }
    }
    if !lexer.isOpen && continuation == nil { endUnit() }
  }

  /// Returns the unit that is complete, if it has any items and no fault, and starts another.
  mutating func take() -> Unit? {
    defer {
      items = []
      fault = nil
    }
    guard fault == nil, let first = items.first, let last = items.last else { return nil }
    return Unit(items: items, range: first.range.union(last.range), line: firstLine)
  }

  /// Notes a fault of the line's bytes; the line is then not to be read.
  mutating func fail(_ diagnostic: Diagnostic) {
    fault = fault ?? diagnostic
  }

  /// Notes that the text has ended: what is open then is a fault.
  mutating func finish() {
    if let quote = lexer.openQuote {
      fail("the quote is not closed", quote, nil)
    } else if let frame = frames.last {
      fail("the block is not closed", frame.opener, "a } as a word of its own closes it")
    } else if let offset = lexer.isOpen ? lexer.continuation : continuation {
      fail(
        "no line follows the \"\\\" that continues this one", SourceRange(offset, offset + 1), nil)
    }
  }

  private mutating func fail(_ message: String, _ range: SourceRange, _ hint: String?) {
    fail(Diagnostic(.syntax, message, at: range, hint: hint))
  }

  // MARK: Words

  /// Reads a word, or a brace that is one.
  mutating func readWord(_ bytes: [UInt8], _ at: inout Int, _ end: Int) {
    if items.isEmpty && words.isEmpty { firstLine = line }
    let lower = at
    let stop = WordLexer.endOfBare(bytes, at, end)
    guard stop == end || Byte.isBlank(bytes[stop]) || bytes[stop] == Byte.semicolon else {
      lexer.begin(at: at)
      readOpenWord(bytes, &at, end)
      return
    }
    at = stop
    let range = SourceRange(lower, stop)
    if stop - lower == 1 && bytes[lower] == Byte.openBrace { return openBlock(range) }
    if stop - lower == 1 && bytes[lower] == Byte.closeBrace { return closeBlock(range) }
    checkLength(stop - lower, range)
    append(Word(String(decoding: bytes[lower..<stop], as: UTF8.self), range: range))
  }

  /// Reads on in a word that a quote or a `\` may carry over the end of the line.
  mutating func readOpenWord(_ bytes: [UInt8], _ at: inout Int, _ end: Int) {
    lexer.read(bytes, &at, end)
    if let found = lexer.fault { fail(found) }
    let isEnded = at < end || !lexer.endLine()
    let length = lexer.length(to: at)
    checkLength(length, SourceRange(at - length, at - length))
    if isEnded { append(lexer.take(bytes, end: at)) }
  }

  private mutating func append(_ word: Word) {
    guard fault == nil else { return }
    // Most commands have a few words: then they are allocated once.
    if words.isEmpty { words.reserveCapacity(4) }
    words.append(word)
  }

  private mutating func checkLength(_ length: Int, _ range: SourceRange) {
    guard length > limits.word else { return }
    let message = "the word has more than \(limits.word) bytes"
    fail(Diagnostic(.limit, message, at: SourceRange(range.lowerBound, range.lowerBound)))
  }

  // MARK: Structure

  mutating func endItem() {
    guard let first = words.first, let last = words.last else { return }
    items.append(Item(words: words, range: first.range.union(last.range)))
    words = []
  }

  private mutating func endUnit() {
    endItem()
    guard !frames.isEmpty else { return }
    if let first = items.first, let last = items.last, fault == nil {
      let range = first.range.union(last.range)
      frames[frames.count - 1].units.append(Unit(items: items, range: range, line: firstLine))
    }
    items = []
  }

  private mutating func openBlock(_ opener: SourceRange) {
    if words.isEmpty { fail("a command must stand before \"{\"", opener, nil) }
    if frames.count >= limits.depth {
      fail(Diagnostic(.limit, "more than \(limits.depth) blocks are open", at: opener))
    }
    frames.append(Frame(opener: opener, items: items, words: words, line: firstLine))
    items = []
    words = []
  }

  private mutating func closeBlock(_ brace: SourceRange) {
    endUnit()
    guard let frame = frames.popLast() else {
      fail("\"}\" closes no block", brace, "in quotes it is text")
      return
    }
    let range = frame.opener.union(brace)
    items = frame.items
    words = frame.words
    firstLine = frame.line
    let block = Block(units: frame.units, range: range)
    let part = Word.Part(kind: .block(block), isQuoted: false, range: range)
    append(Word(parts: [part], range: range, spelling: "{ … }"))
  }
}
