/// Which short lines come again and again, and where what they were found to be is kept.
///
/// Each line has one place, and the last to come there stays: a loop of a few hundred lines is
/// remembered, a million different ones cost neither memory nor a copy. What is kept is the caller's:
/// it stands at the line's place in an array of its own.
package struct LineMemo: Sendable {
  /// What is known of a line.
  package enum Answer: Equatable, Sendable {
    /// It was kept, at a place.
    case known(Int)
    /// It came before, and nothing was kept yet.
    case again
    /// It has not come lately, or nothing is to be kept of it.
    case new
  }

  private enum Place {
    case free
    case seen(hash: UInt64)
    case kept(line: [UInt8])
    case refused(hash: UInt64)
  }

  /// The number of places.
  package static let size = 256
  /// The bytes that a line may have.
  private static let mostBytes = 64

  private var places = [Place](repeating: .free, count: LineMemo.size)

  package init() {}

  /// Returns what is known of a line, and notes that it came.
  ///
  /// - Complexity: O(1).
  package mutating func look(up line: ArraySlice<UInt8>) -> Answer {
    guard line.count <= LineMemo.mostBytes else { return .new }
    let hash = LineMemo.hash(of: line)
    let index = LineMemo.place(of: hash)
    switch places[index] {
    case .kept(let kept) where kept.elementsEqual(line): return .known(index)
    case .seen(hash): return .again
    case .refused(hash): return .new
    default:
      places[index] = .seen(hash: hash)
      return .new
    }
  }

  /// Notes that what a short line is will be kept, or is not to be, and returns its place.
  ///
  /// - Complexity: O(1).
  package mutating func keep(_ line: ArraySlice<UInt8>, isWanted: Bool) -> Int {
    let hash = LineMemo.hash(of: line)
    let index = LineMemo.place(of: hash)
    places[index] = isWanted ? .kept(line: Array(line)) : .refused(hash: hash)
    return index
  }

  private static func place(of hash: UInt64) -> Int { Int(hash % UInt64(size)) }

  /// Returns a number that two different lines seldom share (FNV-1a).
  private static func hash(of line: ArraySlice<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in line { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash ^ hash >> 32
  }
}
