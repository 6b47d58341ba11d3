/// The ways in which a text is mangled between a phone and a person.
package enum MangledText: String, CaseIterable, Sendable {
  case asItIs
  case brokenEverySeventhByte
  case brokenAtEveryByte
  case brokenForMail
  case quotedInMail
  case timedByALog
  case inHTML
  case inJSON
  case inJSONTwice
  case smartQuotes
  case hardBlanks
  case linesOfWindows
  case wideBytes
  case brokenBytes
  case colours
  case comment

  /// Returns a text as it arrives.
  package func applied(to text: String) -> [UInt8] {
    switch self {
    case .asItIs: Array(text.utf8)
    case .brokenEverySeventhByte: MangledText.broken(text, every: 7, by: "\n")
    case .brokenAtEveryByte: MangledText.broken(text, every: 1, by: "\r\n")
    case .brokenForMail: MangledText.broken(text, every: 75, by: "=\r\n")
    case .quotedInMail: MangledText.broken("> " + text, every: 60, by: "\n> ")
    case .timedByALog:
      MangledText.broken(text, every: 50, by: "\n2018-02-06 13:02:19.171764-0500 App[1501:53913] ")
    case .inHTML:
      Array(text.replacing(["&": "&amp;", "<": "&lt;", ">": "&gt;", "'": "&#39;"]).utf8)
    case .inJSON: Array(text.escaped.utf8)
    case .inJSONTwice: Array(text.escaped.escaped.utf8)
    case .smartQuotes: Array(text.replacing(["'": "\u{2019}", "-": "\u{2013}"]).utf8)
    case .hardBlanks: Array(text.replacing([" ": "\u{A0}"]).utf8)
    case .linesOfWindows: Array(text.replacing(["\n": "\r\n"]).utf8)
    case .wideBytes: [0xFF, 0xFE] + text.utf8.flatMap { [$0, 0] }
    case .brokenBytes: Array(text.utf8).flatMap { $0 == 0x20 ? [0xC3, $0, 0xFF] : [$0] }
    case .colours: Array(text.replacing(["(": "\u{1B}[1m(\u{1B}[0;31m"]).utf8)
    case .comment: Array(("    // " + text.replacing(["\n": "\n    // "])).utf8)
    }
  }

  private static func broken(_ text: String, every length: Int, by separator: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    return Array(
      stride(from: 0, to: bytes.count, by: length)
        .map { bytes[$0..<min($0 + length, bytes.count)] }
        .joined(separator: separator.utf8))
  }
}

extension String {
  /// Returns the text with single characters replaced.
  fileprivate func replacing(_ pairs: [Character: String]) -> String {
    reduce(into: "") { $0 += pairs[$1] ?? String($1) }
  }

  /// The text as it stands in a string of JSON.
  fileprivate var escaped: String {
    replacing(["\\": "\\\\", "\"": "\\\"", "\n": "\\n", "\t": "\\t", "\u{2019}": "\\u2019"])
  }
}

/// The surroundings in which an exception is found.
package enum ExceptionSurroundings: String, CaseIterable, Sendable {
  case console
  case crashReport
  case coreData
  case debugger

  /// Returns a sentence in its surroundings.
  package func around(_ sentence: ExceptionSentence) -> String {
    let view = sentence.isOfItems ? "UICollectionView" : "UITableView"
    let call = sentence.isOfItems ? "_endItemAnimations" : "_endCellAnimationsWithContext:"
    let stack =
      "0   CoreFoundation   0x00000001a22529a4 __exceptionPreprocess + 228\n"
      + "1   libobjc.A.dylib   0x00000001a142b9f8 objc_exception_throw + 56\n"
      + "2   UIKitCore   0x00000001ced84c78 -[\(view) \(call)] + 15732\n"
    switch self {
    case .console:
      return "2014-08-04 20:57:55.860 App[3267:60b] *** Assertion failure in -[\(view) \(call)], "
        + "/SourceCache/UIKit/UIKit-2380.17/\(view).m:1046\n"
        + "2014-08-04 20:57:55.862 App[3267:60b] *** Terminating app due to uncaught exception "
        + "'NSInternalInconsistencyException', reason: '\(sentence.text)'\n"
        + "*** First throw call stack:\n(\n" + stack + ")\nlibc++abi.dylib: terminating\n"
    case .crashReport:
      return "OS Version: iOS 17.4 (21E217)\nException Type: EXC_CRASH (SIGABRT)\n"
        + "Application Specific Information:\n\(sentence.text)\n\nThread 0 Crashed:\n"
        + stack.replacing(["_": "_"])
        + "3   UIKitCore  -[\(view) _Bug_Detected_In_Client_Of_\(view)_Invalid_Batch_Updates:]\n"
    case .coreData:
      return "App: \(view)\nCoreData: error: Serious application error.  An exception was caught "
        + "from the delegate of NSFetchedResultsController during a call to "
        + "-controllerDidChangeContent:.  \(sentence.text) with userInfo (null)\n"
    case .debugger:
      return
        "Thread 1: \"\(sentence.text) \(view): <\(view): 0x7f81b8846600; frame = (0 88; 414 774); "
        + "contentOffset: {0, 0}; contentSize: {393, 1698.6}; dataSource: <App.List: 0x12f31d240>>\""
    }
  }
}
