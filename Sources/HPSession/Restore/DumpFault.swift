import Records

/// What keeps a dump from being restored, and where in it.
struct DumpFault: Error, Hashable {
  /// The way to the value at fault.
  let path: ValuePath
  /// Whether the fault is the name before the value.
  var isName = false
  /// What is wrong, in words.
  let reason: String
}
