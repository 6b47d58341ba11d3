import CommandKit
import LineEditing
import Testing

#if canImport(Glibc)
/// The table of widths beside that of the C library, which knows scalars alone.
struct ScalarWidthTests {
  @Test func `each scalar is as wide as the C library says, but for a few that are known`() throws {
    // Else the C library knows ASCII alone.
    Terminal.useUTF8()
    try #require(CandidateList.width(of: Character("日")) == 2)
    var unlike: [UInt32] = []
    for value in 0x20...0x10FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      // What is assigned to nobody, or to nobody else, has no width that anyone agrees on.
      switch scalar.properties.generalCategory {
      case .unassigned, .privateUse, .control: continue
      default: break
      }
      if scalar.displayWidth != CandidateList.width(of: scalar), !Self.isKnown(scalar) {
        unlike.append(value)
      }
    }
    #expect(unlike.map { String($0, radix: 16) } == [])
  }

  /// Whether a scalar is one of those on which the two do not agree.
  private static func isKnown(_ scalar: Unicode.Scalar) -> Bool {
    // What came after the version that the library or the table was made from.
    if scalar.properties.age.map({ $0.major > 14 }) ?? true { return true }
    // By an older rule it has Unicode's numbers on black squares and the hexagrams as wide.
    return (0x3248...0x324F).contains(scalar.value) || (0x4DC0...0x4DFF).contains(scalar.value)
  }
}
#endif
