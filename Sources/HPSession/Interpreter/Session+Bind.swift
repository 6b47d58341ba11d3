package import CommandKit

/// Finding the faults of a text before any of it runs.
extension Session {
  /// Returns units with their commands found and their words read, in blocks too; nothing runs.
  ///
  /// - Throws: The first fault of the text, with its place.
  package func bind(
    _ units: [Unit], in source: SourceText
  ) throws(Diagnostic) -> [BoundUnit] {
    var bound: [BoundUnit] = []
    bound.reserveCapacity(units.count)
    for unit in units {
      var items: [BoundItem] = []
      for item in unit.items {
        do {
          items.append(try bind(item, in: source))
        } catch {
          throw error.with(range: item.range).with(source: source)
        }
      }
      bound.append(BoundUnit(unit: unit, source: source, items: items))
    }
    return bound
  }

  private func bind(_ item: Item, in source: SourceText) throws(Diagnostic) -> BoundItem {
    let (command, form) = try registry.resolve(item)
    if !command.spec.ownsLines {
      for block in form.arguments.compactMap(\.block) { _ = try bind(block.units, in: source) }
    }
    return BoundItem(
      item: item, isNegated: form.isNegated, isAct: Category.acts.contains(command.spec.category),
      redirect: form.redirect,
      invocation: item.isFixed ? try invocation(of: command, form) : nil)
  }

  /// Returns an item's command with the words that stand there once variables are replaced.
  func invocation(of bound: BoundItem) throws(Diagnostic) -> Invocation<Session> {
    if let invocation = bound.invocation { return invocation }
    var words: [Word] = []
    for word in bound.item.words {
      words.append(try word.expanded { value(of: $0) })
    }
    let (command, form) = try registry.resolve(Item(words: words, range: bound.item.range))
    return try invocation(of: command, form)
  }

  /// Returns what stands for a variable: `$1` and so on are the arguments of the script.
  private func value(of substitution: Word.Substitution) -> String? {
    guard case .variable(let name) = substitution, let number = Int(name),
      arguments.indices.contains(number - 1)
    else { return nil }
    return arguments[number - 1]
  }

  private func invocation(
    of command: Command<Session>, _ form: ItemForm
  ) throws(Diagnostic) -> Invocation<Session> {
    switch try command.bind(form.arguments, at: form.command) {
    case .run(let invocation): invocation
    case .help: Invocation.help(on: command)
    }
  }
}

extension Invocation<Session> {
  /// Returns the invocation that shows a command's help.
  fileprivate static func help(on command: Command<Session>) -> Invocation {
    Invocation("help") { session throws(Diagnostic) in
      session.write(HelpPage(command.spec).text)
    }
  }
}
