import CommandKit
import Records
import TableModel

/// What fills the card, and with which lines.
extension Session {
  /// Gives the card other lines; its table is reloaded.
  ///
  /// - Throws: `no-field` for a field that no row has, `denied` where the controller fills the card itself.
  mutating func setCardFields(_ lines: [CardLine]) throws(Diagnostic) {
    let source = try charactersOnCard().cardSource
    for line in lines {
      guard let table = screen.table(named: source) else { continue }
      do {
        try check([line.field.path], in: table)
      } catch {
        throw error.with(range: line.range)
      }
    }
    try changeCard { $0.setCardFields(lines.map(\.field)) }
  }

  /// Lets another table's selection fill the card, which is emptied.
  ///
  /// - Throws: `no-table` for a table that is not there, `denied` for the card's own or where the
  ///   controller fills the card itself.
  mutating func setCardSource(_ name: Word) throws(Diagnostic) {
    let characters = try charactersOnCard()
    let table = try table(name)
    guard characters.records(ofTable: table.name) != nil else {
      throw Diagnostic(
        .denied, "\(table.name) stands in the card itself and cannot fill it", at: name.range)
    }
    try changeCard { $0.setCardSource(table.name) }
  }

  private func charactersOnCard() throws(Diagnostic) -> CharactersController {
    guard let characters = screen.controller.capability(CharactersController.self) else {
      throw Diagnostic(.denied, "this controller fills its card itself")
    }
    return characters
  }

  /// Changes what the card's lines are; where they have changed its table asks again, as at each selection.
  private mutating func changeCard(
    _ body: (inout CharactersController) -> Bool
  ) throws(Diagnostic) {
    var controller = screen.controller
    guard controller.changeCapability(CharactersController.self, body) == true else { return }
    forgetNames()
    try act { screen throws(ScreenFault) in
      try screen.replaceController(
        by: controller, reloading: controller.cardTableName.map { [$0] } ?? [])
    }
  }
}
