/// What a log, a mail or a comment puts in front of each line.
///
///     2018-02-06 13:02:19.171764-0500 App[1501:53913] [error] text
///     > text
///     // text
enum LogLineStart {
  /// Returns where the text of a line begins.
  ///
  /// - Complexity: O(1), but for the blanks and marks themselves.
  static func end(in bytes: [UInt8], from start: Int) -> Int {
    let index = skipMarks(bytes, start)
    guard let time = endOfTime(bytes, index) else { return index }
    return skipMarks(bytes, endOfProcess(bytes, time) ?? time)
  }

  private static func skipMarks(_ bytes: [UInt8], _ start: Int) -> Int {
    var index = start
    while let byte = bytes.byte(index), " \t>|*/#".utf8.contains(byte) { index += 1 }
    return index
  }

  /// Returns where a date and time end, nil where none stands.
  private static func endOfTime(_ bytes: [UInt8], _ start: Int) -> Int? {
    var index = start
    if bytes.byte(index)?.isLetter ?? false { index = skipMonth(bytes, index) }
    var colons = 0
    let most = start + 40
    while let byte = bytes.byte(index), index < most {
      if byte == UInt8(ascii: ":") { colons += 1 }
      guard byte.isDigit || "-/:T ".utf8.contains(byte) else { break }
      index += 1
      if colons == 2, !(bytes.byte(index)?.isDigit ?? false), bytes[index - 1].isDigit {
        return endOfFraction(bytes, index)
      }
    }
    return nil
  }

  private static func skipMonth(_ bytes: [UInt8], _ start: Int) -> Int {
    var index = start
    while index - start < 3, bytes.byte(index)?.isLetter ?? false { index += 1 }
    return index - start == 3 && bytes.byte(index) == UInt8(ascii: " ") ? index : start
  }

  private static func endOfFraction(_ bytes: [UInt8], _ start: Int) -> Int {
    var index = start
    while let byte = bytes.byte(index), index < start + 24 {
      let isZone = byte == UInt8(ascii: "Z") || "+-.,:".utf8.contains(byte)
      guard byte.isDigit || isZone else { break }
      index += 1
    }
    return index
  }

  /// Returns where the name and number of a process end, `App[1501:53913]`, at most two words on.
  private static func endOfProcess(_ bytes: [UInt8], _ start: Int) -> Int? {
    var index = start
    var words = 0
    while let byte = bytes.byte(index), index < start + 160, !byte.isLineEnd {
      if byte == UInt8(ascii: " "), bytes.byte(index + 1) != byte { words += 1 }
      if words > 3 { return nil }
      if byte == UInt8(ascii: "["), bytes.byte(index + 1)?.isDigit ?? false {
        return bytes[index...].prefix(40).firstIndex(of: UInt8(ascii: "]")).map { $0 + 1 }
      }
      index += 1
    }
    return nil
  }
}
