package import CommandKit

extension Session {
  /// The faults of a script that are told at most.
  private static let mostFaults = 100

  /// Returns the faults in the text of a script as ``textFaults(ofScript:)`` does, where a name may be set by
  /// another script that runs it.
  package func textFaults(
    ofScript path: String, linkedBy links: inout ScriptLinks
  ) -> [Diagnostic] {
    let found = textFaults(ofScript: path)
    let names = found.isEmpty ? [] : links.names(around: path)
    if names.isEmpty { return found }
    var session = self
    for name in names { session.variables[name] = .values([]) }
    return session.textFaults(ofScript: path)
  }

  /// Returns the faults in the text of a script, in the order in which they stand there; runs nothing.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package func textFaults(ofScript path: String) -> [Diagnostic] {
    let script: Include
    do {
      script = try Include(path)
    } catch {
      return [Diagnostic(error)]
    }
    let pieces: [SourceText]
    do {
      pieces = try script.pieces()
    } catch {
      return [error]
    }
    var found: [Diagnostic] = []
    for piece in pieces where found.count < Session.mostFaults { found += textFaults(in: piece) }
    return Array(found.prefix(Session.mostFaults))
  }

  private func textFaults(in source: SourceText) -> [Diagnostic] {
    let (units, faults) = ScriptParser.scan(source)
    var found = Array(faults.prefix(Session.mostFaults))
    var scope = BindScope(self)
    addFaults(in: units, of: source, &scope, to: &found)
    return found.sorted { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }
  }

  private func addFaults(
    in units: [Unit], of source: SourceText, _ scope: inout BindScope, to found: inout [Diagnostic]
  ) {
    for item in units.flatMap(\.items) where found.count <= Session.mostFaults {
      do {
        _ = try bind(item, in: source, &scope)
      } catch {
        // What it sets is not known then: no name behind it can be said to be unset.
        scope.open()
        let count = found.count
        addFaults(inBlocksOf: item, of: source, &scope, to: &found)
        if found.count == count {
          found.append(error.with(range: item.range).with(source: source))
        }
      }
    }
  }

  /// Adds the faults in the blocks of a command, whose lines are commands themselves.
  private func addFaults(
    inBlocksOf item: Item, of source: SourceText, _ scope: inout BindScope,
    to found: inout [Diagnostic]
  ) {
    guard let (command, form) = try? registry.resolve(item),
      command.spec.holdsCommands(in: form.arguments)
    else { return }
    let units = form.arguments.compactMap(\.block).flatMap(\.units)
    addFaults(in: units, of: source, &scope, to: &found)
  }
}
