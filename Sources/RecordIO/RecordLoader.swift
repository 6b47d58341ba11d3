package import Records

/// The way in for records: a file, an address or bytes become a source of records, every byte of it checked.
package enum RecordLoader {
  /// Loads the records of a file, or of a web address.
  ///
  /// It is read once and not looked at again, so it may change or go afterwards. Faults call
  /// it by a name where one is given, by its path where none is. The watcher hears of it before
  /// anything is read, and seldom from then on.
  ///
  /// - Throws: `io` if it cannot be read, `limit` if it is too large, `badData` if it does not
  ///   hold records or is asked for what its format has not.
  /// - Complexity: O(*n*), where *n* is the size of the file.
  package static func load(
    path: String, name: String? = nil, options: ReadingOptions = ReadingOptions(),
    isInterrupted: @escaping @Sendable () -> Bool = { false },
    watcher: LoadProgress.Watcher = { _ in }
  ) throws(LoadFault) -> any RecordSource {
    let name = name ?? path
    watcher(LoadProgress(.reading, bytes: 0, of: nil))
    if WebAddress.isOne(name) {
      let bytes = try WebAddress.contents(
        of: name, isInterrupted: isInterrupted, watcher: watcher)
      return try load(
        bytes: bytes, name: name, options: options, isInterrupted: isInterrupted, watcher: watcher)
    }
    if let rows = try database(
      path: path, name: name, options: options, isInterrupted: isInterrupted, watcher: watcher)
    {
      return rows
    }
    return try load(
      bytes: File(path, name: name).read { progress in
        watcher(progress)
        return !isInterrupted()
      }, name: name, options: options, isInterrupted: isInterrupted, watcher: watcher)
  }

  /// Tells whether a source is an address of the web.
  package static func isWebAddress(_ name: String) -> Bool { WebAddress.isOne(name) }

  /// Tells whether a file would be opened as a database.
  package static func isDatabase(_ path: String, _ options: ReadingOptions) -> Bool {
    options.format.map { $0 == .sqlite } ?? DatabaseFile(path)?.isMarked ?? false
  }

  /// Loads the records in some bytes, which faults call by a name.
  ///
  /// - Throws: `badData` if the bytes do not hold records or are asked for what their format has not,
  ///   `limit` if they are too deeply nested.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func load(
    bytes: [UInt8], name: String, options: ReadingOptions = ReadingOptions(),
    isInterrupted: () -> Bool = { false }, watcher: LoadProgress.Watcher = { _ in }
  ) throws(LoadFault) -> any RecordSource {
    if let encoding = OtherEncoding(of: bytes) { throw encoding.fault(in: name) }
    guard let format = options.format ?? RecordFormat(of: bytes, named: name) else {
      throw unknownFormat(of: bytes, named: name)
    }
    try options.check(for: format, named: name)
    let source = format.source(name)
    let guide = { (progress: LoadProgress) in
      watcher(progress)
      return !isInterrupted()
    }
    switch format {
    case .json:
      return try JSONRecords(bytes, array: options.array, source: source, guide: guide)
    case .ndjson: return try JSONRecords(lines: bytes, source: source, guide: guide)
    case .csv, .tsv:
      return try DelimitedRecords(
        bytes, separator: format == .tsv ? UInt8(ascii: "\t") : nil,
        hasHeadLine: options.hasHeadLine, source: source, guide: guide)
    case .sqlite: throw databaseFault(bytes, source)
    }
  }

  /// The fault of bytes that should be a database, which SQLite reads from a file alone.
  private static func databaseFault(_ bytes: [UInt8], _ source: String) -> LoadFault {
    guard bytes.starts(with: RecordFormat.databaseMark) else {
      return LoadFault(
        .badData, source, bytes.isEmpty ? "is empty" : "is no database",
        hint: bytes.isEmpty ? nil : "one that is encrypted cannot be read")
    }
    return LoadFault(.io, source, "a database is read from a file", hint: "put it into one first")
  }

  private static func unknownFormat(of bytes: [UInt8], named name: String) -> LoadFault {
    let formats = "--format says which: json, ndjson, csv, tsv or sqlite"
    return bytes.contains(where: \.isMark)
      ? LoadFault(.badData, name, "is in no format that its content or name tells", hint: formats)
      : LoadFault(.badData, name, "is empty")
  }
}

extension RecordFormat {
  /// Returns what faults call a source: with the format's name, unless its own name ends in that.
  func source(_ name: String) -> String {
    RecordFormat(ofName: name) == self ? name : "\(name) as \(title)"
  }
}

extension ReadingOptions {
  /// Finds that a source of a format is asked for what only another has.
  func check(for format: RecordFormat, named name: String) throws(LoadFault) {
    let isDelimited = format == .csv || format == .tsv
    if array != nil, format != .json { throw misfit("--at", "JSON", format, name) }
    if !hasHeadLine, !isDelimited { throw misfit("--no-header", "CSV and TSV", format, name) }
    if table != nil, format != .sqlite { throw misfit("--table", "SQLite", format, name) }
    if query != nil, format != .sqlite { throw misfit("--query", "SQLite", format, name) }
  }

  private func misfit(
    _ option: String, _ owner: String, _ format: RecordFormat, _ name: String
  ) -> LoadFault {
    LoadFault(.badData, name, "is \(format.title), and \(option) is for \(owner)")
  }
}
