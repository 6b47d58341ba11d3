import CommandKit
import HPSession
import SessionSupport
import Testing

@Suite struct RuleTests {
  /// The folder of the scripts that show behaviour.
  private static let root: String = {
    let package = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    return "/\(package)/scripts/behaviours"
  }()

  private static let rules = RuleTopic.allCases.flatMap(\.rules)

  /// The folders whose scripts show rules.
  private static let folders = [
    "answers", "batch", "card", "cells", "changes", "drift", "editing", "move", "reorder",
    "scrolling",
    "sections", "selection", "selection-modes", "selection-through", "tables", "touch", "updates",
  ]

  /// The scripts in them that are about hpsh's own words and state, not about tables.
  private static let others: Set = [
    "touch/a-tap-that-ends-a-swipe-scrolls-nothing",
    "answers/answers-stand-in-the-dump", "batch/a-batch-is-one-step", "batch/lines-of-a-batch",
    "batch/ranges-of-places", "card/a-drag-is-undone-step-by-step",
    "card/fewer-fields-than-a-table-shows",
    "card/fields-on-the-card-reorder", "card/null-and-missing-are-empty",
    "card/other-fields-on-the-card", "card/placeholders-before-a-selection",
    "card/rules-stand-in-the-dump", "card/the-card-opens-and-closes", "card/the-card-stays-filled",
    "drift/sections-of-the-model-alone",
    "changes/delete-rows", "changes/diff", "changes/diff-with-a-file", "changes/diff-with-a-mark",
    "changes/insert-a-row", "changes/insert-an-id", "changes/where",
    "changes/where-compares-numbers-as-numbers", "changes/where-in-any-command",
    "changes/where-title-and-id", "drift/a-change-to-the-model-is-a-step",
    "drift/drift-in-the-dump", "drift/drift-tells-each-place", "drift/model-filter",
    "drift/model-move-is-to-the-final-place", "drift/model-numbers-are-the-models-own",
    "editing/editing-is-a-step-to-undo", "move/a-destination-by-name",
    "move/a-move-by-numbers", "move/arrows",
    "reorder/a-row-by-a-condition",
    "move/before-and-after", "move/faults-in-order", "move/on-ungrouped-data",
    "move/rows-that-are-not-there", "move/to-top-and-to-bottom",
    "reorder/group-lets-every-section-reorder", "reorder/which-sections-reorder",
    "reorder/a-lift-that-is-left-in-the-air", "reorder/nothing-in-the-air",
    "reorder/the-dump-shows-no-lifted-row",
    "updates/a-batch-names-the-section-that-is-wrong", "updates/a-row-shown-twice-is-updated",
    "sections/titles-stand-in-the-dump", "selection-modes/switches-stand-in-the-dump",
  ]

  @Test func `each rule names a script that is there and begins with a comment`() throws {
    for rule in Self.rules {
      let script = try? Include("\(Self.root)/\(rule.script).hpsh")
      #expect(script?.source.bytes.starts(with: "# ".utf8) == true, "\(rule.script)")
    }
  }

  @Test func `a rule is one sentence, stands once, and shares its script at most with one other`() {
    for rule in Self.rules {
      #expect(rule.statement.hasSuffix(".") && rule.statement.count <= 88, "\(rule.statement)")
    }
    #expect(Set(Self.rules.map(\.statement)).count == Self.rules.count)
    let scripts = Dictionary(grouping: Self.rules, by: \.script).filter { $0.value.count > 1 }
    #expect(Set(scripts.keys) == ["selection/select-silent"])
  }

  @Test(arguments: folders)
  func `every script of a topic is listed, or is about something else`(folder: String) throws {
    let listed = Set(Self.rules.map(\.script))
    let names = try FileSystem.names(inFolder: "\(Self.root)/\(folder)")
    for name in names where name.hasSuffix(".hpsh") {
      let script = "\(folder)/\(name.dropLast(5))"
      #expect(listed.contains(script) != Self.others.contains(script), "\(script)")
    }
  }

  @Test func `what is about something else is there`() throws {
    for script in Self.others {
      #expect(FileSystem.kind(of: "\(Self.root)/\(script).hpsh") != nil, "\(script)")
    }
  }

  @Test func `help rules lists each rule with its grade and its script, in columns`() throws {
    var trial = try TrialSession()
    let lines = trial.run("help rules").split(separator: "\n").map(String.init)
    for topic in RuleTopic.allCases { #expect(lines.contains(topic.rawValue)) }
    let entries = Self.rules.map { rule in
      lines.filter {
        $0.hasPrefix("  \(rule.grade.rawValue)  \(rule.statement) ")
          && $0.hasSuffix("  \(rule.script)")
      }
    }
    #expect(entries.allSatisfy { $0.count == 1 })
    let columns = zip(Self.rules, entries).compactMap { rule, lines in
      lines.first.map { $0.count - rule.script.count }
    }
    #expect(Set(columns).count == 1)
  }
}
