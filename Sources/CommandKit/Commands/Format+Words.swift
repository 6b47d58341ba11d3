extension Format where Value == Word {
  /// Any word, with its quoting and its place.
  package static var word: Format { word("WORD") }

  /// Any word, under another name.
  package static func word(_ valueName: String, completion: Completion = .none) -> Format {
    Format(valueName, completion: completion) { words throws(Diagnostic) in
      try words.need(valueName)
    }
  }
}

extension Format where Value == [Word] {
  /// All words that are left.
  package static var rest: Format { rest("WORD…") }

  /// All words that are left, under another name.
  package static func rest(_ valueName: String, completion: Completion = .none) -> Format {
    Format(valueName, completion: completion) { words throws(Diagnostic) in words.rest() }
  }
}

extension Format where Value == Block {
  /// A block.
  package static var block: Format {
    Format("{ … }") { words throws(Diagnostic) in
      let place = words.place
      guard let block = words.next()?.block else {
        throw Diagnostic(.usage, "a block { … } must stand here", at: place)
      }
      return block
    }
  }
}

extension Format where Value == String {
  /// Any text, quoted or not.
  package static var text: Format { text("TEXT") }

  /// The path of a file.
  package static var file: Format { text("FILE", completion: .file) }

  /// Any text, under another name.
  package static func text(_ valueName: String, completion: Completion = .none) -> Format {
    Format(valueName, completion: completion) { words throws(Diagnostic) in
      let word = try words.need(valueName)
      guard word.block == nil else {
        throw Diagnostic(.usage, "\(valueName) cannot be a block", at: word.range)
      }
      return word.text
    }
  }

  /// A name of a person's making: a letter, then letters, digits, `_` and `-`.
  package static var name: Format { name("NAME") }

  /// A name, under another name.
  package static func name(_ valueName: String, completion: Completion = .none) -> Format {
    Format(valueName, completion: completion) { words throws(Diagnostic) in
      let word = try words.need(valueName)
      guard Name.isValid(word) else {
        throw Diagnostic(
          .usage, "\(word.shown) is not a name", at: word.range, hint: Name.rule)
      }
      return word.text
    }
  }
}
