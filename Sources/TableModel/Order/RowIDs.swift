/// A set of row handles, as the selected rows of a table are.
///
/// A value of bits in pages, which copies share until one of them changes; then the way down to one
/// page is copied, so that a copy is O(1) and a change does not depend on how many are in the set.
package struct RowIDs: Sendable {
  private static let wordCount = 64
  /// Pages of 4,096 bits below three levels of at most 64, the uppermost of at most 256.
  private var pages: [[[[UInt64]]]] = []
  /// The number of handles.
  package private(set) var count = 0

  /// Makes an empty set.
  package init() {}

  /// Makes the set of some handles.
  package init(_ rows: some Sequence<RowID>) {
    for row in rows { insert(row) }
  }

  /// Whether no handle is in the set.
  package var isEmpty: Bool { count == 0 }

  /// Returns whether a handle is in the set.
  package func contains(_ row: RowID) -> Bool {
    let place = Place(row)
    guard let page = page(at: place) else { return false }
    return page[place.word] & place.bit != 0
  }

  /// Puts a handle in; one that is in the set already stays.
  package mutating func insert(_ row: RowID) {
    guard !contains(row) else { return }
    let (a, b, c) = Place(row).digits
    while pages.count <= a { pages.append([]) }
    while pages[a].count <= b { pages[a].append([]) }
    while pages[a][b].count <= c {
      pages[a][b].append(Array(repeating: 0, count: RowIDs.wordCount))
    }
    pages[a][b][c][Place(row).word] |= Place(row).bit
    count += 1
  }

  /// Takes a handle out, if it is in the set.
  package mutating func remove(_ row: RowID) {
    guard contains(row) else { return }
    let (a, b, c) = Place(row).digits
    pages[a][b][c][Place(row).word] &= ~Place(row).bit
    count -= 1
  }

  /// Returns the handles that are in this set and not in another, by number.
  ///
  /// - Complexity: O(*n* / 4,096 + *k*), where *n* is the greatest number and *k* the size of what the
  ///   two do not share.
  package func subtracting(_ other: RowIDs) -> [RowID] {
    var found: [RowID] = []
    for (a, level) in pages.enumerated() {
      for (b, level) in level.enumerated() {
        for (c, page) in level.enumerated() {
          let place = Place(a, b, c)
          let others = other.page(at: place)
          // Pages that are shared are compared at once.
          if page == others { continue }
          for word in page.indices {
            place.forEachRow(of: page[word] & ~(others?[word] ?? 0), inWord: word) {
              found.append($0)
            }
          }
        }
      }
    }
    return found
  }

  private func page(at place: Place) -> [UInt64]? {
    let (a, b, c) = place.digits
    guard a < pages.count, b < pages[a].count, c < pages[a][b].count else { return nil }
    return pages[a][b][c]
  }

  /// Where the bit of a handle is.
  private struct Place {
    let number: UInt32

    init(_ row: RowID) { number = row.rawValue }

    init(_ a: Int, _ b: Int, _ c: Int) { number = UInt32(a << 24 | b << 18 | c << 12) }

    var digits: (Int, Int, Int) {
      (Int(number >> 24), Int(number >> 18 & 63), Int(number >> 12 & 63))
    }
    var word: Int { Int(number >> 6 & 63) }
    var bit: UInt64 { 1 << UInt64(number & 63) }

    func forEachRow(of bits: UInt64, inWord word: Int, _ body: (RowID) -> Void) {
      var rest = bits
      while rest != 0 {
        body(RowID(rawValue: number + UInt32(word << 6 + rest.trailingZeroBitCount)))
        rest &= rest - 1
      }
    }
  }
}

extension RowIDs: Equatable {
  /// Returns whether two sets hold the same handles.
  ///
  /// - Complexity: As ``subtracting(_:)``.
  package static func == (left: RowIDs, right: RowIDs) -> Bool {
    left.count == right.count && left.subtracting(right).isEmpty
  }
}

extension RowIDs: Sequence {
  /// Returns the handles by number.
  ///
  /// - Complexity: O(*n* / 4,096 + *k*) for *k* handles, where *n* is the greatest number.
  package func makeIterator() -> some IteratorProtocol<RowID> {
    subtracting(RowIDs()).makeIterator()
  }
}
