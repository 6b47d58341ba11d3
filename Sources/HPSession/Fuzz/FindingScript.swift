import CommandKit
import TableModel

/// The making of a script that shows a breach, with the fewest commands.
struct FindingScript {
  private let kind: Breach.Kind
  private let setUp: ScriptText
  private let start: Moment
  private let rehearsal: Rehearsal
  private let isInterrupted: () -> Bool
  private let commands: [String]
  private let breach: Breach
  /// The names of the commands that random ones are made of.
  private let judged: Set<String>

  /// Takes the breach and the commands behind the set-up that led to it.
  init(
    _ breach: Breach, by commands: [String], setUp: ScriptText, start: Moment,
    rehearsal: Rehearsal, isInterrupted: @escaping () -> Bool
  ) {
    (kind, self.breach, self.commands) = (breach.kind, breach, commands)
    judged = Set(start.kept.registry.formsToTry(makesDrift: true).map(\.command))
    (self.setUp, self.start, self.rehearsal) = (setUp, start, rehearsal)
    self.isInterrupted = isInterrupted
  }

  /// The finding, with its script shrunk as far as it goes.
  var finding: FuzzReport.Finding {
    // The commands alone first, from a snapshot; then the whole text, set-up included.
    let few = shrunk(SourceText(name: "fuzz", commands.joined(separator: "\n"))) { candidate in
      breach(of: candidate, in: start.session()) == kind
    }
    let whole = shrunk(setUp.appending(String(decoding: few.bytes, as: UTF8.self))) { candidate in
      breachOfWhole(candidate)?.breach.kind == kind
    }
    let script = breachOfWhole(whole)?.script ?? whole
    let failure = rehearsal.run(script).failure
    return FuzzReport.Finding(
      message: breachOfWhole(whole)?.breach.message ?? breach.message, script: script,
      commandCount: (try? ScriptParser.parse(script).commandCount) ?? 0,
      failsByItself: failure?.code == .expectation || isInterrupted())
  }

  private func shrunk(
    _ source: SourceText, _ fails: @escaping (SourceText) -> Bool
  ) -> SourceText {
    guard fails(source) else { return source }
    var shrinker = Shrinker(source, isInterrupted: isInterrupted, fails: fails)
    shrinker.shrink()
    return shrinker.source
  }

  /// Returns the kind of breach that the last of some commands shows, nil where it shows none.
  private func breach(of source: SourceText, in session: Session) -> Breach.Kind? {
    let lines = String(decoding: source.bytes, as: UTF8.self).split(separator: "\n").map(
      String.init)
    var walk = Walk(session)
    for line in lines.dropLast() {
      if let error = walk.run(line), error.code == .expectation {
        return Breach.statement(error).kind
      }
    }
    return lines.last.flatMap { walk.step($0).breach?.kind }
  }

  /// Returns the breach that the last unit of a whole script shows, and the script with the lines that show it by itself.
  private func breachOfWhole(
    _ source: SourceText
  ) -> (breach: Breach, script: SourceText)? {
    if case .statement = kind {
      guard let failure = rehearsal.run(source).failure, failure.code == .expectation else {
        return nil
      }
      return (.statement(failure), source)
    }
    guard let text = try? ScriptParser.parse(source), let last = text.units.last,
      // What sets up, as load does, is not judged as the commands that follow it.
      let name = last.items.first?.words.first?.text, judged.contains(name)
    else { return nil }
    let opening = source.applying([TextEdit(range: last.range)])
    let performance = rehearsal.run(opening)
    guard performance.holds, let session = performance.session, session.exitRequest == nil else {
      return nil
    }
    let command = source.text(in: last.range)
    let before = Look.dump(of: session.screen)
    var walk = Walk(session)
    let step = walk.step(command)
    guard let breach = step.breach else { return nil }
    let (lines, fixture) = breach.lines(
      behind: command, before: before, after: Look.dump(of: walk.session.screen))
    let shown = source.applying([TextEdit(range: last.range, text: lines.joined(separator: "\n"))])
    return (breach, fixture.map { shown.appending(file: $0.name, $0.text) } ?? shown)
  }
}

extension ScriptText {
  /// Returns the text with commands behind its own, in front of its fixtures.
  ///
  /// Its `#>` lines go: commands behind it would have to have some too.
  func appending(_ commands: String) -> SourceText {
    let place = fixtures.first?.range.lowerBound ?? source.bytes.count
    let needsEnd = place > 0 && source.bytes[place - 1] != UInt8(ascii: "\n")
    let lines = (needsEnd ? "\n" : "") + (commands.isEmpty ? "" : commands + "\n")
    return source.applying(
      goldenEdits + [TextEdit(range: SourceRange(place, place), text: lines)])
  }
}

extension SourceText {
  /// Returns the text with a file that it carries, behind all others.
  fileprivate func appending(file name: String, _ text: String) -> SourceText {
    let end = bytes.last == UInt8(ascii: "\n") || bytes.isEmpty ? "" : "\n"
    return SourceText(name: self.name, bytes: bytes + Array("\(end)-- \(name) --\n\(text)".utf8))
  }
}
