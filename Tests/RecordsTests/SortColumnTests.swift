import Records
import SeededRandom
import Testing

@Suite struct SortColumnTests {
  /// Returns values in the order of a column, equal ones as they stood.
  private func sorted(_ values: [Value?], isDescending: Bool = false) -> [Value?] {
    var column = SortColumn(isDescending: isDescending)
    for value in values { column.append(value) }
    return values.indices.sorted { left, right in
      let order = column.compare(left, right)
      return order == 0 ? left < right : order < 0
    }.map { values[$0] }
  }

  private func numbers(_ spellings: [String]) -> [Value?] {
    spellings.map { Number($0).map(Value.number) }
  }

  @Test func `values of several kinds have one order, and none comes last both ways`() {
    let values: [Value?] = [
      .bool(false), .bool(true), .number(Number(-3)), .number(Number(20)), .string(""),
      .string("3"), .string("a"), .array([.string("a")]), .array([.string("b")]),
      .object(Record([Record.Field("a", .null)])), .null, nil,
    ]
    let mixed = [5, 11, 3, 9, 10, 0, 7, 1, 8, 2, 6, 4].map { values[$0] }
    #expect(sorted(mixed).dropLast(2) == values.dropLast(2))
    #expect(sorted(mixed).suffix(2) == [nil, .null], "the two kept their order")
    #expect(
      sorted(mixed, isDescending: true).dropLast(2) == Array(values.dropLast(2).reversed())[...])
    #expect(sorted(mixed, isDescending: true).suffix(2) == [nil, .null])
  }

  @Test func `numbers are compared by what they mean, whatever their size and spelling`() {
    let ascending = numbers([
      "-1e400", "-18446744073709551617", "-18446744073709551616", "-1.5", "-1e-400", "0", "1e-400",
      "0.1000000000000000055", "0.1000000000000000056", "9", "10", "18446744073709551616",
      "18446744073709551617", "1e308", "1e309", "1e400",
    ])
    #expect(sorted(ascending.reversed()) == ascending)
    #expect(sorted(ascending, isDescending: true) == Array(ascending.reversed()))
    let equal = numbers(["1.0", "1", "1e0", "10e-1"])
    #expect(sorted(equal, isDescending: true).map { $0?.display } == ["1.0", "1", "1e0", "10e-1"])
  }

  @Test(arguments: [
    ["", "a", "a1", "a2", "a10", "a10b", "b"], ["1", "2", "10", "10a"],
    ["0", "00", "001", "01", "1", "2"],
    ["a 2", "a2"], ["A", "a", "B", "b"], ["x01-9", "x1-9", "x01-10", "x1-10"],
    ["Z", "z", "É", "é"],
    ["9", String(repeating: "9", count: 254), String(repeating: "9", count: 255)],
    [String(repeating: "9", count: 255), "1" + String(repeating: "0", count: 255), "a"],
    ["a\u{0}", "a\u{0}b", "ab"],
  ])
  func `text has its natural order`(ascending: [String]) {
    let values = ascending.map { Value.string($0) as Value? }
    #expect(sorted(values.reversed()) == values)
    #expect(sorted(values, isDescending: true) == Array(values.reversed()))
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `text is sorted as by its pieces, looked at one by one`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let signs = ["a", "B", "b", "1", "0", "9", " ", "é", "É", "-"]
    let texts = (0..<60).map { _ in
      (0..<Int.random(in: 0...6, using: &generator))
        .compactMap { _ in signs.randomElement(using: &generator) }.joined()
    }
    let expected = texts.sorted { Pieces($0).precedes(Pieces($1)) }
    let found = sorted(texts.map { .string($0) }).compactMap { $0?.display }
    #expect(found == expected, "seed \(seed)")
  }
}

/// A text in pieces, each a run of digits as a number or another sign.
private struct Pieces {
  let text: String
  private let pieces: [(sign: UInt8, number: Int)]

  init(_ text: String) {
    self.text = text
    var pieces: [(sign: UInt8, number: Int)] = []
    var wasDigit = false
    for byte in text.lowercased().utf8 {
      guard let digit = Int(String(UnicodeScalar(byte))), byte < 0x80 else {
        pieces.append((byte, 0))
        wasDigit = false
        continue
      }
      if wasDigit {
        pieces[pieces.count - 1].number = pieces[pieces.count - 1].number * 10 + digit
      } else {
        pieces.append((UInt8(ascii: "0"), digit))
      }
      wasDigit = true
    }
    self.pieces = pieces
  }

  func precedes(_ other: Pieces) -> Bool {
    for (left, right) in zip(pieces, other.pieces) where left != right { return left < right }
    guard pieces.count == other.pieces.count else { return pieces.count < other.pieces.count }
    return text.utf8.lexicographicallyPrecedes(other.text.utf8)
  }
}
