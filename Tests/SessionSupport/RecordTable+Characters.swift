package import HPSession
import Records

extension RecordTable {
  /// Twelve characters: four houses and none, two of one name, an id that begins another.
  package static var characters: RecordTable {
    get throws {
      let records = RecordList(characterFields.map(record))
      let schema = try RecordSchema(of: records)
      return RecordTable(name: "main", records: records, schema: schema)
    }
  }

  private static func record(_ fields: [String]) -> Record {
    let names = ["id", "name", "house", "gender", "actor", "patronus"]
    var record = Record(zip(names, fields).map { Record.Field($0, .string($1)) })
    if fields.count > names.count {
      record.fields.append(
        Record.Field("wand", .object(Record([Record.Field("core", .string(fields[6]))]))))
    }
    return record
  }

  private static let characterFields = [
    ["aa1", "Harry Potter", "Gryffindor", "male", "Daniel Radcliffe", "stag", "phoenix feather"],
    [
      "aa10", "Hermione Granger", "Gryffindor", "female", "Emma Watson", "otter",
      "dragon heartstring",
    ],
    ["bb2", "Draco Malfoy", "Slytherin", "male", "Tom Felton", ""],
    ["cc3", "Severus Snape", "Slytherin", "male", "Alan Rickman", "doe"],
    ["dd4", "Luna Lovegood", "Ravenclaw", "female", "Evanna Lynch", "hare"],
    ["ee5", "Cedric Diggory", "Hufflepuff", "male", "Robert Pattinson", ""],
    ["ff6", "Lily Potter", "Gryffindor", "female", "Geraldine Somerville", "doe"],
    ["ff7", "Lily Potter", "Gryffindor", "female", "", ""],
    ["gg8", "Bellatrix Lestrange", "Slytherin", "female", "Helena Bonham Carter", ""],
    ["hh9", "Tonks", "Hufflepuff", "female", "Natalia Tena", "wolf"],
    ["ii10", "Viktor Krum", "", "male", "Stanislav Yanevski", ""],
    ["jj11", "Garrick Ollivander", "Ravenclaw", "male", "John Hurt", ""],
  ]
}
