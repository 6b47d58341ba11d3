import HPSession
import SessionSupport
import TableModel
import Testing

@Suite struct FaultChainTests {
  @Test func `wrappers stand in the list's order, whatever the order in which they are put on`()
    throws
  {
    var trial = try TrialSession.loaded()
    for fault in Fault.all.reversed() { trial.run("fault \(fault.name) on") }
    #expect(trial.session.faultsOn == Fault.all.map(\.name))
    for fault in Fault.all { trial.run("fault \(fault.name) off") }
    #expect(trial.session.faultsOn == [])
    #expect(trial.session.screen.controller is CharactersController)
  }

  @Test
  func `every fault alone and all together leave what is shown as it is, and go without a trace`()
    throws
  {
    var trial = try TrialSession.loaded()
    trial.run("select 0:1")
    let before = trial.dump()
    for fault in Fault.all {
      trial.run("fault \(fault.name) on; fault \(fault.name) off")
      #expect(trial.dump() == before, "\(fault.name)")
    }
    for fault in Fault.all { trial.run("fault \(fault.name) on") }
    #expect(trial.dump().hasPrefix(before.dropLast(2)))
    trial.run("undo \(Fault.all.count)")
    #expect(trial.dump() == before)
    trial.run("redo \(Fault.all.count)")
    #expect(trial.session.faultsOn.count == Fault.all.count)
  }

  @Test func `a wrapper can do what the controller inside can, and no more`() throws {
    for fault in Fault.all where fault.canStand(round: Jukebox()) {
      let wrapped: any TableController = fault.wrap(Jukebox())
      #expect(wrapped.capability((any EditableTableController).self) == nil, "\(fault.name)")
      #expect(wrapped.capability((any OrderedTableController).self) == nil, "\(fault.name)")
      #expect(wrapped.capability(Jukebox.self) != nil, "\(fault.name)")
    }
    for fault in Fault.all where fault.canStand(round: CharactersController()) {
      let wrapped: any TableController = fault.wrap(CharactersController())
      #expect(wrapped.capability((any EditableTableController).self) != nil, "\(fault.name)")
      #expect(wrapped.capability((any RecordsController).self) != nil, "\(fault.name)")
    }
  }

  @Test func `a class with a fault is still a class, which cannot be put back`() throws {
    var trial = try TrialSession(Speaker())
    #expect(
      trial.run("fault mover-empty on; move 0:0 -> 0:1; drift") == """
        0:0 -> 0:1
        0:0: shows "B", the model has "A"
        0:1: shows "A", the model has "B"

        """)
    #expect(trial.run("undo").contains("[denied]"))
  }

  @Test func `after every move under every fault the batch for the drift ends it`() throws {
    var moves = 0
    for fault in Fault.all {
      for controller in [Jukebox(), Crate()] as [any TableController]
      where fault.canStand(round: controller) {
        let places = (0..<3).flatMap { section in
          (0..<4).map { IndexPath(row: $0, section: section) }
        }
        for source in places {
          for target in places {
            let screen = try Screen(controller: fault.wrap(controller))
            let table = screen.tables[0]
            guard (try? screen.moveRow(at: source, to: target, in: table)) != nil else { continue }
            moves += 1
            try screen.perform(screen.driftBatch(in: table), in: table)
            #expect(!screen.isDrifting(table), "\(fault.name): \(source) to \(target)")
          }
        }
      }
    }
    print("\(moves) moves")
    #expect(moves > 300)
  }
}

/// A controller that is a class: three titles.
private final class Speaker: TableController {
  var titles = ["A", "B", "C"]

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    titles.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableCell {
    TableCell(text: titles[indexPath.row])
  }

  func tableView(_ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    titles.insert(titles.remove(at: source.row), at: destination.row)
  }
}
