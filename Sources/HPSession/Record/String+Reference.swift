import CommandKit

extension String {
  /// Returns an id as a reference to its row: bare where nothing in it could be taken for something else.
  ///
  ///     String.reference(toID: "9e3f")   // @9e3f
  ///     String.reference(toID: "a..b")   // @"a..b"
  static func reference(toID text: String) -> String {
    let isPlain =
      !text.isEmpty && !text.contains("..")
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
          UInt8(ascii: "."):
          true
        default: false
        }
      }
    return "@" + (isPlain ? text : Word.quoted(text))
  }
}
