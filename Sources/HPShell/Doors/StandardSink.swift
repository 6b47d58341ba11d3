import CommandKit
import HPSession
import LineEditing
import Records

/// Standard output and standard error, in the order in which things were written to them.
///
/// Output is kept until there is much of it, something goes to standard error, or someone waits. At the
/// typed prompt what is longer than the screen goes to a pager.
final class StandardSink: TextSink {
  private var pending: [UInt8] = []
  private(set) var fault: FileFault?
  /// What pages the output, where that is wanted.
  private var pages: PagedOutput?
  /// When the two streams are coloured.
  private(set) var colour = ColourChoice.auto
  /// How far a load is, while it takes long.
  private var bar: ProgressBar?
  private var styles: (output: Style?, errors: Style?)

  private static let output: Int32 = 1
  private static let errors: Int32 = 2
  /// The bytes that are kept at most.
  private static let most = 65_536

  func write(_ text: String) {
    pending += text.utf8
    makeRoom()
  }

  func write(_ bytes: [UInt8]) {
    pending += bytes
    makeRoom()
  }

  private func makeRoom() {
    pages?.look(at: &pending)
    if pending.count >= StandardSink.most { flush() }
  }

  var takesMore: Bool { fault == nil && pages?.isLeft != true }

  func report(_ error: Diagnostic, isExpected: Bool) {
    writeError(errorStyle.diagnostics(isExpected ? error.summary : error.rendered))
  }

  func note(_ line: String) { writeError(errorStyle.diagnostics("note: \(line)")) }

  /// Writes a line to standard error, after what was written before it.
  func writeError(_ line: String) {
    flush()
    send(line + "\n")
  }

  /// Writes what was kept, and waits until the user has left the pager that shows it.
  ///
  /// The first failure is remembered, and what comes after it is dropped.
  func flush() {
    endPage()
    eraseBar()
    defer { pending.removeAll(keepingCapacity: true) }
    guard fault == nil, !pending.isEmpty else { return }
    do {
      // Who interrupts while nobody reads wants it to end, and not to wait.
      try FileSystem.send(
        pending[...], to: StandardSink.output, named: "stdout", unless: { Interrupts.isPending })
    } catch {
      fault = error
    }
  }

  func endCommand() {
    if pages != nil { flush() } else if bar != nil { eraseBar() }
  }
}

extension StandardSink {
  /// How long a load takes before anybody wants to know how far it is.
  private static let patience = Duration.milliseconds(500)

  /// Makes a bar where standard error can show one.
  func makeBar(delay: Duration = .zero) -> ProgressBar? {
    guard ProgressBar.isPossible else { return nil }
    return ProgressBar(columns: Terminal.size(of: StandardSink.errors)?.columns ?? 80, delay: delay)
  }

  func show(_ progress: LoadProgress) {
    guard !isPaging else { return }
    if progress.isBegin { bar = makeBar(delay: StandardSink.patience) }
    let text = bar?.drawing(progress.bytes, of: progress.total, progress.line)
    if let text { writeOnTerminal(text) }
  }

  /// Writes to the terminal as it is, behind what was written before.
  func writeOnTerminal(_ text: String) {
    if !pending.isEmpty { flush() }
    send(text)
  }

  private func eraseBar() {
    if let text = bar?.clearing() { send(text) }
  }

  private func send(_ text: String) {
    try? FileSystem.send(Array(text.utf8)[...], to: StandardSink.errors, named: "stderr")
  }
}

extension LoadProgress {
  /// Whether nothing has been read yet.
  fileprivate var isBegin: Bool { stage == .reading && bytes == 0 }
}

extension StandardSink {
  var style: Style { style(of: StandardSink.output, \.output) }

  /// The style that errors and notes are shown in.
  var errorStyle: Style { style(of: StandardSink.errors, \.errors) }

  private func style(
    of descriptor: Int32, _ kept: WritableKeyPath<(output: Style?, errors: Style?), Style?>
  ) -> Style {
    if let style = styles[keyPath: kept] { return style }
    let style = colour.style(
      isTerminal: Terminal.isTerminal(descriptor), FileSystem.environment)
    styles[keyPath: kept] = style
    return style
  }

  var columns: Int? { Terminal.size(of: StandardSink.output)?.columns }

  /// Colours what comes from now on as a choice says.
  func choose(_ choice: ColourChoice) {
    guard choice != colour else { return }
    (colour, styles) = (choice, (nil, nil))
  }

  func follow(_ options: Options) {
    choose(options.colour)
    pages?.choose(options.pager)
  }
}

extension StandardSink {
  /// Whether a pager has the terminal.
  var isPaging: Bool { pages?.isRunning == true }

  /// Gives what is longer than the screen to a pager from now on.
  func page(by choice: PagerChoice) { pages = PagedOutput(choice, on: StandardSink.output) }

  /// Lets what follows run over the screen again.
  func pageNoMore() {
    flush()
    pages = nil
  }

  /// Ends the pager, if one runs; where it failed, what it was to show is shown plainly, with a note.
  private func endPage() {
    guard let problem = pages?.end(&pending) else { return }
    // The note goes out behind what is shown in the pager's stead.
    flush()
    note(problem)
  }
}

extension StandardSink {
  /// Writes a text of the help.
  func writeHelp(_ text: String) { write(style.help(text)) }
}
