package import TableModel

/// The measures of the screen by the names people type.
package enum MetricKey: String, CaseIterable, Sendable {
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
    }
  }
}

extension Metrics {
  /// The measure with a name.
  package subscript(key: MetricKey) -> Double {
    get { self[keyPath: key.path] }
    set { self[keyPath: key.path] = newValue }
  }
}
