/// A value that commands are made up with, by its name in the forms.
enum MadeUpValue: String, CaseIterable {
  case table = "TABLE"
  case row = "REF"
  case source = "A"
  case target = "B"
  case range = "RANGE"
  case path = "PATH"
  case section = "S"
  case sectionName = "SECTION"
  case otherSection = "M"
  case number = "N"
  case field = "FIELD"
  case setting = "FIELD=VALUE"
  case condition = "EXPR"
  case text = "TEXT"
  case title = "TITLE"
  case horizontal = "DX"
  case vertical = "DY"
  case height = "Y"
  case velocity = "V"
  case lines = "LINES"
  case detent = "NAME=Y"
  case label = "LABEL=FIELD"
  case name = "NAME"

  /// The names.
  static let names = Set(allCases.map(\.rawValue))
}
