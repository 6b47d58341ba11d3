import TableModel
import Testing

@Suite struct ReorderPolicyTests {
  /// A row of the clamp table: section sizes, where from, what was proposed, where it lands under `edge`.
  static let clamps: [(sizes: [Int], source: IndexPath, proposed: IndexPath, result: IndexPath)] = [
    ([2, 3, 0, 4], at(1, 0), at(0, 1), at(1, 0)),
    ([2, 3, 0, 4], at(1, 0), at(3, 2), at(1, 2)),
    ([2, 3, 0, 4], at(1, 2), at(2, 0), at(1, 2)),
    ([2, 3, 0, 4], at(1, 1), at(1, 3), at(1, 2)),
    ([2, 3, 0, 4], at(3, 3), at(0, 0), at(3, 0)),
    ([2, 3, 0, 4], at(0, 0), at(1, 0), at(0, 1)),
    ([1, 3], at(0, 0), at(1, 2), at(0, 0)),
  ]

  @Test func `under edge a row that leaves its section stops at the edge it left by`() {
    for (sizes, source, proposed, result) in Self.clamps {
      let target = ReorderPolicy.edge.target(
        from: source, proposed: proposed, numberOfRows: sizes[source.section])
      #expect(target == result, "\(sizes) \(source) proposed \(proposed)")
    }
  }

  @Test func `the same drag ends at the edge under one policy and at home under the other`() {
    let targets = ReorderPolicy.allCases.map {
      $0.target(from: at(0, 1), proposed: at(1, 2), numberOfRows: 3)
    }
    #expect(targets == [at(0, 2), at(0, 1), at(1, 2)])
  }

  @Test func `every landing place is what the policy's words say`() {
    for (policy, count) in ReorderPolicy.allCases.flatMap({ policy in (1...4).map { (policy, $0) } }
    ) {
      for (source, section, row) in places(count) {
        let proposed = at(section, row)
        let target = policy.target(
          from: at(1, source), proposed: proposed, numberOfRows: count)
        #expect(
          target == words(policy, source: source, proposed: proposed, count: count),
          "\(policy) of \(count) rows, 1:\(source) proposed \(proposed)")
      }
    }
  }

  @Test func `no number of rows or row makes a policy trap`() {
    for policy in ReorderPolicy.allCases {
      for odd in [Int.min, -1, 0, Int.max] {
        let own = policy.target(from: at(0, 0), proposed: at(0, odd), numberOfRows: odd)
        #expect(own.row >= 0, "\(policy) \(odd)")
        _ = policy.target(from: at(odd, odd), proposed: at(0, 0), numberOfRows: odd)
      }
    }
  }

  @Test func `rules let every section reorder until some are named`() {
    #expect(ReorderRules().policy == .edge)
    #expect([0, 7].map(ReorderRules().reorders(section:)) == [true, true])
    let rules = ReorderRules(sections: .only([1]), policy: .origin)
    #expect([0, 1, 2].map(rules.reorders(section:)) == [false, true, false])
    #expect(!ReorderRules(sections: .only([])).reorders(section: 0))
  }

  private func places(_ count: Int) -> [(source: Int, section: Int, row: Int)] {
    (0..<count).flatMap { source in
      (0..<3).flatMap { section in (0...5).map { (source, section, $0) } }
    }
  }

  /// A proposal in a later section becomes the own section's last row, in an earlier one its first
  /// (`edge`), the row's own place (`origin`) or stands (`free`); inside the own section it stands, as
  /// far as there is a row.
  private func words(
    _ policy: ReorderPolicy, source: Int, proposed: IndexPath, count: Int
  ) -> IndexPath {
    let ownRows = Array(0..<count)
    if proposed.section == 1 {
      return ownRows.contains(proposed.row) ? proposed : at(1, count - 1)
    }
    switch policy {
    case .free: return proposed
    case .origin: return at(1, source)
    case .edge where proposed.section > 1: return at(1, count - 1)
    case .edge: return at(1, 0)
    }
  }
}
