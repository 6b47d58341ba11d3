import RecordIO
import Records

/// The sample inside the binary.
enum Sample {
  /// The name that errors show for it.
  private static let name = "sample"

  /// The records of the sample, read once for all sessions of the process.
  static let records: Result<any RecordSource, LoadFault> = .init { () throws(LoadFault) in
    try RecordLoader.load(bytes: PackageResources.characters_json, name: name)
  }
}
