import HPSession

/// The script of a log.
enum ImportedLog {
  /// Returns the commands of the script that is made of lines marked as calls, and its comments on a line of
  /// their own.
  static func commands(_ lines: [String]) throws -> [String] {
    let log = lines.map { "hpsh-trace \($0)\n" }.joined()
    let script = try LogImport(Array(log.utf8), named: "app.log").script
    return script.split(separator: "\n").map { String($0) }.filter {
      !$0.hasPrefix(" ") && !$0.hasPrefix("expect") && $0 != "}" && !$0.hasPrefix("# From")
    }
  }
}
