package import Foundation

#if canImport(FoundationXML)
package import FoundationXML
#endif

/// A text read by a parser that takes nothing but well-formed XML.
///
/// A class, since the parser reports to an object.
package final class StrictXML: NSObject, XMLParserDelegate {
  /// An element with its attributes.
  package struct Element: Sendable {
    /// The name.
    package let name: String
    /// The attributes by name.
    package let attributes: [String: String]
    /// The text right inside of it.
    package fileprivate(set) var text = ""
    /// The names of the elements around it, outermost first.
    package let ancestors: [String]
  }

  /// What the parser found wrong, nil for a well-formed text.
  package private(set) var fault: String?
  /// The elements in the order in which they begin.
  package private(set) var elements: [Element] = []
  /// Where the elements that are open stand among all.
  private var open: [Int] = []

  /// Reads a text.
  package init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard !parser.parse() else { return }
    fault = "line \(parser.lineNumber): \(parser.parserError.map(String.init(describing:)) ?? "?")"
  }

  /// Returns the elements of a name.
  package func elements(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  /// What the elements of a drawing or page may not have: a script, or something that is not in it.
  package var references: [String] {
    let scripts = elements.filter { $0.name == "script" || $0.name == "foreignObject" }.map(\.name)
    let handlers = elements.flatMap { $0.attributes.keys.filter { $0.hasPrefix("on") } }
    let links = elements.flatMap { element in
      ["href", "xlink:href", "src", "data", "action", "srcset"].compactMap {
        element.attributes[$0]
      }
    }
    let styles = elements("style").map(\.text).filter {
      $0.contains("url(") || $0.contains("@import")
    }
    return scripts + handlers + links.filter { !$0.hasPrefix("#") } + styles
  }

  package func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let ancestors = open.map { elements[$0].name }
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes, ancestors: ancestors))
  }

  package func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  package func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let last = open.last { elements[last].text += text }
  }
}
