/// Steps, the last one on top, in few bytes each.
///
/// Their commands stand one behind the other as bytes. All is kept in pieces of the same number of
/// steps, since one array would need room for twice as many while it grows.
struct StepStack {
  private struct Record {
    var change: Journal.Change
    let line: UInt32
    let sourceName: UInt32
    let length: UInt32
  }

  private struct Piece {
    var records: [Record] = []
    var text: [UInt8] = []
  }

  private static let pieceCount = 1_024
  /// The number of bytes that a step takes beside its command.
  static let recordSize = MemoryLayout<Record>.stride
  private var pieces: [Piece] = []
  private var sourceNames: [String] = []

  /// The number of steps.
  var count: Int {
    max(0, pieces.count - 1) * StepStack.pieceCount + (pieces.last?.records.count ?? 0)
  }

  /// The step on top, nil where there is none.
  var last: Journal.Step? { count == 0 ? nil : step(at: count - 1) }

  /// Returns the step at an index, the first one at 0.
  ///
  /// - Complexity: O(1) for the step on top of a piece, else a piece's number of steps.
  func step(at index: Int) -> Journal.Step {
    let piece = pieces[index / StepStack.pieceCount]
    let place = index % StepStack.pieceCount
    let record = piece.records[place]
    let end =
      piece.text.count - piece.records[(place + 1)...].reduce(0) { $0 + Int($1.length) }
    return Journal.Step(
      change: record.change, sourceName: sourceNames[Int(record.sourceName)],
      line: Int(record.line),
      command: String(decoding: piece.text[end - Int(record.length)..<end], as: UTF8.self))
  }

  /// Returns what the step at an index changed.
  func change(at index: Int) -> Journal.Change {
    pieces[index / StepStack.pieceCount].records[index % StepStack.pieceCount].change
  }

  /// Puts a step on top.
  mutating func push(
    _ change: Journal.Change, sourceName: String, line: Int, command: some Collection<UInt8>
  ) {
    if sourceNames.last != sourceName { sourceNames.append(sourceName) }
    push(
      Record(
        change: change, line: UInt32(clamping: line), sourceName: UInt32(sourceNames.count - 1),
        length: UInt32(clamping: command.count)),
      command)
  }

  /// Puts the step on top on another stack, with its change as seen from there.
  mutating func moveLast(to other: inout StepStack, as change: Journal.Change) {
    guard let index = pieces.indices.last, let record = pieces[index].records.popLast() else {
      return
    }
    let command = pieces[index].text.suffix(Int(record.length))
    other.push(
      change, sourceName: sourceNames[Int(record.sourceName)], line: Int(record.line),
      command: command)
    pieces[index].text.removeLast(Int(record.length))
    if pieces[index].records.isEmpty { pieces.removeLast() }
  }

  private mutating func push(_ record: Record, _ command: some Collection<UInt8>) {
    if pieces.last?.records.count ?? StepStack.pieceCount == StepStack.pieceCount {
      if let full = pieces.indices.last { pieces[full].text = Array(pieces[full].text[...]) }
      pieces.append(Piece())
      pieces[pieces.count - 1].records.reserveCapacity(StepStack.pieceCount)
    }
    pieces[pieces.count - 1].records.append(record)
    pieces[pieces.count - 1].text += command
  }
}
