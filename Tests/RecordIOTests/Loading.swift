import RecordIO
import Records

/// Loads a text under the name `x.json`.
func load(_ text: String) throws -> any RecordSource {
  try RecordLoader.load(bytes: Array(text.utf8), name: "x.json")
}

/// The fault of some bytes, or nil if they load.
func fault(bytes: [UInt8]) -> LoadFault? {
  do throws(LoadFault) {
    _ = try RecordLoader.load(bytes: bytes, name: "x.json")
    return nil
  } catch {
    return error
  }
}

/// The fault of a text as it is shown, with its hint below it.
func shownFault(_ text: String) -> String? {
  fault(bytes: Array(text.utf8)).map { fault in
    ([fault.description] + (fault.hint.map { ["hint: " + $0] } ?? [])).joined(separator: "\n")
  }
}
