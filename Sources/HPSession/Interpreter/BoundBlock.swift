import CommandKit

/// A block of a command whose commands were found and whose words were read.
struct BoundBlock {
  /// The place of the block, by which the command that runs finds it.
  let range: SourceRange
  let units: [BoundUnit]
}
