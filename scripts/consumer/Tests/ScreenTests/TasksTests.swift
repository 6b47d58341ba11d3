import HPScript
import Screen
import Testing

/// The app's screen, held to a script that stands beside this file.
struct TasksTests {
  private let controller = TasksController(toDo: ["Write", "Read", "Send"], done: ["Plan"])

  @Test(arguments: try Script.all(in: "Behaviours"))
  func behaves(_ script: Script) throws {
    try script.run(on: controller)
  }

  @Test func `a line that fails is found at its place`() throws {
    let failure = try #require(try Script("Failing/red.hpsh").failure(on: controller))
    #expect(failure.line == 3)
  }
}
