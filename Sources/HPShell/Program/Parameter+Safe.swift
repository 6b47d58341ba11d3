import CommandKit

extension Parameter<Bool> {
  /// Bounds what scripts may reach.
  static var safe: Parameter {
    .flag("--safe", "No writes or network; reads in the script's folder.")
  }
}

extension Parameter<[String]> {
  /// Adds to what may be read.
  static var allow: Parameter {
    .repeatedOption(
      "--allow", .file.named("PATH"), "Lets --safe read a folder or a file more; may be repeated.")
  }
}
