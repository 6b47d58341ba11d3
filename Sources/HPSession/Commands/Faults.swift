import CommandKit
import TableModel

extension Command<Session> {
  static let fault = Command(
    "fault", "Builds a known mistake into the controller, or takes it out.",
    category: Category.answer,
    discussion: """
      No table is told: what it shows stays, and cells stay as they are until displayed again. Only
      a table that gets other rows asks again. With the name alone the mistake is explained. faults
      lists the names.
      """,
    forms: ["fault NAME", "fault NAME on|off"],
    .operand("a fault", .fault, "The name of the mistake."),
    .optionalOperand("on or off", .onOff, "Whether the controller makes it."),
    examples: [
      Example(
        """
        fault mover-swap on
        move 1:0 -> 1:2
        #> 1:0 -> 1:2
        ls 1:0..1:2
        #> main: 64 rows in 5 sections
        #> section 1, Slytherin: 12 rows
        #>     20  1:0  Severus Snape        ≡
        #>     21  1:1  Bellatrix Lestrange  ≡
        #>     22  1:2  Draco Malfoy         ≡
        drift
        #> 1:0: shows "Severus Snape", the model has "Bellatrix Lestrange"
        #> 1:1: shows "Bellatrix Lestrange", the model has "Severus Snape"
        """, "the controller makes the mistake from now on"),
      Example(
        """
        fault mover-swap
        #> mover-swap: off
        #>   items.swapAt(source.row, destination.row)
        #> instead:
        #>   items.insert(items.remove(at: source.row), at: destination.row)
        """, "the line of code, and what to write instead"),
    ],
    seeAlso: ["faults", "drift"],
    run: setFault)

  static let faults = Command(
    "faults", "Lists the known mistakes, each with the line of code that makes it.",
    category: Category.answer,
    discussion: "Those that are on are marked.",
    examples: [
      Example(
        """
        faults
        #>    mover-empty            func tableView(… moveRowAt source: …, to destination: …) {}
        #> ...
        """, "each with the line of code that makes it"),
      Example(
        """
        fault mover-absent on
        faults
        #> ...
        """, "those that are on have a *"),
    ],
    seeAlso: ["fault", "drift"],
    run: listFaults)
}

extension Format where Value == Fault {
  fileprivate static var fault: Format {
    let names = Fault.all.map(\.name)
    return Format("NAME", completion: .choices(names)) { words throws(Diagnostic) in
      let word = try words.need("NAME")
      guard let fault = Fault.all.first(where: { word.isBare($0.name) }) else {
        throw Diagnostic(
          .usage, "no fault is called \(word.shown)", at: word.range,
          hint: Suggestion.hint(for: word.text, among: names) ?? "faults lists them")
      }
      return fault
    }
  }
}

private func setFault(
  _ session: inout Session, fault: Fault, isOn: Bool?
) throws(Diagnostic) {
  if let isOn { return try session.setFault(fault, isOn: isOn) }
  session.print("\(fault.name): \(session.faultsOn.contains(fault.name) ? "on" : "off")")
  session.print("  \(fault.code)")
  session.print("instead:")
  session.print("  \(fault.remedy)")
}

private func listFaults(_ session: inout Session) throws(Diagnostic) {
  let on = session.faultsOn
  let rows = Fault.all.map { [on.contains($0.name) ? "*" : " ", $0.name, $0.code] }
  for line in TextColumns.lines(of: rows) { session.print(line) }
}
