import TableModel
import Testing

@testable import HPSession

@Suite struct StepStackTests {
  @Test func `steps come back as they were put, over several pieces and from another stack`() {
    var done = StepStack()
    var undone = StepStack()
    let count = 3_000
    for number in 0..<count { push(number, on: &done) }
    #expect(done.count == count)
    for number in [0, 1_023, 1_024, 2_999] { expect(done.step(at: number), number) }
    for number in (0..<count).reversed() {
      guard let step = done.last else { break }
      expect(step, number)
      done.moveLast(to: &undone, as: step.change)
    }
    #expect(done.count == 0 && done.last == nil && undone.count == count)
    for number in 0..<count {
      guard let step = undone.last else { break }
      expect(step, number)
      undone.moveLast(to: &done, as: step.change)
    }
    #expect(undone.count == 0 && done.count == count)
  }

  @Test func `a step of one row is kept in thirty-two bytes beside its text`() {
    #expect(StepStack.recordSize == 32)
  }

  private func push(_ number: Int, on stack: inout StepStack) {
    let move = StepTrail.Move(
      table: 0, source: IndexPath(row: number, section: 1),
      target: IndexPath(row: 2, section: number))
    guard let packed = RowStep.Move(move) else { return }
    stack.push(
      .moved(packed, table: 0), sourceName: "file \(number / 700)", line: number,
      command: "move \(number)".utf8)
  }

  private func expect(_ step: Journal.Step, _ number: Int) {
    #expect(step.command == "move \(number)" && step.line == number)
    #expect(step.sourceName == "file \(number / 700)")
    guard case .moved(let packed, let table) = step.change else {
      Issue.record("step \(number) has become something else")
      return
    }
    #expect(packed.move(inTable: table).source == IndexPath(row: number, section: 1))
    #expect(packed.move(inTable: table).target == IndexPath(row: 2, section: number))
  }
}
