import CommandKit

extension Word {
  /// The word in a notation for tests: 'quoted', parts joined by +, $variables, $(expressions).
  var shape: String {
    parts.map { part in
      switch part.kind {
      case .text(let text): part.isQuoted ? "'\(text.visible)'" : text.visible
      case .variable(let name): part.isQuoted ? "'$\(name)'" : "$\(name)"
      case .expression(let text): part.isQuoted ? "'$(\(text))'" : "$(\(text))"
      case .block(let block): "{\(block.units.map(\.shape).joined(separator: " / "))}"
      }
    }.joined(separator: "+")
  }
}

extension Unit {
  /// The unit in a notation for tests: words in ‹ ›, items joined by ;.
  var shape: String {
    items.map { item in item.words.map { "‹\($0.shape)›" }.joined() }.joined(separator: ";")
  }

  /// The unit with the line and column of each word.
  func placedShape(in source: SourceText) -> String {
    let places = items.flatMap(\.words).map { word in
      let lower = source.position(of: word.range.lowerBound)
      let upper = source.position(of: word.range.upperBound)
      return "\(lower.line):\(lower.column)-\(upper.line):\(upper.column)"
    }
    return "\(line): \(shape) at \(places.joined(separator: " "))"
  }
}

/// Returns a parsed text.
func parse(_ text: String) throws(Diagnostic) -> ScriptText {
  try ScriptParser.parse(SourceText(name: "t.hpsh", text))
}

/// Returns the units of a text in the notation for tests.
func shapes(_ text: String) throws(Diagnostic) -> [String] { try parse(text).units.map(\.shape) }

/// Returns the words of the first item of a text.
func words(_ text: String) throws(Diagnostic) -> [Word] {
  try parse(text).units.first?.items.first?.words ?? []
}

/// Returns the fault of a text as a person sees it.
func fault(_ bytes: [UInt8], limits: SourceLimits = .standard) -> String {
  do throws(Diagnostic) {
    let text = try ScriptParser.parse(SourceText(name: "t.hpsh", bytes: bytes), limits: limits)
    return "no fault: \(text.units.map(\.shape))"
  } catch {
    return error.rendered
  }
}

/// Returns the fault of a text as a person sees it.
func fault(_ text: String, limits: SourceLimits = .standard) -> String {
  fault(Array(text.utf8), limits: limits)
}

/// Returns the rendered error that a closure throws.
func rendered(_ body: () throws(Diagnostic) -> Void) -> String {
  do throws(Diagnostic) {
    try body()
    return "no fault"
  } catch {
    return error.rendered
  }
}
