package import Records

/// The way in for records: a file or bytes become a source of records, every byte of it checked.
package enum RecordLoader {
  /// Loads the records of a file.
  ///
  /// The file is read once and not looked at again, so it may change or go afterwards. Faults call
  /// it by a name where one is given, by its path where none is.
  ///
  /// - Throws: `io` if the file cannot be read, `limit` if it is too large, `badData` if it does not
  ///   hold records.
  /// - Complexity: O(*n*), where *n* is the size of the file.
  package static func load(
    path: String, name: String? = nil, format: RecordFormat = .json
  ) throws(LoadFault) -> any RecordSource {
    let name = name ?? path
    return try load(bytes: File(path, name: name).read(), name: name, format: format)
  }

  /// Loads the records in some bytes, which faults call by a name.
  ///
  /// - Throws: `badData` if the bytes do not hold records, `limit` if they are too deeply nested.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func load(
    bytes: [UInt8], name: String, format: RecordFormat = .json
  ) throws(LoadFault) -> any RecordSource {
    try format.records(in: bytes, named: name)
  }
}
