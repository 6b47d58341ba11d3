extension ScriptText {
  /// The text as a script writes it, its fixtures last; comments and layout are not kept.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package var spelled: [UInt8] {
    var bytes = Array(units.map(\.spelled).joined().utf8)
    for fixture in fixtures {
      bytes += "-- \(fixture.name) --\n".utf8
      for (index, byte) in fixture.bytes.enumerated() {
        // A carriage return before the end of a line belongs to that end.
        let isBehindReturn = index > 0 && fixture.bytes[index - 1] == Byte.carriageReturn
        if byte == Byte.lineFeed, isBehindReturn { bytes.append(Byte.carriageReturn) }
        bytes.append(byte)
      }
    }
    return bytes
  }
}
