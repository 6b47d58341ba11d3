import HPScript
import Testing

struct PackingTests {
  @Test(arguments: try Script.all(in: "../Behaviours/Packing"))
  func behaves(_ script: Script) throws {
    let controller = PackingController(
      toPack: [
        PackingController.Item(id: "tent", name: "Tent", note: "with all the pegs"),
        PackingController.Item(id: "stove", name: "Stove", note: "gas is bought there"),
      ],
      packed: [PackingController.Item(id: "map", name: "Map", note: "1:25 000")])
    try script.run(on: controller)
  }
}
