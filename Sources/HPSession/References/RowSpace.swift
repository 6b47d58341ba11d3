/// Whose index paths a command's references are.
enum RowSpace {
  /// Those that the table shows.
  case shown
  /// The model's own.
  case model
}
