/// Why a program gave no result.
enum ChildFault: Error {
  /// The system has no such program.
  case noProgram
  case cannotStart(String)
  /// It wrote more than was wanted of it, and was ended.
  case tooManyBytes
  case interrupted
}
