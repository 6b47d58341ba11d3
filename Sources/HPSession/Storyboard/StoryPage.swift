package import CommandKit

/// A page that shows what each command of a script did: what it printed, its calls, and the screen after it.
///
/// It is one file that refers to nothing outside, needs no script, and is well-formed as XML too.
package struct StoryPage {
  private let story: Story
  private let title: String
  private let status: ExitStatus

  /// Makes the page of what a recorder kept of a script that has run.
  package init(of recorder: StoryRecorder, title: String, status: ExitStatus) {
    story = recorder.story
    self.title = title
    self.status = status
  }

  /// The page.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text; that of the script for each step.
  package var text: String {
    var page = head + summary + "<main>\n"
    let entries = story.entries
    var drawn = DrawnScreens(of: entries)
    var last = 0
    for entry in entries {
      if entry.number > last + 1 { page += gap(entry.number - last - 1) }
      last = entry.number
      page += section(of: entry, figure: drawn.figure(for: entry))
    }
    return page + "</main>\n</body>\n</html>\n"
  }

  private var head: String {
    """
    <!DOCTYPE html>
    <html xmlns="http://www.w3.org/1999/xhtml" lang="en">
    <head>
    <meta charset="utf-8"/>
    <meta name="viewport" content="width=device-width, initial-scale=1"/>
    <meta name="color-scheme" content="light dark"/>
    <meta http-equiv="Content-Security-Policy" \
    content="default-src 'none'; style-src 'unsafe-inline'"/>
    <title>\(title.xml)</title>
    <style>
    \(StoryPage.style)</style>
    </head>
    <body>

    """
  }

  private var summary: String {
    let isFailed = status != .success
    let outcome = isFailed ? "failed" : "passed"
    let numbers =
      counted(story.count, "step") + ", " + counted(story.failureCount, "failure")
      + ", status \(status.rawValue)"
    let links = story.failures.map { failure in
      let target = entryIsShown(failure.number) ? " href=\"#step-\(failure.number)\"" : ""
      return "<li><a\(target)>step \(failure.number)</a>: \(failure.message.xml)</li>\n"
    }
    let left = story.failureCount - story.failures.count
    let more = left > 0 ? "<li>… \(counted(left, "failure")) more</li>\n" : ""
    return """
      <header class="\(outcome)">
      <h1>\(title.xml)</h1>
      <p><strong>\(outcome)</strong> · \(numbers) · \(Version.line)</p>
      \(links.isEmpty ? "" : "<ul>\n\(links.joined())\(more)</ul>\n")</header>

      """
  }

  private func entryIsShown(_ number: Int) -> Bool {
    story.entries.contains { $0.number == number }
  }

  private func gap(_ count: Int) -> String {
    "<p class=\"gap\">\(counted(count, "step")) left out here</p>\n"
  }

  private func section(of entry: Story.Entry, figure: String) -> String {
    let step = entry.step
    let isHolder = step.picture == nil && step.source != nil
    let kind =
      step.failure != nil
      ? " failed" : step.expectedError != nil ? " refused" : isHolder ? " holder" : ""
    return """
      <section class="step\(kind)" id="step-\(entry.number)">
      <div class="told">
      <p class="place"><a href="#step-\(entry.number)">\(entry.number)</a> \(step.place.xml)</p>
      \(step.told(isHolder: isHolder))</div>
      \(figure)</section>

      """
  }
}

extension StoryStep {
  /// What the step tells in words.
  fileprivate func told(isHolder: Bool) -> String {
    var text = caption.map { "<p class=\"caption\">\($0.xml)</p>\n" }.joined()
    if source != nil {
      var command = StoryText()
      command.append(isHolder ? self.command.firstLine : self.command)
      text += "<pre class=\"command\">\(command.shown.xml)</pre>\n"
    }
    if !output.text.isEmpty { text += "<pre class=\"output\">\(output.shown.xml)</pre>\n" }
    if let expectedError {
      text += "<p class=\"label\">failed, as it was to</p>\n"
      text += "<pre class=\"output\">\(expectedError.xml)</pre>\n"
    }
    if let failure {
      text += "<p class=\"label\">FAILED</p>\n<pre class=\"failure\">\(failure.xml)</pre>\n"
    }
    guard callCount > 0 else { return text }
    // A few calls are part of the story, many are for those who ask.
    let open = callCount <= 8 ? " open=\"open\"" : ""
    return text + """
      <details\(open)><summary>\(counted(callCount, "call"))</summary>
      <pre>\(calls.shown.xml)</pre></details>

      """
  }
}
