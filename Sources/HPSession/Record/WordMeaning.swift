/// What words of a command turned out to mean when it ran, as a script writes that for good.
enum WordMeaning {
  /// Rows, by their ids where they have one of their own.
  case rows([RecordedRow])
  /// A file, by its path without links.
  case file(String)
}
