/// The reading of one word whose parts touch, which may go on over the ends of lines.
///
/// A fault is kept and reading goes on, so that the end of the unit is still found.
struct WordLexer {
  /// A quote that is open.
  struct Quote {
    let opener: Int
    let isDouble: Bool
    /// The text since the opener or the last variable.
    var text = ""
    /// Where that text starts.
    var start: Int
    /// Whether a variable stood in the quote, so that nothing more need follow.
    var hasParts = false
  }

  /// What is added to offsets, where the bytes are a piece of a source.
  var base = 0
  var fault: Diagnostic?
  var parts: [Word.Part] = []
  var quote: Quote?
  private(set) var isOpen = false
  private var start = 0
  /// The `\` at the end of the line just read, if the line goes on.
  private(set) var continuation: Int?

  /// Starts a word at an offset.
  mutating func begin(at offset: Int) {
    start = offset
    parts = []
    quote = nil
    continuation = nil
    fault = nil
    isOpen = true
  }

  /// Reads on up to the end of the word or of the line, and moves the offset there.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes read.
  mutating func read(_ bytes: [UInt8], _ at: inout Int, _ end: Int) {
    continuation = nil
    while at < end {
      // No copy of the quote may live here: its text grows in place.
      if quote != nil {
        let isDouble = quote?.isDouble == true
        if isDouble { readDouble(bytes, &at, end) } else { readSingle(bytes, &at, end) }
        continue
      }
      switch bytes[at] {
      case Byte.space, Byte.tab, Byte.semicolon: return
      case Byte.doubleQuote, Byte.singleQuote:
        quote = Quote(opener: at, isDouble: bytes[at] == Byte.doubleQuote, start: at)
        at += 1
      case Byte.dollar: readSubstitution(bytes, &at, end)
      case Byte.backslash where at + 1 == end: continueLine(&at)
      default: readBare(bytes, &at, end)
      }
    }
  }

  /// Notes that the line has ended; returns whether the word goes on in the next one.
  mutating func endLine() -> Bool {
    if continuation == nil { quote?.text += "\n" }
    return quote != nil || continuation != nil
  }

  /// Ends the word and returns it.
  mutating func take(_ bytes: [UInt8], end: Int) -> Word {
    isOpen = false
    let upper = parts.last.map { $0.range.upperBound - base } ?? end
    let lower = start
    return Word(
      parts: parts, range: place(lower, upper),
      spelling: String(decoding: bytes[lower..<upper], as: UTF8.self)
    )
  }

  /// The opener of the quote that is open.
  var openQuote: SourceRange? { quote.map { place($0.opener, $0.opener + 1) } }

  /// The offset at which the word starts.
  var offset: Int { start }

  /// The bytes read of the word up to an offset.
  func length(to offset: Int) -> Int { offset - start }

  /// Returns the range in the source between two offsets.
  func place(_ lower: Int, _ upper: Int) -> SourceRange {
    SourceRange(lower + base, upper + base)
  }

  /// Keeps a fault, if it is the first.
  mutating func fail(
    _ message: String, _ lower: Int, _ upper: Int, hint: String? = nil
  ) {
    fault = fault ?? Diagnostic(.syntax, message, at: place(lower, upper), hint: hint)
  }

  /// Notes a `\` at the end of the line, inside or outside a double quote.
  mutating func continueLine(_ at: inout Int) {
    continuation = at
    at += 1
  }

  /// Appends a part of text.
  mutating func append(_ text: String, isQuoted: Bool, _ lower: Int, _ upper: Int) {
    let range = place(lower, upper)
    parts.appendJoining(Word.Part(kind: .text(text), isQuoted: isQuoted, range: range))
  }

  /// Reads a run of bare text.
  private mutating func readBare(_ bytes: [UInt8], _ at: inout Int, _ end: Int) {
    let lower = at
    at = WordLexer.endOfBare(bytes, at, end)
    let text = String(decoding: bytes[lower..<at], as: UTF8.self)
    append(text, isQuoted: false, lower, at)
  }

  /// Returns the offset at which a run of bare text ends: at a blank, `;`, a quote, `$` or the `\`
  /// that continues the line.
  static func endOfBare(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end {
      switch bytes[index] {
      case Byte.space, Byte.tab, Byte.semicolon, Byte.doubleQuote, Byte.singleQuote, Byte.dollar:
        return index
      case Byte.backslash where index + 1 == end: return index
      default: index += 1
      }
    }
    return end
  }
}
