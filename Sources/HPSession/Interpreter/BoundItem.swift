import CommandKit

/// A command that was found and whose words were read, ready to run any number of times.
///
/// A class, since it is handed on from call to call for each command that runs, and never changes: a
/// copy is then one pointer.
package final class BoundItem: Sendable {
  /// The command as it is written.
  let item: Item
  let command: Command<Session>
  /// The item taken apart.
  let form: ItemForm
  /// The blocks that hold commands, in the order in which they stand there.
  let blocks: [BoundBlock]
  /// The command with its typed arguments; nil while variables stand in it, which only a run can replace,
  /// and for a quick move.
  let invocation: Invocation<Session>?
  /// What it does where it is a move as most are written; its words are not read before they must be.
  let quickMove: QuickMove?

  /// Whether it must fail.
  var isNegated: Bool { form.isNegated }
  /// The file its output goes to.
  var redirect: Redirect? { form.redirect }
  /// Whether expectations about calls speak of it: it is no look, and nothing that scripts are made of.
  let isAct: Bool
  /// Whether it states what is to hold after the commands behind it.
  let isAlways: Bool

  init(
    item: Item, command: Command<Session>, form: ItemForm, blocks: [BoundBlock],
    invocation: Invocation<Session>?, isAct: Bool, isAlways: Bool, quickMove: QuickMove? = nil
  ) {
    self.item = item
    self.command = command
    self.form = form
    self.blocks = blocks
    self.invocation = invocation
    self.isAct = isAct
    self.isAlways = isAlways
    self.quickMove = quickMove
  }
}
