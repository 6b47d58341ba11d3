import CommandKit
import Records
import TableModel

/// The card as a dump has it.
struct DumpedCard {
  let path: ValuePath
  /// The row that it shows, nil before a selection.
  let row: String?
  /// The record of that row, where no table has it.
  let record: Record?
  /// The lines that were asked for, nil for those that the data suggest.
  let fields: [CardField]?
  /// The table that fills it, nil for the one that does so in a fresh session.
  let source: String?
  let metrics: Metrics
  let view: CardRestoration

  init(_ node: DumpNode) throws(DumpFault) {
    let object = try node.object()
    path = node.path
    let row = try object.need("row")
    self.row = row.value == .null ? nil : try row.text()
    record = try object["record"]?.record()
    fields = try object["fields"]?.cardFields()
    source = try object["source"]?.text()
    metrics = try Metrics(try object["metrics"]?.object().all ?? [])
    view = try CardRestoration(object)
    guard view.origin == nil else { return }
    let isHeld = try object.need("position").text() == Card.Position.dragging.rawValue
    if isHeld {
      throw DumpFault(path: path, reason: "\"origin\" is missing of a card that is held")
    }
  }
}

extension CardRestoration {
  fileprivate init(_ object: DumpObject) throws(DumpFault) {
    self.init(y: try object.need("y").measure(-CardRestoration.farthest...CardRestoration.farthest))
    origin = try object["origin"]?.measure(
      -CardRestoration.farthest...CardRestoration.farthest)
    bounds = try object["bounds"]?.choice() ?? .source
    heightRule = try object["height"]?.choice() ?? .source
    var points: [Detent] = []
    for (name, node) in try object["detents"]?.object().all ?? [] {
      guard Name.isValid(name), case .detent = Card.Position(rawValue: name) else {
        throw node.unknownName
      }
      points.append(
        Detent(name, y: try node.measure(-Double.greatestMeasure...Double.greatestMeasure)))
    }
    detents = Detents(points)
  }

  /// How far a card that is held can be dragged, by measures and steps that are as great as they may be.
  private static let farthest = 1e12
}

extension Metrics {
  fileprivate init(_ settings: [(name: String, node: DumpNode)]) throws(DumpFault) {
    self.init()
    for (name, node) in settings {
      guard let key = MetricKey(rawValue: name) else { throw node.unknownName }
      let measure = try node.measure(0...Double.greatestMeasure)
      guard key.takes(measure) else { throw node.fault("no measure for \(name) stands here") }
      self[key] = measure
    }
  }
}
