import LineEditing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A program that is nothing but a prompt: it reads texts and says what it got.
///
/// A text is whole when its braces are closed; `busy` runs until Ctrl-C. With `--script` it has no
/// prompt and ends at Ctrl-C, with `--stuck` it does not.
@main
struct LineEcho {
  static func main() {
    if ["--script", "--stuck"].contains(CommandLine.arguments.last) { runScript() }
    do {
      let editor = try LineEditor(programName: "line-echo")
      for note in editor.readSettings() { print(note) }
      run(editor)
    } catch {
      print("line-echo: \(error)")
    }
  }

  private static func run(_ editor: LineEditor) {
    let prompt = CommandLine.arguments.dropFirst().first ?? "> "
    while true {
      switch editor.read(prompt: prompt, isComplete: bracesAreClosed) {
      case .line("busy"): untilInterrupted()
      case .line(let text):
        editor.addHistory(text)
        print("got: \(text.debugDescription)")
      case .interrupted: print("dropped")
      case .endOfInput: return print("bye")
      case .hangup: return print("gone")
      }
    }
  }

  private static func runScript() -> Never {
    Interrupts.install()
    print("ready")
    while !Interrupts.isPending {}
    print("stopped")
    while CommandLine.arguments.last == "--stuck" {}
    exit(130)
  }

  private static func bracesAreClosed(_ text: String) -> Bool {
    text.count { $0 == "{" } <= text.count { $0 == "}" }
  }

  private static func untilInterrupted() {
    print("busy")
    while !Interrupts.isPending {}
    Interrupts.clear()
    print("stopped")
  }
}
