package import CommandKit

/// Finding the faults of a text before any of it runs.
extension Session {
  /// Returns units with their commands found and their words read, in blocks too; nothing runs.
  ///
  /// - Throws: The first fault of the text, with its place.
  package func bind(
    _ units: [Unit], in source: SourceText
  ) throws(Diagnostic) -> [BoundUnit] {
    var scope = BindScope(self)
    return try bind(units, in: source, &scope)
  }

  private func bind(
    _ units: [Unit], in source: SourceText, _ scope: inout BindScope
  ) throws(Diagnostic) -> [BoundUnit] {
    var bound: [BoundUnit] = []
    bound.reserveCapacity(units.count)
    for unit in units {
      var items: [BoundItem] = []
      for item in unit.items {
        do {
          items.append(try bind(item, in: source, &scope))
        } catch {
          throw error.with(range: item.range).with(source: source)
        }
      }
      bound.append(BoundUnit(unit: unit, source: source, items: items))
    }
    return bound
  }

  /// Returns an item with its command found and its words read, in its blocks too; nothing runs.
  ///
  /// - Throws: The first fault of its text.
  func bind(
    _ item: Item, in source: SourceText, _ scope: inout BindScope
  ) throws(Diagnostic) -> BoundItem {
    try scope.checkRoom(at: item.range)
    try item.checkElse()
    let (command, form) = try resolve(item)
    if item.isPlain { return try bindPlain(item, command, form, in: source, &scope) }
    if !command.expandsWords { try scope.check(item.words) }
    let holdsCommands = command.holdsCommands(in: form.arguments)
    let blocks = form.arguments.compactMap(\.block)
    if !holdsCommands { for block in blocks { try scope.check(block) } }
    let isFixed =
      command.expandsWords
      || item.isFixed && (holdsCommands || !blocks.contains(where: \.needsExpansion))
    let invocation =
      isFixed ? try self.invocation(of: command, form.arguments, at: form.command) : nil
    let runsBlocks = holdsCommands && invocation?.name != Session.helpName
    // A name that is to be set must be one before it can be asked whether it is.
    if command.expandsWords { try scope.check(item.words) }
    let inner = runsBlocks ? try bindInner(command, form, in: source, &scope) : []
    return BoundItem(
      item: item, command: command, form: form, blocks: inner, invocation: invocation,
      isAct: Category.isAct(command, form.arguments), isAlways: command.name == "always")
  }

  /// Returns the command of an item, and the item taken apart by its rules.
  private func resolve(
    _ item: Item
  ) throws(Diagnostic) -> (command: Command<Session>, form: ItemForm) {
    do {
      return try registry.resolve(item)
    } catch {
      guard error.code == .unknownCommand, !aliases.isEmpty,
        let name = try? item.head().command.text, let text = aliases[name]
      else { throw error }
      throw Diagnostic(
        error.code, error.message, at: error.range,
        hint: "an alias holds at the typed prompt only; it stands for: \(text.clipped(to: 60))")
    }
  }

  /// Returns an item as ``bind(_:in:_:)`` does, for the many that have no block, variable or expression.
  private func bindPlain(
    _ item: Item, _ command: Command<Session>, _ form: ItemForm, in source: SourceText,
    _ scope: inout BindScope
  ) throws(Diagnostic) -> BoundItem {
    let name = command.name
    if name == "move", !form.isNegated, let move = QuickMove(source.bytes(in: item.range)) {
      return BoundItem(
        item: item, command: command, form: form, blocks: [], invocation: nil, isAct: true,
        isAlways: false, quickMove: move)
    }
    let invocation = try self.invocation(of: command, form.arguments, at: form.command)
    let bindsMore = name == "let" || name == "source" || name == "time"
    let inner =
      bindsMore && invocation.name != Session.helpName
      ? try bindInner(command, form, in: source, &scope) : []
    return BoundItem(
      item: item, command: command, form: form, blocks: inner, invocation: invocation,
      isAct: Category.isAct(command, form.arguments), isAlways: name == "always")
  }

  /// The name of the invocation that shows a command's help, whichever the command is.
  fileprivate static let helpName = "--help"

