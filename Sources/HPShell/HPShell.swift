import CommandKit
import HPSession

/// The program: arguments in, status out.
package enum HPShell {
  /// Runs the program with its arguments, without its own name, and returns the exit status.
  ///
  /// They are bytes, since a text that is not UTF-8 is an error, and not another text.
  package static func run(arguments: [[UInt8]]) -> Int32 {
    let sink = StandardSink()
    let texts = arguments.map { String(decoding: $0, as: UTF8.self) }
    let broken = zip(arguments, texts).filter { !$0.elementsEqual($1.utf8) }.map(\.0)
    var program = Program(sink: sink, brokenArguments: broken)
    do {
      try program.run(texts)
    } catch {
      sink.writeError("hpsh: \(error.message.visible)")
      if let hint = error.hint { sink.writeError("  hint: \(hint.visible)") }
      program.status = error.code.isFaultOfText ? .programUsage : error.code.exitStatus
    }
    sink.flush()
    guard let fault = sink.fault else { return program.status.rawValue }
    sink.writeError(Diagnostic(fault).summary)
    return program.status == .success ? ExitStatus.failure.rawValue : program.status.rawValue
  }
}

extension Program {
  fileprivate mutating func run(_ arguments: [String]) throws(Diagnostic) {
    let words = arguments.map { Word(argument: $0) }
    if let first = words.first, let command = Program.subcommands.command(named: first.text) {
      try run(command, Array(words.dropFirst()), at: first)
    } else {
      try run(.hpsh, words, at: Word(argument: "hpsh"))
    }
  }

  private mutating func run(
    _ command: Command<Program>, _ words: [Word], at word: Word
  ) throws(Diagnostic) {
    switch try command.bind(words, at: word) {
    case .help: sink.write(HelpPage(command.spec).text)
    case .run(let invocation): try invocation.run(&self)
    }
  }
}
