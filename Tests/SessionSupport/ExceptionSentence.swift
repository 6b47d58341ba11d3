/// A sentence in the wording of UIKit's update exceptions, with what it says.
package struct ExceptionSentence: Sendable, CustomStringConvertible {
  /// The sentence.
  package let text: String
  /// The first line of its explanation.
  package let headline: String
  /// Whether it speaks of items or of a collection view.
  package let isOfItems: Bool

  package var description: String { headline }

  /// Every sentence, of tables and of collection views, in every wording.
  package static let all = [false, true].flatMap { isOfItems in
    let words = ExceptionWords(isOfItems: isOfItems)
    return (words.counts + words.places + words.moves + words.pairs + words.lists).map {
      ExceptionSentence(text: $0.0, headline: $0.1, isOfItems: isOfItems)
    }
  }
}

/// The words in which tables and collection views differ, and the sentences that have them.
struct ExceptionWords {
  let isOfItems: Bool
  private var noun: String { isOfItems ? "item" : "row" }
  private var a: String { isOfItems ? "an item" : "a row" }
  private var view: String { isOfItems ? "collection view" : "table view" }

  init(isOfItems: Bool) { self.isOfItems = isOfItems }

  /// An index path as newer systems print it.
  private func new(_ section: Int, _ row: Int) -> String {
    "<NSIndexPath: 0xc000000000000016> {length = 2, path = \(section) - \(row)}"
  }

  /// An index path as older systems print it.
  private func old(_ section: Int, _ row: Int) -> String {
    "<NSIndexPath 0x8b4d2f0> 2 indexes [\(section), \(row)]"
  }

  private func count(
    _ section: Int, _ after: Int, _ before: Int, _ changes: String, _ moves: String
  )
    -> String
  {
    "Invalid update: invalid number of \(noun)s in section \(section).  The number of \(noun)s "
      + "contained in an existing section after the update (\(after)) must be equal to the number "
      + "of \(noun)s contained in that section before the update (\(before)), plus or minus the "
      + "number of \(noun)s inserted or deleted from that section (\(changes))\(moves)."
  }

  private func moved(_ into: Int, _ outOf: Int) -> String {
    " and plus or minus the number of \(noun)s moved into or out of that section "
      + "(\(into) moved in, \(outOf) moved out)"
  }

  var counts: [(String, String)] {
    [
      (
        count(0, 7, 7, "0 inserted, 1 deleted", moved(0, 0)),
        "section 0: 7 \(noun)s after, 7 before, 0 inserted, 1 deleted, 0 moved in, 0 moved out"
      ),
      (
        count(3, 11, 4, "0 inserted, 0 deleted", ""),
        "section 3: 11 \(noun)s after, 4 before, 0 inserted, 0 deleted"
      ),
      (
        count(1, 1, 1, "0 inserted, 0 deleted", moved(1, 0)),
        "section 1: 1 \(noun) after, 1 before, 0 inserted, 0 deleted, 1 moved in, 0 moved out"
      ),
      (
        count(0, 2, 2, "0 inserted, 0 deleted", moved(0, 1)),
        "section 0: 2 \(noun)s after, 2 before, 0 inserted, 0 deleted, 0 moved in, 1 moved out"
      ),
      (
        count(1, 0, 297, "0 inserted, 295 deleted", moved(0, 0)),
        "section 1: 0 \(noun)s after, 297 before, 0 inserted, 295 deleted, 0 moved in, 0 moved out"
      ),
      (
        "Invalid update: invalid number of sections.  The number of sections contained in the "
          + "\(view) after the update (1) must be equal to the number of sections contained in the "
          + "\(view) before the update (2), plus or minus the number of sections inserted or "
          + "deleted (0 inserted, 0 deleted).",
        "sections: 1 after, 2 before, 0 inserted, 0 deleted"
      ),
    ]
  }

  var places: [(String, String)] {
    [
      (
        "attempt to delete \(noun) 1 from section 0 which only contains 1 \(noun)s before the update",
        "\(noun) 1 of section 0 is deleted: only 1 \(noun) in it before the update"
      ),
      (
        "attempt to delete \(noun) 0 from section 2, but there are only 2 sections before the update",
        "\(noun) 0 of section 2 is deleted: only 2 sections before the update"
      ),
      (
        "attempt to insert \(noun) 8 into section 0, but there are only 8 \(noun)s in section 0 "
          + "after the update",
        "\(noun) 8 is inserted into section 0: only 8 \(noun)s in it after the update"
      ),
      (
        "attempt to insert \(noun) 0 into section 0, but there are only 0 sections after the update",
        "\(noun) 0 is inserted into section 0: only 0 sections after the update"
      ),
      (
        "attempt to delete section 1, but there are only 1 sections before the update",
        "section 1 is deleted: only 1 section before the update"
      ),
      (
        "attempt to insert section 4 but there are only 3 sections after the update",
        "section 4 is inserted: only 3 sections after the update"
      ),
      (
        "attempt to insert section 0 but there are only 0 sections after the update",
        "section 0 is inserted: only 0 sections after the update"
      ),
      (
        "attempt to reload section 5, but there are only 2 sections before the update",
        "section 5 is reloaded: only 2 sections before the update"
      ),
    ]
  }

