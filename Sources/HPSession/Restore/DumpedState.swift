import Records

/// A session's state as a dump has it.
struct DumpedState {
  let tables: [DumpedTable]
  let card: DumpedCard
  /// The faults that are on.
  let faults: [(fault: Fault, path: ValuePath)]

  /// The version of the dumps that are written and read.
  static let version = 1

  /// Reads the value of a dump.
  ///
  /// - Throws: ``DumpFault`` at the first place that cannot be read.
  init(_ value: Value) throws(DumpFault) {
    let object = try DumpNode(value: value, path: ValuePath()).object()
    let version = try object.need("hpsh")
    guard case .number(let number) = version.value, number == Number(DumpedState.version) else {
      throw version.fault("a dump of version \(version.value.json), not \(DumpedState.version)")
    }
    tables = try object.need("tables").array { node throws(DumpFault) in try DumpedTable(node) }
    card = try DumpedCard(try object.need("card"))
    faults =
      try object["faults"]?.array { node throws(DumpFault) in
        let name = try node.text()
        guard let fault = Fault.all.first(where: { $0.name == name }) else {
          throw node.fault("no fault is called \(Value.string(name).json)")
        }
        return (fault, node.path)
      } ?? []
  }
}
