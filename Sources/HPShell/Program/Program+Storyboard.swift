import CommandKit
import HPSession

extension Program {
  /// Finds that a storyboard is asked for without a script, over the script itself, or where it cannot be written.
  ///
  /// - Throws: `usage` or `io`, before anything has run.
  static func checkStoryboard(
    _ path: String, of file: Include?, hasTexts: Bool
  ) throws(Diagnostic) {
    guard hasTexts || file != nil else {
      throw Diagnostic(
        .usage, "--storyboard needs a script, or commands after -c",
        hint: "hpsh --storyboard OUT.html FILE")
    }
    // Who forgets OUT.html and names the script twice would lose it.
    if let file, FileSystem.isFile(path, at: file.realPath) {
      throw Diagnostic(
        .usage, "--storyboard would write its page over the script \(file.path)",
        hint: "hpsh --storyboard OUT.html FILE")
    }
    let folder = Path.folder(of: path) ?? "."
    switch (FileSystem.kind(of: folder), FileSystem.kind(of: path)) {
    case (.folder, .folder): throw Diagnostic(.io, "\(path): is a directory")
    case (.folder, _): return
    default:
      throw Diagnostic(.io, "\(folder): no such folder to put the page in")
    }
  }

  /// Writes the page of a session that has run, whatever it ended with.
  ///
  /// - Throws: `io` where the page cannot be written; the status of the session stays if it is none of success.
  func store(_ session: Session, as path: String, title: String) throws(Diagnostic) {
    guard let recorder = session.story else { return }
    let page = StoryPage(of: recorder, title: title, status: session.status)
    do {
      try files.replace(path, with: Array(page.text.utf8))
    } catch {
      guard status == .success else {
        return sink.writeError("hpsh: \(path.visible): \(error.reason)")
      }
      throw Diagnostic(error)
    }
  }
}

extension Session {
  /// Keeps what each command does, beside what goes to a sink.
  mutating func record(for sink: StandardSink) {
    let recorder = StoryRecorder(outer: sink)
    self.sink = recorder
    story = recorder
  }
}
