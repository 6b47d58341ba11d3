import CommandKit

/// What `--safe` says.
extension FileFault {
  /// The refusal to read what lies elsewhere.
  static func outside(_ path: String, of place: String = "the script's folder") -> FileFault {
    FileFault(
      path: path, reason: "--safe reads nothing outside \(place)", code: .denied,
      hint: "hpsh --safe --allow PATH lets a folder or a file be read as well")
  }

  /// The refusal to read what might wait for ever or act when it is read.
  static func noFile(_ path: String) -> FileFault {
    FileFault(
      path: path, reason: "--safe reads files alone, and this is none", code: .denied,
      hint: "load - reads standard input")
  }

  /// The refusal to write.
  static func unwritable(_ path: String) -> FileFault {
    FileFault(
      path: path, reason: "--safe writes no files", code: .denied,
      hint:
        "a test and a script with fixtures write to a folder of their own; --allow PATH adds to what is read"
    )
  }

  /// The refusal to ask the network.
  package static func network(_ address: String) -> FileFault {
    FileFault(
      path: address, reason: "--safe asks no network", code: .denied,
      hint: "load a file that was fetched; --allow PATH adds where one may lie")
  }
}
