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
    let wanted = try dump(in: file)
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

  private func dump(in file: Word) throws(Diagnostic) -> Value {
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.contents(ofFile: files.readable(file.text))
    } catch {
      throw Diagnostic(error, at: file)
    }
    var reader = JSONReader(bytes)
    do {
      return try reader.document()
    } catch {
      let place = SourceText(name: file.text, bytes: bytes).position(of: error.offset)
      throw Diagnostic(
        .badData, "\(file.text):\(place.line):\(place.column): \(error.reason)", at: file.range)
    }
  }
}

extension Value {
  /// Whether any row of a dump carries its record.
  fileprivate var hasRecords: Bool {
    switch self {
    case .object(let record):
      record[name: "record"] != nil || record.fields.contains { $0.value.hasRecords }
    case .array(let values): values.contains(where: \.hasRecords)
    default: false
    }
  }
}
