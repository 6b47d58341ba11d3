import CommandKit
import HPSession
import Records
import SeededRandom
import SessionSupport
import Testing

/// Sorting, filtering, grouping, moving, changing and undoing, beside plain arrays that do the same.
@Suite struct ArrangeWalkTests {
  @Test(arguments: 1...24 as ClosedRange<UInt64>)
  func `a session and plain arrays show the same after every command`(seed: UInt64) throws {
    var walk = try ArrangeWalk(seed: seed)
    for _ in 0..<120 {
      let command = walk.step()
      let fault = try walk.fault()
      #expect(fault == nil, "seed \(seed), step \(walk.count), \(command)")
      if fault != nil { return }
    }
    print("seed \(seed): \(walk.count) commands, \(walk.hiddenSteps) under a filter")
    #expect(walk.hiddenSteps > 10, "seed \(seed)")
  }
}

/// A session and a plain table on the same way.
private struct ArrangeWalk {
  private var trial: TrialSession
  private var plain: PlainTable
  private var generator: SeededGenerator
  private var done: [PlainTable] = []
  private var undone: [PlainTable] = []
  private(set) var count = 0
  private(set) var hiddenSteps = 0
  private var output = ""

  private static let conditions = [
    PlainTable.Condition(text: "size > 2", field: "size") { $0.map(number) ?? -1 > 2 },
    PlainTable.Condition(text: "name contains a", field: "name") {
      $0?.display.contains("a") ?? false
    },
    PlainTable.Condition(text: "box = 1", field: "box") { $0?.display == "1" },
    PlainTable.Condition(text: "box != none", field: "box") { !($0?.display ?? "").isEmpty },
    PlainTable.Condition(text: "name = nobody", field: "name") { $0?.display == "nobody" },
  ]

  /// The number that a value is or spells; a missing one is below all, as an empty text is below a digit.
  private static func number(_ value: Value) -> Double { Double(value.display) ?? -1 }

  init(seed: UInt64) throws {
    generator = SeededGenerator(seed: seed)
    var rows: [PlainTable.Row] = []
    for index in 0..<Int.random(in: 1...18, using: &generator) {
      rows.append(ArrangeWalk.row("r\(index)", &generator))
    }
    plain = PlainTable(sections: [("", rows)])
    let records = RecordList(
      rows.map { row in
        Record(
          [Record.Field("id", .string(row.id))]
            + row.fields.sorted { $0.key < $1.key }.map { Record.Field($0.key, $0.value) })
      })
    trial = try TrialSession()
    let schema = RecordSchema(
      title: "name", id: "id", card: [CardField("size"), CardField("box")])
    try trial.session.show(RecordTable(name: "main", records: records, schema: schema))
    trial.run("reorder all --policy free; set quiet on")
    // Every field is one that some row has.
    trial.run("insert 0:0 id=all name=a1 size=1 box=1; use main")
    plain.insert(
      PlainTable.Row(
        id: "all",
        fields: ["name": .string("a1"), "size": .number(Number(1)), "box": .number(Number(1))]),
      0, 0)
  }

  private static func row(_ id: String, _ generator: inout SeededGenerator) -> PlainTable.Row {
    var row = PlainTable.Row(id: id, fields: [:])
    for field in ["name", "size", "box"] where Int.random(in: 0..<6, using: &generator) > 0 {
      row.fields[field] = value(of: field, &generator)
    }
    return row
  }

  private static func value(of field: String, _ generator: inout SeededGenerator) -> Value {
    if Int.random(in: 0..<7, using: &generator) == 0 { return .null }
    switch field {
    case "name":
      let letter = ["a", "A", "b", "B"].randomElement(using: &generator) ?? "a"
      return .string(letter + "\(Int.random(in: 1...12, using: &generator))")
    case "size": return .number(Number(Int.random(in: 0...12, using: &generator)))
    default: return .number(Number(Int.random(in: 1...3, using: &generator)))
    }
  }

  private mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  private mutating func one<Element>(of list: [Element]) -> Element? {
    list.randomElement(using: &generator)
  }

  /// The place of a row that is shown.
  private mutating func place() -> (section: Int, row: Int)? {
    let filled = plain.shown.indices.filter { !plain.shown[$0].isEmpty }
    guard let section = one(of: filled) else { return nil }
    return (section, below(plain.shown[section].count))
  }

  /// Does something on both sides and returns the command.
  mutating func step() -> String {
    let before = plain
    let command = next()
    count += 1
    if plain.filter != nil { hiddenSteps += 1 }
    output = trial.run(command)
    if !["undo", "redo"].contains(command), plain != before {
      done.append(before)
      undone = []
    }
    return command
  }

  private mutating func next() -> String {
    switch below(20) {
    case 0...2: return sort()
    case 3...5: return filter()
    case 6: return group()
    case 7...9: return move() ?? filter()
    case 10...11: return insert()
    case 12...13: return update() ?? filter()
    case 14: return delete() ?? insert()
    case 15...16: return select() ?? group()
    case 17...18: return undo() ?? sort()
    default: return redo() ?? sort()
    }
  }

  private mutating func sort() -> String {
    var keys: [(field: String, isDescending: Bool)] = []
    repeat {
      keys.append((one(of: ["name", "size", "box"]) ?? "name", below(2) == 0))
    } while below(3) == 0
    plain.sort(by: keys)
    return "sort " + keys.map { ($0.isDescending ? "-" : "") + $0.field }.joined(separator: " ")
  }

