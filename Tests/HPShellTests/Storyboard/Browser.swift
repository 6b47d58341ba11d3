import HPSession
import SessionSupport
import TerminalSupport

/// A browser without a window, for a look at how a page is laid out.
enum Browser {
  /// Where one is installed, nil where there is none.
  static let path = ["chromium", "chromium-browser", "google-chrome", "chrome"]
    .flatMap { name in ["/usr/bin", "/usr/local/bin", "/snap/bin"].map { "\($0)/\(name)" } }
    .first { FileSystem.kind(of: $0) == .file }

  /// Lays a page out in a window of a width and returns what a script in it wrote.
  ///
  /// The page itself allows no script, so what is laid out is a copy that does.
  ///
  /// - Throws: What kept the browser from starting or ending.
  static func run(_ script: String, on page: String, width: Int) throws -> [String] {
    guard let path else { return [] }
    let folder = try TemporaryFolder()
    let policy = "<meta http-equiv=\"Content-Security-Policy\""
    try folder.write(
      page.replacing(policy, with: "<meta name=\"was-policy\"")
        .replacing(
          "</body>", with: "<pre id=\"report\"></pre><script>\n\(script)\n</script></body>"),
      to: "page.html")
    let browser = try PipedProgram(
      path,
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--hide-scrollbars", "--user-data-dir=\(folder.path)/profile",
        "--window-size=\(width),900", "--dump-dom", "file://\(folder.path)/page.html",
      ].map { Array($0.utf8) }, environment: ["HOME": folder.path], folder: folder.path)
    let run = try browser.finish()
    let report = run.output.components(after: "<pre id=\"report\">", before: "</pre>")
    return report.split(separator: "\n").map(String.init)
  }
}

extension String {
  /// Returns what stands between two texts, all where they are missing.
  fileprivate func components(after start: String, before end: String) -> String {
    let rest = firstRange(of: start).map { String(self[$0.upperBound...]) } ?? self
    return rest.firstRange(of: end).map { String(rest[..<$0.lowerBound]) } ?? rest
  }
}
