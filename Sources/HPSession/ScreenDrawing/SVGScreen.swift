import TableModel

/// A picture of the screen as it looks: a clear table over teal, and the white card.
///
/// Nothing in it refers to anything outside, and what a title says cannot leave its place.
struct SVGScreen {
  let picture: ScreenPicture

  private static let teal = "#30b0c7"
  private static let dimTeal = "#279fb4"
  private static let paper = "#ffffff"
  private static let dimPaper = "#f2f2f7"

  /// Makes a drawing.
  init(of picture: ScreenPicture) {
    self.picture = picture
  }

  /// The text of a file that holds the drawing alone.
  var file: String {
    let size = "width=\"\(picture.metrics.width.svg)\" height=\"\(picture.metrics.height.svg)\""
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + element(size) + "\n"
  }

  /// Returns the element that holds the drawing, with attributes of its own.
  func element(_ attributes: String) -> String {
    let metrics = picture.metrics
    let (width, height) = (metrics.width.svg, metrics.height.svg)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \(attributes) \
      role="img" overflow="hidden" font-size="17" \
      font-family="-apple-system,system-ui,'Helvetica Neue',Arial,sans-serif">
      <title>\(picture.headline.xml)</title>
      <rect width="\(width)" height="\(height)" fill="\(SVGScreen.teal)"/>
      \(list(picture.list, titlesOn: SVGScreen.dimTeal))\(card)</svg>
      """
  }

  private var card: String {
    guard let card = picture.card else { return "" }
    let metrics = picture.metrics
    let line = (metrics.width - metrics.grabLineWidth) / 2
    return """
      <rect y="\(card.y.svg)" width="\(metrics.width.svg)" \
      height="\((max(0, metrics.height - card.y) + metrics.corner).svg)" \
      rx="\(metrics.corner.svg)" fill="\(SVGScreen.paper)"/>
      <rect x="\(line.svg)" y="\((card.y + metrics.grabLineTop).svg)" \
      width="\(metrics.grabLineWidth.svg)" height="\(metrics.grabLineHeight.svg)" \
      rx="\((metrics.grabLineHeight / 2).svg)" fill="#c7c7cc"/>
      \(list(card.list, titlesOn: SVGScreen.dimPaper))
      """
  }

  /// Returns a table's rows and titles, of which nothing shows outside of its frame.
  private func list(_ list: PictureList, titlesOn paper: String) -> String {
    guard list.frame.height > 0 else { return "" }
    let (top, height) = (list.frame.top.svg, list.frame.height.svg)
    let width = picture.metrics.width
    let rows = list.rows.map { item in item.row(width: width) }.joined()
    let titles = list.titles.map { $0.title(width: width, on: paper) }.joined()
    let lifted = list.lifted?.liftedRow(width: width) ?? ""
    return """
      <svg y="\(top)" width="\(width.svg)" height="\(height)" overflow="hidden" \
      viewBox="0 \(top) \(width.svg) \(height)">
      \(separators(of: list))\(rows)\(titles)\(lifted)</svg>

      """
  }

  /// Returns the lines between rows; there is none under the last.
  private func separators(of list: PictureList) -> String {
    let lines = zip(list.rows, list.rows.dropFirst()).filter { $0.span.bottom == $1.span.top }
    guard !lines.isEmpty else { return "" }
    let path = lines.map { "M20 \($0.0.span.bottom.svg)H\(picture.metrics.width.svg)" }.joined()
    return "<path d=\"\(path)\" stroke=\"#3c3c43\" stroke-opacity=\".29\"/>\n"
  }
}

extension Double {
  /// The number in hundredths of a point; none where it is no number.
  var svg: String {
    guard abs(self) < 1e12 else { return "0" }
    let hundredths = Int(self * 100 + (self < 0 ? -0.5 : 0.5))
    let sign = hundredths < 0 ? "-" : ""
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    guard rest > 0 else { return "\(sign)\(whole)" }
    return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest % 10 == 0 ? rest / 10 : rest)"
  }
}
