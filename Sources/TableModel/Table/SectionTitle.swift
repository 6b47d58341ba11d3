/// The header or footer of a section, and where it lies in the content of its table.
package struct SectionTitle: Hashable, Sendable {
  /// The two ends of a section that can have a title.
  package enum Kind: Sendable {
    /// Above the rows.
    case header
    /// Below the rows.
    case footer
  }

  /// Which end it stands at.
  package let kind: Kind
  /// The section it belongs to.
  package let section: Int
  /// Where it lies, floating.
  package let span: VerticalSpan
}
