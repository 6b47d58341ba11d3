/// The parsing of a whole text: a file, a `-c` text, a sourced file.
package enum ScriptParser {
  /// Returns the units and fixtures of a text.
  ///
  /// - Throws: The first fault of the text, in the order of its lines: `syntax` or `limit`.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package static func parse(
    _ source: SourceText, limits: SourceLimits = .standard
  ) throws(Diagnostic) -> ScriptText {
    var parsing = Parsing(bytes: source.bytes, number: source.firstLine, limits: limits)
    do {
      try parsing.readUnits()
      try parsing.readFixtures()
    } catch {
      throw error.with(source: source)
    }
    return ScriptText(source: source, units: parsing.units, fixtures: parsing.fixtures)
  }

  /// Returns the units of a text that have no fault of their own, and the faults of the others.
  ///
  /// Behind a fault it goes on with the next unit. Of the fixtures only the first fault is found.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package static func scan(
    _ source: SourceText, limits: SourceLimits = .standard
  ) -> (units: [Unit], faults: [Diagnostic]) {
    var parsing = Parsing(
      bytes: source.bytes, number: source.firstLine, limits: limits, recovers: true)
    do {
      try parsing.readUnits()
      try parsing.readFixtures()
    } catch {
      parsing.faults.append(error)
    }
    return (parsing.units, parsing.faults.map { $0.with(source: source) })
  }

  /// A parse under way.
  private struct Parsing {
    let bytes: [UInt8]
    /// The number of the line that comes next.
    var number: Int
    let limits: SourceLimits
    /// Whether faults are kept and reading goes on, rather than the first one ending it.
    var recovers = false
    var at = 0
    var units: [Unit] = []
    var fixtures: [Fixture] = []
    var faults: [Diagnostic] = []

    /// Takes the next line.
    mutating func nextLine() -> TextLine? {
      guard let line = TextLine(in: bytes, at: at, searchedTo: at, isLast: true) else { return nil }
      let isFirst = at == 0
      at = line.next
      number += 1
      return isFirst ? line.droppingOrderMark(in: bytes) : line
    }

    /// Reads up to the end, or to the first fixture's name.
    mutating func readUnits() throws(Diagnostic) {
      var builder = UnitBuilder(limits: limits)
      var isUnderUnit = false
      while true {
        let (start, current) = (at, number)
        guard let line = nextLine() else { break }
        if !builder.isOpen, line.fixtureName(in: bytes) != nil {
          (at, number) = (start, current)
          return
        }
        let fault = line.fault(in: bytes, limits: limits)
        if fault == nil, !builder.isOpen, let golden = line.golden(in: bytes, number: current) {
          append(golden, at: line.start, isUnderUnit: isUnderUnit)
          isUnderUnit = true
          continue
        }
        if let fault { builder.fail(fault) } else { builder.read(bytes, line, number: current) }
        if let fault = builder.fault, !recovers { throw fault }
        guard !builder.isOpen else { continue }
        if let fault = builder.fault { faults.append(fault) }
        // Lines under a faulty unit are its own, and no fault of theirs.
        isUnderUnit = builder.fault != nil
        guard var unit = builder.take() else { continue }
        isUnderUnit = true
        unit.next = at
        units.append(unit)
      }
      builder.finish()
      if let fault = builder.fault { throw fault }
    }

    /// Adds a golden line to the unit above it.
    ///
    /// Under an empty line it belongs to a unit without items, which prints nothing: so it fails as
    /// a test, and is never passed over.
    mutating func append(_ golden: GoldenLine, at start: Int, isUnderUnit: Bool) {
      if !isUnderUnit {
        let place = SourceRange(golden.range.lowerBound, golden.range.lowerBound)
        var unit = Unit(items: [], range: place, line: golden.line)
        unit.next = start
        units.append(unit)
      }
      // Under a faulty unit there may be none to add to.
      if !units.isEmpty { units[units.count - 1].golden.append(golden) }
    }

    /// Reads the fixtures, which take the rest of the text.
    mutating func readFixtures() throws(Diagnostic) {
      var names: Set<String> = []
      var current: (name: String, range: SourceRange)?
      var content: [UInt8] = []
      while let line = nextLine() {
        guard let name = line.fixtureName(in: bytes) else {
          content += bytes[line.start..<line.end]
          if line.next > line.end { content.append(Byte.lineFeed) }
          continue
        }
        if let current {
          fixtures.append(Fixture(name: current.name, bytes: content, range: current.range))
        }
        if let fault = line.fault(in: bytes, limits: limits) { throw fault }
        let range = SourceRange(line.start, line.end)
        try FixtureName.check(name, at: range, isNew: names.insert(name).inserted)
        current = (name, range)
        content = []
      }
      guard let current else { return }
      fixtures.append(Fixture(name: current.name, bytes: content, range: current.range))
    }
  }
}