  var moves: [(String, String)] {
    [
      (
        "attempt to move index path (\(new(2, 0))) that does not exist - there are only 0 \(noun)s "
          + "in section 2 before the update",
        "\(noun) 0 of section 2 is moved: only 0 \(noun)s in it before the update"
      ),
      (
        "attempt to move index path (\(old(3, 1))) from a section that does not exist - there are "
          + "only 2 sections before the update",
        "\(noun) 1 of section 3 is moved: only 2 sections before the update"
      ),
      (
        "attempt to move index path (\(new(0, 1))) to index path (\(new(4, 0))) in section that "
          + "does not exist - there are only 2 sections after the update",
        "\(noun) 0:1 is moved to row 0 of section 4: only 2 sections after the update"
      ),
      (
        "attempt to move index path (\(new(0, 1))) to index path (\(new(0, 9))) that does not "
          + "exist - there are only 3 \(noun)s in section 0 after the update",
        "\(noun) 0:1 is moved to row 9 of section 0: only 3 \(noun)s in it after the update"
      ),
      (
        "attempt to move section 6, but there are only 2 sections before the update",
        "section 6 is moved to 0: only 2 sections before the update"
      ),
      (
        "attempt to move \(noun) at index path \(new(0, 1)) to both \(new(0, 2)) and \(new(1, 3))",
        "\(noun) 0:1 is moved to two places, \(noun) 0:2 and \(noun) 1:3"
      ),
      (
        "attempt to move both \(noun) at index path \(old(0, 2)) and \(old(0, 1)) to \(old(0, 0))",
        "\(noun) 0:1 and \(noun) 0:2 are moved to one place, \(noun) 0:0"
      ),
      (
        "attempt to move section 1 to both section 2 and section 0",
        "section 1 is moved to two places, section 0 and section 2"
      ),
      (
        "attempt to move both section 0 and section 1 to section 2",
        "section 0 and section 1 are moved to one place, section 2"
      ),
    ]
  }

  var pairs: [(String, String)] {
    [
      (
        "attempt to perform a delete and a move from the same index path (\(new(0, 1)))",
        "\(noun) 0:1 is deleted and moved"
      ),
      (
        "attempt to perform a delete and a move from the same index path (\(old(2, 0)))",
        "\(noun) 2:0 is deleted and moved"
      ),
      (
        "attempt to perform a delete and a move from the same section (1)",
        "section 1 is deleted and moved"
      ),
      (
        "attempt to perform an insert and a move to the same index path (\(new(1, 4)))",
        "\(noun) 1:4 is inserted, and another is moved to its place"
      ),
      (
        "attempt to perform an insert and a move to the same section (2)",
        "section 2 is inserted, and another is moved to its place"
      ),
      (
        "attempt to delete and reload the same index path (\(new(0, 0)))",
        "\(noun) 0:0 is deleted and reloaded"
      ),
      (
        "attempt to delete and reload the same index path (\(new(1, .max)))",
        "section 1 is deleted and reloaded"
      ),
      (
        "cannot move \(a) into a newly inserted section (2)",
        "\(a) is moved into section 2, which is inserted"
      ),
      (
        "cannot move \(a) from a deleted section (1)",
        "\(a) is moved out of section 1, which is deleted"
      ),
      (
        "Attempt to create two animations for cell",
        "two animations for one cell: \(a) is reloaded and moved (the text does not say which)"
      ),
    ]
  }

  var lists: [(String, String)] {
    let (first, list) = ("Invalid batch updates detected", "\(noun) counts")
    let middle =
      ": the number of sections and/or \(noun)s returned by the data source before and/or after "
      + "performing the batch updates are inconsistent with the updates.\n"
    return [
      (
        first + middle + "Data source before updates = { 1 section with \(list): [3] }\n"
          + "Data source after updates = { 1 section with \(list): [0] }\n"
          + "Updates = [\n\tDelete \(noun) (0 - 1),\n\tDelete \(noun) (0 - 0)\n]\n",
        "section 0: 0 \(noun)s after, 3 before, 0 inserted, 2 deleted, 0 moved in, 0 moved out"
      ),
      (
        first + middle + "Data source before updates = { 3 sections with \(list): [1, 10, 2] }\n"
          + "Data source after updates = { 2 sections with \(list): [1, 9] }\n"
          + "Updates = [\n\tDelete section (2),\n\tMove \(noun) (0 - 0) to (1 - 0),\n]",
        "section 0: 1 \(noun) after, 1 before, 0 inserted, 0 deleted, 0 moved in, 1 moved out"
      ),
    ]
  }
}
