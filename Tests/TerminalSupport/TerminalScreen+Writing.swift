import CTerminalSupport

extension TerminalScreen {
  /// Shows bytes as the terminal would.
  package mutating func write(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      switch parser.take(byte) {
      case .scalar(let scalar): put(scalar)
      case .control(let control): obey(control)
      case .sequence(let sequence): obey(sequence)
      case nil: break
      }
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    if isFaint { faintText.unicodeScalars.append(scalar) }
    let width = Int(ts_width(wchar_t(bitPattern: scalar.value)))
    guard width > 0 else { return combine(scalar) }
    if wrapsNext || column + width > columns {
      rows[row].continues = true
      column = 0
      lineFeed()
    }
    set(String(scalar))
    if width == 2 {
      column += 1
      set("")
    }
    wrapsNext = column == columns - 1
    if !wrapsNext { column += 1 }
  }

  private mutating func combine(_ scalar: Unicode.Scalar) {
    let place = wrapsNext ? column : column - 1
    guard place >= 0, place < rows[row].cells.count else { return }
    rows[row].cells[place] = (rows[row].cells[place] ?? " ") + String(scalar)
  }

  private mutating func set(_ cell: String?) {
    let missing = column + 1 - rows[row].cells.count
    if missing > 0 { rows[row].cells += Array(repeating: nil, count: missing) }
    rows[row].cells[column] = cell
  }

  private mutating func lineFeed() {
    wrapsNext = false
    guard row == height - 1 else {
      row += 1
      return
    }
    scrolledOff.append(rows.removeFirst())
    rows.append(Row())
  }

  private mutating func obey(_ control: UInt8) {
    switch control {
    // NUL gives a slow terminal time.
    case 0x00, 0x07: break
    case 0x08: moveTo(row, column - 1)
    case 0x09: moveTo(row, (column / 8 + 1) * 8)
    case 0x0A: lineFeed()
    case 0x0D: moveTo(row, 0)
    default: unknownSequences.append("control \(control)")
    }
  }

  private mutating func moveTo(_ row: Int, _ column: Int) {
    self.row = min(max(row, 0), height - 1)
    self.column = min(max(column, 0), columns - 1)
    wrapsNext = false
  }

  private mutating func obey(_ sequence: String) {
    guard sequence.first == "[", let letter = sequence.last else {
      unknownSequences.append(sequence)
      return
    }
    let parameters = sequence.dropFirst().dropLast().split(separator: ";").map(String.init)
    let count = max(parameters.first.flatMap { Int($0) } ?? 1, 1)
    switch letter {
    case "A": moveTo(row - count, column)
    case "B": moveTo(row + count, column)
    case "C": moveTo(row, column + count)
    case "D": moveTo(row, column - count)
    case "G": moveTo(row, count - 1)
    case "H": moveTo(count - 1, (parameters.dropFirst().first.flatMap { Int($0) } ?? 1) - 1)
    case "J", "K", "P", "@": change(letter, parameters.first ?? "", count)
    case "m":
      isFaint = parameters == ["2"]
      if isFaint { faintText = "" }
    case "h" where parameters == ["?2004"]: marksPastes = true
    case "l" where parameters == ["?2004"]: marksPastes = false
    default: unknownSequences.append(sequence)
    }
  }

  private mutating func change(_ letter: Character, _ parameter: String, _ count: Int) {
    wrapsNext = false
    let cells = rows[row].cells
    switch (letter, parameter) {
    case ("J", "2"): rows = Array(repeating: Row(), count: height)
    case ("J", "1"), ("K", "1"), ("K", "2"): unknownSequences.append("[\(parameter)\(letter)")
    case ("J", _), ("K", _):
      rows[row].cells = Array(cells.prefix(column))
      rows[row].continues = false
      guard letter == "J" else { return }
      for below in rows.indices.dropFirst(row + 1) { rows[below] = Row() }
    case ("P", _): rows[row].cells = Array(cells.prefix(column) + cells.dropFirst(column + count))
    default:
      let blanks: [String?] = Array(repeating: " ", count: count)
      let padding: [String?] = Array(repeating: nil, count: max(column - cells.count, 0))
      let wider = cells.prefix(column) + padding + blanks + cells.dropFirst(column)
      rows[row].cells = Array(wider.prefix(columns))
    }
  }
}
