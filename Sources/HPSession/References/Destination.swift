package import CommandKit

/// Where a moved row is to go.
package struct Destination: Sendable {
  /// How the place is named.
  package enum Form: Sendable {
    /// `-> REF`, a path that need not have a row yet
    case place(RowReference)
    case before(RowReference)
    case after(RowReference)
    /// `to top`: the first place of the row's own section
    case top
    /// `to bottom`: the last place of the row's own section
    case bottom
  }

  package let form: Form
  package let range: SourceRange
}
