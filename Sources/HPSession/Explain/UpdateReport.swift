import TableModel

/// What an update exception of UIKit says, without its words.
struct UpdateReport: Hashable, Sendable {
  /// What it complains of.
  let claim: Claim
  /// Whether a table or a collection view raised it.
  let view: ReportedView
  /// The numbers of rows and the operations, where the text lists them all.
  let listed: UpdateScenario?

  /// Makes a report of what was found.
  init(_ claim: Claim, _ view: ReportedView, listed: UpdateScenario? = nil) {
    self.claim = claim
    self.view = view
    self.listed = listed
  }

  /// What an exception complains of: the rules of ``UpdateFault``, as far as a text tells them.
  enum Claim: Hashable, Sendable {
    /// The rows of a section do not add up; the section is nil where the text has lost it.
    case rows(section: Int?, UpdateNumbers)
    /// The sections do not add up.
    case sections(UpdateNumbers)
    /// A place is named that is not there before, or after, the update.
    case missing(UpdateOperation, UpdateFault.Extent, before: Bool)
    /// Two operations exclude each other; places that the text does not name are stand-ins.
    case conflict(UpdateFault.Conflict, UpdateOperation, UpdateOperation, namesPlace: Bool)
  }
}

/// The view that raised an exception, which calls its rows rows or items.
enum ReportedView: Hashable, Sendable {
  case table
  case collection

  /// What one of its rows is called.
  var noun: String { self == .table ? "row" : "item" }
}

extension UpdateReport.Claim {
  /// Makes the claim of a fault.
  init(_ fault: UpdateFault) {
    switch fault {
    case .invalidRowCount(let counts): self = .rows(section: counts.section, UpdateNumbers(counts))
    case .invalidSectionCount(let counts): self = .sections(UpdateNumbers(counts))
    case .missingBefore(let operation, let extent):
      self = .missing(operation, extent, before: true)
    case .missingAfter(let operation, let extent):
      self = .missing(operation, extent, before: false)
    case .conflict(let conflict, let first, let second):
      self = .conflict(conflict, first, second, namesPlace: true)
    }
  }

  /// Returns whether a fault says the same, as far as this tells it.
  func agrees(with fault: UpdateFault) -> Bool {
    switch (self, UpdateReport.Claim(fault)) {
    case (.rows(let section, let ours), .rows(let other, let theirs)):
      return (section ?? 0) == other && ours.saysMoves == theirs.saysMoves
    case (.conflict(let ours, let first, let second, _), .conflict(let theirs, let one, let two, _)):
      return ours == theirs && first == one && second == two
    case (let ours, let theirs): return ours == theirs
    }
  }
}

extension UpdateNumbers {
  /// The numbers with none moved where nothing is said of moves.
  fileprivate var saysMoves: UpdateNumbers {
    UpdateNumbers(
      after: after, before: before, inserted: inserted, deleted: deleted,
      moved: moved ?? Moved(into: 0, outOf: 0))
  }
}
