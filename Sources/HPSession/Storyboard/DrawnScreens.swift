import TableModel

/// The screens of a page, of which each is drawn once, however often it is shown.
struct DrawnScreens {
  /// The step that draws a picture, for those that are shown again.
  private var shownAgain: [ScreenPicture: Int] = [:]
  private var last: (picture: ScreenPicture, number: Int)?
  /// How many bytes of drawings the page still takes.
  ///
  /// Measures can put any number of rows on screen, and a page of more is opened by no browser.
  private var room: Int

  /// Finds which pictures of some steps are shown more than once.
  init(of entries: [Story.Entry], room: Int = 8 << 20) {
    self.room = room
    var seen = Set<ScreenPicture>()
    var last: ScreenPicture?
    for picture in entries.compactMap(\.step.picture) where picture != last {
      if !seen.insert(picture).inserted { shownAgain[picture] = 0 }
      last = picture
    }
  }

  /// Returns the screen of a step beside it: drawn, drawn by an earlier one, or unchanged.
  mutating func figure(for entry: Story.Entry) -> String {
    guard let picture = entry.step.picture else { return "" }
    defer { last = (picture, entry.number) }
    if last?.picture == picture {
      return "<p class=\"unchanged\">screen unchanged</p>\n"
    }
    guard let first = shownAgain[picture] else {
      return figure(of: picture, "") ?? leftOut(picture)
    }
    guard first > 0 else {
      guard let figure = figure(of: picture, " id=\"screen-\(entry.number)\"") else {
        return leftOut(picture)
      }
      shownAgain[picture] = entry.number
      return figure
    }
    let size = "width=\"\(picture.metrics.width.svg)\" height=\"\(picture.metrics.height.svg)\""
    let box = "0 0 \(picture.metrics.width.svg) \(picture.metrics.height.svg)"
    return """
      <figure><svg xmlns="http://www.w3.org/2000/svg" viewBox="\(box)">\
      <use href="#screen-\(first)" \(size)/></svg>
      <figcaption>as after <a href="#step-\(first)">step \(first)</a>: \(picture.headline.xml)\
      </figcaption></figure>

      """
  }

  /// Returns a screen drawn, or nil where there is no more room for it, nor for any after it.
  private mutating func figure(of picture: ScreenPicture, _ id: String) -> String? {
    guard room > 0 else { return nil }
    let figure = """
      <figure>\(SVGScreen(of: picture).element("class=\"screen\"\(id)"))
      <figcaption>\(picture.headline.xml)</figcaption></figure>

      """
    room -= figure.utf8.count
    return room > 0 ? figure : nil
  }

  private func leftOut(_ picture: ScreenPicture) -> String {
    """
    <p class="unchanged">\(picture.headline.xml) (not drawn: the page has no more room)</p>

    """
  }
}
