package import CommandKit

extension Format where Value == RowsOperand {
  /// A table, if one stands first, and rows.
  package static var rows: Format {
    Format("[TABLE] REF…", completion: .kind("row")) { words throws(Diagnostic) in
      try RowsOperand(words.rest())
    }
  }

  /// A table or rows, either of which may be left out.
  static var tableOrRows: Format {
    Format("[TABLE] [RANGE]", completion: .kind("row")) { words throws(Diagnostic) in
      try RowsOperand(words.rest())
    }
  }

  /// A table, if one stands first, and one row.
  package static var row: Format {
    Format("[TABLE] REF", completion: .kind("row")) { words throws(Diagnostic) in
      words.splitArrows()
      var row = [try words.need("a row")]
      if let next = words.peek, row[0].isTableName, !next.startsDestination {
        row.append(next)
        _ = words.next()
      }
      // A condition has as many words as it likes; only what comes of it shows how many rows it names.
      while row.contains(where: { $0.isBare("where") }), let next = words.peek,
        !next.startsDestination
      {
        row.append(next)
        _ = words.next()
      }
      return try RowsOperand(row)
    }
  }
}

extension Format where Value == RowsOperand {
  /// A table, if one stands first, and rows up to the words that say where they go.
  static var movedRows: Format {
    Format("[TABLE] REF…", completion: .kind("row")) { words throws(Diagnostic) in
      words.splitArrows()
      if let arrow = words.peek, arrow.isBare("->") || arrow.isBare("→") {
        throw Diagnostic(.usage, "the row to move is missing", at: arrow.range)
      }
      var rows = [try words.need("a row")]
      while let next = words.peek, !next.startsDestination {
        rows.append(next)
        _ = words.next()
      }
      return try RowsOperand(rows)
    }
  }
}

extension Format where Value == Destination {
  /// Where a row is to go.
  package static var destination: Format {
    Format("-> B|before B|after B|to top|to bottom", completion: .kind("row")) {
      words throws(Diagnostic) in
      let start = words.place
      let form = try words.destination()
      return Destination(form: form, range: form.reference?.range ?? start)
    }
  }
}

extension Format where Value == SectionReference {
  /// A section by its index or title.
  package static var section: Format {
    Format("SECTION", completion: .kind("section")) { words throws(Diagnostic) in
      SectionReference(try words.need("a section"))
    }
  }
}

extension Format where Value == Word {
  /// The name of a table.
  package static var table: Format { .word("TABLE", completion: .kind("table")) }

  /// The path of a field, nested ones with dots.
  package static var field: Format { .word("FIELD", completion: .kind("field")) }
}

extension Format where Value == Expression {
  /// What is stated of the screen.
  package static var expression: Format {
    Format("EXPR") { words throws(Diagnostic) in
      words.splitParentheses()
      return try ExpressionParser.parse(words.rest(), end: words.end)
    }
  }
}

extension Word {
  /// Whether the word begins where a row is to go.
  fileprivate var startsDestination: Bool {
    guard quoting == .bare, isPlain else { return false }
    return switch text {
    case "->", "→", "to", "before", "after", "-": true
    default: false
    }
  }
}

extension Destination.Form {
  /// The row or place that is named, nil for the ends of a section.
  fileprivate var reference: RowReference? {
    switch self {
    case .place(let reference), .before(let reference), .after(let reference): reference
    case .top, .bottom: nil
    }
  }
}

extension WordCursor {
  fileprivate mutating func destination() throws(Diagnostic) -> Destination.Form {
    if takeBare("before") { return .before(try reference("the row to stand before")) }
    if takeBare("after") { return .after(try reference("the row to stand after")) }
    if let dash = peek, dash.isBare("-") {
      throw Diagnostic(
        .usage, "\"-\" is no arrow", at: dash.range,
        hint: "the system's shell took \"> …\" as a redirect: put the command in quotes")
    }
    let saysTo = peek?.isBare("to") ?? false
    guard takeArrow() else {
      guard isAtEnd else { throw unexpected() }
      throw missing("where the row is to go")
    }
    if saysTo, takeBare("top") { return .top }
    if saysTo, takeBare("bottom") { return .bottom }
    return .place(try reference("where the row is to go"))
  }

  private mutating func reference(_ name: String) throws(Diagnostic) -> RowReference {
    let word = try need(name)
    return RowReference(word)
  }
}
