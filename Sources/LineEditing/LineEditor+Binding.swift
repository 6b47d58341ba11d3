import CEditline

extension LineEditor {
  // The keys that come to `handleKey`: libedit's own commands step by scalar, know no units, and keep
  // what they delete where no function of ours finds it.
  private static let typedKeys = [
    "^A", "^B", "^D", "^E", "^F", "^H", "^I", "^J", "^K", "^M", "^N", "^P", "^R", "^U", "^V", "^W",
    "^Y",
    "^_", "\\177",
  ]

  private static let metaKeys = [
    "^X^U", "\\eb", "\\eB", "\\ed", "\\eD", "\\ef", "\\eF", "\\e^H", "\\e\\177",
  ]

  // libedit has no history to move in, and no search that Ctrl-C leaves.
  private static let commandKeys = [
    "^D", "^I", "^J", "^M", "^N", "^P", "^R", "j", "k", "+", "\\055", "J", "K", "/", "?", "n", "N",
    "u",
    "U",
    "^_",
  ]

  // These would read a line of libedit's own, take the next key unseen, start another program, or
  // look into a history that is empty.
  private static let unassigned = ["^Q", "\\ex", "\\eX", "\\en", "\\eN", "\\ep", "\\eP"]
  private static let unassignedCommands = [":", "@", "G", "_", "v", "^V", "^Q"]

  /// Binds every key that is not as libedit has it.
  ///
  /// To be called again whenever libedit has put its own bindings back.
  func bindKeys() {
    hasViKeys = hp_el_has_vi_keys(handle)
    for key in Self.typedKeys { _ = hp_el_bind(handle, key, "hpsh-key") }
    if hasViKeys {
      _ = hp_el_bind(handle, "^X^U", "hpsh-meta-key")
      _ = hp_el_bind(handle, "^Q", "ed-unassigned")
      for key in Self.commandKeys { _ = hp_el_bind_command(handle, key, "hpsh-command-key") }
      for key in Self.unassignedCommands { _ = hp_el_bind_command(handle, key, "ed-unassigned") }
    } else {
      // A key behind ESC would take the ESC key away from vi's.
      for key in Self.metaKeys { _ = hp_el_bind(handle, key, "hpsh-meta-key") }
      for key in Self.unassigned { _ = hp_el_bind(handle, key, "ed-unassigned") }
    }
    bindPrivateKeys()
  }

  /// Binds the keys that the reader makes, which nobody else may bind.
  func bindPrivateKeys() {
    for key in Key.allCases {
      _ = hp_el_bind(handle, key.spelling, key == .submit ? "ed-newline" : "hpsh-key")
      guard hasViKeys else { continue }
      _ = hp_el_bind_command(handle, key.spelling, Self.command(for: key))
    }
  }

  // libedit's own where one may follow a command that waits for a place: `d` and the right arrow.
  private static func command(for key: Key) -> String {
    switch key {
    case .submit: "ed-newline"
    case .left: "ed-prev-char"
    case .right: "ed-next-char"
    case .home: "ed-move-to-beg"
    case .end: "ed-move-to-end"
    case .delete: "ed-delete-next-char"
    case .previousWord: "vi-prev-word"
    case .nextWord: "vi-next-word"
    case .append: "vi-add"
    case .appendAtEnd: "vi-add-at-eol"
    default: "hpsh-command-key"
    }
  }
}
