/// The update exceptions of a text.
struct UpdateReports {
  /// The first one.
  private(set) var first: UpdateReport?
  /// Those after it that say something else.
  private(set) var others: Set<UpdateReport> = []
  /// Whether there is one whose numbers are cut off.
  private(set) var hasCutOff = false

  /// Finds the update exceptions of UIKit in a text of any bytes.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  init(in text: [UInt8]) {
    let bytes = ExceptionText(text).bytes
    var index = 0
    while index < bytes.count {
      var scan = ExceptionScan(bytes: bytes, index: index)
      index += 1
      guard let found = scan.report() else { continue }
      switch found {
      case .whole(let report):
        // What was taken is not looked at again.
        index = max(index, scan.index)
        add(report)
      case .cutOff: hasCutOff = true
      }
    }
  }

  private mutating func add(_ report: UpdateReport) {
    if first == nil { first = report } else if report != first { others.insert(report) }
  }
}
