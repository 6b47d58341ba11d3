/// What a program wrote and how it ended.
package struct ProgramRun: Sendable {
  /// The exit status, 128 and the number of the signal that ended it.
  package let status: Int32
  /// The bytes on standard output, with those on standard error where the two were one.
  package let outputBytes: [UInt8]
  /// The bytes on standard error.
  package let errorBytes: [UInt8]

  /// The text on standard output.
  package var output: String { String(decoding: outputBytes, as: UTF8.self) }

  /// The text on standard error.
  package var errors: String { String(decoding: errorBytes, as: UTF8.self) }
}
