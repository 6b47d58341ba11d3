import CommandKit
import Records
import TableModel

extension Format where Value == FieldSetting {
  /// A field and its value, `FIELD=VALUE`; a bare number, true, false or null is that value, all else text.
  static var setting: Format {
    Format("FIELD=VALUE", completion: .kind("field")) { words throws(Diagnostic) in
      let word = try words.need("FIELD=VALUE")
      guard let setting = FieldSetting(word) else {
        throw Diagnostic(
          .usage, "\(word.shown) is no FIELD=VALUE", at: word.range,
          hint: "no blanks around =: house=Slytherin name=\"Draco Malfoy\"")
      }
      return setting
    }
  }
}

extension FieldSetting {
  /// Reads a setting from the parts of a word; the name is bare or quoted, the sign bare.
  init?(_ word: Word) {
    var name = ""
    var value = ""
    var isValue = false
    var isQuoted = false
    for part in word.parts {
      if isValue {
        value += part.text
        isQuoted = isQuoted || part.isQuoted
      } else if !part.isQuoted, let sign = part.text.firstIndex(of: "=") {
        name += part.text[..<sign]
        value = String(part.text[part.text.index(after: sign)...])
        isValue = true
      } else {
        name += part.text
      }
    }
    guard isValue, !name.isEmpty else { return nil }
    self.init(name, isQuoted ? .text(value) : Value(bareWord: value))
  }
}

extension FieldSetting.Value {
  /// Reads a bare word.
  init(bareWord text: String) {
    switch Records.Value(bareWord: text) {
    case .number(let number): self = .number(number.spelling)
    case .bool(let flag): self = .bool(flag)
    case .null: self = .null
    default: self = .text(text)
    }
  }
}
