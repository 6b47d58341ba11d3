import CRecordJSON
import Records

/// Where the records of a text stand, found in one quick check of all its bytes.
///
/// The places count from the start of the bytes, a byte-order mark included.
struct JSONScan {
  /// Whether the whole text is records; what is wrong with it is for ``JSONIndex`` to say.
  let isComplete: Bool
  /// Whether the guide did not want to go on.
  let wasStopped: Bool
  /// Where each record begins, up to the first place that is none.
  let starts: [Int]
  /// The shape of each record, by its number in ``shapes``; ``noShape`` for one that has none of them.
  let shapeOfRecord: [UInt8]
  /// The names of each shape, in their order.
  let shapes: [[HPJSONName]]
  static let noShape = UInt8(HPJSONNoShape)
  /// Whether any record has none of the shapes.
  ///
  /// - Complexity: O(*n*), where *n* is the number of records.
  var hasShapelessRecords: Bool { shapeOfRecord.contains(Self.noShape) }
  /// Behind the last record.
  let end: Int

  /// Checks a text, or finds nothing where there is no memory.
  ///
  /// What is found is the same for any number of threads. The guide hears of it on this one, and where it
  /// says so nothing is complete.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init(
    of bytes: [UInt8], as layout: HPJSONLayout, threads: Int? = nil,
    guide: LoadProgress.Guide = { _ in true }
  ) {
    let skipped = bytes.byteOrderMarkCount
    var wasStopped = false
    let scan = unsafe Self.makeScan(bytes, from: skipped, layout, threads) { progress in
      wasStopped = wasStopped || !guide(progress)
      return !wasStopped
    }
    self.wasStopped = wasStopped
    guard let scan = unsafe scan else {
      (isComplete, starts, shapeOfRecord, shapes, end) = (false, [], [], [], skipped)
      return
    }
    defer { unsafe HPJSONScanFree(scan) }
    isComplete = unsafe HPJSONScanIsComplete(scan)
    end = unsafe HPJSONScanEnd(scan) + skipped
    starts = unsafe UnsafeBufferPointer(
      start: HPJSONScanStarts(scan), count: HPJSONScanCount(scan)
    ).map { Int($0) + skipped }
    shapeOfRecord = unsafe Array(
      UnsafeBufferPointer(start: HPJSONScanShapes(scan), count: HPJSONScanCount(scan)))
    shapes = unsafe (0..<HPJSONScanShapeCount(scan)).map { shape in
      var count = 0
      let names = unsafe HPJSONScanShape(scan, shape, &count)
      return unsafe UnsafeBufferPointer(start: names, count: count).map { name in
        HPJSONName(start: name.start + skipped, length: name.length, isASCII: name.isASCII)
      }
    }
  }

  private static func makeScan(
    _ bytes: [UInt8], from skipped: Int, _ layout: HPJSONLayout, _ threads: Int?,
    _ guide: LoadProgress.Guide
  ) -> OpaquePointer? {
    unsafe bytes.withUnsafeBytes { all in
      let text = unsafe UnsafeRawBufferPointer(rebasing: all[skipped...])
      return withoutActuallyEscaping(guide) { guide in
        var hear: (Int, Int) -> Bool = { byteCount, rows in
          guide(LoadProgress(.checking, bytes: byteCount, of: bytes.count, rows: rows))
        }
        return unsafe withUnsafeMutablePointer(to: &hear) { context in
          unsafe HPJSONScanMake(
            text.baseAddress, text.count, layout, threads ?? HPJSONThreads(text.count),
            { byteCount, rows, context in
              let hear = unsafe context?.assumingMemoryBound(to: ((Int, Int) -> Bool).self)
              return unsafe hear?.pointee(byteCount, rows) ?? true
            }, context)
        }
      }
    }
  }
}
