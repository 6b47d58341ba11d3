import CommandKit
import HPSession

extension TestReport {
  /// The report as a worker sends it.
  var message: Message {
    var message = Message()
    message.append(path)
    message.append(Int(duration.inMicroseconds))
    message.append(assertsAnything)
    message.append(isUpdated)
    message.append(failure != nil)
    if let failure { message.append(failure) }
    message.append(phase != nil)
    if let phase {
      message.append(phase.name)
      message.append(phase.omitted)
      message.append(phase.lines)
    }
    message.append(notes)
    return message
  }

  /// Reads a report.
  init(_ message: Message) {
    var reader = MessageReader(message)
    self.init(
      path: reader.text(), duration: .microseconds(reader.number()),
      assertsAnything: reader.flag(), isUpdated: reader.flag(),
      failure: reader.optional { $0.failure() }, phase: reader.optional { $0.phase() },
      notes: reader.lines())
  }
}

extension Message {
  fileprivate mutating func append(_ lines: [String]) {
    append(lines.count)
    for line in lines { append(line) }
  }

  fileprivate mutating func append(_ failure: FaultReport) {
    append(failure.file)
    append(failure.place != nil)
    if let place = failure.place {
      for number in [place.line, place.column, place.endLine, place.endColumn] { append(number) }
    }
    append(failure.code.rawValue)
    append(failure.message)
    append(failure.hint != nil)
    if let hint = failure.hint { append(hint) }
    append(failure.text)
  }
}

extension MessageReader {
  fileprivate mutating func failure() -> FaultReport {
    FaultReport(
      file: text(), place: optional { $0.place() }, code: DiagnosticCode(rawValue: text()),
      message: text(), hint: optional { $0.text() }, text: text())
  }

  fileprivate mutating func place() -> FaultReport.Place {
    FaultReport.Place(line: number(), column: number(), endLine: number(), endColumn: number())
  }

  fileprivate mutating func phase() -> TestPhase {
    let (name, omitted) = (text(), number())
    return TestPhase(name: name, lines: lines(), omitted: omitted)
  }

  fileprivate mutating func lines() -> [String] {
    let count = number()
    var lines: [String] = []
    for _ in 0..<count { lines.append(text()) }
    return lines
  }
}
