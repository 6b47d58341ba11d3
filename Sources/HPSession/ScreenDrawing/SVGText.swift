import CommandKit

/// A text cut to a width in points.
///
/// No font is known here: the widths are those of a wide one, so that the text fits in any.
struct SVGText {
  /// What is left of the text, with `…` where something was cut.
  let text: String
  /// The width that a text of signs nobody can foresee the width of is held to, as an attribute.
  let attributes: String

  /// Cuts a text.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  init(_ text: String, in width: Double, size: Double) {
    let most = width / size
    var kept = ""
    var used = 0.0
    // The width up to where "…" still fits.
    var cut = (text: "", used: 0.0)
    var isCut = false
    for character in text {
      used += character.widthInEms
      guard used <= most else {
        isCut = true
        break
      }
      kept.append(character)
      if used + 1 <= most { cut = (kept, used) }
    }
    self.text = isCut ? (most >= 1 ? cut.text + "…" : "") : kept
    let length = ((isCut ? cut.used + 1 : used) * size).svg
    attributes =
      self.text.contains(where: \.isUnforeseen)
      ? " textLength=\"\(length)\" lengthAdjust=\"spacingAndGlyphs\"" : ""
  }
}

extension Character {
  /// A width that the sign does not exceed in common fonts, as a part of the font's size.
  fileprivate var widthInEms: Double {
    switch self {
    case "i", "j", "l", "I", "'", ".", ",", ":", ";", "|", "!": 0.4
    case " ", "f", "t", "r", "(", ")", "[", "]", "-", "/": 0.45
    case "m", "w", "M", "W", "@", "%": 1.05
    case "a"..."z", "0"..."9": 0.66
    default: displayWidth == 0 ? 0 : displayWidth > 1 ? 1.4 : 0.85
    }
  }

  /// Whether fonts differ so much on the sign that its width cannot be told.
  fileprivate var isUnforeseen: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0..<0x700, 0x1E00...0x1FFF, 0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x20BF: false
      default: displayWidth < 2
      }
    }
  }
}
