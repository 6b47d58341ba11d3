import CommandKit

/// Which scripts run one another by `source`: a name that one of them sets may be set in all the others.
package struct ScriptLinks {
  /// What of a script concerns others.
  fileprivate struct Links {
    /// The names that it sets.
    var names: Set<String> = []
    /// The scripts that it runs, as real paths.
    var scripts: Set<String> = []
  }

  /// Which files may be looked at: those of some places, or all.
  fileprivate struct Reach {
    let bounds: FileBounds?

    /// Returns the real path of a script, nil for what is none, cannot be reached, or would have to be waited for.
    func script(at path: String) -> String? {
      let place = bounds.map { $0.realPath(of: path) } ?? path
      guard let place, FileSystem.kind(of: place) == .file else { return nil }
      return try? FileSystem.realPath(place)
    }
  }

  /// Scripts to look at beside those that stand in the folder of a script.
  private let paths: [String]
  private var links: [String: Links] = [:]

  /// What may be read.
  private let files: FilePlaces

  /// Makes the links among scripts, which are read when somebody asks.
  package init(_ paths: [String], in files: FilePlaces) {
    (self.paths, self.files) = (paths, files)
  }

  /// Returns the names that are set in scripts which run a script, run by one that does, and so on.
  ///
  /// They are found among the scripts given at first, those that stand beside it, and those run by any of them.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the scripts, each read once.
  mutating func names(around path: String) -> Set<String> {
    guard let path = try? FileSystem.realPath(path) else { return [] }
    let folder = Path.folder(of: path) ?? "."
    let beside = ((try? FileSystem.names(inFolder: folder)) ?? [])
      .filter { $0.hasSuffix(".hpsh") }.map { Path.join(folder, $0) }
    guard let reach = try? Reach(bounds: files.bounds(ofFolder: folder)) else { return [] }
    var unread = paths + beside
    while let next = unread.popLast() { unread += read(next, reach) }
    return names(linkedTo: path)
  }

  private func names(linkedTo path: String) -> Set<String> {
    var neighbours: [String: Set<String>] = [:]
    for (script, links) in links {
      for other in links.scripts {
        neighbours[script, default: []].insert(other)
        neighbours[other, default: []].insert(script)
      }
    }
    var (linked, rest): (Set, _) = ([path], [path])
    while let next = rest.popLast() {
      rest += (neighbours[next] ?? []).filter { linked.insert($0).inserted }
    }
    return linked.reduce(into: []) { $0.formUnion(links[$1]?.names ?? []) }
  }

  /// Reads a script that was not read before and returns those that it runs.
  private mutating func read(_ path: String, _ reach: Reach) -> Set<String> {
    guard let path = reach.script(at: path), let script = try? Include(path),
      links[script.realPath] == nil,
      let pieces = try? script.pieces()
    else { return [] }
    var found = Links()
    for piece in pieces {
      found.add(ScriptParser.scan(piece).units, in: script.folder, reach)
    }
    links[script.realPath] = found
    return found.scripts
  }
}

extension ScriptLinks.Links {
  fileprivate mutating func add(_ units: [Unit], in folder: String, _ reach: ScriptLinks.Reach) {
    for item in units.flatMap(\.items) {
      let words = item.commandWords
      for block in words.compactMap(\.block) { add(block.units, in: folder, reach) }
      guard let command = words.first, let word = words.dropFirst().first else { continue }
      if command.isBare("let") || command.isBare("for") { names.insert(word.text) }
      guard command.isBare("source"), !word.needsExpansion,
        let path = reach.script(at: Path.join(folder, word.text))
      else { continue }
      scripts.insert(path)
    }
  }
}
