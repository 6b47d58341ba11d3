import CommandKit

/// A command that was found and whose words were read, ready to run any number of times.
package struct BoundItem {
  /// The command as it is written.
  let item: Item
  let command: Command<Session>
  /// The item taken apart.
  let form: ItemForm
  /// The blocks that hold commands, in the order in which they stand there.
  let blocks: [BoundBlock]
  /// The command with its typed arguments; nil while variables stand in it, which only a run can replace.
  let invocation: Invocation<Session>?

  /// Whether it must fail.
  var isNegated: Bool { form.isNegated }
  /// The file its output goes to.
  var redirect: Redirect? { form.redirect }
  /// Whether expectations about calls speak of it: it is no look, and nothing that scripts are made of.
  let isAct: Bool
  /// Whether it states what is to hold after the commands behind it.
  let isAlways: Bool
}
