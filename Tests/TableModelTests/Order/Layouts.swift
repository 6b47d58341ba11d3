import TableModel

/// Small layouts of sections and their orders, with the plain arrays to hold them against.
enum Layouts {
  /// The sizes of the sections.
  static let all: [[Int]] = [
    [], [0], [1], [2], [4], [0, 0], [1, 1], [3, 0], [0, 2], [2, 0, 3], [1, 2, 1], [2, 3, 0, 4],
  ]

  /// Sizes at which trees grow by a leaf or a level.
  static let large: [[Int]] = [
    [95], [96], [97], [128, 129], [2_304], [2_305, 0, 97], Array(repeating: 1, count: 25),
    (0..<1_200).map { $0 % 4 }, [20_000],
  ]

  /// Returns numbered rows for the sizes.
  static func rows(of sizes: [Int]) -> [[UInt32]] {
    var next: UInt32 = 0
    return sizes.map { size in
      (0..<size).map { _ in
        next += 1
        return next
      }
    }
  }
}

extension RowOrder {
  /// Makes an order of numbered rows.
  init(numbers: [[UInt32]]) {
    self.init(sections: numbers.map { $0.map(RowID.init(rawValue:)) })
  }

  /// The numbers of the rows, as they can be read from outside.
  var numbers: [[UInt32]] {
    (0..<numberOfSections).map { rows(inSection: $0).map(\.rawValue) }
  }
}
