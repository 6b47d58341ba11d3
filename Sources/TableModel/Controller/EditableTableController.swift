/// A controller whose model can be changed from outside, which inserting, deleting and updating rows needs.
///
/// These methods change the model alone: no table is told. Adopt it to let a script say
/// `insert 0:2 title=Blue` or `model delete 0:1` to a controller of your own.
public protocol EditableTableController: TableController {
  /// Makes a row from fields and puts it in so that it ends up at an index path.
  ///
  /// - Throws: ``ModelFault`` for fields that make no row.
  mutating func insertRow(
    _ fields: [FieldSetting], at indexPath: IndexPath, inTable tableName: String
  ) throws(ModelFault)

  /// Puts a second row with the identity and content of one in so that it ends up at an index path.
  ///
  /// The first stays. A model that inserts before it removes holds a row twice in between.
  ///
  /// - Throws: ``ModelFault`` for a table whose rows cannot stand twice.
  mutating func copyRow(
    at source: IndexPath, to destination: IndexPath, inTable tableName: String
  ) throws(ModelFault)

  /// Takes the row at an index path out.
  mutating func deleteRow(at indexPath: IndexPath, inTable tableName: String)

  /// Takes rows out by the index paths they have now, from the back where nothing is said.
  mutating func deleteRows(at indexPaths: [IndexPath], inTable tableName: String)

  /// Moves the row at one index path so that it ends up at another.
  mutating func moveRow(
    at source: IndexPath, to destination: IndexPath, inTable tableName: String)

  /// Sets fields of the row at an index path.
  ///
  /// - Throws: ``ModelFault`` for fields that the row cannot have.
  mutating func updateRow(
    _ fields: [FieldSetting], at indexPath: IndexPath, inTable tableName: String
  ) throws(ModelFault)

  /// Puts an empty section in so that it has an index.
  mutating func insertSection(titled title: String, at section: Int, inTable tableName: String)

  /// Takes a section out with its rows.
  mutating func deleteSection(at section: Int, inTable tableName: String)

  /// Moves a section so that it ends up at another index.
  mutating func moveSection(
    at source: Int, to destination: Int, inTable tableName: String)
}

extension EditableTableController {
  /// Takes the rows out one by one, from the back, so that no index path is stale.
  ///
  /// - Complexity: O(*k* log *k*), where *k* is the number of rows, beside what each delete takes.
  public mutating func deleteRows(at indexPaths: [IndexPath], inTable tableName: String) {
    for path in indexPaths.sorted().reversed() { deleteRow(at: path, inTable: tableName) }
  }
}
