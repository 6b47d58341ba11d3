/// A piece of a command's form: `[TABLE] REF…` has two.
package indirect enum FormPiece: Hashable, Sendable {
  /// A word that is written as it stands.
  case keyword(String)
  /// A word that stands for others, such as `REF`.
  case value(String)
  case choice([FormPiece])
  case optional([FormPiece])
  /// A piece that may stand several times.
  case many(FormPiece)

  /// Reads a form, the command's own word first.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the form.
  package static func pieces(of form: String) -> [FormPiece] {
    var reading = FormReading(form)
    return reading.pieces()
  }
}
