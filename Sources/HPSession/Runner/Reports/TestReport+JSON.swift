import CommandKit
package import Records

extension TestReport {
  /// Writes a JSON object.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("script")
    writer.write(path.visible)
    writer.key("status")
    writer.write(failure == nil ? "passed" : "failed")
    writer.key("seconds")
    writer.write(duration.inSeconds)
    writer.key("asserts")
    writer.write(assertsAnything)
    writer.key("updated")
    writer.write(isUpdated)
    writer.key("failure")
    if let failure { write(failure, to: &writer) } else { writer.writeNull() }
    writer.endObject()
  }

  private func write(_ failure: FaultReport, to writer: inout JSONWriter) {
    writer.beginObject()
    failure.write(to: &writer)
    writer.key("text")
    writer.write(failure.text)
    writer.key("phase")
    if let phase { writer.write(phase.name.visible) } else { writer.writeNull() }
    writer.key("printed")
    writer.beginArray()
    for line in phase?.lines ?? [] { writer.write(line.visible) }
    writer.endArray()
    writer.endObject()
  }
}
