extension Number: Hashable, Comparable {
  package static func == (left: Number, right: Number) -> Bool {
    left.spelling == right.spelling || left.decimalForm == right.decimalForm
  }

  package static func < (left: Number, right: Number) -> Bool {
    left.decimalForm < right.decimalForm
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(decimalForm)
  }

  private var decimalForm: DecimalForm {
    DecimalForm(spelling) ?? .zero
  }
}
