import CommandKit
import TableModel

/// Writing a session down as a script.
extension Session {
  /// The name of the file in a recording that holds the state at its end.
  private static let stateName = "recorded-dump.json"

  /// Keeps what is done from now on, so that a recording can be begun later.
  package mutating func keepCommands() { recorder.keep() }

  /// Ends the recording with what must have come of it; nothing without one.
  ///
  /// - Throws: `io` where that cannot be written.
  mutating func endRecording() throws(Diagnostic) {
    guard recorder.target != nil else { return }
    var dump = DumpWriter(of: screen, includesRecords: false, isCompact: false)
    let name = Session.stateName
    do {
      try recorder.end(with: "expect dump = \(name)\n-- \(name) --\n\(dump.text())")
    } catch {
      throw Diagnostic(error)
    }
  }

  /// Ends the recording as the session ends; what cannot be written is an error of the session.
  package mutating func endRecordingAtLast() {
    do {
      try endRecording()
    } catch {
      report(error)
    }
  }

  /// Begins to write what is done to a file that is not there yet or, where it is told to, in place of one that is.
  mutating func beginRecording(to word: Word, replacing: Bool) throws(Diagnostic) {
    if let target = recorder.target {
      throw Diagnostic(
        .wrongState, "a recording is being written to \(target.name)", at: word.range,
        hint: "record off ends it")
    }
    let path = try writablePath(word)
    guard recorder.kept != nil || !recorder.hasMissed else {
      throw Diagnostic(
        .wrongState,
        "what was done so far is not kept, so a script that begins here would not lead to this state",
        at: word.range, hint: "record FILE comes first; only at the prompt can it come later")
    }
    if !replacing, FileSystem.kind(of: path) != nil {
      throw Diagnostic(
        .io, "\(word.text): the file exists", at: word.range,
        hint: "record --force \(word.spelled) replaces it")
    }
    do {
      let file = try OutputFile(path, replacing: replacing, named: word.text)
      let folder = try FileSystem.realPath(Path.folder(of: path) ?? ".")
      try recorder.begin(Recorder.Target(file: file, name: word.text, folder: folder))
    } catch {
      throw Diagnostic(error, at: word.range)
    }
    for file in (recorder.kept ?? []).flatMap(\.files) { noteIfTemporary(file) }
  }

  /// Writes down a command that has run, if it changed anything.
  ///
  /// Commands that are made of commands were written down one by one.
  ///
  /// - Throws: `io` where it cannot be written.
  mutating func record(_ bound: BoundItem) throws(Diagnostic) {
    // Steps taken back may cancel one another out: they are other steps to redo all the same.
    let isChange = !frame.hasOwnSteps && hasChangedAnything(along: screen.trail ?? StepTrail())
    guard frame.movesJournal || isChange else {
      return
    }
    let line = recordedLine(of: bound)
    do {
      try recorder.add(line, inUse: currentTable)
    } catch {
      throw Diagnostic(error)
    }
    if recorder.target != nil { for file in line.files { noteIfTemporary(file) } }
  }

  /// Whether a command changed what is shown or anything that later commands could depend on.
  ///
  /// A controller of one's own may have kept something at each call.
  private func hasChangedAnything(along trail: StepTrail) -> Bool {
    hasChanged(along: trail) || !trail.before(screen.snapshot).isSame(as: screen.snapshot)
      || (!frame.calls.isEmpty && screen.controller.capability(CharactersController.self) == nil)
  }

  /// Says of a file that the script carried with it that the recording will not find it.
  private func noteIfTemporary(_ file: String) {
    guard let folder = files.fixtureFolder, let place = try? FileSystem.realPath(folder),
      file.hasPrefix(place + "/")
    else { return }
    let name = Path.name(of: file).visible
    sink.note("\(name) is a file that this script carries: the recording will not find it")
  }
}
