/// What keeps a card between its highest and its lowest rest point while a finger drags it.
///
/// Bottom sheets differ here, so each rule has a name: most let the finger pull the card past its
/// outer points (grade R), and people report that as a fault (grade U).
public enum CardBounds: String, CaseIterable, Sendable {
  /// The rule of the sample screen: a step counts while the card has not passed the bound it heads for.
  ///
  /// Asked before the step, so one step may overshoot; the card then stands still until the finger
  /// has turned (grade I).
  case source
  /// The card stops at its bounds.
  case clamp
  /// Past a bound the card follows the finger less and less, as a scroll view does (grade R).
  case rubber
}

extension CardBounds {
  /// Returns how far a card is shown past its bound where the finger is so far past it.
  ///
  /// With an overshoot of *x* points on a screen *d* points high it is
  /// (1 − 1 / (0.55 · *x* / *d* + 1)) · *d*, the formula known of UIScrollView (grade R), here in
  /// tenths of a point.
  ///
  ///     CardBounds.shownOvershoot(100, screenHeight: 667)  // 50.8
  public static func shownOvershoot(_ overshoot: Double, screenHeight: Double) -> Double {
    guard overshoot > 0, screenHeight > 0, overshoot.isFinite, screenHeight.isFinite else {
      return 0
    }
    let shown = (1 - 1 / (overshoot * 0.55 / screenHeight + 1)) * screenHeight
    // Not `rounded`, which without optimization needs the C library's mathematics.
    return shown < 1e15 ? Double(Int(shown * 10 + 0.5)) / 10 : shown
  }
}
