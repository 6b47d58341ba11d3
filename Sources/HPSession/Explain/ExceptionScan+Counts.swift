extension ExceptionScan {
  /// What stands at a place.
  enum Found {
    case whole(UpdateReport)
    /// The beginning of an exception, without its numbers.
    case cutOff
  }

  /// Takes the exception that begins here, nil where none does.
  mutating func report() -> Found? {
    switch bytes[index] {
    case UInt8(ascii: "i"):
      if take("invalidbatchupdates") { return batch() }
      return take("invalidnumberof") ? counts(hasSection: true) : nil
    case UInt8(ascii: "n"): return take("numberof") ? sentence() : nil
    case UInt8(ascii: "a"): return take("attemptto") ? attempt() : nil
    case UInt8(ascii: "c"): return take("cannotmovea") ? moveAcross() : nil
    default: return nil
    }
  }

  /// Takes the long sentence of numbers where its beginning was lost, and with it the section.
  private mutating func sentence() -> Found? {
    var ahead = self
    guard ahead.takeOne(of: ["rows", "items", "sections"]) != nil,
      ahead.take("containedin"), ahead.take("anexistingsection") || ahead.take("the")
    else { return nil }
    return counts(hasSection: false)
  }

  /// Takes the numbers that do not add up.
  private mutating func counts(hasSection: Bool) -> Found? {
    guard let noun = takeOne(of: ["rows", "items", "sections"]) else { return nil }
    let start = index
    let section = noun < 2 && hasSection && take("insection") ? number() : nil
    let end = start + distance(to: "invalidnumberof", from: start, within: 900)
    var numbers = ExceptionScan(bytes: bytes, index: index)
    guard let found = numbers.longNumbers(hasMoves: noun < 2) ?? numbers.shortNumbers(),
      numbers.index <= end
    else { return .cutOff }
    guard found.expected != found.after else { return nil }
    let claim =
      noun == 2 ? UpdateReport.Claim.sections(found) : .rows(section: section, found)
    let view: ReportedView = noun == 2 ? view(near: start) : noun == 1 ? .collection : .table
    index = numbers.index
    return .whole(UpdateReport(claim, view))
  }

  /// Takes the numbers in UIKit's long sentence; old ones say nothing of moves.
  private mutating func longNumbers(hasMoves: Bool) -> UpdateNumbers? {
    var scan = self
    guard let after = scan.number(after: "aftertheupdate", within: 200),
      let before = scan.number(after: "beforetheupdate", within: 250),
      let inserted = scan.number(before: "inserted", within: 250),
      let deleted = scan.number(before: "deleted", within: 40)
    else { return nil }
    self = scan
    return UpdateNumbers(
      after: after, before: before, inserted: inserted, deleted: deleted,
      moved: hasMoves ? moves(within: 110) : nil)
  }

  /// Takes the numbers as hpsh lists them, `7 after, 6 before, …`.
  private mutating func shortNumbers() -> UpdateNumbers? {
    var scan = self
    guard let after = scan.number(before: "after", within: 20),
      let before = scan.number(before: "before", within: 20),
      let inserted = scan.number(before: "inserted", within: 20),
      let deleted = scan.number(before: "deleted", within: 20)
    else { return nil }
    self = scan
    return UpdateNumbers(
      after: after, before: before, inserted: inserted, deleted: deleted, moved: moves(within: 20))
  }

  private mutating func moves(within most: Int) -> UpdateNumbers.Moved? {
    var scan = self
    guard let into = scan.number(before: "movedin", within: most),
      let outOf = scan.number(before: "movedout", within: 40)
    else { return nil }
    self = scan
    return UpdateNumbers.Moved(into: into, outOf: outOf)
  }

  /// Returns how far some words are from a place, or the most that is looked at.
  private func distance(to words: StaticString, from start: Int, within most: Int) -> Int {
    var scan = ExceptionScan(bytes: bytes, index: start)
    return scan.skip(to: words, within: most) ? scan.index - start : most
  }

  /// Returns which view an exception is about that does not say it: the one that is named nearest.
  func view(near place: Int) -> ReportedView {
    for distance in 0..<400 {
      for index in [place + distance, place - distance] {
        if bytes.has("collectionview", at: index) { return .collection }
        if bytes.has("tableview", at: index) { return .table }
      }
    }
    return .table
  }
}
