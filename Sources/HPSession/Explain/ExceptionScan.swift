import TableModel

/// A place in a text that was made comparable, from which words and numbers are taken.
///
/// It never looks further ahead than a bound, so that a search from every place of a text takes
/// time in proportion to its length.
struct ExceptionScan {
  let bytes: [UInt8]
  /// Where the next is taken.
  var index: Int

  /// Takes words that stand here; returns whether they did.
  mutating func take(_ words: StaticString) -> Bool {
    guard bytes.has(words, at: index) else { return false }
    index += words.utf8CodeUnitCount
    return true
  }

  /// Takes one of some words that stand here and returns which, by its place among them.
  mutating func takeOne(of choices: [StaticString]) -> Int? {
    for (position, words) in choices.enumerated() where take(words) { return position }
    return nil
  }

  /// Goes behind the next words that are these, if they are near.
  mutating func skip(to words: StaticString, within most: Int) -> Bool {
    var next = index
    let end = min(bytes.count, index + most)
    while next < end {
      if bytes.has(words, at: next) {
        index = next + words.utf8CodeUnitCount
        return true
      }
      next += 1
    }
    return false
  }

  /// Takes the number that stands here; one that no machine counts to is none.
  ///
  /// A number may be broken by a line's end unless it is said to close a sentence.
  mutating func number(closing: Bool = false) -> Int? {
    var next = index
    var value = 0
    var hasDigits = false
    while let byte = bytes.byte(next), next - index < 40 {
      if byte.isDigit {
        let (shifted, tooMany) = value.multipliedReportingOverflow(by: 10)
        let (sum, tooLarge) = shifted.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
        guard !tooMany, !tooLarge else { return nil }
        value = sum
        hasDigits = true
      } else if byte != UInt8(ascii: "\n") || closing || !hasDigits {
        break
      }
      next += 1
    }
    guard hasDigits else { return nil }
    index = next
    return value
  }

  /// Takes the next number that stands before some words, if it is near, and the words.
  mutating func number(before words: StaticString, within most: Int) -> Int? {
    let end = min(bytes.count, index + most)
    var next = index
    var wasDigit = false
    while next < end {
      let isDigit = bytes[next].isDigit
      if isDigit, !wasDigit {
        var scan = ExceptionScan(bytes: bytes, index: next)
        if let number = scan.number(), scan.take(words) {
          index = scan.index
          return number
        }
      }
      wasDigit = isDigit
      next += 1
    }
    return nil
  }

  /// Takes the next number in parentheses behind some words, if they are near.
  mutating func number(after words: StaticString, within most: Int) -> Int? {
    guard skip(to: words, within: most), take("(") else { return nil }
    return number()
  }

  /// Takes the next index path or index of a section, if it is near: `{length2,path0-1}`, `[0,1]`, `(2)`.
  mutating func place(within most: Int = 100) -> ReportedPlace? {
    let end = min(bytes.count, index + most)
    while index < end {
      let opens = bytes[index] == UInt8(ascii: "[") || bytes[index] == UInt8(ascii: "(")
      if take(",path") {
        if let place = indices() { return place }
      } else if opens {
        index += 1
        if let place = indices() { return place }
      } else {
        index += 1
      }
    }
    return nil
  }

  /// Takes the numbers of an index path, `0-1` or `0,1`, or one alone.
  mutating func indices() -> ReportedPlace? {
    guard let section = number() else { return nil }
    guard take("-") || take(","), let row = number() else { return .section(section) }
    // The path of a section has no row, which is written as the largest number.
    return row == .max ? .section(section) : .row(IndexPath(row: row, section: section))
  }
}

/// A place as an exception names it.
enum ReportedPlace: Hashable, Sendable {
  case row(IndexPath)
  case section(Int)

  var row: IndexPath? {
    if case .row(let path) = self { path } else { nil }
  }
}
