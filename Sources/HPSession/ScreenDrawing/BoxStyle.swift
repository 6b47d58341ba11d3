/// The signs that a screen is drawn with in text.
struct BoxStyle: Sendable {
  /// The edges of the screen.
  let horizontal, vertical: String
  /// The corners of the screen.
  let topLeft, topRight, bottomLeft, bottomRight: String
  /// The rounded corners of the card.
  let cardLeft, cardRight: String
  /// The part of the right edge that stands for what can be seen of the content.
  let thumb: String
  /// A piece of the line by which the card is grabbed.
  let grab: String
  /// The reorder control.
  let control: String
  /// A piece of the line that a section's footer stands in.
  let footer: String
  /// The mark of a lifted row.
  let lifted: String
  /// A piece of the room that stands open for it.
  let room: String
  /// The mark of a text that goes on.
  let cut: String

  /// Lines that meet.
  static let lines = BoxStyle(
    horizontal: "─", vertical: "│", topLeft: "┌", topRight: "┐", bottomLeft: "└",
    bottomRight: "┘", cardLeft: "╭", cardRight: "╮", thumb: "█", grab: "━", control: "≡",
    footer: "┄", lifted: "↕", room: "·", cut: "…")
  /// What every machine can show.
  static let ascii = BoxStyle(
    horizontal: "-", vertical: "|", topLeft: "+", topRight: "+", bottomLeft: "+",
    bottomRight: "+", cardLeft: ".", cardRight: ".", thumb: "#", grab: "=", control: "=",
    footer: ".", lifted: "^", room: ":", cut: "...")
}
