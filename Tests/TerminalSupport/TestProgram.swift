/// Programs of this package, found beside the tests.
package enum TestProgram {
  /// Returns the path of a program that was built with the tests.
  package static func path(_ name: String) -> String {
    // The bundle's path is the first argument, or follows an option of the program that loads it.
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? ""
    let end = bundle.range(ofFirst: ".xctest") ?? bundle.startIndex
    let folder = bundle[..<end].lastIndex(of: "/").map { bundle[...$0] } ?? "./"
    return folder + name
  }
}

extension String {
  fileprivate func range(ofFirst part: String) -> Index? {
    indices.first { self[$0...].hasPrefix(part) }
  }
}
