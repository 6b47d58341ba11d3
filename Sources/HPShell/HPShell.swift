import CWorker
import CommandKit
import HPSession
import LineEditing
public import TableModel

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A shell on a list screen of one's own: a program in three lines.
///
///     import HPShell
///     import TableModel
///     HPShell.main(controller: Playlist(songs: ["Blue", "Clair", "Angie"]))
public enum HPShell {
  /// Runs the shell on a controller's screen with the arguments of the program, and ends the program.
  ///
  /// Every door of `hpsh` is open: the prompt, a script, `-c`, standard input, and sub-commands such as
  /// `test`. The expression is evaluated anew for each session, so that scripts that run as tests do not
  /// meet on one object. Commands that bring in records, as `load`, are denied, since the controller
  /// brings its own rows.
  ///
  ///     $ playlist -c 'move 0:2 -> 0:0; ls'
  ///     0:2 -> 0:0
  ///     main: 3 rows in 1 section
  ///         0  0:0  Angie
  ///         1  0:1  Blue
  ///         2  0:2  Clair
  public static func main(
    controller: @autoclosure @escaping () -> some TableController
  ) -> Never {
    exit(run(arguments: programArguments, on: SessionMaker { controller() }))
  }

  /// The arguments as they came, without the program's name; as strings, what is not UTF-8 in them would be replaced.
  private static var programArguments: [[UInt8]] {
    (0..<Int(CommandLine.argc)).dropFirst().compactMap { index in
      unsafe CommandLine.unsafeArgv[index].map { argument in
        unsafe Array(UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
      }
    }
  }

  /// The bytes that the stack may grow to: blocks a thousand deep need a third of them, unoptimized.
  private static let stack: UInt64 = 64 << 20

  /// Runs the program with its arguments and returns the exit status.
  ///
  /// They are bytes, since a text that is not UTF-8 is an error, and not another text.
  private static func run(arguments: [[UInt8]], on sessions: SessionMaker) -> Int32 {
    // A file that grows too large is an error of the command that writes it.
    _ = signal(SIGXFSZ, SIG_IGN)
    let stack = Int(hw_grow_stack(HPShell.stack))
    let sessions = sessions.preparing { $0.stackBudget = stack - stack / 8 }
    let sink = StandardSink()
    let texts = arguments.map { String(decoding: $0, as: UTF8.self) }
    if texts.first == Worker.name {
      guard let worker = try? Worker(Array(texts.dropFirst()), sessions) else {
        return ExitStatus.failure.rawValue
      }
      worker.run()
      return ExitStatus.success.rawValue
    }
    let broken = zip(arguments, texts).filter { !$0.elementsEqual($1.utf8) }.map(\.0)
    var program = Program(sink: sink, sessions: sessions, brokenArguments: broken)
    do {
      try program.run(texts)
    } catch {
      let style = sink.errorStyle
      sink.writeError("\(style("hpsh:", .error)) \(error.message.visible)")
      if let hint = error.hint { sink.writeError(style.diagnostics("  hint: \(hint.visible)")) }
      program.status = error.code.isFaultOfText ? .programUsage : error.code.exitStatus
    }
    sink.flush()
    // Where the loss of a reader was noted it is the status, and no surprise.
    guard let fault = sink.fault, Interrupts.hangupStatus == nil else {
      return program.status.rawValue
    }
    sink.report(Diagnostic(fault), isExpected: true)
    return program.status == .success ? ExitStatus.failure.rawValue : program.status.rawValue
  }
}

extension Program {
  fileprivate mutating func run(_ arguments: [String]) throws(Diagnostic) {
    var words = arguments.map { Word(argument: $0) }
    try takeColour(&words)
    // An option is no sub-command: then none of them need be made.
    let start = words.count - words.behindBounds.count
    if let first = words[start...].first, !first.text.hasPrefix("-"),
      let command = Program.subcommands.command(named: first.text)
    {
      try run(command, Array(words[..<start] + words[(start + 1)...]), at: first)
    } else {
      try run(.hpsh, words, at: Word(argument: "hpsh"))
    }
  }

  /// Takes `--color` from before a sub-command, and colours the help on the program too as it says.
  private func takeColour(_ words: inout [Word]) throws(Diagnostic) {
    let option = "--color"
    let place = words.count - words.behindBounds.count
    guard place < words.count else { return }
    let text = words[place].text
    if text.hasPrefix(option + "=") {
      words[place] = Word(argument: String(text.dropFirst(option.count + 1)))
    } else if text == option, place + 1 < words.count {
      words.remove(at: place)
    } else {
      return
    }
    let value = words.remove(at: place)
    var cursor = WordCursor([value], after: value.range)
    sink.choose(try Format<ColourChoice>.choice("WHEN").parse(&cursor))
  }

  private mutating func run(
    _ command: Command<Program>, _ words: [Word], at word: Word
  ) throws(Diagnostic) {
    switch try command.bind(words, at: word) {
    case .help:
      let isProgram = command.name == Command<Program>.hpsh.name
      sink.writeHelp(isProgram ? ProgramHelp.text : HelpPage(program: command.spec).text)
    case .run(let invocation): try invocation.run(&self)
    }
  }
}

extension [Word] {
  /// The words behind `--safe` and `--allow PATH`, which may also stand before a sub-command.
  fileprivate var behindBounds: ArraySlice<Word> {
    var rest = self[...]
    while let first = rest.first?.text {
      switch first {
      case "--safe": rest = rest.dropFirst()
      case "--allow": rest = rest.dropFirst(2)
      case _ where first.hasPrefix("--allow="): rest = rest.dropFirst()
      default: return rest
      }
    }
    return rest
  }
}
