import CommandKit
import TableModel

/// The calls of a log, from the first to the last, on their way to what a user did.
struct ActReader {
  let calls: [LoggedCall]
  /// The commands that stand between the calls, in order.
  private let commands: [LoggedCommand]
  private var commandIndex = 0
  private(set) var index = 0
  /// Where what is being read began.
  private var begun = 0
  /// The names of all calls of the log.
  private let names: Set<String>
  /// The row in the air.
  var lifted: LiftedInLog?
  /// What is known of the card.
  var card: LoggedCard
  /// By table, the row whose actions a swipe has brought out.
  var swiped: [String: IndexPath] = [:]
  /// By its first call, where a command ends that came to nothing after all.
  private let undone: [Int: Int]
  /// Where the calls end that lift rows one after the other, and where those begin that moved together.
  var lifts: (block: Int?, end: Int) = (nil, 0)

  /// Makes a reader at the start of a log.
  ///
  /// - Complexity: O(*n*), where *n* is the number of calls.
  init(_ log: TraceLog) {
    calls = log.calls
    commands = log.commands
    names = log.names
    undone = log.undone
    card = LoggedCard(log.calls, names: log.names)
  }

  /// Whether all is read, and no row left in the air.
  var isAtEnd: Bool {
    index == calls.count && commandIndex == commands.count && lifted == nil
  }

  /// Returns what comes next: a command of the log, or what the next calls tell of.
  mutating func next() -> [ImportedAct] {
    if let command = takeCommand() { return [command] }
    begun = index
    if lifted == nil, let end = undone[index], let acts = failure(until: end) { return acts }
    return nextActs()
  }

  /// Returns what the next calls tell of, whatever is said of them later.
  mutating func nextActs() -> [ImportedAct] {
    if let lifted { return carry(lifted) }
    let start = index
    guard let table = event?.table, let path = take(in: table, \.reached), !isNext(touchOf: path)
    else { return next(from: start) }
    return [reach(path, in: table, from: start)]
  }

  /// Returns what the next calls tell of; those from a start on are of a finger on its way there.
  private mutating func next(from start: Int) -> [ImportedAct] {
    guard let first = event else { return [] }
    let table = first.table
    let ended = takeEndOfSwipe(in: table)
    switch event(in: table) {
    case .canMoveRowAt, .targetIndexPathForMoveFromRowAt, .moveRowAt:
      return lift(in: table, from: start)
    // A row that is swiped again was touched in between.
    case .willBeginEditingRowAt(let path) where ended?.path == path: break
    case .setEditing, .willBeginEditingRowAt: return [edit(table, from: start)]
    default: break
    }
    if let path = ended?.path { return [act("select \(table) \(path)", from: start)] }
    switch first.call {
    case .shouldHighlightRowAt, .willSelectRowAt, .willDeselectRowAt, .didSelectRowAt,
      .didDeselectRowAt:
      return tap(in: table, from: start)
    case .commitEditingStyleForRowAt: return [commit(in: table, from: start)]
    case .scrollToRowAt, .scrollToSection, .sectionForSectionIndexTitle:
      return [scroll(table, from: start)]
    case .reloadData, .told(.reloadRow), .told(.reloadSection):
      return [reload(table, from: start)]
    case .selectRow, .deselectRow: return [select(in: table, from: start)]
    default:
      if index == start { index += 1 }
      follow(start..<index)
      return [ImportedAct(command: nil, calls: calls[start..<index])]
    }
  }

  private mutating func takeCommand() -> ImportedAct? {
    guard commandIndex < commands.count, commands[commandIndex].position == index else {
      return nil
    }
    let command = commands[commandIndex]
    commandIndex += 1
    card.isHeld = command.holdsCard ?? card.isHeld
    return ImportedAct(
      command: command.text, calls: [], note: "line \(command.line)")
  }

  /// The calls that are still to be read.
  var rest: ArraySlice<LoggedCall> { calls[index...] }

  /// The next call; none where a command comes first, or one begins that came to nothing after all: no act goes
  /// on behind that.
  var event: TraceEvent? {
    guard index < calls.count, index == begun || undone[index] == nil else { return nil }
    if commandIndex < commands.count, commands[commandIndex].position == index { return nil }
    return calls[index].event
  }

  /// Returns the next call if it concerns a table.
  func event(in table: String) -> TraceEvent.Call? { event?.table == table ? event?.call : nil }

  /// Takes the next call if it concerns a table and is wanted, and returns what is wanted of it.
  mutating func take<Value>(
    in table: String, _ wanted: (TraceEvent.Call) -> Value?
  ) -> Value? {
    guard let call = event(in: table), let value = wanted(call) else { return nil }
    index += 1
    return value
  }

  /// Takes calls, about whichever table, while they are wanted.
  mutating func skip(while isWanted: (TraceEvent) -> Bool) {
    while let event, isWanted(event) { index += 1 }
  }

  /// Goes to a call.
  mutating func go(to index: Int) { self.index = index }

  /// Returns whether the log has calls of a name at all: else an app does not log them.
  func mentions(_ name: String) -> Bool { names.contains(name) }
}
