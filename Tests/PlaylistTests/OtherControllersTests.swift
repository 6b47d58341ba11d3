import HPScript
import Testing

/// Screens that leave something out.
struct OtherControllersTests {
  private let songs = PlaylistController.sample.parts[0].songs

  @Test func `a controller that is a class has no undo`() throws {
    let controller = SharedPlaylistController(Array(songs.prefix(2)))
    try Script("Behaviours/a-class-has-no-undo.hpsh").run(on: controller)
  }

  @Test func `rows without identities are known by path and title`() throws {
    let controller = TitlesController(titles: ["Blue", "Clair", "Blue"])
    try Script("Behaviours/rows-without-identities.hpsh").run(on: controller)
  }

  @Test func `without moveRowAt no row is moved`() throws {
    let controller = TitlesController(titles: ["Blue", "Clair", "Blue"])
    try Script("Behaviours/rows-that-nobody-moves.hpsh").run(on: controller)
  }

  @Test func `a model that is forgotten drifts from the table`() throws {
    try Script("Behaviours/a-model-that-is-forgotten.hpsh").run(on: ForgetfulController(songs))
  }
}
