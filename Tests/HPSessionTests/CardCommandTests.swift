import HPSession
import SessionSupport
import TableModel
import Testing

@Suite struct CardCommandTests {
  @Test func `what is wrong about a card's words is said at them`() throws {
    var trial = try TrialSession.loaded()
    let before = trial.dump()
    let text = [
      "card opn", "card open hlaf", "card drag", "card drag -10 up", "card drag 1e9",
      "card release 3", "card open --velocity 3", "card bounds rubbr", "card detents open=3",
      "card detents a=1 b=1", "card detents a=nan", "card fields House",
      "card fields A=house B=house",
      "card fields A=hose", "card source card", "card source", "metrics card-max-height -1",
      "metrics top-inset auto",
    ].map { trial.run($0) }.joined()
    #expect(
      text == """
        trial:1:6: error: "opn" is not open, close, drag, release, fields, source, bounds, height or detents [usage]
          card opn
               ^~~
          hint: did you mean open?
        trial:1:11: error: the card has no detent "hlaf" [usage]
          card open hlaf
                    ^~~~
          hint: card detents NAME=Y… gives it some
        trial:1:10: error: DY is missing [usage]
          card drag
                   ^
          hint: the form is card drag DY…
        trial:1:15: error: "up" is no number of points [usage]
          card drag -10 up
                        ^~
          hint: a number up to 1000000, down is positive
        trial:1:11: error: "1e9" is no number of points [usage]
          card drag 1e9
                    ^~~
          hint: a number up to 1000000, down is positive
        trial:1:14: error: "3" is more than the command takes [usage]
          card release 3
                       ^
          hint: the form is card release [--velocity V]
        trial:1:1: error: --velocity is how fast card release lets go [usage]
          card open --velocity 3
          ^~~~~~~~~~~~~~~~~~~~~~
        trial:1:13: error: "rubbr" is not source, clamp or rubber [usage]
          card bounds rubbr
                      ^~~~~
          hint: did you mean rubber?
        trial:1:14: error: "open=3" gives a detent no name [usage]
          card detents open=3
                       ^~~~~~
          hint: a letter, then letters, digits, _ and -; not open, closed, between or dragging
        trial:1:18: error: two detents have the name or the place of b [usage]
          card detents a=1 b=1
                           ^~~
          hint: the form is card detents NAME=Y…|none
        trial:1:14: error: "a=nan" is no NAME=Y [usage]
          card detents a=nan
                       ^~~~~
          hint: for example: full=44 half=450 tip=812, points from the top of the screen
        trial:1:13: error: "House" is no LABEL=FIELD [usage]
          card fields House
                      ^~~~~
          hint: for example: House=house "Wand core"=wand.core
        trial:1:21: error: the field house stands on the card twice [usage]
          card fields A=house B=house
                              ^~~~~~~
          hint: the form is card fields LABEL=FIELD…
        trial:1:13: error: no field "hose" [no-field]
          card fields A=hose
                      ^~~~~~
          hint: did you mean house?
        trial:1:13: error: card stands in the card itself and cannot fill it [denied]
          card source card
                      ^~~~
        trial:1:12: error: TABLE is missing [usage]
          card source
                     ^
          hint: the form is card source TABLE
        trial:1:25: error: "-1" is no measure for card-max-height [usage]
          metrics card-max-height -1
                                  ^~
          hint: a number of points up to 1000000
        trial:1:19: error: "auto" is no measure for top-inset [usage]
          metrics top-inset auto
                            ^~~~
          hint: a number of points up to 1000000

        """)
    #expect(trial.dump() == before)
    #expect(trial.session.journal.undoCount == 1)
  }

  @Test func `a look at the card, at measures and at a pan leaves the calls of the act before it`()
    throws
  {
    var trial = try TrialSession.loaded()
    let calls = trial.run("select 0:0; calls")
    for look in ["card", "metrics", "pan grab 0 9"] {
      trial.run(look)
      #expect(trial.run("calls") == calls, "\(look)")
    }
    #expect(trial.run("card open; calls") == "card: open, y 612\nnone\n")
  }

  @Test func `a hostile label reaches nobody raw, and a hostile name is none`() throws {
    var trial = try TrialSession.loaded()
    trial.run("card fields \"\\u{1B}[31m\"=house")
    #expect(trial.run("card") == "card: closed, y 812\n\\u{1B}[31m: \n")
    #expect(trial.run("card detents \"\\u{1B}\"=3").contains("[usage]"))
    #expect(!trial.run("card detents \"\\u{1B}\"=3").unicodeScalars.contains("\u{1B}"))
  }

  @Test
  func `a controller that fills its card itself says so, and its card is dragged all the same`()
    throws
  {
    var trial = try TrialSession(Jukebox())
    #expect(
      trial.run("! card fields A=a; ! card source queue; card drag -20; card release") == """
        error: this controller fills its card itself [denied]
        error: this controller fills its card itself [denied]
        card: dragging, y 792
        card: between, y 792

        """)
  }

  @Test func `a card kept by name or by index path shows another row, of a user's controller too`()
    throws
  {
    var jukebox = Jukebox()
    jukebox.boxes = [["A", "B"], ["C", "A"]]
    let taps = "select 1:1; card; move 1:1 -> 1:0; reload card; card"
    for (fault, second) in [("no-didDeselect", "A"), ("card-by-index", "C"), ("card-by-name", "A")]
    {
      var trial = try TrialSession(jukebox)
      #expect(
        trial.run("fault \(fault) on; \(taps)") == """
          card: closed, y 812
          Title: A
          1:1 -> 1:0
          card: closed, y 812
          Title: \(second)

          """, "\(fault)")
    }
  }
}
