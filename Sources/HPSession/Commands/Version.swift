import CommandKit

extension Command<Session> {
  static let version = Command(
    "version", "Prints the program's version.", category: Category.find,
    examples: [
      Example(
        """
        version
        #> hpsh 0.1.0
        """, "the version"),
      Example(
        """
        version > version.txt
        """, "into a file, for a report"),
    ],
    seeAlso: ["help"],
    run: printVersion)
}

private func printVersion(_ session: inout Session) throws(Diagnostic) {
  session.print(Version.line)
}

/// The version of hpsh.
package enum Version {
  /// The version with the program's name.
  package static let line = "hpsh 0.1.0"
  /// The day of the version, as manual pages write it.
  package static let date = "November 30, 2026"
}
