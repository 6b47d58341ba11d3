import CommandKit
import TableModel

/// A picture of the screen in text, a line for each row height.
///
///     main: offset 0 of 0; card: closed, y 812
///     ┌──────────────────────────────────────────┐
///     │                                          │
///     │*              Harry Potter             ≡ │
///     │                 …                        │
///     ╭──────────────────────────────────────────╮
///     │                ━━━━━━━━━━                │
///     └──────────────────────────────────────────┘
///
/// `*` marks a white title, `-` and `+` the editing controls, `≡` the reorder control, `↕` a lifted
/// row, `·` the room that stands open for it. A row of which only an edge shows is `…`.
struct TextScreen {
  let picture: ScreenPicture
  let style: BoxStyle

  /// The columns between the edges.
  static let width = 42

  /// Makes a drawing.
  init(of picture: ScreenPicture, in style: BoxStyle) {
    self.picture = picture
    self.style = style
  }

  /// The lines from the top down, the first of which says in numbers what is drawn.
  var lines: [String] {
    [picture.headline] + [rule(style.topLeft, style.topRight)]
      + blank(min(picture.metrics.topInset, picture.card?.y ?? .infinity)) + listLines + cardLines
      + [rule(style.bottomLeft, style.bottomRight)]
  }

  /// The table behind the card, down to where the card begins.
  private var listLines: [String] {
    let list = picture.list
    let inside = filled(
      itemLines(of: list, above: picture.listBottom), upTo: picture.listBottom - list.frame.top)
    let bar = scrollBar(of: list, lines: inside.count)
    let rest = (picture.card?.y ?? picture.safeBottom) - list.frame.bottom
    return zip(inside, bar).map { framed($0, right: $1) } + blank(rest)
      + (picture.card == nil ? blank(picture.metrics.height - picture.safeBottom) : [])
  }

  /// The card, down to the bottom of the screen.
  private var cardLines: [String] {
    guard let card = picture.card, card.y < picture.metrics.height else { return [] }
    let metrics = picture.metrics
    var bar = filled([], upTo: min(metrics.grabBar, metrics.height - card.y))
    if !bar.isEmpty {
      let place = lineIndex(metrics.grabLineTop + metrics.grabLineHeight / 2, of: bar.count)
      bar[place] = grabLine
    }
    let frame = card.list.frame
    let rows = filled(itemLines(of: card.list, above: .infinity), upTo: frame.height)
    let end = max(picture.safeBottom, frame.top)
    return [rule(style.cardLeft, style.cardRight)] + (bar + rows).map { framed($0) }
      + blank(metrics.height - end)
  }

  /// The line by which the card is grabbed, as wide a part of the card as it is on a phone.
  private var grabLine: String {
    let share = picture.metrics.grabLineWidth / picture.metrics.width
    let width = min(TextScreen.width, max(1, lineCount(share * Double(TextScreen.width), 1)))
    return String(repeating: style.grab, count: width)
      .aligned(.center, in: TextScreen.width)
  }

  private func itemLines(of list: PictureList, above bottom: Double) -> [String] {
    list.itemsInSight(above: bottom).flatMap { item, part in
      // A lifted row covers part of others, and takes a line of its own here.
      if case .lifted = item.content { return [line(of: item.content)] }
      var lines = [String](
        repeating: "", count: max(1, lineCount(part.height, picture.metrics.rowHeight)))
      let middle = item.span.middle - part.top
      // A text whose middle is out of sight cannot be read.
      if middle >= 0, middle <= part.height {
        lines[lineIndex(middle, of: lines.count)] = line(of: item.content)
      } else {
        lines[0] = style.cut.aligned(.center, in: TextScreen.width)
      }
      return lines
    }
  }

  /// Returns lines with blank ones behind them, up to a height.
  private func filled(_ lines: [String], upTo height: Double) -> [String] {
    let missing = lineCount(height, picture.metrics.rowHeight) - lines.count
    return lines + [String](repeating: "", count: max(0, missing))
  }

  private func blank(_ height: Double) -> [String] { filled([], upTo: height).map { framed($0) } }

  private func framed(_ line: String, right: String? = nil) -> String {
    style.vertical + line.padded(to: TextScreen.width) + (right ?? style.vertical)
  }

  private func rule(_ left: String, _ right: String) -> String {
    left + String(repeating: style.horizontal, count: TextScreen.width) + right
  }

  /// Returns which of some lines a distance from the top of the first lies in.
  private func lineIndex(_ distance: Double, of count: Int) -> Int {
    min(count - 1, wholeNumber(distance / picture.metrics.rowHeight))
  }
}

extension TextScreen {
  /// Returns the number of lines for a height, the nearest whole one.
  private func lineCount(_ height: Double, _ lineHeight: Double) -> Int {
    wholeNumber(height / lineHeight + 0.5)
  }

  /// Returns a number without its fraction, held between 0 and what a screen can be high.
  ///
  /// With odd measures the number may be huge or none.
  private func wholeNumber(_ number: Double) -> Int {
    let most = 200
    return number > 0 ? number < Double(most) ? Int(number) : most : 0
  }

  /// Returns the right edge of a table's lines, which shows what part of the content is in the frame.
  private func scrollBar(of list: PictureList, lines count: Int) -> [String] {
    var bar = [String](repeating: style.vertical, count: count)
    guard list.maximumOffset > 0, count > 0 else { return bar }
    let content = list.maximumOffset + list.frame.height
    let length = min(count, max(1, wholeNumber(Double(count) * list.frame.height / content + 0.5)))
    let way = Double(count - length)
    let start = wholeNumber(way * list.offset / list.maximumOffset + 0.5)
    for line in start..<min(count, start + length) { bar[line] = style.thumb }
    return bar
  }
}
