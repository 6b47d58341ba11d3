/// The card of a picture.
struct PictureCard: Hashable, Sendable {
  /// The distance of its top edge from the top of the screen.
  let y: Double
  /// Where it rests, in a word.
  let position: String
  /// The table in it.
  let list: PictureList
}
