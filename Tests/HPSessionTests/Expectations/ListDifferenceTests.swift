import SeededRandom
import Testing

@testable import HPSession

@Suite struct ListDifferenceTests {
  /// Returns the length of the longest list that both hold in its order, by trying all.
  private static func common(_ first: ArraySlice<Int>, _ second: ArraySlice<Int>) -> Int {
    guard let one = first.first, let other = second.first else { return 0 }
    if one == other { return 1 + common(first.dropFirst(), second.dropFirst()) }
    return max(common(first.dropFirst(), second), common(first, second.dropFirst()))
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `what is missing, too much and elsewhere makes one list of the other`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let wanted = Array(
        (0..<7).shuffled(using: &generator).prefix(Int.random(in: 0...6, using: &generator)))
      let got = Array(
        (0..<7).shuffled(using: &generator).prefix(Int.random(in: 0...6, using: &generator)))
      var (left, right) = (wanted, got)
      var moved = 0
      for entry in ListDifference(wanted: wanted, got: got).entries {
        switch entry {
        case .missing(let element):
          #expect(!got.contains(element))
          left.removeAll { $0 == element }
        case .extra(let element):
          #expect(!wanted.contains(element))
          right.removeAll { $0 == element }
        case .moved(let element, let place, let other):
          #expect(wanted[place] == element && got[other] == element)
          moved += 1
          left.removeAll { $0 == element }
          right.removeAll { $0 == element }
        }
      }
      #expect(left == right, "seed \(seed): \(wanted) \(got)")
      let both = Set(wanted).intersection(got).count
      #expect(moved == both - Self.common(wanted[...], got[...]), "seed \(seed): \(wanted) \(got)")
    }
  }

  @Test func `what stands several times is as many elements`() {
    let difference = ListDifference(wanted: ["a", "b", "a"], got: ["a", "a", "a", "b"])
    #expect(difference.entries.map(\.shown) == ["+ a", "~ a 2 1"])
  }
}

extension ListDifference<String>.Entry {
  fileprivate var shown: String {
    switch self {
    case .missing(let element): "- \(element)"
    case .extra(let element): "+ \(element)"
    case .moved(let element, let wanted, let got): "~ \(element) \(wanted) \(got)"
    }
  }
}
