import CommandKit
package import TableModel

/// Reading a line of the trace.
///
/// Each form is read as loosely as it can be, and the event must then be written as the line is; so
/// what is read and what is written cannot part.
extension TraceEvent {
  /// Reads a line as ``line`` writes it; nil for any other text.
  package init?(line text: String) {
    let words = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard words.count > 1, Name.isValid(String(words[0])),
      let call = Call(name: words[1], arguments: words.dropFirst(2).first ?? "")
    else { return nil }
    self.init(table: String(words[0]), call: call)
    guard line == text else { return nil }
  }
}

extension TraceEvent.Call {
  fileprivate init?(name: Substring, arguments: Substring) {
    let words = arguments.split(separator: " ")
    let paths = words.compactMap(IndexPath.init(traced:))
    let call =
      TraceEvent.Call(selecting: name, paths, words) ?? TraceEvent.Call(moving: name, paths)
      ?? TraceEvent.Call(editing: name, paths, words)
      ?? TraceEvent.Call(scrolling: name, paths, words, arguments)
      ?? TraceEvent.Call(asking: name, paths, words)
      ?? UpdateOperation(traced: name, paths, words).map(TraceEvent.Call.told)
    guard let call else { return nil }
    self = call
  }

  private init?(selecting name: Substring, _ paths: [IndexPath], _ words: [Substring]) {
    guard let path = paths.first else { return nil }
    let isNil = words.last == "nil"
    switch name {
    case "shouldHighlightRowAt":
      self = .shouldHighlightRowAt(path, answer: words.last == "true")
    case "willSelectRowAt": self = .willSelectRowAt(path, answer: isNil ? nil : paths.last)
    case "willDeselectRowAt": self = .willDeselectRowAt(path, answer: isNil ? nil : paths.last)
    case "didSelectRowAt": self = .didSelectRowAt(path)
    case "didDeselectRowAt": self = .didDeselectRowAt(path)
    case "(silent)":
      switch words.first {
      case "selectRow": self = .selectRow(path)
      case "deselectRow": self = .deselectRow(path)
      default: self = .silentDeselect(path)
      }
    default: return nil
    }
  }

  private init?(moving name: Substring, _ paths: [IndexPath]) {
    switch (name, paths.count) {
    case ("moveRowAt", 2): self = .moveRowAt(paths[0], to: paths[1])
    case ("targetIndexPathForMoveFromRowAt", 3):
      self = .targetIndexPathForMoveFromRowAt(paths[0], proposed: paths[1], answer: paths[2])
    default: return nil
    }
  }

  private init?(editing name: Substring, _ paths: [IndexPath], _ words: [Substring]) {
    let style = words.last.flatMap { EditingStyle(rawValue: String($0)) }
    switch (name, paths.first) {
    case ("setEditing", nil): self = .setEditing(words.last == "true")
    case ("didEndEditingRowAt", let path): self = .didEndEditingRowAt(path)
    case ("willBeginEditingRowAt", let path?): self = .willBeginEditingRowAt(path)
    case ("canMoveRowAt", let path?): self = .canMoveRowAt(path, answer: words.last == "true")
    case ("canEditRowAt", let path?): self = .canEditRowAt(path, answer: words.last == "true")
    case ("editingStyleForRowAt", let path?):
      self = .editingStyleForRowAt(path, answer: style ?? .none)
    case ("commitEditingStyleForRowAt", let path?):
      self = .commitEditingStyleForRowAt(path, style: style ?? .none)
    default: return nil
    }
  }

  private init?(
    scrolling name: Substring, _ paths: [IndexPath], _ words: [Substring], _ all: Substring
  ) {
    let number = words.last.flatMap { Int($0) }
    switch name {
    case "scrollToRowAt":
      let position = words.last.flatMap { ScrollPosition(rawValue: String($0)) }
      if let path = paths.first {
        self = position.map { .scrollToRowAt(path, at: $0) } ?? .scrolledIntoReach(path)
      } else if words.count > 1, let section = Int(words[1]) {
        self = .scrollToSection(section, at: position ?? .none)
      } else {
        return nil
      }
    case "sectionForSectionIndexTitle":
      guard words.count > 3, let number, let index = Int(words[words.count - 3]),
        let end = all.lastIndex(of: "\""), end > all.startIndex
      else { return nil }
      let title = all[all.index(after: all.startIndex)..<end]
      self = .sectionForSectionIndexTitle(String(title), at: index, answer: number)
    default: return nil
    }
  }

  private init?(asking name: Substring, _ paths: [IndexPath], _ words: [Substring]) {
    switch (name, paths.first) {
    case ("(invalid)", nil): self = .invalidUpdate
    case ("(undone)", let path):
      let count = words.first.flatMap { Int($0) }
      self = count.map { .undone(calls: $0, before: path) } ?? .undoneMove
    case ("reloadData", nil): self = .reloadData
    case ("nudge", nil):
      guard let points = words.last.flatMap({ Double($0.dropFirst()) }) else { return nil }
      self = .nudge(points: points)
    case ("numberOfRowsInSection", nil):
      guard words.count == 3, let section = Int(words[0]), let count = Int(words[2]) else {
        return nil
      }
      self = .numberOfRowsInSection(section, answer: count)
    case ("reconfigureRows", let path?): self = .reconfigureRows(path)
    case ("cellForRowAt", let path?): self = .cellForRowAt(path)
    case ("willDisplay", let path?): self = .willDisplay(path)
    case ("didHighlightRowAt", let path?): self = .didHighlightRowAt(path)
    case ("didUnhighlightRowAt", let path?): self = .didUnhighlightRowAt(path)
    default: return nil
    }
  }
}

extension UpdateOperation {
  fileprivate init?(traced name: Substring, _ paths: [IndexPath], _ words: [Substring]) {
    let numbers = words.compactMap { Int($0) }.filter { 0...Limits.rows ~= $0 }
    switch (name, paths.count, numbers.count) {
    case ("insertRows", 1, 0): self = .insertRow(paths[0])
    case ("deleteRows", 1, 0): self = .deleteRow(paths[0])
    case ("reloadRows", 1, 0): self = .reloadRow(paths[0])
    case ("moveRow", 2, 0): self = .moveRow(paths[0], to: paths[1])
    case ("insertSections", 0, 1): self = .insertSection(numbers[0])
    case ("deleteSections", 0, 1): self = .deleteSection(numbers[0])
    case ("reloadSections", 0, 1): self = .reloadSection(numbers[0])
    case ("moveSection", 0, 2): self = .moveSection(numbers[0], to: numbers[1])
    default: return nil
    }
  }
}

extension IndexPath {
  /// Reads a path as a line of the trace has it.
  init?(traced word: Substring) {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    // No app shows more; what a log says beside it must not lead to numbers that do not fit.
    guard parts.count == 2, let section = Int(parts[0]), let row = Int(parts[1]),
      0...Limits.rows ~= section, 0...Limits.rows ~= row
    else { return nil }
    self.init(row: row, section: section)
  }
}
