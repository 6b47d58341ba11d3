import CommandKit

/// A form of a command, taken from its synopsis, to make commands of.
struct CommandForm {
  /// The command's name.
  let command: String
  /// The group of the command.
  let category: String
  /// The form as it is declared.
  let synopsis: String
  /// The words, the command's own first.
  let pieces: [FormPiece]
  /// The words that a value of the form can be, by the value's name.
  let choices: [String: [String]]

  /// Reads a form of a command, leaving out words that are not wanted; gives nothing where a word of it
  /// means what nobody can make up, as a file's name.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the form.
  init?(_ synopsis: String, of spec: CommandSpec, without keywords: Set<String> = []) {
    command = spec.name
    category = spec.category
    self.synopsis = synopsis
    choices = CommandForm.choices(of: spec)
    let known = MadeUpValue.names.union(choices.keys)
    var pieces: [FormPiece] = []
    for piece in FormPiece.pieces(of: synopsis) {
      // Without a piece that may be left out the form is still one.
      if let usable = piece.usable(known, without: keywords) {
        pieces.append(usable)
      } else if !piece.isOptional {
        return nil
      }
    }
    self.pieces = pieces
  }

  /// The few words that a parameter can be, by the first word of its value's name.
  private static func choices(of spec: CommandSpec) -> [String: [String]] {
    var choices: [String: [String]] = [:]
    for parameter in spec.parameters {
      guard case .choices(let words) = parameter.completion else { continue }
      let name = parameter.valueName.prefix { $0 != " " }
      if name.allSatisfy(\.isUppercase) { choices[String(name)] = words }
    }
    return choices
  }
}

extension FormPiece {
  /// Whether the piece may be left out.
  var isOptional: Bool {
    if case .optional = self { true } else { false }
  }

  /// Returns the piece without the choices that have unknown values or unwanted words, nil where nothing is left.
  func usable(_ known: Set<String>, without keywords: Set<String>) -> Self? {
    switch self {
    case .keyword(let word): return keywords.contains(word) ? nil : self
    case .value(let name): return known.contains(name) ? self : nil
    case .many(let piece): return piece.usable(known, without: keywords).map { .many($0) }
    case .choice(let pieces):
      let usable = pieces.compactMap { $0.usable(known, without: keywords) }
      return usable.isEmpty ? nil : .choice(usable)
    case .optional(let pieces):
      let usable = pieces.compactMap { $0.usable(known, without: keywords) }
      return usable.count < pieces.count ? nil : .optional(usable)
    }
  }
}

extension CommandRegistry<Session> {
  /// Returns the forms of the commands that change the screen or look at it, in the registry's order.
  ///
  /// Left out are commands about files, since what they do cannot be taken back, those about the
  /// session's steps, and `fault`, which the script decides on.
  ///
  /// With `makesDrift` those are among them that are there to let model and table differ: `model`, and
  /// what only tells the table.
  ///
  /// - Complexity: O(*n*), where *n* is the length of all forms.
  func formsToTry(makesDrift: Bool) -> [CommandForm] {
    commands.map(\.spec)
      .filter { $0.isToBeTried && (makesDrift || $0.name != Command<Session>.model.name) }
      .flatMap { spec in
        spec.synopses.compactMap { synopsis in
          CommandForm(synopsis, of: spec, without: makesDrift ? [] : ["--tell"])
        }
      }
  }
}

extension CommandSpec {
  fileprivate var isToBeTried: Bool {
    let categories = [
      Category.data, Category.look, Category.act, Category.answer, Category.beneath,
    ]
    return categories.contains(category) && !name.hasPrefix("fault")
      && !parameters.contains { $0.completion == .file }
  }
}
