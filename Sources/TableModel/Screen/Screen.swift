/// A list screen without a screen: tables with one controller, a selection, a card, and all the rules between them.
///
/// A class, since tables and callbacks refer to it while it changes; what it holds is one value that
/// ``snapshot`` copies in O(1). Every act either happens whole or changes nothing. Acts do not nest: one
/// that a callback starts is refused, and only looking, ``selectRow(at:in:)`` and the setters of the
/// card, the measures and the mode are open to it.
///
/// The tables passed to its methods are its own; see ``tables``.
///
///     let screen = try Screen(controller: Playlist(songs: ["Blue", "Clair"]))
///     try screen.tap(IndexPath(row: 1, section: 0), in: screen.tables[0])
///     screen.events  // shouldHighlightRowAt, willSelectRowAt, didSelectRowAt
public final class Screen {
  /// The controller, as the last callback left it.
  ///
  /// Computed, so that a callback works on a copy: it may look at the screen, which asks the
  /// controller, without the two accesses meeting.
  public internal(set) var controller: any TableController {
    get { keptController }
    set {
      keepStart()
      keptController = newValue
    }
  }
  /// The calls made since the last ``takeEvents()``, oldest first.
  public internal(set) var events: [TraceEvent] = []
  /// The tables, in the controller's order.
  public internal(set) var tables: [TableView] = []

  /// Whether the calls that a table makes all the time are kept as well.
  ///
  /// They ask for numbers of rows and for cells, and tell of highlights. Off at first; they cost
  /// nothing then.
  public var recordsQueries = false

  private var keptController: any TableController
  /// What ``state`` is, for those who look at one thing in it with every act: it is not copied as a whole.
  private(set) var keptState = ScreenState()
  /// A type of controller that was found to be a value: each command asks for it.
  var knownValue: ObjectIdentifier?
  /// The way from the tables back to the screen.
  let link = ScreenLink()
  /// Everything the screen holds beside its controller.
  ///
  /// The first change that a step makes here keeps what was before; see ``trail``.
  var state: ScreenState {
    get { keptState }
    _modify {
      keepStart()
      yield &keptState
    }
  }
  /// The way back to where the step that runs began, nil where none is wanted.
  package internal(set) var trail: StepTrail?
  var pendingCalls: [TableCall] = []
  /// How often something was done that a callback had said.
  var tellings = 0
  /// Whether the table is asking for rows or cells, rather than telling what a user did.
  var isAsking = false
  var isActing = false
  var hasMoveMethod = true
  var hasCommitMethod = true
  /// Whether the controller is asked for a cell that comes on screen, which it may take from the pool.
  var isMakingCell = false

  /// Makes a screen and loads its tables from a controller.
  ///
  /// - Throws: ``ScreenFault/tooManyRows(_:table:)``.
  /// - Complexity: O(*n*), where *n* is the number of rows, unless the controller keeps an order.
  public init(controller: any TableController) throws(ScreenFault) {
    keptController = controller
    link.screen = self
    try transaction { () throws(ScreenFault) in try showModel(startingAnew: []) }
  }

  deinit { link.screen = nil }

  /// Returns the table with a name, nil where there is none.
  public func table(named name: String) -> TableView? { tables.first { $0.name == name } }

  /// The table in the card, nil where the controller has none.
  public var cardTable: TableView? { controller.cardTableName.flatMap(table(named:)) }

  /// The card.
  public var card: Card { keptState.card }

  /// The measures everything follows from.
  public var metrics: Metrics { keptState.metrics }

  /// Returns the calls made since the last time, oldest first, and forgets them.
  public func takeEvents() -> [TraceEvent] {
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }

  /// Exchanges the calls made since the last time for a list, so that no memory is taken for either.
  ///
  /// - Precondition: The list is empty.
  package func exchangeEvents(with calls: inout [TraceEvent]) { swap(&events, &calls) }

  /// Keeps what the screen is before the first change of a step.
  private func keepStart() { trail?.keep(Snapshot(controller: keptController, state: keptState)) }

  /// Puts everything in the place of what is there, which nobody wants back.
  func replace(by snapshot: Snapshot) {
    (keptController, keptState) = (snapshot.controller, snapshot.state)
  }

  /// Returns the rows that a table shows.
  func shown(inTableAt index: Int) -> RowOrder { keptState.tables[index].shown }

  /// Lets a table show rows, as a part of a move that can be made the other way round.
  func setShown(_ rows: RowOrder, ofTableAt index: Int) { keptState.tables[index].shown = rows }

  /// Moves a row in the model of a controller that asks nothing meanwhile, as a part of such a move.
  func moveInModel(_ move: StepTrail.Move, in table: TableView) {
    keptController.tableView(table, moveRowAt: move.source, to: move.target)
  }

  func emit(_ call: TraceEvent.Call, in table: TableView) {
    events.append(TraceEvent(table: table.name, call: call))
  }

  /// Keeps a call that a table makes all the time, where somebody wants to see those.
  func emitQuery(_ call: @autoclosure () -> TraceEvent.Call, in table: TableView) {
    if recordsQueries { emit(call(), in: table) }
  }
}
