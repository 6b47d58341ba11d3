package import CommandKit
package import Records
package import TableModel

/// A screen with everything a shell keeps around it: what commands act on.
package struct Session {
  /// The screen that commands act on.
  package let screen: Screen
  /// The commands there are, which nobody makes before one is looked for.
  package var registry: CommandRegistry<Session> { giveRegistry() }
  private let giveRegistry: @Sendable () -> CommandRegistry<Session>
  /// Where results and diagnostics go.
  package var sink: any TextSink
  /// Keeps what each command does for a storyboard, nil where none is wanted.
  package var story: StoryRecorder?
  /// How things are shown.
  package var options = Options() { didSet { sink.follow(options) } }
  /// The steps that can be undone.
  package internal(set) var journal = Journal()
  /// Snapshots by the name they were given.
  package internal(set) var marks: [String: Screen.Snapshot] = [:]
  /// How many steps could be undone when each of them was made.
  var markDepths: [String: Int] = [:]
  /// The name of the table that commands mean when they name none.
  package internal(set) var currentTable: String
  /// Where files are looked for.
  package var files = FilePlaces()
  /// The arguments that the program was given behind its script, `$1` and so on; nil where a script is
  /// read without being run.
  package var arguments: [String]? = []
  /// What `let` and loops have set.
  var variables: [String: Variable] = [:]
  /// What stands for the begin of a typed command.
  package internal(set) var aliases = AliasList()
  /// Whether commands are typed: then aliases mean something, and the tutorial waits for each step.
  package var isTyped = false
  /// Whether the tutorial is to begin once the line that asked for it has run.
  var wantsTutorial = false
  /// The units typed so far, oldest first.
  package var history: [String] = []
  /// The status the program is to end with, once `exit` was run.
  package internal(set) var exitRequest: ExitStatus?
  /// Whether the session goes on after an error.
  package var keepsGoing = false
  /// The status of the first error.
  package internal(set) var firstErrorStatus: ExitStatus?
  /// Reads the records of a file; a session without one takes no files of data.
  package var recordReader:
    (@Sendable (Session, Word, ReadingOptions) throws(Diagnostic) -> any RecordSource)?
  /// The screen as it was right after the last load or refresh.
  var baseline: Screen.Snapshot?
  /// Tells whether the user has interrupted; whatever may take half a second asks it now and then.
  package var isInterrupted: @Sendable () -> Bool = { false } {
    didSet {
      screen.changeController(CharactersController.self) { $0.isInterrupted = isInterrupted }
    }
  }
  /// Reads standard input to its end, nil where commands come from it or nobody gave any.
  package var readInput: (@Sendable () throws(Diagnostic) -> [UInt8])?

  /// The calls of the last command that did something to the screen.
  var lastCalls: [TraceEvent] = []
  /// The way back to the screen before that command, nil where there was none yet.
  var lastTrail: StepTrail?
  /// What is to hold after every command, in the order in which it was stated.
  package internal(set) var alwaysStatements: [AlwaysStatement] = []
  /// Whether the command that ran last broke one of these.
  var hasBrokenAlways = false

  /// What is written down of the session.
  var recorder: Recorder

  /// What is known of the command that runs.
  var frame = Frame()
  /// How deep the command that runs stands in blocks and scripts, and its values in expressions.
  var commandDepth = 0
  var expressionDepth = 0
  /// Where the stack was when the outermost command began, and the bytes that commands in it may take.
  var stackStart = StackMark()
  package var stackBudget = Limits.stack
  /// The rows that a source may have.
  package var mostRows = Limits.rows
  /// Whether a command was interrupted: nothing more runs then, even where errors are passed over.
  var wasInterrupted = false
  /// The scripts that are being read, outermost first, by real path.
  var includes: [String] = []
  /// Rows by title, made when first asked for.
  var titleIndex = TitleIndex()
  /// Rows in the order of their names, made when a name is first completed.
  var nameOrder = NameOrder()

  /// Makes a session on a controller's screen.
  ///
  /// - Throws: `limit` for a controller with more rows than a table can hold.
  package init(
    controller: any TableController,
    registry: @autoclosure @escaping @Sendable () -> CommandRegistry<Session>, sink: any TextSink
  ) throws(Diagnostic) {
    let screen: Screen
    do {
      screen = try Screen(controller: controller)
    } catch {
      throw Diagnostic(.limit, "a table of the controller has more rows than a table can hold")
    }
    self.init(screen: screen, registry: registry(), sink: sink)
  }

  /// Makes a session on a screen.
  package init(
    screen: Screen, registry: @autoclosure @escaping @Sendable () -> CommandRegistry<Session>,
    sink: any TextSink
  ) {
    self.screen = screen
    giveRegistry = registry
    self.sink = sink
    currentTable = screen.tables.first?.name ?? "main"
    recorder = Recorder(tableName: currentTable)
  }

  /// The status of the session so far: that of `exit`, else of its first error, else success.
  package var status: ExitStatus { exitRequest ?? firstErrorStatus ?? .success }

  /// Ends the session with a status, as `exit` does.
  package mutating func end(with status: ExitStatus) { exitRequest = status }

  /// Asks for the tutorial; returns whether somebody types who could go through it.
  package mutating func asksForTutorial() -> Bool {
    wantsTutorial = takesAliases && !(sink is TextCollector)
    return wantsTutorial
  }

  /// Returns whether the tutorial was asked for, once.
  package mutating func takeTutorialRequest() -> Bool {
    defer { wantsTutorial = false }
    return wantsTutorial
  }

  /// Forgets the errors so far, as a typed session does: it ends well whatever was mistyped in it.
  package mutating func forgetErrors() {
    firstErrorStatus = nil
    wasInterrupted = false
  }

  /// Reads the records of a file.
  ///
  /// - Throws: `denied` for a session that takes no files of data, else what reading throws.
  package mutating func readRecords(
    _ file: Word, _ options: ReadingOptions = ReadingOptions()
  ) throws(Diagnostic) -> any RecordSource {
    guard let recordReader else {
      throw Diagnostic(.denied, "no files of data can be read here", at: file.range)
    }
    keepMeaning(ofFile: file)
    let records = try recordReader(self, file, options)
    guard records.count <= mostRows else {
      throw Diagnostic(
        .limit, "\(file.text) has \(records.count) rows, more than the \(mostRows) of a table",
        at: file.range)
    }
    return records
  }
}
