/// How well a rule is known.
package enum Grade: String, Sendable, CaseIterable {
  /// Apple says it: a reference page, a header's comment, a guide.
  case apple = "A"
  /// A public test on real UIKit asserts it.
  case test = "K"
  /// Re-implementations agree on it.
  case reimplementations = "R"
  /// Users report it.
  case users = "U"
  /// It is our own contract.
  case ours = "I"
}
