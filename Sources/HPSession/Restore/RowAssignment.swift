import Records
import TableModel

/// Which handles the rows of a dumped table have, as the model holds them and as the table shows them.
///
/// A row is known by its id. Of rows with one id, which a dump marks as copies, the first that is shown
/// is the first of the model, and so on; what is shown beyond those is the first of them once more.
struct RowAssignment {
  /// The handles by id, in the order in which the rows stand.
  private(set) var handles: [String: [RowID]] = [:]
  /// The rows of the model, hidden ones too, in their sections.
  private(set) var model: [[RowID]] = []
  /// The rows that are shown, in their sections.
  private(set) var shown: [[RowID]] = []
  /// The rows that handles were asked for, each where it stands first.
  private(set) var rows: [DumpedRow] = []

  /// Gives handles to the rows of a table.
  ///
  /// `next` returns the handle of the next row with an id that has none of the handles before, nil
  /// where there is no such row; the number of those is given too.
  ///
  /// - Throws: ``DumpFault`` at a row without a handle.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  init(
    of table: DumpedTable, next: (DumpedRow, Int) -> RowID?
  ) throws(DumpFault) {
    for section in table.model ?? table.sections {
      var rows: [RowID] = []
      for row in section.rows {
        let count = handles[row.id]?.count ?? 0
        rows.append(try add(row, next(row, count)))
      }
      model.append(rows)
    }
    var counts: [String: Int] = [:]
    for section in table.sections {
      var rows: [RowID] = []
      for row in section.rows where !row.isHidden {
        let count = counts[row.id, default: 0]
        counts[row.id] = count + 1
        if let known = handles[row.id] {
          rows.append(known[count < known.count ? count : 0])
        } else {
          rows.append(try add(row, next(row, 0)))
        }
      }
      shown.append(rows)
    }
  }

  private mutating func add(_ row: DumpedRow, _ handle: RowID?) throws(DumpFault) -> RowID {
    guard let handle else {
      throw DumpFault(
        path: row.path.name("id"),
        reason: "no row that is here has the id \(Value.string(row.id).json)")
    }
    handles[row.id, default: []].append(handle)
    rows.append(row)
    return handle
  }
}
