import HPSession
import SessionSupport
import Testing

/// What failures say of lists that do not fit in a line, of long texts, and of rows with one title.
@Suite struct ListFailureTests {
  private static let failures = Exchange.all(
    in: #"""
      > expect rows * = 1:* 0:* 3:* 2:*
      trial:1:8: error: expected rows * = 1:* 0:* 3:* 2:* [expectation]
        expect rows * = 1:* 0:* 3:* 2:*
               ^~~~~~~~~~~~~~~~~~~~~~~~
        wanted 11, got 12: 1 not wanted (+), 5 in another place (~)
        ~ 1:0 "Draco Malfoy"  (wanted as number 1, got as 5)
        ~ 1:1 "Severus Snape"  (wanted as number 2, got as 6)
        ~ 1:2 "Bellatrix Lestrange"  (wanted as number 3, got as 7)
        ~ 2:0 "Luna Lovegood"  (wanted as number 10, got as 8)
        ~ 2:1 "Garrick Ollivander"  (wanted as number 11, got as 9)
        + 4:0 "Viktor Krum"
      > expect rows * = 0:3 0:0 0:1 0:2 1:* 2:* 3:* 4:*
      trial:1:8: error: expected rows * = 0:3 0:0 0:1 0:2 1:* 2:* 3:* 4:* [expectation]
        expect rows * = 0:3 0:0 0:1 0:2 1:* 2:* 3:* 4:*
               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        wanted 12, got 12: 1 in another place (~)
        ~ 0:3 "Lily Potter" @ff7  (wanted as number 1, got as 4)
      > expect rows 0:2 = 0:3
      trial:1:8: error: expected rows 0:2 = 0:3 [expectation]
        expect rows 0:2 = 0:3
               ^~~~~~~~~~~~~~
        wanted: 0:3 "Lily Potter" @ff7
        got:    0:2 "Lily Potter" @ff6
                  ^
      > expect rows 0:2 contains 0:2 0:3
      trial:1:8: error: expected rows 0:2 contains 0:2 0:3 [expectation]
        expect rows 0:2 contains 0:2 0:3
               ^~~~~~~~~~~~~~~~~~~~~~~~~
        wanted: contains 0:2 "Lily Potter" @ff6, 0:3 "Lily Potter" @ff7
        got:    0:2 "Lily Potter" @ff6
      > expect rows 0:* contains *
      trial:1:8: error: expected rows 0:* contains * [expectation]
        expect rows 0:* contains *
               ^~~~~~~~~~~~~~~~~~~
        missing: 8 of 12
        - 1:0 "Draco Malfoy"
        - 1:1 "Severus Snape"
        - 1:2 "Bellatrix Lestrange"
        - 2:0 "Luna Lovegood"
        - 2:1 "Garrick Ollivander"
        - 3:0 "Cedric Diggory"
        - 3:1 "Tonks"
        - 4:0 "Viktor Krum"
      > expect rows * != *
      trial:1:8: error: expected rows * != * [expectation]
        expect rows * != *
               ^~~~~~~~~~~
        got:    the same 12
      > expect card = "Gender: male" "Actor: Daniel Radcliffe" "House: Gryffindor" "Patronus: a white stag, and large"
      trial:1:8: error: expected card = "Gender: male" "Actor: Daniel Radcliffe" "House: Gryffindor" "Patronus: a white stag, and large" [expectation]
        expect card = "Gender: male" "Actor: Daniel Radcliffe" "House: Gryffindor" "Patronus: a white stag,…
               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        wanted 4, got 4: 1 missing (-), 1 not wanted (+), 1 in another place (~)
        ~ "House: Gryffindor"  (wanted as number 3, got as 2)
        - "Patronus: a white stag, and large"
        + "Patronus: stag"
      > expect drift = 0:0
      trial:1:8: error: expected drift = 0:0 [expectation]
        expect drift = 0:0
               ^~~~~~~~~~~
        wanted: 0:0
        got:    none
                ^
      """#)

  @Test(arguments: failures)
  func `lists that differ are told by what differs in them`(exchange: Exchange) throws {
    var trial = try TrialSession.loaded()
    trial.run("select 0:0")
    #expect(trial.run(exchange.command) == exchange.answer + "\n")
  }

  @Test func `of many differences twenty are shown`() throws {
    var trial = try TrialSession.loaded()
    let error = trial.run("expect card = \((1...25).map(String.init).joined(separator: " "))")
    #expect(error.contains("\n  wanted 25, got 4: 25 missing (-), 4 not wanted (+)\n  - \"1\"\n"))
    #expect(error.hasSuffix("\n  - \"20\"\n  and 9 more\n"), "\(error)")
  }

  @Test func `a long text is cut around the first difference`() throws {
    var trial = try TrialSession()
    let long = {
      String(repeating: "abcdefghi ", count: 12) + $0 + String(repeating: "z", count: 90)
    }
    let error = trial.run("expect '\(long("X"))' = '\(long("日Y"))'")
    let notes = error.split(separator: "\n").suffix(3)
    #expect(
      notes.joined(separator: "\n") == """
          wanted: …bcdefghi abcdefghi abcdefghi abcdefghi 日Yzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz…
          got:    …bcdefghi abcdefghi abcdefghi abcdefghi Xzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz…
                                                          ^
        """)
  }

  @Test func `what could drive a terminal is escaped, and the mark stands where it differs`() throws
  {
    var trial = try TrialSession()
    let error = trial.run(#"expect "a\u{1B}b" = "a\u{1B}c""#)
    #expect(
      error.hasSuffix(
        #"""
          wanted: "a\u{1B}c"
          got:    "a\u{1B}b"
                          ^

        """#))
  }
}
