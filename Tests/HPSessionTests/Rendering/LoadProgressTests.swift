import HPSession
import Records
import Testing

struct LoadProgressTests {
  @Test(arguments: [
    (LoadProgress(.reading, bytes: 0, of: nil), "reading 0 bytes"),
    (LoadProgress(.reading, bytes: 9_999, of: nil), "reading 9999 bytes"),
    (LoadProgress(.reading, bytes: 12_345, of: 9_999_999), "reading 12 of 9999 kB"),
    (
      LoadProgress(.checking, bytes: 120_999_999, of: 422_000_000, rows: 284_310),
      "checking 120 of 422 MB, 284310 rows"
    ),
    (
      LoadProgress(.checking, bytes: 50_000_000, of: 40_000_000, rows: 1),
      "checking 40 of 40 MB, 1 row"
    ),
    (LoadProgress(.reading, bytes: 15_000_000, of: nil, rows: 0), "reading 15 MB, 0 rows"),
  ]) func `how far a load is, in words`(progress: LoadProgress, line: String) {
    #expect(progress.line == line)
  }
}