  private mutating func filter() -> String {
    guard below(3) > 0, let condition = one(of: ArrangeWalk.conditions) else {
      plain.setFilter(nil)
      return "unfilter"
    }
    plain.setFilter(condition)
    return "filter \(condition.text)"
  }

  private mutating func group() -> String {
    let field = one(of: ["box", "name", nil]) ?? nil
    plain.group(by: field)
    return field.map { "group \($0)" } ?? "ungroup"
  }

  private mutating func move() -> String? {
    guard let source = place() else { return nil }
    let section = below(plain.shown.count)
    let places = plain.shown[section].count + (section == source.section ? 0 : 1)
    let target = (section: section, row: below(places))
    if target != source {
      plain.insert(plain.remove(source.section, source.row), target.section, target.row)
    }
    return "move \(source.section):\(source.row) -> \(target.section):\(target.row)"
  }

  private mutating func insert() -> String {
    let new = ArrangeWalk.row("i\(count)", &generator)
    let section = below(plain.shown.count)
    let row = below(plain.shown[section].count + 1)
    plain.insert(new, section, row)
    let fields = new.fields.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.json)" }
    return (["insert \(section):\(row) id=\(new.id)"] + fields).joined(separator: " ")
  }

  private mutating func update() -> String? {
    guard let place = place(), let field = one(of: ["name", "size", "box"]) else { return nil }
    let value = ArrangeWalk.value(of: field, &generator)
    plain.update(place.section, place.row, field, value)
    return "update \(place.section):\(place.row) \(field)=\(value.json)"
  }

  private mutating func delete() -> String? {
    guard plain.count > 1, let place = place() else { return nil }
    plain.delete(place.section, place.row)
    return "delete \(place.section):\(place.row)"
  }

  private mutating func select() -> String? {
    guard let place = place() else { return nil }
    plain.select(place.section, place.row)
    return "select \(place.section):\(place.row)"
  }

  private mutating func undo() -> String? {
    guard let before = done.popLast() else { return nil }
    undone.append(plain)
    plain = before
    return "undo"
  }

  private mutating func redo() -> String? {
    guard let after = undone.popLast() else { return nil }
    done.append(plain)
    plain = after
    return "redo"
  }
}

extension ArrangeWalk {
  /// Returns what the session shows otherwise than the plain table, nil where nothing.
  mutating func fault() throws -> String? {
    if !output.isEmpty { return output }
    for (look, wanted) in [
      ("ls --format csv", listing), ("selection", selection), ("drift", "none\n"),
      ("ls --columns size,box --format csv", values), ("tables", summary),
    ] {
      let found = trial.run(look).withoutWhite
      if !found.hasPrefix(wanted) || look != "tables" && found != wanted {
        return "\(look):\n\(found)instead of\n\(wanted)"
      }
    }
    let dump = trial.run("dump --compact")
    var reader = JSONReader(Array(dump.utf8))
    guard case .object(let value) = try reader.document(),
      case .array(let tables)? = value["tables"], case .object(let main)? = tables.first
    else { return "no dump" }
    if let found = main["sections"], found != sections {
      return "sections: \(found.json)\ninstead of\n\(sections.json)"
    }
    if main["filter"] != plain.filter.map({ Value.string($0.text) }) { return "filter in \(dump)" }
    let card: Value = plain.onCard.map { .string($0) } ?? .null
    return value["card.row"] == card ? nil : "card in \(dump)"
  }

  private var listing: String {
    var position = 0
    var lines = "position,path,id,title,selected,reorders\n"
    for (section, rows) in plain.shown.enumerated() {
      for (index, row) in rows.enumerated() {
        lines +=
          "\(position),\(section):\(index),\(row.id),\(row.title),\(row.id == plain.selected),"
          + "true\n"
        position += 1
      }
    }
    return lines
  }

  private var values: String {
    "size,box\n"
      + plain.shown.joined().map { row in
        "\(row.fields["size"]?.display ?? ""),\(row.fields["box"]?.display ?? "")\n"
      }.joined()
  }

  private var selection: String {
    for (section, rows) in plain.shown.enumerated() {
      if let index = rows.firstIndex(where: { $0.id == plain.selected }) {
        return "\(section):\(index)  \(rows[index].title)\n"
      }
    }
    return "none\n"
  }

  private var summary: String {
    let some = plain.filter == nil ? "" : "\(plain.shown.reduce(0) { $0 + $1.count }) of "
    let sections = plain.sections.count
    return
      "main: \(some)\(plain.count) row\(plain.count == 1 ? "" : "s") in \(sections) section\(sections == 1 ? "" : "s")"
  }

  /// The sections as a dump has them.
  private var sections: Value {
    .array(
      plain.sections.map { section in
        .object(
          Record([
            Record.Field("title", .string(section.title)), Record.Field("reorders", .bool(true)),
            Record.Field("rows", .array(section.rows.map(dumped))),
          ]))
      })
  }

  private func dumped(_ row: PlainTable.Row) -> Value {
    var fields = [
      Record.Field("id", .string(row.id)), Record.Field("title", .string(row.title)),
    ]
    if !plain.isShown(row) { fields.append(Record.Field("hidden", .bool(true))) }
    return .object(Record(fields))
  }
}

extension String {
  /// The lines of a list of rows without the column that tells white titles: those are the cells', and stay
  /// where a selection is lost in silence.
  fileprivate var withoutWhite: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var fields = line.split(separator: ",", omittingEmptySubsequences: false)
      if fields.count == 7 { fields.remove(at: 5) }
      return fields.joined(separator: ",")
    }.joined(separator: "\n")
  }
}
