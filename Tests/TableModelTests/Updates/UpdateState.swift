import TableModel

/// The state after a batch as text: kept rows by their letter, reloaded ones with `'`, new ones as `+`.
///
/// Letters go through the rows of the old state, `|` stands between sections.
func stateText(_ operations: [UpdateOperation], before: [Int], after: [Int]) -> String {
  do throws(UpdateFault) {
    let plan = try BatchUpdate(operations).plan(before: before, after: after)
    return after.indices.map { section in
      plan.rows(inSection: section).map { origin in
        switch origin {
        case .kept(let path): letter(of: path, in: before)
        case .reloaded(let path): letter(of: path, in: before) + "'"
        case .inserted: "+"
        }
      }.joined(separator: " ")
    }.joined(separator: " | ")
  } catch {
    return "\(error)"
  }
}

private func letter(of path: IndexPath, in sizes: [Int]) -> String {
  let position = sizes[..<path.section].reduce(path.row, +)
  return String(UnicodeScalar(UInt8(ascii: "A") + UInt8(position)))
}

/// Returns the fault of a batch, or nil where it is valid.
func fault(_ operations: [UpdateOperation], before: [Int], after: [Int]) -> UpdateFault? {
  do throws(UpdateFault) {
    _ = try BatchUpdate(operations).plan(before: before, after: after)
    return nil
  } catch {
    return error
  }
}
