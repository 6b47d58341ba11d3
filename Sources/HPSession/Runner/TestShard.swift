package import CommandKit

/// One of so many parts that a suite is split into, the same on every machine.
package struct TestShard: Hashable, Sendable {
  /// Which part, from 1.
  package let index: Int
  /// The number of parts.
  package let count: Int

  package init(index: Int, of count: Int) {
    self.index = index
    self.count = count
  }

  /// Returns whether a script belongs to the part.
  ///
  /// The 64-bit FNV-1a hash of its path as seen from the folder that was given, modulo the number of
  /// parts, is the part, from 0. So the part is the same however the folder was spelt, and whatever
  /// other scripts there are.
  package func contains(_ file: TestFile) -> Bool {
    let hash = file.relativePath.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return hash % UInt64(count) == UInt64(index - 1)
  }
}

extension Format where Value == TestShard {
  /// `I/N`.
  package static var shard: Format {
    Format("I/N") { words throws(Diagnostic) in
      let word = try words.need("I/N")
      let numbers = word.text.split(separator: "/", omittingEmptySubsequences: false).map {
        Int($0)
      }
      guard numbers.count == 2, let index = numbers[0], let count = numbers[1], index >= 1,
        index <= count
      else {
        throw Diagnostic(
          .usage, "\(word.shown) is not a part such as 1/4, from 1/N to N/N", at: word.range)
      }
      return TestShard(index: index, of: count)
    }
  }
}
