/// Random numbers that repeat for the same seed (SplitMix64, by Steele, Lea and Flood).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  /// Makes the numbers of a seed.
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from 0 up to one below a count, which is at least 1.
  mutating func below(_ count: Int) -> Int { Int.random(in: 0..<max(1, count), using: &self) }

  /// Returns true so many times in a hundred.
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  /// Returns one of several things, nil where there are none.
  mutating func one<Element>(of elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }
}
