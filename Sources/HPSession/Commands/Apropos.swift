import CommandKit

extension Command<Session> {
  static let apropos = Command(
    "apropos", habits: ["whatis"], "Lists what the help knows about a word.",
    category: Category.find,
    discussion: """
      Commands by their names, those of other tools among them, and by the texts of their help; topics,
      codes of errors and known mistakes as well. The begin of a word is enough; of several all must be
      found. What is about them comes first.
      """,
    .operands("a word", .word("WORD"), "What to look for, in any case."),
    examples: [
      Example(
        """
        apropos detent
        #>   card           Shows the card, moves it as a finger or an app does, or sets its rules.
        #>   help measures  The screen in points, and how far the card goes.
        #>   help rules     How tables behave, and how well each rule is known.
        """, "what has to do with the card's rest points"),
      Example(
        """
        apropos screenshot
        #>   screen  Draws what a phone would show.
        apropos pin lift
        #>   pin            Lets the controller refuse to lift rows.
        #>   help policies  Where a row lands that is dragged out of its section.
        #>   help rules     How tables behave, and how well each rule is known.
        """, "all of several words; what other tools call a thing counts too"),
    ],
    seeAlso: ["help"],
    run: listMatches)
}

private func listMatches(_ session: inout Session, words: [Word]) throws(Diagnostic) {
  let wanted = words.map(\.text)
  let found = session.helpSubjects.filter { $0.searched.hasWords(beginning: wanted) }
  guard !found.isEmpty else {
    let asked = words.map { "\"\($0.text.visible)\"" }.joined(separator: " and ")
    return session.print("nothing is said about \(asked); help all lists every command")
  }
  // What is about the words stands before what says something of them beside.
  let isAbout = { (subject: HelpSubject) in
    "\(subject.title) \(subject.abstract)".hasWords(beginning: wanted)
  }
  let rows = found.filter(isAbout) + found.filter { !isAbout($0) }
  session.write(HelpPage.aligned(rows.map { ($0.title, $0.abstract) }) + "\n")
}

extension String {
  /// Returns whether each of some texts begins a word here, capitals and small letters alike; inside a
  /// name as `moveRowAt` a capital begins one.
  ///
  /// - Complexity: O(*n* · *m*), where *n* and *m* are the lengths of the text and of the others.
  fileprivate func hasWords(beginning texts: [String]) -> Bool {
    let scalars = Array(unicodeScalars)
    let folded = scalars.map(\.smallLetter)
    let starts = scalars.indices.filter {
      $0 == 0 || scalars[$0].beginsWord(behind: scalars[$0 - 1])
    }
    return texts.allSatisfy { text in
      let wanted = text.unicodeScalars.map(\.smallLetter)
      return starts.contains { folded[$0...].starts(with: wanted) }
    }
  }
}

extension Unicode.Scalar {
  /// The letter as a small one, where that is one scalar.
  fileprivate var smallLetter: Unicode.Scalar {
    let small = properties.lowercaseMapping.unicodeScalars
    return small.count == 1 ? small[small.startIndex] : self
  }

  /// Returns whether a word begins here that may stand right behind another.
  fileprivate func beginsWord(behind other: Unicode.Scalar) -> Bool {
    let isInside = other.properties.isAlphabetic || ("0"..."9").contains(other)
    return !isInside || properties.isUppercase && !other.properties.isUppercase
  }
}
