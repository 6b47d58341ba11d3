import CommandKit

/// Things that are explained beside the commands.
package enum HelpTopic: String, CaseIterable {
  case addresses
  case data
  case scripts
  case tests
  case language
  case expectations
  case patterns
  case policies
  case measures
  case faults
  case controllers
  case startup
  case codes
  case limits
  case rules

  /// The explanation in a few words.
  var abstract: String {
    switch self {
    case .addresses: "How a row, a section and a table are named."
    case .data: "Where rows come from, how they are arranged, and where they go."
    case .scripts: "What a script is made of, and how it is run and tested."
    case .tests: "How a script becomes a test, in CI too, and a bug a script."
    case .language: "Variables, values, conditions and loops."
    case .expectations: "What expect and always can state."
    case .patterns: "What matches takes."
    case .policies: "Where a row lands that is dragged out of its section."
    case .measures: "The screen in points, and how far the card goes."
    case .faults: "Known mistakes of controllers, and how to find the one a screen makes."
    case .controllers: "A screen of your own instead of hpsh's."
    case .startup: "What the prompt reads and keeps: files, aliases, the environment."
    case .codes: "The codes of errors."
    case .limits: "How large and how deep things may be."
    case .rules: "How tables behave, and how well each rule is known."
    }
  }

  /// The explanation.
  var text: String {
    switch self {
    case .addresses: HelpTopic.addressesText
    case .data: HelpTopic.dataText
    case .scripts: HelpTopic.scriptsText
    case .tests: HelpTopic.testsText
    case .language: HelpTopic.languageText
    case .expectations: HelpTopic.expectationsText
    case .patterns: HelpTopic.patternsText
    case .policies: HelpTopic.policiesText
    case .measures: HelpTopic.measuresText
    case .faults: HelpTopic.faultsText
    case .controllers: HelpTopic.controllersText
    case .startup: HelpTopic.startupText
    case .codes: HelpTopic.codesText
    case .limits: HelpTopic.limitsText
    case .rules: HelpTopic.rulesText
    }
  }

  private static let addressesText = """
    How a row is named:

      1:2               section 1, row 2, both from 0
      Slytherin:2       the section by its title; "Great Hall":2 if that has blanks
      3                 the row at position 3 of the whole table, from 0
      "Luna Lovegood"   the row with exactly this title; a word in quotes is always a title
      @9e3f7ce4         the row whose id starts so
      last, 1:last      the last row, the last row of section 1
      selected          the selected row

    Several rows: 1:2..1:5 with both ends, 1:* for a section, * for all,
    where house = Slytherin for those for which it holds.
    A table's name stands first and holds for the whole command: select card 0.
    The destination of a move is the row's final place.
    """

  private static let scriptsText = """
    A script is a file of commands, one a line or several with ; between them.

      # a comment
      load --group house
      #> main: 64 rows in 5 sections
      ! move 0:1 -> 9:0
      #> error: main has no section 9 (0 to 4) [no-row]
      expect selection = none

    hpsh FILE runs it and stops at the first error. hpsh test FILE also compares what each
    command prints with the #> lines under it; ! says that a command must fail.
    hpsh test --update FILE writes the #> lines. #> ... is any number of lines, [..] in a line any
    text. A line ## NAME starts a part: of a test that fails, only what its part printed is shown.
    COMMAND > FILE writes what the command prints into a file, >> adds it to one.
    -- name -- at the end of a file begins a file of that name for the script to read.
    The status is 0, or 1 for a command that failed, 3 for an expectation, 4 for a faulty text.
    """

  private static let policiesText = """
    Where a row lands that is dragged out of its section:

      edge    in its own section, at the end by which it left (the usual policy)
      origin  back where it was
      free    where it is dropped

    reorder --policy sets it. canMoveRowAt gates the lift alone: pin keeps single rows from being
    lifted, and under edge no row passes pinned ones that lead or close its section.
    Several rows that move together are clamped together. lift, hover and drop show each step.
    """

  private static var faultsText: String {
    """
    Mistakes that controllers are known to make. fault NAME on builds one into the controller of this
    session, so that you see what a user would see; fault NAME says what to write instead.

    \(HelpPage.aligned(Fault.all.map { ($0.name, $0.code) }))

    The way round: write what a screen showed into a script, with expect lines, and hpsh suspect SCRIPT
    names the mistakes under which all of it holds, and a further step that tells them apart.
    """
  }

  private static var codesText: String {
    let codes = DiagnosticCode.all.map(\.rawValue)
    let lines = stride(from: 0, to: codes.count, by: 6).map { start in
      "  " + codes[start..<min(start + 6, codes.count)].joined(separator: " ")
    }
    return "An error ends with its code in brackets; help CODE explains one:\n\n"
      + lines.joined(separator: "\n")
  }

  private static var rulesText: String {
    """
    How tables behave here: how well each rule is known, the rule, and the script below
    scripts/behaviours that shows it. The grades: A Apple says it, K a public test on real UIKit
    asserts it, R re-implementations agree, U users report it, I it is our own contract.

    \(RuleTopic.listing)
    """
  }
}
