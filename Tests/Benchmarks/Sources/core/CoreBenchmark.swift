/// Random acts on the model core: `core ACT ROWS COUNT` prints the nanoseconds that one takes.
///
/// What is set up before them is not counted.
@main
enum CoreBenchmark {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let numbers = arguments.dropFirst().compactMap { Int($0) }
    guard let act = arguments.first, let benchmark = acts[act], numbers.count == 2,
      numbers[0] > 0, numbers[1] >= 0
    else {
      print("usage: core \(acts.keys.sorted().joined(separator: "|")) ROWS COUNT")
      return
    }
    print(benchmark(numbers[0], numbers[1]))
  }

  /// What can be measured, by name.
  private static let acts: [String: @Sendable (_ rows: Int, _ count: Int) -> Double] = [
    "array-moves": { measure(ArrayMoves(rows: $0), rows: $0, count: $1) },
    "order-moves": { measure(OrderMoves(rows: $0), rows: $0, count: $1) },
    "order-snapshots": { measure(OrderSnapshots(rows: $0), rows: $0, count: $1) },
    "screen-moves": { measure(ScreenMoves(rows: $0), rows: $0, count: $1) },
    "screen-selects": { measure(ScreenSelects(rows: $0), rows: $0, count: $1) },
    "screen-snapshots": { measure(ScreenSnapshots(rows: $0), rows: $0, count: $1) },
  ]

  /// Performs an act so many times at random places and returns the nanoseconds that one takes.
  private static func measure(_ act: some Act, rows: Int, count: Int) -> Double {
    var act = act
    var numbers = RandomNumbers()
    let start = ContinuousClock.now
    for _ in 0..<count {
      act.perform(from: numbers.next(below: rows), to: numbers.next(below: rows))
    }
    let (seconds, attoseconds) = start.duration(to: .now).components
    return (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(max(1, count))
  }
}
