import CommandKit
import Records
import TableModel

/// What `card` is to do.
enum CardAct: Sendable {
  /// Bring it to its top point, or to a detent.
  case open(Word?)
  case close
  /// Drag it by the way since the gesture began, step by step.
  case drag([Double])
  case release
  case bounds(CardBounds)
  case height(CardHeight)
  case detents(Detents)
  case fields([CardLine])
  /// Let another table's selection fill it.
  case source(Word)
}

/// A line that the card is to have, with the words that ask for it.
struct CardLine: Sendable {
  let field: CardField
  let range: SourceRange
}

extension CardAct {
  /// What can be done, each with the words it takes.
  static let forms =
    [
      "open": "[DETENT]", "close": "", "drag": "DY…", "release": "[--velocity V]",
      "fields": "LABEL=FIELD…", "source": "TABLE", "bounds": "source|clamp|rubber",
      "height": "source|content", "detents": "NAME=Y…|none",
    ] as KeyValuePairs
}

extension Format where Value == CardAct {
  static var cardAct: Format {
    let verbs = CardAct.forms.map(\.key)
    return Format(verbs.joined(separator: "|") + " …", completion: .choices(verbs)) {
      words throws(Diagnostic) in
      let verb = try Format<String>.choice(verbs).parse(&words)
      do throws(Diagnostic) {
        let act = try words.cardAct(verb)
        guard words.isAtEnd else { throw words.unexpected() }
        return act
      } catch {
        let form = CardAct.forms.first { $0.key == verb }?.value ?? ""
        throw error.with(hint: "the form is card \(verb) \(form)")
      }
    }
  }
}

extension WordCursor {
  fileprivate mutating func cardAct(_ verb: String) throws(Diagnostic) -> CardAct {
    switch verb {
    case "open": .open(next())
    case "close": .close
    case "drag": .drag(try all(.points("DY")))
    case "release": .release
    case "fields": .fields(try all(.cardLine).checked())
    case "source": .source(try Format<Word>.table.parse(&self))
    case "bounds": .bounds(try Format<CardBounds>.choice().parse(&self))
    case "height": .height(try Format<CardHeight>.choice().parse(&self))
    default: .detents(try detents())
    }
  }

  /// Reads all words that are left, and at least one value.
  fileprivate mutating func all<Value>(
    _ format: Format<Value>
  ) throws(Diagnostic) -> [Value] {
    var values: [Value] = []
    while !isAtEnd || values.isEmpty { values.append(try format.parse(&self)) }
    return values
  }

  /// Reads rest points, or `none`.
  fileprivate mutating func detents() throws(Diagnostic) -> Detents {
    if takeBare("none") { return Detents() }
    var detents: [Detent] = []
    while !isAtEnd || detents.isEmpty {
      let place = self.place
      let detent = try Format<Detent>.detent.parse(&self)
      guard !detents.contains(where: { $0.name == detent.name || $0.y == detent.y }) else {
        throw Diagnostic(
          .usage, "two detents have the name or the place of \(detent.name)", at: place)
      }
      detents.append(detent)
    }
    return Detents(detents)
  }
}

extension Format where Value == CardLine {
  fileprivate static var cardLine: Format {
    Format("LABEL=FIELD", completion: .kind("field")) { words throws(Diagnostic) in
      let word = try words.need("LABEL=FIELD")
      guard let setting = FieldSetting(word), !setting.value.spelling.isEmpty else {
        throw Diagnostic(
          .usage, "\(word.shown) is no LABEL=FIELD", at: word.range,
          hint: "for example: House=house \"Wand core\"=wand.core")
      }
      return CardLine(
        field: CardField(label: setting.name, path: FieldPath(setting.value.spelling)),
        range: word.range)
    }
  }
}

extension [CardLine] {
  /// Finds a field that stands twice: a line of the card is known by its field.
  fileprivate func checked() throws(Diagnostic) -> [CardLine] {
    var fields = Set<FieldPath>()
    for line in self where !fields.insert(line.field.path).inserted {
      throw Diagnostic(
        .usage, "the field \(line.field.path) stands on the card twice", at: line.range)
    }
    return self
  }
}

extension Format where Value == Detent {
  fileprivate static var detent: Format {
    Format("NAME=Y") { words throws(Diagnostic) in
      let word = try words.need("NAME=Y")
      guard let setting = FieldSetting(word), let y = Double(points: setting.value.spelling) else {
        throw Diagnostic(
          .usage, "\(word.shown) is no NAME=Y", at: word.range,
          hint: "for example: full=44 half=450 tip=812, points from the top of the screen")
      }
      guard Name.isValid(setting.name),
        case .detent(let name) = Card.Position(rawValue: setting.name)
      else {
        throw Diagnostic(
          .usage, "\(word.shown) gives a detent no name", at: word.range,
          hint: "a letter, then letters, digits, _ and -; not open, closed, between or dragging")
      }
      return Detent(name, y: y)
    }
  }
}

extension FieldSetting.Value {
  /// The value as it was written.
  fileprivate var spelling: String {
    switch self {
    case .text(let text): text
    case .number(let spelling): spelling
    case .bool(let flag): "\(flag)"
    case .null: "null"
    }
  }
}
