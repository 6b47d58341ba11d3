import CommandKit
import Records

/// A sink that keeps results, for the file of a redirect; errors go where they went before.
final class TextCollector: TextSink {
  private(set) var text = ""
  private let outer: any TextSink

  init(outer: any TextSink) {
    self.outer = outer
  }

  func write(_ text: String) { self.text += text }

  func report(_ error: Diagnostic, isExpected: Bool) {
    outer.report(error, isExpected: isExpected)
  }

  func note(_ line: String) { outer.note(line) }

  func follow(_ options: Options) { outer.follow(options) }

  func show(_ progress: LoadProgress) { outer.show(progress) }
}
