import HPSession
import SeededRandom
import SessionSupport
import Testing

@Suite struct SVGScreenTests {
  /// Draws into a file and returns what is in it.
  private static func drawing(_ trial: inout TrialSession) throws -> String {
    let folder = try TemporaryFolder()
    trial.session.files.scriptFolder = folder.path
    #expect(trial.run("screen --svg a.svg") == "")
    return try folder.read("a.svg")
  }

  @Test func `a drawing is the article's look, and the same bytes each time`() throws {
    var trial = try TrialSession()
    try trial.session.show(.rows(titled: ["Ada", "Bo & <Cy>"]))
    trial.run("metrics height 346; select 0:1; card open")
    let text = try Self.drawing(&trial)
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 414 346" width="414" height="346" \
        role="img" overflow="hidden" font-size="17" \
        font-family="-apple-system,system-ui,'Helvetica Neue',Arial,sans-serif">
        <title>main: offset 0 of 0; card: open, y 162</title>
        <rect width="414" height="346" fill="#30b0c7"/>
        <svg y="44" width="414" height="218" overflow="hidden" viewBox="0 44 414 218">
        <path d="M20 122H414" stroke="#3c3c43" stroke-opacity=".29"/>
        <text x="207" y="103" text-anchor="middle">Ada</text>
        <path d="M382 92h18m-18 5h18m-18 5h18" stroke="#3c3c43" stroke-opacity=".5"/>
        <text x="207" y="153" text-anchor="middle" fill="#fff">Bo &amp; &lt;Cy&gt;</text>
        <path d="M382 142h18m-18 5h18m-18 5h18" stroke="#3c3c43" stroke-opacity=".5"/>
        <rect y="44" width="414" height="28" fill="#279fb4"/>
        <text x="20" y="62.5" font-size="13" font-weight="600">Red</text>
        </svg>
        <rect y="162" width="414" height="199" rx="15" fill="#ffffff"/>
        <rect x="157" y="185.5" width="100" height="3" rx="1.5" fill="#c7c7cc"/>
        <svg y="212" width="414" height="100" overflow="hidden" viewBox="0 212 414 100">
        <path d="M20 262H414" stroke="#3c3c43" stroke-opacity=".29"/>
        <text x="20" y="243">Team: Red</text>
        <text x="20" y="293">Note: Bo &amp; &lt;Cy&gt;</text>
        </svg>
        </svg>

        """)
    #expect(try Self.drawing(&trial) == text)
  }

  @Test func `hostile titles leave a drawing well-formed, and refer to nothing`() throws {
    var trial = try TrialSession()
    try trial.session.show(.rows(titled: HostileText.known, teams: HostileText.known))
    trial.run("edit on")
    for row in stride(from: 0, to: HostileText.known.count, by: 3) {
      trial.run("scroll \(row) --at top; allow selection single --editing; select \(row)")
      let xml = StrictXML(try Self.drawing(&trial))
      #expect(xml.fault == nil, "row \(row)")
      #expect(xml.references == [], "row \(row)")
      #expect(Set(xml.elements.map(\.name)).isSubset(of: Self.elements), "row \(row)")
    }
  }

  @Test(arguments: [1, 2, 3, 5, 8] as [UInt64])
  func `random titles leave a drawing well-formed`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let titles = (0..<120).map { _ in HostileText.random(using: &generator) }
    var trial = try TrialSession()
    try trial.session.show(.rows(titled: titles))
    for row in stride(from: 0, to: 120, by: 15) {
      trial.run("scroll \(row) --at top; select \(row); card open")
      let xml = StrictXML(try Self.drawing(&trial))
      #expect(xml.fault == nil && xml.references == [], "seed \(seed), row \(row)")
      #expect(Set(xml.elements.map(\.name)).isSubset(of: Self.elements), "seed \(seed), row \(row)")
    }
  }

  /// The elements of a drawing.
  private static let elements: Set = ["svg", "title", "rect", "path", "text", "circle"]

  @Test func `controls, a swiped row and a lifted one are drawn`() throws {
    var trial = try TrialSession.loaded()
    trial.run("swipe 0:1")
    #expect(try Self.drawing(&trial).contains(">Delete</text>"))
    trial.run("edit on")
    let editing = StrictXML(try Self.drawing(&trial))
    #expect(editing.elements("circle").count == 12)
    trial.run("edit off; lift 0:1; hover 0:3")
    let lifted = StrictXML(try Self.drawing(&trial))
    #expect(lifted.elements("rect").filter { $0.attributes["stroke-dasharray"] != nil }.count == 1)
    #expect(lifted.elements("text").filter { $0.text == "Hermione Granger" }.count == 1)
  }
}
