import SeededRandom

/// Choosing at random.
extension SeededGenerator {
  /// Returns a number from 0 up to one below a count, which is at least 1.
  mutating func below(_ count: Int) -> Int { Int.random(in: 0..<max(1, count), using: &self) }

  /// Returns true so many times in a hundred.
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  /// Returns one of several things, nil where there are none.
  mutating func one<Element>(of elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }
}
