/// Numbers by number, in pages that copies share until one of them writes.
///
/// Any index of 32 bits can be written at once; memory is taken for the pages written alone, and a
/// write into what copies share copies the way down to one page, whose levels are narrow for that.
struct PagedNumbers: Sendable {
  /// What stands where nothing was written.
  static let none = UInt32.max

  private static let pageCount = 1_024
  /// Pages of 1,024 below three levels of at most 64, the uppermost of at most 1,024.
  private var pages: [[[[UInt32]]]] = []

  /// The number at an index, ``none`` where nothing was written.
  subscript(index: UInt32) -> UInt32 {
    get {
      let (a, b, c, d) = PagedNumbers.digits(of: index)
      guard a < pages.count, b < pages[a].count, c < pages[a][b].count else {
        return PagedNumbers.none
      }
      return pages[a][b][c][d]
    }
    set {
      let (a, b, c, d) = PagedNumbers.digits(of: index)
      while pages.count <= a { pages.append([]) }
      while pages[a].count <= b { pages[a].append([]) }
      while pages[a][b].count <= c {
        pages[a][b].append(Array(repeating: PagedNumbers.none, count: PagedNumbers.pageCount))
      }
      pages[a][b][c][d] = newValue
    }
  }

  private static func digits(of index: UInt32) -> (Int, Int, Int, Int) {
    (Int(index >> 22), Int(index >> 16 & 63), Int(index >> 10 & 63), Int(index & 1_023))
  }
}
