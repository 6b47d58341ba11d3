/// The way from a table to its screen, which ends when the screen goes.
///
/// A class that both hold. Tables held weakly would do the same, but a screen that is held so counts
/// all who hold it in a slower way, and every act pays for that.
final class ScreenLink {
  /// The screen, which takes itself out of here when it goes.
  unowned var screen: Screen?
}
