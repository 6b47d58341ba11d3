import CommandKit

/// A command that was found and whose words were read, ready to run any number of times.
package struct BoundItem {
  /// The command as it is written.
  let item: Item
  /// Whether it must fail.
  let isNegated: Bool
  /// Whether expectations about calls speak of it: it is no look, and nothing that scripts are made of.
  let isAct: Bool
  /// The file its output goes to.
  let redirect: Redirect?
  /// The command with its typed arguments; nil while variables stand in it, which only a run can replace.
  let invocation: Invocation<Session>?
}
