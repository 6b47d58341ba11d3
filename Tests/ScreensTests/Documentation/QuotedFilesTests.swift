import Testing

/// What the documentation shows as code is code that compiles and scripts that pass.
struct QuotedFilesTests {
  @Test(arguments: [
    ("TableModel", "WritingAController", "Packing/PackingController.swift", "swift"),
    ("HPScript", "HPScript", "Packing/PackingTests.swift", "swift"),
    ("HPScript", "HPScript", "Behaviours/Packing/packed.hpsh", ""),
  ])
  func `an article shows a file as it is`(
    module: String, article: String, file: String, language: String
  ) throws {
    let text = try Documentation.article(article, of: module)
    let block = "```\(language)\n\(try Documentation.text(of: file))```\n"
    #expect(text.contains(block), "\(article).md does not show \(file) as it is")
  }
}
