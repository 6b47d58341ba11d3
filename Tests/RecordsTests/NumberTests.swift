import Records
import SeededRandom
import Testing

struct NumberTests {
  @Test(arguments: [
    "0", "-0", "7", "-12", "1.50", "0.0", "1e400", "1E+2", "1e-07", "18446744073709551616",
    "9e99999999999999999999",
  ])
  func `a number keeps its spelling`(spelling: String) {
    #expect(Number(spelling)?.spelling == spelling)
  }

  @Test(arguments: [
    "", "-", "+1", "01", "-01", "1.", ".5", "1e", "1e+", "0x10", "1_000", "NaN", "Infinity", " 1",
    "1 ", "١", "1.5.2", "--1",
  ])
  func `what JSON would not take is no number`(text: String) {
    #expect(Number(text) == nil)
  }

  @Test(arguments: [
    ("1.50", "1.5"), ("100", "1e2"), ("0", "-0.00e7"), ("0.012", "12e-3"), ("-2.0", "-2"),
    ("18446744073709551616", "1.8446744073709551616E19"),
  ])
  func `numbers are equal if they mean the same`(left: String, right: String) throws {
    let left = try #require(Number(left))
    let right = try #require(Number(right))
    #expect(left == right)
    #expect(left.hashValue == right.hashValue)
    #expect(!(left < right) && !(right < left))
  }

  @Test func `numbers are in order, however large or small`() throws {
    let ascending = [
      "-1e400", "-18446744073709551617", "-18446744073709551616", "-10", "-9.5", "-1e-400", "0",
      "1e-400", "0.5", "0.51", "2", "10", "18446744073709551616", "18446744073709551617", "1e400",
      "1.1e400",
    ]
    let numbers = try ascending.map { try #require(Number($0)) }
    for (index, left) in numbers.enumerated() {
      for (other, right) in numbers.enumerated() {
        #expect((left < right) == (index < other), "\(left.spelling) and \(right.spelling)")
        #expect((left == right) == (index == other), "\(left.spelling) and \(right.spelling)")
      }
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `order and equality agree with those of whole numbers`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let left = Int.random(in: -1_200...1_200, using: &random)
      let right = Int.random(in: -1_200...1_200, using: &random)
      let tails = left == 0 ? ["", ".0", "e9"] : ["", ".0", "e0", "0e-1", ".000E+0"]
      let tail = try #require(tails.randomElement(using: &random))
      let spelled = try #require(Number("\(left)\(tail)"))
      #expect((spelled < Number(right)) == (left < right), "\(spelled.spelling) and \(right)")
      #expect((spelled == Number(right)) == (left == right), "\(spelled.spelling) and \(right)")
    }
  }
}
