import CommandKit
import HPSession

/// Five minutes at the keyboard, on a screen of their own.
struct TutorialRun {
  /// The script that it goes through.
  static let source = SourceText(name: "tutorial", bytes: PackageResources.tutorial_hpsh)

  let steps: [TutorialStep]
  private let script: ScriptText
  private let sessions: SessionMaker
  private let sink: StandardSink
  /// The folder of the files that the script carries.
  private let folder: String?
  /// The screen that the steps are done on.
  private(set) var session: Session
  /// The index of the step at hand.
  private(set) var index = 0

  /// Makes the tutorial at its first step.
  ///
  /// - Throws: `io` where its files cannot be written.
  init(_ sessions: SessionMaker, _ sink: StandardSink) throws(Diagnostic) {
    script = try ScriptParser.parse(TutorialRun.source)
    steps = TutorialStep.steps(of: script)
    (self.sessions, self.sink) = (sessions, sink)
    folder = try script.unpackFixtures()
    session = try sessions.make(sink)
    session.files.fixtureFolder = folder
  }

  /// Whether nothing is left to be done: the last step only says where to go on.
  var isDone: Bool { index >= steps.count - 1 }

  /// The prompt of the step at hand.
  var prompt: String { "tutorial \(index + 1)/\(steps.count - 1)> " }

  /// What is shown before a line is typed.
  var introduction: String {
    let step = steps[index]
    let commands = step.commands.map { "    \(line(of: $0))" }
    let way = commands.isEmpty ? [] : [""] + commands
    return "\n\(step.title)\n\n"
      + (step.explanation.map { $0.isEmpty ? "" : "  \($0)" } + way).joined(separator: "\n") + "\n"
  }

  /// What is said to somebody who has done something else.
  var advice: String {
    let step = steps[index]
    let commands = step.commands.map(line).joined(separator: "; ")
    return "Not yet: \(step.hint.map { "\($0). " } ?? "")try \(commands)\n"
  }

  private func line(of unit: Unit) -> String { script.source.text(in: unit.range) }

  /// Runs what was typed; returns whether the step is done, nil where nothing was done that it could
  /// be, as after a look or a mistake.
  mutating func run(_ text: String) -> Bool? {
    session.forgetErrors()
    let source = SourceText(name: "stdin", text)
    var names: [String] = []
    var isAct = false
    let wanted = steps[index].commands.flatMap(\.commandNames)
    do {
      let units = try ScriptParser.parse(source).units
      names = units.flatMap(\.commandNames)
      isAct = units.flatMap(\.items).contains(where: self.isAct)
      for unit in try session.bind(units, in: source) { try session.run(unit) }
    } catch {
      session.report(error.with(source: source))
      return nil
    }
    if steps[index].conditions.isEmpty {
      return names.contains { wanted.contains($0) } ? true : isAct ? false : nil
    }
    if holds { return true }
    let isUnderWay = names.contains { wanted.dropLast().contains($0) }
    return isAct && !isUnderWay ? false : nil
  }

  private func isAct(_ item: Item) -> Bool {
    guard let (command, form) = try? session.registry.resolve(item) else { return false }
    return Category.isAct(command, form.arguments)
  }

  /// Whether what must have come of the step holds.
  private var holds: Bool {
    mutating get {
      session.sink = TextSinkhole()
      defer { session.sink = sink }
      do {
        for unit in try session.bind(steps[index].conditions, in: script.source) {
          try session.run(unit)
        }
        return true
      } catch {
        return false
      }
    }
  }

  /// Goes to the next step.
  mutating func advance() { index += 1 }

  /// Does the step at hand in the way of the script.
  ///
  /// - Throws: What its commands throw.
  mutating func skip() throws(Diagnostic) {
    for unit in try session.bind(steps[index].commands, in: script.source) { try session.run(unit) }
    index += 1
  }

  /// Goes back to the step before, on a screen as it was when that began.
  ///
  /// - Throws: What the commands of the script throw.
  mutating func goBack() throws(Diagnostic) {
    let target = max(index - 1, 0)
    session = try sessions.make(TextSinkhole())
    session.files.fixtureFolder = folder
    index = 0
    while index < target { try skip() }
    session.sink = sink
  }

  /// Removes the files of the script.
  func end() {
    if let folder { try? FileSystem.remove(folder) }
  }
}

/// A sink for what nobody is to see.
private final class TextSinkhole: TextSink {
  func write(_ text: String) {}
  func report(_ error: Diagnostic, isExpected: Bool) {}
  func note(_ line: String) {}
}
