import Records

extension StandardSink {
  /// Writes a line of JSON.
  func writeJSON(_ body: (inout JSONWriter) -> Void) {
    var writer = JSONWriter()
    body(&writer)
    write(String(decoding: writer.bytes, as: UTF8.self) + "\n")
  }
}
