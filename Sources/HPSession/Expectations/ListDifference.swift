import TableModel

/// What keeps one list from being another: what is missing, what is too much, and what stands in another place.
struct ListDifference<Element: Hashable> {
  /// A difference, in the order of the list that was wanted.
  enum Entry {
    /// It is in the list that was wanted alone.
    case missing(Element)
    /// It is in the list that was found alone.
    case extra(Element)
    /// It is in both, with other neighbours; places count from 0.
    case moved(Element, wanted: Int, got: Int)
  }

  /// All differences.
  private(set) var entries: [Entry] = []

  /// Compares two lists; what stands in one several times is as many elements.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of elements of both.
  init(wanted: [Element], got: [Element]) {
    let keys = (wanted: Occurrence.all(of: wanted), got: Occurrence.all(of: got))
    let places = Dictionary(keys.got.enumerated().map { ($1, $0) }) { first, _ in first }
    let targets = keys.wanted.map { places[$0] }
    let common = targets.indices.filter { targets[$0] != nil }
    let kept = Set(
      IncreasingSubsequence.positions(in: common.compactMap { targets[$0] }, below: got.count) {
        _ in 1
      }.map { common[$0] })
    let wantedKeys = Set(keys.wanted)
    let isExtra = { !wantedKeys.contains(keys.got[$0]) }
    var next = 0
    for (place, element) in wanted.enumerated() {
      guard let target = targets[place] else {
        entries.append(.missing(element))
        continue
      }
      guard kept.contains(place) else {
        entries.append(.moved(element, wanted: place, got: target))
        continue
      }
      entries += (next..<target).filter(isExtra).map { .extra(got[$0]) }
      next = target + 1
    }
    entries += (next..<got.count).filter(isExtra).map { .extra(got[$0]) }
  }

  /// An element, told apart from those equal to it before.
  private struct Occurrence: Hashable {
    let element: Element
    let number: Int

    static func all(of elements: [Element]) -> [Occurrence] {
      var counts: [Element: Int] = [:]
      return elements.map { element in
        defer { counts[element, default: 0] += 1 }
        return Occurrence(element: element, number: counts[element, default: 0])
      }
    }
  }
}
