import Records
import Testing

struct RecordSchemaTests {
  /// Records of text fields, given as `name=value` words; `name` alone is null.
  private func list(_ lines: String...) -> RecordList {
    RecordList(
      lines.map { line in
        Record(
          line.split(separator: " ").map { word in
            let parts = word.split(separator: "=", omittingEmptySubsequences: false).map(
              String.init)
            return .init(parts[0], parts.count > 1 ? Value(bareWord: parts[1]) : .null)
          })
      })
  }

  private func fault(
    _ source: RecordList, title: FieldPath? = nil, id: FieldPath? = nil
  ) -> RecordFault? {
    do throws(RecordFault) {
      _ = try RecordSchema(of: source, title: title, id: id)
      return nil
    } catch {
      return error
    }
  }

  @Test func `the title is name, title or label, in this order`() throws {
    #expect(try RecordSchema(of: list("label=a title=b name=c")).title == "name")
    #expect(try RecordSchema(of: list("label=a title=b")).title == "title")
    #expect(try RecordSchema(of: list("year=1 label=a")).title == "label")
    #expect(try RecordSchema(of: list("spell=Accio", "name=b")).title == "name")
  }

  @Test func `the title is else the first text field, before the identity`() throws {
    #expect(try RecordSchema(of: list("id=a year=1 spell=Accio use=b")).title == "spell")
    #expect(try RecordSchema(of: list("id=a year=1", "id=b year=2")).title == "id")
    #expect(try RecordSchema(of: list("id=1 year=1")).title == nil)
  }

  @Test func `a row without a title has an empty one`() throws {
    let schema = try RecordSchema(of: list("year=1"))
    #expect(schema.title(of: list("year=1").records[0]) == "")
    let named = try RecordSchema(of: list("name=a", "name"))
    #expect(named.title(of: list("name").records[0]) == "")
  }

  @Test func `id names the rows if all have one of their own, else their place does`() throws {
    #expect(try RecordSchema(of: list("id=a", "id=b")).id == "id")
    for source in [list("id=a", "id=a"), list("id=a", "name=b"), list("id=a", "id"), list("x=1")] {
      let schema = try RecordSchema(of: source)
      #expect(schema.id == nil)
      #expect(schema.id(of: source.records[0], at: 7) == "r7")
    }
  }

  @Test func `an identity that is a number is its spelling`() throws {
    let source = list("code=1.50", "code=1.5")
    let schema = try RecordSchema(of: source, id: "code")
    #expect(schema.id(of: source.records[0], at: 0) == "1.50")
  }

  @Test func `a given identity that is missing or repeated is a fault`() {
    let missing = fault(list("id=a code=1", "id=b code"), id: "code")
    #expect(missing == .missingID("code", record: 1))
    #expect(missing?.description == "record 1 has no value in \"code\"")
    let repeated = fault(list("code=x", "code=y", "code=x"), id: "code")
    #expect(repeated == .repeatedID("x", first: 0, second: 2))
    #expect(repeated?.description == "id \"x\" stands in record 0 and in record 2")
  }

  @Test func `a given field that no record has is a fault with the known ones`() {
    let title = fault(list("id=a name=b"), title: "nmae")
    #expect(title == .noField("nmae", known: ["id", "name"]))
    #expect(title?.description == "no field \"nmae\"")
    #expect(fault(list("id=a"), id: "x") == .noField("x", known: ["id"]))
  }

  @Test func `the card has the usual fields if the records have any of them`() throws {
    let schema = try RecordSchema(of: list("id=1 name=a", "id=2 name=b house=c"))
    #expect(schema.card.map(\.label) == ["Gender", "House", "Actor", "Patronus"])
    let record = list("house=Gryffindor patronus").records[0]
    #expect(
      schema.card.map { $0.line(for: record) }
        == ["Gender: ", "House: Gryffindor", "Actor: ", "Patronus: "])
    #expect(schema.card.map(\.placeholder) == ["Gender: ", "House: ", "Actor: ", "Patronus: "])
  }

  @Test func `the card has else the first four scalar fields besides title and identity`() throws {
    var source = list("id=1 name=a year=1 use=b kind=c light=true more=d")
    source.records[0].fields.insert(.init("list", .array([])), at: 2)
    let schema = try RecordSchema(of: source)
    #expect(schema.card.map(\.label) == ["Year", "Use", "Kind", "Light"])
    #expect(schema.card.map(\.path.text) == ["year", "use", "kind", "light"])
  }

  @Test func `no records have no title, no identity and the usual card`() throws {
    let schema = try RecordSchema(of: list())
    #expect(schema == RecordSchema(title: nil, id: nil, card: RecordSchema.usualCard))
    #expect(try RecordSchema(of: list(), title: "x", id: "y").title == "x")
  }

  @Test func `of many identities the first that is wrong is told`() throws {
    let many = RecordList((0..<1_000).map { Record([.init("id", .string("p\($0)"))]) })
    #expect(try RecordSchema(of: many, id: "id").id == "id")
    for (place, other) in [(1, 0), (255, 3), (256, 0), (700, 699), (999, 256)] {
      var source = many
      source.records[place] = many.records[other]
      #expect(fault(source, id: "id") == .repeatedID("p\(other)", first: other, second: place))
      source.records[place] = Record([.init("id", .null)])
      #expect(fault(source, id: "id") == .missingID("id", record: place))
    }
  }
}
