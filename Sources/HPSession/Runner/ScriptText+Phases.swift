package import CommandKit

extension ScriptText {
  /// The names of the phases by the index of the unit that each begins with: lines `## NAME` stand between units.
  ///
  /// - Complexity: O(*n*), where *n* is the length of what stands between units.
  package var phases: [Int: String] {
    var phases: [Int: String] = [:]
    var start = 0
    for (index, unit) in units.enumerated() {
      let end = unit.range.lowerBound
      if start < end, let name = ScriptText.lastPhase(in: source.bytes[start..<end]) {
        phases[index] = name
      }
      start = unit.golden.last?.range.upperBound ?? unit.next
    }
    return phases
  }

  private static func lastPhase(in bytes: ArraySlice<UInt8>) -> String? {
    guard bytes.contains(UInt8(ascii: "#")) else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    return lines.reversed().lazy.compactMap { name(in: $0) }.first
  }

  private static func name(in line: ArraySlice<UInt8>) -> String? {
    let blanks = Array(" \t\r".utf8)
    let rest = line.drop { blanks.contains($0) }
    guard rest.starts(with: "## ".utf8) || rest.starts(with: "##\t".utf8) else { return nil }
    var name = rest.dropFirst(2).drop { blanks.contains($0) }
    while let last = name.last, blanks.contains(last) { name.removeLast() }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }
}
