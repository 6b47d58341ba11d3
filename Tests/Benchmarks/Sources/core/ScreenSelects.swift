/// Taps on rows, on screen or not.
struct ScreenSelects: Act {
  private let moves: ScreenMoves

  init(rows count: Int) {
    moves = ScreenMoves(rows: count)
  }

  func perform(from source: Int, to destination: Int) {
    moves.tap(source)
  }
}
