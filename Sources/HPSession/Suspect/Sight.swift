import CommandKit
import TableModel

/// What a user sees behind a few commands: the answer, the cells on screen, the selection and the card.
///
/// What the model holds beside is no part of it.
struct Sight: Hashable {
  /// Something that is seen, and how it looks.
  struct Thing: Hashable {
    /// What it is: `main 0:2`, `the selection of main`, `the card`.
    let name: String
    /// How it looks.
    let look: String
  }

  /// What is seen, in the order in which it is told.
  let things: [Thing]

  /// Looks at a session's screen.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - answer: What the commands printed.
  /// - Complexity: O(*v*), where *v* is the number of visible rows.
  init(of session: Session, answer: [String]) {
    let screen = session.screen
    let card = screen.card
    var things: [Thing] = []
    for table in screen.tables {
      for path in screen.visiblePaths(in: table) {
        guard let cell = table.cellForRow(at: path) else { continue }
        things.append(Thing(name: "\(table.name) \(path)", look: cell.sight))
      }
      let selected = screen.selection(in: table).map(\.description).joined(separator: " ")
      things.append(
        Thing(name: "the selection of \(table.name)", look: selected.isEmpty ? "none" : selected))
    }
    things.append(Thing(name: "the card", look: "\(card.position.rawValue), y \(card.y.measure)"))
    let said = answer.isEmpty ? "nothing" : answer.joined(separator: " / ")
    things.append(Thing(name: "the answer", look: said))
    self.things = things
  }

  /// Returns how a thing looks, or that it is not there.
  func look(of name: String) -> String { things.first { $0.name == name }?.look ?? "nothing" }

  /// Returns the fewest things, as far as they go, by which some sights can be told apart.
  ///
  /// - Complexity: O(*s* · *t*²), where *s* is the number of sights and *t* that of things.
  static func tellingNames(of sights: [Sight]) -> [String] {
    var seen: Set<String> = []
    let names = sights.flatMap(\.things).map(\.name).filter { seen.insert($0).inserted }
    var chosen: [String] = []
    func groups(_ names: [String]) -> Int { Set(sights.map { s in names.map(s.look) }).count }
    let wanted = Set(sights).count
    while groups(chosen) < wanted {
      let counts = names.map { groups(chosen + [$0]) }
      guard let most = counts.max(), most > groups(chosen),
        let best = zip(names, counts).first(where: { $0.1 == most })?.0
      else { break }
      chosen.append(best)
    }
    return chosen
  }
}

extension TableCell {
  /// How the cell looks to a user.
  fileprivate var sight: String {
    let marks = [
      textColor == .black ? nil : textColor.rawValue, showsReorderControl ? "control" : nil,
    ].compactMap(\.self)
    return (["\"\(text.visible)\""] + marks).joined(separator: ", ")
  }
}
