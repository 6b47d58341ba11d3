import HPSession
import SessionSupport
import Testing

/// What is said of rows that a filter hides.
@Suite struct HiddenRowTests {
  @Test func `a hidden row that is named is said to be hidden`() throws {
    var trial = try TrialSession.loaded()
    trial.run("filter gender = female")
    #expect(
      trial.run("select Tonk") == """
        trial:1:8: error: no row of main has the title "Tonk" [no-row]
          select Tonk
                 ^~~~
          hint: did you mean "Tonks"?

        """)
    #expect(
      trial.run("select \"Harry Potter\"") == """
        trial:1:8: error: no row of main has the title "Harry Potter" [no-row]
          select "Harry Potter"
                 ^~~~~~~~~~~~~~
          hint: the filter hides it; unfilter shows all rows

        """)
    #expect(
      trial.run("select @bb") == """
        trial:1:8: error: no row of main has an id that starts with "bb" [no-row]
          select @bb
                 ^~~
          hint: the filter hides it; unfilter shows all rows

        """)
  }

  @Test func `where a filter hides all rows the hint is to unfilter`() throws {
    var trial = try TrialSession.loaded()
    trial.run("filter title = Nobody")
    for command in ["select 0", "select last", "select Nobody"] {
      #expect(trial.run(command).contains("error: main shows no rows [no-row]"))
      #expect(trial.run(command).hasSuffix("  hint: unfilter shows all rows\n"))
    }
  }

  @Test func `a sign without a field and a search for nothing are faults of the text`() throws {
    var trial = try TrialSession.loaded()
    #expect(
      trial.run("sort name -") == """
        trial:1:11: error: a field is missing [usage]
          sort name -
                    ^
          hint: sort -FIELD begins with the greatest

        """)
    #expect(
      trial.run("find \"\"") == """
        trial:1:6: error: an empty text stands in every row [usage]
          find ""
               ^~

        """)
    #expect(
      trial.run("filter house") == """
        trial:1:13: error: a comparison is missing [usage]
          filter house
                      ^
          hint: one of = != < <= > >= contains matches

        """)
  }
}
