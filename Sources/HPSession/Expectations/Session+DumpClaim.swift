import CommandKit
import Records
import TableModel

/// What `expect dump = FILE` states of the state.
extension Session {
  /// Returns why the state is not the one that a file holds, or is it; nil where it is as was stated.
  ///
  /// Equal is what means the same: layout and the order of keys do not count. Records count where
  /// the file has them.
  ///
  /// - Throws: `io` for a file that cannot be read, `bad-data` for one that is no JSON.
  func failure(
    ofDump file: Word, isEqual: Bool, at range: SourceRange
  ) throws(Diagnostic) -> Diagnostic? {
    let wanted = try dumpText(in: file).value(at: file)
    let got = dumpValue(of: screen, includesRecords: wanted.hasRecords)
    let differences = ValueDifference.all(from: wanted, to: got)
    switch (isEqual, differences.first) {
    case (true, let first?):
      return Diagnostic(
        .expectation, "the dump is not the one in \(file.text)", at: range,
        notes: first.notes(ofAll: differences.count))
    case (false, nil):
      return Diagnostic(.expectation, "the dump is the one in \(file.text)", at: range)
    default: return nil
    }
  }

  /// Returns the dump of a screen as a value.
  func dumpValue(of screen: Screen, includesRecords: Bool) -> Value {
    var dump = DumpWriter(of: screen, includesRecords: includesRecords, isCompact: true)
    var reader = JSONReader(Array(dump.text().utf8))
    // What the writer writes is JSON: were it not, the two would differ, and that would show.
    return (try? reader.document()) ?? .null
  }
}

extension Value {
  /// Whether a dump carries the records of its rows.
  var hasRecords: Bool {
    elements("tables").contains { table in
      table.field("data") != nil
        || table.elements("sections").contains { section in
          section.elements("rows").contains { $0.field("record") != nil }
        }
    }
  }

  private func field(_ name: String) -> Value? {
    guard case .object(let record) = self else { return nil }
    return record[name: name]
  }

  private func elements(_ name: String) -> [Value] {
    guard case .array(let values)? = field(name) else { return [] }
    return values
  }
}
