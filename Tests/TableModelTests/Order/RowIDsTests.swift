import SeededRandom
import Testing

@testable import TableModel

@Suite struct RowIDsTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func `a random walk keeps a set of handles, a plain set and its copies alike`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let numbers: [UInt32] = [0, 1, 63, 64, 4_095, 4_096, 262_143, 262_144, 1 << 24, 1 << 31, .max]
    var rows = RowIDs()
    var plain = Set<UInt32>()
    var copies: [(RowIDs, Set<UInt32>)] = []
    for _ in 0..<600 {
      let near = UInt32.random(in: 0..<200, using: &generator)
      let known = numbers.randomElement(using: &generator) ?? 0
      let number = Bool.random(using: &generator) ? near : known
      if Bool.random(using: &generator) {
        rows.insert(RowID(rawValue: number))
        plain.insert(number)
      } else {
        rows.remove(RowID(rawValue: number))
        plain.remove(number)
      }
      copies.append((rows, plain))
    }
    for (index, (copy, numbers)) in copies.enumerated() {
      #expect(copy.map(\.rawValue) == numbers.sorted(), "seed \(seed), step \(index)")
      #expect(copy.count == numbers.count && copy.isEmpty == numbers.isEmpty)
      let other = copies[copies.count - 1 - index]
      #expect(copy.subtracting(other.0).map(\.rawValue) == numbers.subtracting(other.1).sorted())
      #expect((copy == other.0) == (numbers == other.1))
      #expect(copy == RowIDs(numbers.map(RowID.init(rawValue:))))
    }
  }
}
