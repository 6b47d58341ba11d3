/// The sample inside the binary.
enum Sample {
  /// The name that errors show for it.
  static let name = "sample"

  /// The bytes of a JSON file of characters.
  static var bytes: [UInt8] { PackageResources.characters_json }
}
