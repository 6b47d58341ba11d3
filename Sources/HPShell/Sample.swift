import RecordIO
import Records

/// The sample inside the binary.
enum Sample {
  /// The name that errors show for it.
  private static let name = "sample"

  /// The records of the sample, read and decoded once for all sessions of the process.
  ///
  /// A worker loads the sample for script after script: so few records are decoded sooner than they
  /// are asked for.
  static let records: Result<RecordList, LoadFault> = .init { () throws(LoadFault) in
    let source = try RecordLoader.load(bytes: PackageResources.characters_json, name: name)
    return RecordList((0..<source.count).map { source.record(at: $0) })
  }
}