  /// Returns what a command runs, and notes what it sets.
  private func bindInner(
    _ command: Command<Session>, _ form: ItemForm, in source: SourceText,
    _ scope: inout BindScope
  ) throws(Diagnostic) -> [BoundBlock] {
    let name = form.arguments.first
    switch command.name {
    case "let": if let name { scope.set(name.text) }
    case "source": scope.open()
    case "time":
      try limitTimes(form.arguments)
      return [try bindItem(form.arguments, in: source, &scope)]
    default: break
    }
    let variable = command.name == "for" ? name?.text : nil
    var blocks: [BoundBlock] = []
    for block in form.arguments.compactMap(\.block) {
      var inner = scope.inside(variable)
      // What a loop sets further down is set when it comes round again.
      if ["for", "repeat"].contains(command.name) { inner.setNames(in: block) }
      blocks.append(
        BoundBlock(range: block.range, units: try bind(block.units, in: source, &inner)))
      scope.leave(inner, of: variable)
    }
    return blocks
  }

  /// Refuses many of `time` before one command: each is a level of its own, as a block is, and blocks
  /// may stand about each of them.
  ///
  /// - Throws: `limit`.
  private func limitTimes(_ words: ArraySlice<Word>) throws(Diagnostic) {
    let before = words.prefix { ["time", "!", "--"].contains($0.text) }
    guard before.count < Limits.times else {
      throw Diagnostic(
        .limit, "time stands more than \(Limits.times) times before a command",
        at: before.first?.range)
    }
  }

  /// Returns words that are a command, as a block that holds it alone.
  private func bindItem(
    _ words: ArraySlice<Word>, in source: SourceText, _ scope: inout BindScope
  ) throws(Diagnostic) -> BoundBlock {
    let place = words.first?.range ?? SourceRange(0, 0)
    let range = words.reduce(place) { $0.union($1.range) }
    let item = Item(words: Array(words), range: range)
    let unit = Unit(items: [item], range: range, line: 0)
    return BoundBlock(range: range, units: try bind([unit], in: source, &scope))
  }

  /// Returns the words behind an item's command once variables are replaced, nil where it has none.
  mutating func arguments(of bound: BoundItem) throws(Diagnostic) -> [Word]? {
    if bound.invocation != nil { return nil }
    return bound.command.holdsCommands(in: bound.form.arguments)
      ? try expanded(bound.form.arguments) : try expandedWithBlocks(bound.form.arguments)
  }

  /// Returns an item's command with the words that stand there once variables are replaced.
  func invocation(
    of bound: BoundItem, _ arguments: [Word]?
  ) throws(Diagnostic) -> Invocation<Session> {
    if let invocation = bound.invocation { return invocation }
    return try invocation(
      of: bound.command, arguments?[...] ?? bound.form.arguments, at: bound.form.command)
  }

  /// Returns an item's redirect with the file that stands there once variables are replaced.
  mutating func redirect(of bound: BoundItem) throws(Diagnostic) -> Redirect? {
    guard let redirect = bound.redirect, redirect.file.needsExpansion else {
      return bound.redirect
    }
    let words = try expanded([redirect.file])
    guard words.count == 1 else {
      throw Diagnostic(
        .usage, "output goes to one file, and these are \(words.count)", at: redirect.file.range)
    }
    return Redirect(appends: redirect.appends, file: words[0])
  }

  private func invocation(
    of command: Command<Session>, _ arguments: ArraySlice<Word>, at word: Word
  ) throws(Diagnostic) -> Invocation<Session> {
    switch try command.bind(arguments, at: word) {
    case .run(let invocation): invocation
    case .help: Invocation.help(on: command)
    }
  }
}

extension Item {
  /// Finds an `else` that stands on a line of its own.
  fileprivate func checkElse() throws(Diagnostic) {
    guard let word = words.first, word.isBare("else") else { return }
    throw Diagnostic(
      .syntax, "else has no if before it", at: word.range,
      hint: "\"} else {\" is on one line")
  }
}

extension Invocation<Session> {
  /// Returns the invocation that shows a command's help.
  fileprivate static func help(on command: Command<Session>) -> Invocation {
    Invocation(Session.helpName) { session throws(Diagnostic) in
      session.write(session.style.help(HelpPage(command: command.spec).text))
    }
  }
}
