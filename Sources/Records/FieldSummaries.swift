/// The fields of records, those inside objects behind the object, each with what its values are like.
package struct FieldSummaries: Sendable {
  private var summaries: [FieldSummary] = []
  private var places: [String: Int] = [:]
  /// For each field the last one inside it so far, which the next is put behind.
  private var inner: [String: [String]] = [:]
  private var outermost: [String] = []

  package init() {}

  /// Takes the values of a further record; of fields with one name the last counts, as in look-up.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the record.
  package mutating func take(_ record: Record) { take(record, under: nil) }

  private mutating func take(_ record: Record, under parent: String?) {
    let hasTwins = Set(record.fields.map(\.name)).count < record.fields.count
    for (index, field) in record.fields.enumerated() {
      if hasTwins, record.fields[(index + 1)...].contains(where: { $0.name == field.name }) {
        continue
      }
      let path = parent.map { "\($0).\(field.name)" } ?? field.name
      summaries[place(of: path, under: parent)].take(field.value)
      if case .object(let record) = field.value { take(record, under: path) }
    }
  }

  private mutating func place(of path: String, under parent: String?) -> Int {
    if let place = places[path] { return place }
    places[path] = summaries.count
    summaries.append(FieldSummary(FieldPath(path)))
    if let parent { inner[parent, default: []].append(path) } else { outermost.append(path) }
    return summaries.count - 1
  }

  /// The summaries as the fields first appear, each object's own fields right behind it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of fields.
  package var all: [FieldSummary] {
    var result: [FieldSummary] = []
    var pending = Array(outermost.reversed())
    while let path = pending.popLast() {
      if let place = places[path] { result.append(summaries[place]) }
      pending += (inner[path] ?? []).reversed()
    }
    return result
  }
}
