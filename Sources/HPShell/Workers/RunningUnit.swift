import CWorker
import HPSession

/// The place where a worker writes which unit of its script runs, for whoever started it to read after its end.
///
/// It is a mapped file: so the note is there however the worker ends, and costs no call. It is mapped
/// as long as the process lives, so that no copy of this outlives it.
@safe struct RunningUnit {
  private let place: UnsafeMutablePointer<Int64>
  private static let count = 3

  /// Maps the file.
  init?(_ file: String) {
    guard let place = unsafe hw_share(file, RunningUnit.count) else { return nil }
    unsafe self.place = place
  }

  /// Writes the piece of the script that runs, from 0, and the range of its unit.
  func note(piece: Int, from lower: Int, to upper: Int) {
    unsafe place[0] = Int64(piece)
    unsafe place[1] = Int64(lower)
    unsafe place[2] = Int64(upper)
  }

  /// Reads what a worker wrote last: the piece and the bounds of the unit, nil before the first.
  static func read(_ file: String) -> (piece: Int, lower: Int, upper: Int)? {
    guard let bytes = try? FileSystem.contents(ofFile: file), bytes.count >= 24 else { return nil }
    let piece = Message.decoded(bytes)
    let (lower, upper) = (Message.decoded(bytes[8...]), Message.decoded(bytes[16...]))
    return piece < 0 ? nil : (piece, lower, upper)
  }
}
