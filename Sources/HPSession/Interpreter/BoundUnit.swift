package import CommandKit

/// A unit whose commands were found and whose words were read.
package struct BoundUnit {
  /// The unit as it is written.
  package let unit: Unit
  /// The text it stands in.
  package let source: SourceText
  let items: [BoundItem]
}
