import CommandKit

extension Session {
  /// Runs the commands of a script's file; its own files are looked for beside it.
  ///
  /// - Throws: `limit` for a script that includes itself, the first fault of its text, or the first error.
  mutating func run(_ script: Include, at range: SourceRange) throws(Diagnostic) {
    try checkInclude(script, at: range)
    let outer = (files.scriptFolder, frame)
    enter(script)
    defer {
      includes.removeLast()
      (files.scriptFolder, frame) = outer
      frame.hasOwnSteps = true
    }
    try run(try ScriptParser.parse(script.source))
  }

  private func checkInclude(_ script: Include, at range: SourceRange) throws(Diagnostic) {
    if includes.contains(script.realPath) {
      let chain = (includes + [script.realPath]).map { Path.name(of: $0) }
      throw Diagnostic(
        .limit, "\(Path.name(of: script.path)) includes itself: \(chain.joined(separator: " -> "))",
        at: range)
    }
    guard includes.count < Limits.includes else {
      throw Diagnostic(
        .limit, "scripts include one another more than \(Limits.includes) deep", at: range)
    }
  }
}
