import Records
import TableModel

extension DumpWriter {
  /// Writes what fills the card, and the rules it moves by, where they are not a fresh session's.
  mutating func writeCardRules() {
    let card = screen.card
    if let characters = screen.controller.capability(CharactersController.self) {
      if let fields = characters.ownCardFields {
        writer.key("fields")
        write(fields)
      }
      if characters.cardSource != CharactersController().cardSource {
        writer.key("source")
        writer.write(characters.cardSource)
      }
    }
    if card.bounds != .source {
      writer.key("bounds")
      writer.write(card.bounds.rawValue)
    }
    if card.heightRule != .source {
      writer.key("height")
      writer.write(card.heightRule.rawValue)
    }
    guard !card.detents.isEmpty else { return }
    writer.key("detents")
    writer.beginObject()
    for detent in card.detents.all {
      writer.key(detent.name)
      writer.write(detent.y)
    }
    writer.endObject()
  }
}
