import TableModel

/// The measures of the screen by the names people type.
enum MetricKey: String, CaseIterable, Sendable {
  case width
  case height
  case topInset = "top-inset"
  case bottomInset = "bottom-inset"
  case rowHeight = "row-height"
  case headerHeight = "header-height"
  case footerHeight = "footer-height"
  case grabBar = "grab-bar"
  case grabLineWidth = "grab-line-width"
  case grabLineHeight = "grab-line-height"
  case corner
  case cardMaxHeight = "card-max-height"

  /// The measure behind the name.
  var path: WritableKeyPath<Metrics, Double> {
    switch self {
    case .width: \.width
    case .height: \.height
    case .topInset: \.topInset
    case .bottomInset: \.bottomInset
    case .rowHeight: \.rowHeight
    case .headerHeight: \.headerHeight
    case .footerHeight: \.footerHeight
    case .grabBar: \.grabBar
    case .grabLineWidth: \.grabLineWidth
    case .grabLineHeight: \.grabLineHeight
    case .corner: \.corner
    case .cardMaxHeight: \.cardMaxHeight
    }
  }
}

extension MetricKey {
  /// Returns whether a measure is another than a fresh screen's.
  func isChanged(in metrics: Metrics) -> Bool {
    self == .cardMaxHeight
      ? metrics.greatestCardHeight != nil : metrics[self] != Metrics()[self]
  }
}

extension Metrics {
  /// The greatest height of a card as tall as its content: what was set, else all below the top inset.
  fileprivate var cardMaxHeight: Double {
    get { greatestCardHeight ?? height - topInset }
    set { greatestCardHeight = newValue }
  }

  /// The measure with a name.
  subscript(key: MetricKey) -> Double {
    get { self[keyPath: key.path] }
    set { self[keyPath: key.path] = newValue }
  }
}
