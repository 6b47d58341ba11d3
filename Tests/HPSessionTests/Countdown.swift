import Synchronization

/// A question that is answered with no so many times, and then with yes.
///
/// A class, since the one who asks holds it and counts it down.
final class Countdown: Sendable {
  private let left: Atomic<Int>

  init(from count: Int) { left = Atomic(count) }

  /// Whether the question was asked as often as it takes.
  var isOver: Bool { left.wrappingSubtract(1, ordering: .relaxed).newValue <= 0 }
}
