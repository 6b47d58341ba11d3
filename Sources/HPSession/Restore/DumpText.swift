import CommandKit
import Records

/// The text of a file that holds a dump.
struct DumpText {
  /// The file as the command names it.
  let name: String
  let bytes: [UInt8]

  /// Reads the text as the one value that it is.
  ///
  /// - Throws: `bad-data` at the first place that no JSON has.
  func value(at word: Word) throws(Diagnostic) -> Value {
    var reader = JSONReader(bytes)
    do {
      return try reader.document()
    } catch {
      throw diagnostic(error.reason, atByte: error.offset, at: word)
    }
  }

  /// Returns the error for what is wrong in the value that the text is.
  func diagnostic(_ fault: DumpFault, at word: Word) -> Diagnostic {
    let offset = JSONReader.offset(of: fault.path, in: bytes, atName: fault.isName) ?? 0
    return diagnostic(fault.reason, atByte: offset, at: word)
  }

  private func diagnostic(_ reason: String, atByte offset: Int, at word: Word) -> Diagnostic {
    let place = SourceText(name: name, bytes: bytes).position(of: offset)
    return Diagnostic(
      .badData, "\(name.visible):\(place.line):\(place.column): \(reason)", at: word.range)
  }
}

extension Session {
  /// Reads the text of a file that a command names as one that holds a dump.
  ///
  /// - Throws: `io` for a file that cannot be read.
  func dumpText(in file: Word) throws(Diagnostic) -> DumpText {
    do {
      return DumpText(
        name: file.text, bytes: try files.contents(ofFile: file.text))
    } catch {
      throw Diagnostic(error, at: file)
    }
  }
}
