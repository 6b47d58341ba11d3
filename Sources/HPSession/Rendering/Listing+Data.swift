import Records

extension Listing {
  /// Writes the rows in one of the formats that other programs read, in pieces.
  func writeData(_ format: ListFormat, to stream: ResultStream) throws(ResultStream.End) {
    var text = DataRows(format, columns: dataColumns)
    var bytes: [UInt8] = []
    text.appendHead(to: &bytes)
    try forEachRow { row throws(ResultStream.End) in
      text.append(dataValues(of: row), to: &bytes)
      guard bytes.count >= ResultStream.pieceSize else { return }
      try stream.write(bytes)
      bytes.removeAll(keepingCapacity: true)
    }
    text.appendFoot(to: &bytes)
    try stream.write(bytes)
  }
}
