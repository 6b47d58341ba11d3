/// What a spelled number means: a sign and 0.d₁d₂d₃… × 10ⁿ, with no zero at either end.
///
/// Every number has one form only, so `-0`, `0.0` and `0e9` are the same. Exponents beyond ±10¹⁷
/// count as that one, which no sum of lengths can bring to overflow.
struct DecimalForm: Hashable {
  private(set) var isNegative = false
  private(set) var digits: [UInt8] = []
  private(set) var exponent = 0

  static let zero = DecimalForm()
  private static let largestExponent = 100_000_000_000_000_000

  private init() {}

  /// Reads a text that is one number by JSON's grammar, else nothing.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  init?(_ text: String) {
    var rest = text.utf8[...]
    isNegative = rest.take(UInt8(ascii: "-"))
    let whole = rest.takeDigits()
    guard let first = whole.first, first != UInt8(ascii: "0") || whole.count == 1 else {
      return nil
    }
    digits.append(contentsOf: whole)
    exponent = whole.count
    if rest.take(UInt8(ascii: ".")) {
      let fraction = rest.takeDigits()
      guard !fraction.isEmpty else { return nil }
      digits.append(contentsOf: fraction)
    }
    if rest.take(UInt8(ascii: "e")) || rest.take(UInt8(ascii: "E")) {
      guard let power = Self.power(from: &rest) else { return nil }
      exponent += power
    }
    guard rest.isEmpty else { return nil }
    normalize()
  }

  private static func power(from rest: inout Substring.UTF8View) -> Int? {
    let isNegative = rest.take(UInt8(ascii: "-"))
    if !isNegative { _ = rest.take(UInt8(ascii: "+")) }
    let spelled = rest.takeDigits()
    guard !spelled.isEmpty else { return nil }
    var power = 0
    for digit in spelled where power < largestExponent {
      power = power * 10 + Int(digit - UInt8(ascii: "0"))
    }
    power = min(power, largestExponent)
    return isNegative ? -power : power
  }

  private mutating func normalize() {
    let zero = UInt8(ascii: "0")
    guard let first = digits.firstIndex(where: { $0 != zero }),
      let last = digits.lastIndex(where: { $0 != zero })
    else {
      self = .zero
      return
    }
    digits = Array(digits[first...last])
    exponent -= first
  }
}

extension DecimalForm: Comparable {
  static func < (left: DecimalForm, right: DecimalForm) -> Bool {
    guard left.isNegative == right.isNegative else { return left.isNegative }
    return left.isNegative ? right.isSmaller(than: left) : left.isSmaller(than: right)
  }

  private func isSmaller(than other: DecimalForm) -> Bool {
    guard !digits.isEmpty, !other.digits.isEmpty else {
      return digits.isEmpty && !other.digits.isEmpty
    }
    guard exponent == other.exponent else { return exponent < other.exponent }
    return digits.lexicographicallyPrecedes(other.digits)
  }
}

extension Substring.UTF8View {
  /// Drops the first byte if it is this one.
  fileprivate mutating func take(_ byte: UInt8) -> Bool {
    guard first == byte else { return false }
    self = dropFirst()
    return true
  }

  /// Drops and returns the digits at the start.
  fileprivate mutating func takeDigits() -> Substring.UTF8View {
    let taken = prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    self = self[taken.endIndex...]
    return taken
  }
}
