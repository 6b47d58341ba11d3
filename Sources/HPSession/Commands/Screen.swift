import CommandKit
import TableModel

extension Command<Session> {
  static let screen = Command(
    "screen", habits: ["picture", "image", "draw", "view", "screenshot", "snapshot", "storyboard"],
    "Draws what a phone would show.",
    category: Category.look,
    discussion: """
      A line stands for a row height; the first says in numbers where table and card are. The cells
      are drawn as they are on screen, whatever the model holds: * marks a white title, ≡ the
      reorder control, - and + the editing controls, ↕ a lifted row, · the room that stands open for
      it, … a row of which only an edge shows. The headers of sections float. The right edge shows
      what part of the content is in the frame. hpsh --storyboard OUT.html FILE draws it after each
      command of a script.
      """,
    forms: ["screen [TABLE] [--ascii]", "screen [TABLE] --svg FILE"],
    .optionalOperand(
      "a table", .table, "The table behind the card, the one in use where none is named."),
    .flag("--ascii", "Draws with the signs that every machine can show."),
    .option("--svg", .word("FILE", completion: .file), "Draws into a file, as it looks."),
    examples: [
      Example(
        """
        screen
        #> main: offset 0 of 2544; card: closed, y 812
        #> ...
        """, "the screen as text"),
      Example(
        """
        screen --svg screen.svg
        """, "a picture for a browser"),
    ],
    seeAlso: ["cells", "card", "metrics"],
    run: drawScreen)
}

private func drawScreen(
  _ session: inout Session, name: Word?, isASCII: Bool, file: Word?
) throws(Diagnostic) {
  let picture = ScreenPicture(of: session.screen, showing: try session.tableInUse(or: name))
  guard let file else {
    for line in TextScreen(of: picture, in: isASCII ? .ascii : .lines).lines { session.print(line) }
    return
  }
  if isASCII {
    throw Diagnostic(.usage, "--ascii does not belong to a drawing in a file", at: file.range)
  }
  try session.store(SVGScreen(of: picture).file, in: file)
}
