extension Journal {
  /// A command that changed what a dump shows.
  package struct Step {
    /// What it changed.
    let change: Change
    /// The name of the text that the command stands in.
    let sourceName: String
    /// The line on which it stands there.
    let line: Int
    /// The command as it was written.
    package let command: String
  }

  /// What takes a screen to the other side of a step.
  ///
  /// What moves or selects a row is kept as what it did, in a few bytes; all else is kept as the
  /// screen was, whose rows are shared with the screen as it is.
  enum Change {
    /// A row was moved, in a table by its index.
    case moved(RowStep.Move, table: UInt16)
    /// The selection of a table was changed, and the row on the card with it.
    case selected(RowStep.Selection, table: UInt16)
    /// Anything else.
    case kept(KeptStep)
  }
}
