/// The steps of a storyboard in order, of which the middle is left out where they are too many to look at.
struct Story {
  /// A step with its number, counted from 1.
  struct Entry {
    let number: Int
    var step: StoryStep
  }

  /// The steps from the beginning.
  private var head: [Entry] = []
  /// The last steps; where they are too many, the oldest is at `next` and will be the first to go.
  private var tail: [Entry] = []
  private var next = 0
  /// The number of all steps.
  private(set) var count = 0
  /// The failures among all steps, by number, with their messages; the first ones alone.
  private(set) var failures: [(number: Int, message: String)] = []
  /// The number of all failures.
  private(set) var failureCount = 0

  private static let mostInHead = 1_500
  private static let mostInTail = 500
  private static let mostFailures = 50

  /// Makes an empty story.
  init() {}

  /// The steps that are kept, in order.
  var entries: [Entry] { head + tail[next...] + tail[..<next] }

  /// The step that was added last.
  var last: StoryStep? {
    get { tail.isEmpty ? head.last?.step : tail[lastInTail].step }
    set {
      guard let newValue, count > 0 else { return }
      if tail.isEmpty {
        head[head.count - 1].step = newValue
      } else {
        tail[lastInTail].step = newValue
      }
    }
  }

  private var lastInTail: Int { next == 0 ? tail.count - 1 : next - 1 }

  /// Adds a step.
  mutating func add(_ step: StoryStep) {
    count += 1
    let entry = Entry(number: count, step: step)
    if head.count < Story.mostInHead {
      head.append(entry)
    } else if tail.count < Story.mostInTail {
      tail.append(entry)
    } else {
      tail[next] = entry
      next = (next + 1) % Story.mostInTail
    }
  }

  /// Marks the step that was added last as failed.
  mutating func fail(_ rendered: String, message: String) {
    last?.failure = rendered
    failureCount += 1
    if failures.count < Story.mostFailures { failures.append((count, message)) }
  }
}
