package import CommandKit
package import Records
import TableModel

extension Diagnostic {
  /// Makes the error for a fault of the data, with the field that may have been meant.
  package init(_ fault: RecordFault, at range: SourceRange? = nil) {
    switch fault {
    case .missingID, .repeatedID: self.init(.badData, fault.description, at: range)
    case .noField(let path, let known):
      self.init(
        .noField, fault.description, at: range,
        hint: Suggestion.hint(for: path.text, among: known.map(\.text)))
    }
  }
}

extension Diagnostic {
  /// Makes the error for a change that the model refused.
  init(_ fault: ModelFault, at range: SourceRange? = nil) {
    switch fault {
    case .repeatedIdentity(let identity):
      self.init(.badData, "another row has the id \"\(identity)\"", at: range)
    case .noField(let name): self.init(.noField, "no field \"\(name)\"", at: range)
    case .hiddenRow(let path):
      self.init(.invalidUpdate, "the filter hides the row that is inserted at \(path)", at: range)
    case .interrupted: self.init(.interrupted, "interrupted")
    case .refused(let reason): self.init(.denied, reason, at: range)
    }
  }
}
