package import CommandKit
package import Records

/// A sink that passes everything on, and keeps what each command did for a storyboard.
///
/// A class, since the session writes to it and the door reads from it.
package final class StoryRecorder: TextSink {
  private let outer: any TextSink
  private(set) var story = Story()
  /// The commands that run, outermost first.
  private var running: [StoryStep] = []
  /// How many of these, outermost first, are told already, since they hold others.
  private var toldCount = 0

  /// Makes the recorder before a sink.
  package init(outer: any TextSink) {
    self.outer = outer
  }

  package func write(_ text: String) {
    outer.write(text)
    change { $0.output.append(text) }
  }

  package func report(_ error: Diagnostic, isExpected: Bool) {
    outer.report(error, isExpected: isExpected)
    if isExpected {
      return change { $0.expectedError = error.summary }
    }
    if story.last?.failure != nil || story.last?.holds(error) != true {
      story.add(StoryStep(source: nil, range: SourceRange(0, 0)))
    }
    story.fail(error.rendered, message: error.message)
  }

  package func note(_ line: String) { outer.note(line) }

  package func follow(_ options: Options) { outer.follow(options) }

  package func show(_ progress: LoadProgress) { outer.show(progress) }

  package func endCommand() { outer.endCommand() }

  /// Begins the step of a command; what holds it is told first, without a screen.
  func begin(_ range: SourceRange, in source: SourceText) {
    for index in toldCount..<running.count { story.add(running[index]) }
    toldCount = running.count
    running.append(StoryStep(source: source, range: range))
  }

  /// Keeps calls that the command has made.
  func keep(_ calls: [String]) {
    guard !calls.isEmpty else { return }
    change { step in
      step.callCount += calls.count
      for call in calls { step.calls.append(call + "\n") }
    }
  }

  /// Ends the step of the command that began last, the screen being as it is now.
  func end(showing picture: ScreenPicture) {
    guard var step = running.popLast() else { return }
    guard toldCount <= running.count else {
      toldCount = running.count
      return
    }
    // Most commands leave the screen as it is: equal pictures are held once.
    step.picture = story.last?.picture == picture ? story.last?.picture : picture
    story.add(step)
  }

  /// Changes the step of the command that runs or, where that is told already, the last one in it.
  private func change(_ body: (inout StoryStep) -> Void) {
    guard let index = running.indices.last else { return }
    if toldCount <= index {
      body(&running[index])
    } else if var last = story.last {
      body(&last)
      story.last = last
    }
  }
}
