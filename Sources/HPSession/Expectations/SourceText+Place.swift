import CommandKit

extension SourceText {
  /// Returns where a range begins: `FILE:LINE:COLUMN`, the file alone without a range.
  func place(of range: SourceRange?) -> String {
    guard let range else { return name }
    let position = position(of: range.lowerBound)
    return "\(name):\(position.line):\(position.column)"
  }
}
