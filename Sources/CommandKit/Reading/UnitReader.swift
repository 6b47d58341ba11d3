/// The reading of units from a stream, for standard input and the prompt.
///
/// Bytes are fed as they come. Lines count from the start of the stream, of which only what is not
/// yet read is kept.
package struct UnitReader: Sendable {
  /// What the reader has to give.
  package enum Step: Sendable {
    /// A unit, whose ranges lie in the source.
    case unit(Unit, in: SourceText)
    /// Nothing yet: a quote, a block or a continued line is open.
    case incomplete
    /// Nothing: all lines fed are read. After `finish()` it is the end.
    case empty
    /// A fault of the text. The next step goes on behind the unit that has it.
    case fault(Diagnostic)
  }

  /// The name that diagnostics show for the stream.
  package let name: String
  private let limits: SourceLimits
  private var buffer: [UInt8] = []
  /// The number of the buffer's first line, and of the line that comes next.
  private var firstLine = 1
  private var number = 1
  /// Where the next line starts, and up to where its end was looked for.
  private var at = 0
  private var searched = 0
  private var isFinished = false
  /// Whether the rest of a line that was too long is to be passed over.
  private var isDiscarding = false
  /// Whether the unit's fault has been given already.
  private var hasReported = false
  private var builder: UnitBuilder

  /// Creates the reader of a stream.
  package init(name: String, limits: SourceLimits = .standard) {
    self.name = name
    self.limits = limits
    builder = UnitBuilder(limits: limits)
  }

  /// Adds bytes that have come.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes, those not yet read among them.
  package mutating func feed(_ bytes: some Sequence<UInt8>) {
    // A unit under way has ranges into the buffer, which therefore must stay.
    if at > 0 && !builder.isOpen {
      buffer.removeFirst(at)
      searched -= min(at, searched)
      at = 0
      firstLine = number
    }
    buffer.append(contentsOf: bytes)
  }

  /// Adds text that has come.
  package mutating func feed(_ text: String) { feed(text.utf8) }

  /// Notes that nothing more comes; the rest is still to be asked for.
  package mutating func finish() { isFinished = true }

  /// Returns the next unit or fault, or why there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes read.
  package mutating func next() -> Step {
    while let line = nextLine() {
      if let step = read(line) { return step }
    }
    if !isDiscarding && buffer.count - at > limits.line { return discardLine() }
    guard isFinished else { return builder.isOpen ? .incomplete : .empty }
    builder.finish()
    let step = report() ?? .empty
    builder = UnitBuilder(limits: limits)
    hasReported = false
    return step
  }

  /// Returns the next line, which stays to be read, where it has come whole and stands behind a
  /// unit's end; nil also for the first line of all, which may have a mark before it.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the line.
  package mutating func peekLine() -> ArraySlice<UInt8>? {
    guard number > 1, !builder.isOpen, !isDiscarding else { return nil }
    var end = max(at, searched)
    while end < buffer.count, buffer[end] != Byte.lineFeed { end += 1 }
    searched = end
    return end < buffer.count ? buffer[at..<end] : nil
  }

  /// The number of the line that comes next.
  package var nextNumber: Int { number }

  /// Passes over the line that was looked at and returns its number.
  ///
  /// - Precondition: ``peekLine()`` has just returned it.
  package mutating func skipLine() -> Int {
    at = searched + 1
    searched = at
    number += 1
    return number - 1
  }

  /// The text that ranges lie in.
  private var source: SourceText { SourceText(name: name, bytes: buffer, firstLine: firstLine) }

  /// Takes the next line of the buffer, if its end has come.
  private mutating func nextLine() -> TextLine? {
    while true {
      let found = TextLine(in: buffer, at: at, searchedTo: searched, isLast: isFinished)
      guard let line = found else {
        searched = buffer.count
        if isDiscarding { at = buffer.count }
        return nil
      }
      let isFirst = at == 0 && number == 1
      at = line.next
      searched = at
      number += 1
      if isDiscarding {
        isDiscarding = false
        continue
      }
      return isFirst ? line.droppingOrderMark(in: buffer) : line
    }
  }

  /// Gives the fault of a line that is too long before its end has come.
  private mutating func discardLine() -> Step {
    builder.fail(TextLine.tooLong(at: at, limits))
    let step = report() ?? .incomplete
    isDiscarding = true
    at = buffer.count
    if !builder.isOpen { startUnit() }
    return step
  }

  /// Forgets what is left of a faulty unit.
  private mutating func startUnit() {
    hasReported = false
    _ = builder.take()
  }

  /// Reads a line; returns what it completes.
  private mutating func read(_ line: TextLine) -> Step? {
    if let fault = line.fault(in: buffer, limits: limits) {
      builder.fail(fault)
    } else if !builder.isOpen && line.goldenMark(in: buffer) != nil {
      return nil
    } else if !builder.isOpen && line.fixtureName(in: buffer) != nil {
      builder.fail(
        Diagnostic(
          .syntax, "fixtures can stand only in a file", at: SourceRange(line.start, line.end)
        ))
    } else {
      builder.read(buffer, line, number: number - 1)
    }
    let step = report()
    guard !builder.isOpen else { return step }
    hasReported = false
    let unit = builder.take()
    return step ?? unit.map { .unit($0, in: source) }
  }

  /// Returns the unit's fault, once.
  private mutating func report() -> Step? {
    guard !hasReported, let fault = builder.fault else { return nil }
    hasReported = true
    return .fault(fault.with(source: source))
  }
}
