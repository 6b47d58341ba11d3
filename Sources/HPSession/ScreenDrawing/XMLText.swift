import CommandKit

extension String {
  /// The text as XML and HTML hold it, between tags and in attributes.
  ///
  /// What could drive a terminal is escaped as everywhere, newlines and tabs aside; a scalar that no
  /// XML may hold is U+FFFD, and of marks that pile up on one sign the first stay.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  var xml: String {
    var result = ""
    result.reserveCapacity(utf8.count)
    var piles = PiledMarks()
    for scalar in visible(keepingLayout: true).unicodeScalars where piles.mayTake(scalar) {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
