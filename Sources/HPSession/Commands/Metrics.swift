import CommandKit
import TableModel

extension Command<Session> {
  static let metrics = Command(
    "metrics", "Shows the measures of the screen in points, or changes some.",
    category: Category.answer,
    discussion: """
      All other measures follow: where the tables end, where the card rests. With "of" and rows,
      row-height is the height of those rows alone, which they keep when they move; auto gives them
      the height of all others again. card-max-height is for card height content; auto is all below
      the top inset.
      """,
    forms: ["metrics", "metrics KEY N…", "metrics row-height N|auto of [TABLE] REF…"],
    .optionalOperand("measures", .metrics, "Pairs of a measure and a number."),
    examples: [
      Example(
        """
        card open
        #> card: open, y 612
        metrics row-height 40
        card
        #> card: open, y 662
        #> Gender:
        #> House:
        #> Actor:
        #> Patronus:
        """, "all else follows: the card has lower rows"),
      Example(
        """
        metrics row-height 80 of 0:2
        section 0
        #> section 0: 20 rows, 0 to 1058
        #>   header: Gryffindor
        """, "one row higher than the others"),
    ],
    seeAlso: ["screen", "section", "measures"],
    run: showOrSetMetrics)
}

/// What `metrics` is to do.
enum MetricsChange: Sendable {
  /// Set measures of the screen.
  case screen([MetricSetting])
  /// Set the height of rows, nil for that of all others.
  case rows(RowsOperand, height: Double?)
}

/// A measure and the value it is to have.
struct MetricSetting: Sendable {
  let key: MetricKey
  /// The value, nil for what follows from the others.
  let value: Double?
}

extension Format where Value == MetricsChange {
  fileprivate static var metrics: Format {
    Format("KEY N… [of REF…]", completion: Format<MetricKey>.choice().completion) {
      words throws(Diagnostic) in
      var settings: [MetricSetting] = []
      while !words.isAtEnd {
        let name = words.place
        let key = try Format<MetricKey>.choice("KEY").parse(&words)
        let value = try words.measure(of: key, orAuto: key.mayFollow(settings))
        if words.takeBare("of") {
          guard settings.isEmpty, key == .rowHeight else {
            throw Diagnostic(.usage, "rows have a row-height alone", at: name)
          }
          guard !words.isAtEnd else { throw words.missing("a row") }
          return .rows(try RowsOperand(words.rest()), height: value)
        }
        if value == nil, key == .rowHeight { throw words.missing("of and rows") }
        settings.append(MetricSetting(key: key, value: value))
      }
      return .screen(settings)
    }
  }
}

extension WordCursor {
  /// Takes a measure, nil for `auto` where that may stand.
  fileprivate mutating func measure(
    of metric: MetricKey, orAuto takesAuto: Bool
  ) throws(Diagnostic) -> Double? {
    let word = try need("a number of points for \(metric.rawValue)")
    if takesAuto, word.isBare("auto") { return nil }
    guard word.quoting == .bare, let value = Double(word.text), metric.takes(value) else {
      throw Diagnostic(
        .usage, "\"\(word.text)\" is no measure for \(metric.rawValue)", at: word.range,
        hint: "a number of points up to \(Double.greatestMeasure.measure)")
    }
    return value
  }
}

extension MetricKey {
  /// Whether `auto` may stand for a value behind these settings: for the height of rows, or where a measure follows from others.
  fileprivate func mayFollow(_ settings: [MetricSetting]) -> Bool {
    self == .cardMaxHeight || (self == .rowHeight && settings.isEmpty)
  }

  /// Returns whether a measure can have a value.
  func takes(_ value: Double) -> Bool {
    value >= 0 && value <= Double.greatestMeasure && (value > 0 || !isPositive)
  }

  /// Whether the measure cannot be zero.
  private var isPositive: Bool { self == .rowHeight || self == .height || self == .width }
}

private func showOrSetMetrics(
  _ session: inout Session, change: MetricsChange?
) throws(Diagnostic) {
  var metrics = session.screen.metrics
  switch change {
  case nil:
    let rows = MetricKey.allCases.map { [$0.rawValue, metrics[$0].measure] }
    for line in TextColumns.lines(of: rows) { session.print(line) }
  case .screen(let settings):
    for setting in settings {
      if let value = setting.value {
        metrics[setting.key] = value
      } else {
        metrics.greatestCardHeight = nil
      }
    }
    session.screen.setMetrics(metrics)
  case .rows(let operand, let height):
    let rows = try session.resolve(operand)
    do {
      try session.screen.setHeight(height, ofRowsAt: rows.paths, in: rows.table)
    } catch .notEditable {
      throw Diagnostic(
        .denied, "this controller gives the heights of its rows itself", at: operand.range,
        hint: "a controller that adopts SettableHeightsController takes heights")
    } catch {
      throw session.diagnostic(error, at: operand.range)
    }
  }
}
