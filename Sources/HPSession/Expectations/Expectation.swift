import CommandKit

/// What `expect` is told.
enum Expectation: Sendable {
  case statement(Expression)
  /// The commands of a block fail with a code, which stands at a range.
  case error(DiagnosticCode, Block, SourceRange)
}

extension Format where Value == Expectation {
  /// What is to hold now, or the error that a block is to end with.
  static var expectation: Format {
    Format("EXPR") { words throws(Diagnostic) in
      guard words.takeBare("error") else {
        return .statement(try Format<Expression>.expression.parse(&words))
      }
      let place = words.place
      let names = DiagnosticCode.all.filter { $0 != .interrupted }.map(\.rawValue)
      let code = try words.need("an error's code")
      guard code.block == nil, names.contains(code.text) else {
        throw Diagnostic(
          .usage, "\(code.shown) is no code that a command fails with", at: code.range,
          hint: Suggestion.hint(for: code.text, among: names) ?? "help codes lists them")
      }
      let block = try Format<Block>.block.parse(&words)
      return .error(DiagnosticCode(rawValue: code.text), block, place)
    }
  }
}
