import CEditline

/// Ctrl-C, noticed between two commands.
///
/// The signal's handler only sets a flag, which a loop asks for as often as it likes: the question
/// costs a load. `read` and `write` of a slow file end early with `EINTR` when the flag goes up.
package enum Interrupts {
  /// Makes Ctrl-C set the flag instead of ending the process, for a script without a prompt.
  ///
  /// A second Ctrl-C while the flag is up ends the process after all, so that a command which never
  /// asks cannot hold the terminal. A process started with the signal ignored goes on ignoring it.
  /// A ``LineEditor`` installs its own: then any number of them sets the flag.
  package static func install() {
    hp_signals_install(false)
  }

  /// Whether Ctrl-C was pressed, or the process asked to leave, since the last `clear()`.
  package static var isPending: Bool { hp_interrupted() }

  /// Waits until there is something to read, or its end, or Ctrl-C was pressed, even before the wait began.
  ///
  /// A read alone would sleep through a Ctrl-C that comes right before it.
  package static func wait(forInputFrom descriptor: Int32) {
    guard hp_wait(descriptor, -1) == HP_SIGNAL else { return }
    while hp_next_signal() != 0 {}
  }

  /// Makes a request to leave set the flag too, and the loss of a pipe's reader unless that is to end the
  /// process at once, so that the process can tidy up.
  package static func noteLeaving(ofReader: Bool = true) { hp_signals_note_leaving(ofReader) }

  /// Waits until there is something to read from any of some descriptors, or its end, and returns which.
  ///
  /// A signal, even one that came before the wait began, and the end of the time end it with none.
  package static func wait(
    forInputFrom descriptors: [Int32], milliseconds: Int32
  ) -> [Bool] {
    var ready = [Bool](repeating: false, count: descriptors.count)
    hp_wait_any(descriptors, &ready, Int32(descriptors.count), milliseconds)
    return ready
  }

  /// Takes the flag down; a request to leave stays.
  package static func clear() {
    hp_clear_interrupt()
  }

  /// The exit status that says which signal asked the process to leave, or `nil` if none did.
  package static var hangupStatus: Int32? {
    let signal = hp_hangup()
    return signal == 0 ? nil : 128 + signal
  }
}
