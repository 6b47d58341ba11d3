import CommandKit
import TableModel

extension Command<Session> {
  static let pan = Command(
    "pan", "Says what a finger would move that is put down and goes DX and DY points.",
    category: Category.act,
    discussion: """
      To the right and down are positive. It changes nothing. control is the reorder control of a
      row, grab the card's bar. On a row the first movement decides: to the left swipes it, up and
      down scrolls; the card's own table lets the card go first where it can still open, and down
      where the table is at its top.
      """,
    forms: ["pan row [TABLE] REF DX DY", "pan control [TABLE] REF DX DY", "pan grab DX DY"],
    .operand("where the finger is put down", .pan, "Where it is put down, and where it goes."),
    examples: [
      Example(
        """
        pan row 0:2 -60 4
        #> swipes main 0:2
        pan row 0:2 0 -40
        #> scrolls main
        """, "along a row: the list scrolls, or the row is swiped"),
      Example(
        """
        pan grab 0 -100
        #> drags the card
        """, "by the card's bar"),
    ],
    seeAlso: ["swipe", "scroll", "card"],
    run: showPan)
}

/// A finger that is put down and moves.
struct Pan: Sendable {
  /// Where a finger can be put down.
  enum Start: String, CaseIterable, Sendable {
    case row
    case control
    case grab
  }

  let start: Start
  /// The row, none on the grab bar.
  let row: RowsOperand?
  let dx: Double
  let dy: Double
}

extension Format where Value == Pan {
  fileprivate static var pan: Format {
    let start = Format<Pan.Start>.choice()
    return Format("row|control|grab …", completion: start.completion) { words throws(Diagnostic) in
      let start = try start.parse(&words)
      var row: RowsOperand?
      if start != .grab {
        let all = words.rest()
        guard all.count > 2 else { throw words.missing(all.isEmpty ? "a row" : "DX or DY") }
        row = try RowsOperand(Array(all.dropLast(2)))
        words = WordCursor(Array(all.suffix(2)), after: words.end)
      }
      let dx = try Format<Double>.points("DX").parse(&words)
      return Pan(start: start, row: row, dx: dx, dy: try Format<Double>.points("DY").parse(&words))
    }
  }
}

private func showPan(_ session: inout Session, pan: Pan) throws(Diagnostic) {
  var start = PanStart.grabBar
  var range: SourceRange?
  if let operand = pan.row {
    let (table, row) = try session.oneRow(operand, "a finger is put down on one row")
    start = pan.start == .row ? .row(row.path, in: table) : .reorderControl(row.path, in: table)
    range = row.range
  }
  let effect = try session.act(at: range) { screen throws(ScreenFault) in
    try screen.effect(ofPanFrom: start, right: pan.dx, down: pan.dy)
  }
  session.print(effect.sentence)
}

extension PanEffect {
  /// What the finger does, in words.
  fileprivate var sentence: String {
    switch self {
    case .rowDrag(let path, let table): "lifts \(table) \(path)"
    case .swipe(let path, let table): "swipes \(table) \(path)"
    case .cardDrag: "drags the card"
    case .scroll(let table): "scrolls \(table)"
    case .nothing: "moves nothing"
    }
  }
}
