import SessionSupport
import TerminalSupport
import Testing

/// How the page of a storyboard is laid out, asked of a browser where one is installed.
@Suite(
  .enabled(if: Browser.path != nil, "no browser is installed"), .serialized,
  .timeLimit(.minutes(5)))
struct LayoutTests {
  /// Writes a line for each box of text that leaves its parent, the window or its row, or covers another.
  private static let script = """
    const faults = [];
    const box = r => `${r.left.toFixed(1)},${r.top.toFixed(1)} ${r.width.toFixed(1)}x${r.height.toFixed(1)}`;
    const inside = (a, b) => a.left >= b.left - 0.6 && a.right <= b.right + 0.6
      && a.top >= b.top - 0.6 && a.bottom <= b.bottom + 0.6;
    const meets = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.6
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.6;
    const name = e => `${e.tagName.toLowerCase()}.${e.getAttribute('class') || ''}#${e.closest('section')?.id || ''}`;
    for (const details of document.querySelectorAll('details')) details.open = true;

    // Blocks of text: each inside its parent, none over another.
    const blocks = [...document.querySelectorAll('h1, header p, header li, main p, main pre, summary, figcaption')];
    const boxes = blocks.map(e => e.getBoundingClientRect());
    blocks.forEach((e, i) => {
      if (!inside(boxes[i], e.parentElement.getBoundingClientRect())) {
        faults.push(`${name(e)} leaves its parent: ${box(boxes[i])}`);
      }
      const range = document.createRange();
      range.selectNodeContents(e);
      for (const r of range.getClientRects()) {
        if (r.width > 0 && !inside(r, boxes[i])) faults.push(`a line of ${name(e)} leaves it: ${box(r)}`);
      }
      for (let j = i + 1; j < Math.min(blocks.length, i + 12); j++) {
        if (meets(boxes[i], boxes[j]) && !e.contains(blocks[j])) faults.push(`${name(e)} covers ${name(blocks[j])}`);
      }
    });
    if (document.documentElement.scrollWidth > innerWidth) {
      faults.push(`the page is ${document.documentElement.scrollWidth} wide in a window of ${innerWidth}`);
    }

    // Texts in drawings: each between the edges of the screen, and none over another that is not hidden.
    for (const screen of document.querySelectorAll('svg.screen')) {
      const edges = screen.getBoundingClientRect();
      for (const list of screen.querySelectorAll('svg')) {
        const texts = [...list.querySelectorAll('text')].filter(t => t.getAttribute('font-size') !== '13');
        const rects = texts.map(t => t.getBoundingClientRect());
        texts.forEach((t, i) => {
          const r = rects[i];
          if (r.left < edges.left || r.right > edges.right) faults.push(`${name(t)} leaves the screen: ${t.textContent.slice(0, 20)} ${box(r)}`);
          for (let j = i + 1; j < texts.length; j++) {
            if (meets(r, rects[j])) faults.push(`${t.textContent.slice(0, 20)} covers ${texts[j].textContent.slice(0, 20)}`);
          }
          for (const p of list.querySelectorAll('path[stroke-opacity=".5"], circle')) {
            if (meets(r, p.getBoundingClientRect())) faults.push(`${t.textContent.slice(0, 20)} covers a control`);
          }
        });
      }
    }
    const drawn = document.querySelectorAll('svg text').length;
    document.getElementById('report').textContent =
      [`${blocks.length} blocks, ${drawn} texts in drawings`, ...new Set(faults)].slice(0, 40).join('\\n');
    """

  @Test(arguments: [390, 1280])
  func `every text is inside its parent, and none over another`(width: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.behaviour, to: "a.hpsh")
    let titles = HostileText.known.map { "{\"name\": \(Self.json($0)), \"house\": \"x\"}" }
    try folder.write("[\(titles.joined(separator: ",\n"))]", to: "hostile.json")
    let run = try Hpsh.run(["-k", "--storyboard", "a.html", "a.hpsh"], in: folder.path)
    #expect(run.status == 3, "\(run.errors)")
    let page = try folder.read("a.html")
    #expect(StrictXML(page).fault == nil)
    let report = try Browser.run(Self.script, on: page, width: width)
    print("\(width) wide: \(report.first ?? "")")
    #expect(report.count == 1, "\(report.joined(separator: "\n"))")
    #expect(report.first?.contains(" blocks, ") == true)
    #expect(report.first?.hasPrefix("0 ") == false)
  }

  /// A script with everything that a page can show.
  private static let behaviour = """
    # A comment that is a good deal longer than a phone is wide, so that it has to be broken somewhere, and goes on.
    load --group house
    select "Draco Malfoy"
    card open
    ls
    move 1:2 -> 2:0
    ! move 0:99 -> 0:0
    repeat 2 { select 0:3; edit on; edit off }
    edit on
    lift 0:1
    hover 0:3
    drop
    edit off
    swipe 0:2
    echo \(String(repeating: "unbroken", count: 60))
    expect selection = 0:1
    load hostile.json
    repeat 3 { scroll 5 --at top; scroll 15 --at top; scroll 25 --at top; scroll last; edit on }
    ls
    """

  /// Returns a text as JSON has it.
  private static func json(_ text: String) -> String {
    "\""
      + text.utf16.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined() + "\""
  }
}
