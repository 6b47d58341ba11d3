import RecordIO
import Records

/// Loads a text under a name, which says the format where the options and the text do not.
func load(
  _ text: String, as name: String, _ options: ReadingOptions = ReadingOptions()
) throws -> any RecordSource {
  try RecordLoader.load(bytes: Array(text.utf8), name: name, options: options)
}

/// The records of a text as lines of JSON, or the fault with its hint below it.
func shown(
  _ bytes: [UInt8], as name: String, _ options: ReadingOptions = ReadingOptions()
) -> String {
  do throws(LoadFault) {
    let source = try RecordLoader.load(bytes: bytes, name: name, options: options)
    return (0..<source.count).map { Value.object(source.record(at: $0)).json }
      .joined(separator: "\n")
  } catch {
    return ([error.description] + (error.hint.map { ["hint: " + $0] } ?? []))
      .joined(separator: "\n")
  }
}

/// The records of a text as lines of JSON, or the fault with its hint below it.
func shown(
  _ text: String, as name: String, _ options: ReadingOptions = ReadingOptions()
) -> String {
  shown(Array(text.utf8), as: name, options)
}

/// What is said of a file: its records as lines of JSON, or the fault without its path, the hint below it.
func shownFile(_ path: String, _ options: ReadingOptions = ReadingOptions()) -> String {
  do throws(LoadFault) {
    let source = try RecordLoader.load(path: path, name: "file", options: options)
    return (0..<source.count).map { Value.object(source.record(at: $0)).json }
      .joined(separator: "\n")
  } catch {
    return ([error.description] + (error.hint.map { ["hint: " + $0] } ?? []))
      .joined(separator: "\n")
  }
}
