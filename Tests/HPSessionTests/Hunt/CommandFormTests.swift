import CommandKit
import SessionSupport
import TableModel
import Testing

@testable import HPSession

@Suite struct CommandFormTests {
  @Test func `of each command that changes the screen some form can be made up`() {
    let registry = CommandRegistry<Session>.standard
    let names = Set(registry.formsToTry(makesDrift: true).map(\.command))
    let changing = registry.commands.map(\.spec).filter { spec in
      [Category.act, Category.data, Category.beneath].contains(spec.category)
        && !spec.parameters.contains { $0.completion == .file }
    }
    let missing = changing.map(\.name).filter { !names.contains($0) }
    #expect(missing == [])
    #expect(!names.contains("fault") && !names.contains("undo") && !names.contains("load"))
  }

  @Test func `what is there to let model and table differ can be left out`() {
    let forms = CommandRegistry<Session>.standard.formsToTry(makesDrift: false)
    #expect(!forms.contains { $0.command == "model" })
    let batch = forms.filter { $0.command == "batch" }.flatMap(\.pieces).map(\.text)
    #expect(batch == ["batch", "optional(TABLE)", "{", "LINES", "}"])
  }

  @Test(arguments: [
    ("move [TABLE] A to top|bottom", "move, optional(TABLE), A, to, choice(top, bottom)"),
    (
      "veto select|deselect [TABLE] REF…|none",
      "veto, choice(select, deselect), optional(TABLE), choice(many(REF), none)"
    ),
    ("ls [TABLE] [RANGE] [--columns A,B]", "ls, optional(TABLE), optional(RANGE)"),
    ("batch [TABLE] { LINES }", "batch, optional(TABLE), {, LINES, }"),
    ("hover B|none", "hover, choice(B, none)"),
    ("card drag DY…", "card, drag, many(DY)"),
    (
      "reload [TABLE] [REF…|section S]",
      "reload, optional(TABLE), optional(choice(many(REF), section), S)"
    ),
  ])
  func `a synopsis is read as it is meant`(synopsis: String, pieces: String) throws {
    let spec = try #require(CommandRegistry<Session>.standard.command(named: "move")?.spec)
    let form = try #require(CommandForm(synopsis, of: spec))
    #expect(form.pieces.map(\.text).joined(separator: ", ") == pieces)
  }

  @Test func `a form with a word that nobody can make up is none`() throws {
    let spec = try #require(CommandRegistry<Session>.standard.command(named: "move")?.spec)
    #expect(CommandForm("save FILE", of: spec) == nil)
    #expect(CommandForm("repeat N { … }", of: spec) == nil)
  }

  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func `what is made up is no fault of the text, but for a few`(seed: UInt64) throws {
    let session = try TrialSession.loaded().session
    var generator = CommandGenerator(
      session.registry.formsToTry(makesDrift: true), seed: seed, mistakes: 0)
    var faults: [String] = []
    for _ in 0..<500 {
      let text = generator.next(for: session)?.text ?? ""
      let source = SourceText(name: "trial", text)
      do {
        _ = try session.bind(ScriptParser.parse(source).units, in: source)
      } catch {
        faults.append("\(text): \(error.message)")
      }
    }
    print("seed \(seed): \(faults.count) faults of 500")
    #expect(faults.count <= 25, "seed \(seed): \(faults)")
  }
}

extension FormPiece {
  /// The piece in words.
  fileprivate var text: String {
    switch self {
    case .keyword(let word), .value(let word): word
    case .many(let piece): "many(\(piece.text))"
    case .choice(let pieces): "choice(\(pieces.map(\.text).joined(separator: ", ")))"
    case .optional(let pieces): "optional(\(pieces.map(\.text).joined(separator: ", ")))"
    }
  }
}
