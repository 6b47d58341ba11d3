package import Records

extension LoadProgress {
  /// The progress in words: `checking 120 of 422 MB, 284310 rows`.
  package var line: String {
    let verb = stage == .reading ? "reading" : "checking"
    let amount = total.map { "\(Self.short(bytes, unit: $0)) of \(Self.inUnit($0))" }
    let rows = rows.map { ", \(counted($0, "row"))" } ?? ""
    return "\(verb) \(amount ?? Self.inUnit(bytes))\(rows)"
  }

  /// Returns a number of bytes in the unit of another.
  private static func short(_ bytes: Int, unit other: Int) -> String {
    "\(min(bytes, other) / unit(of: other).size)"
  }

  private static func inUnit(_ bytes: Int) -> String {
    let unit = unit(of: bytes)
    return "\(bytes / unit.size) \(unit.name)"
  }

  private static func unit(of bytes: Int) -> (size: Int, name: String) {
    bytes >= 10_000_000 ? (1_000_000, "MB") : bytes >= 10_000 ? (1_000, "kB") : (1, "bytes")
  }
}
