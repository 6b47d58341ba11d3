/// The way from a value to one inside it.
package struct ValuePath: Hashable, Sendable {
  /// One step of the way: into an object by a name, into an array by an index.
  package enum Step: Hashable, Sendable {
    case name(String)
    case index(Int)
  }

  /// The steps, from the outermost value.
  package private(set) var steps: [Step] = []

  /// Makes the way that leads nowhere else.
  package init() {}

  /// Returns the way to a field of the object at its end.
  package func name(_ name: String) -> ValuePath { adding(.name(name)) }

  /// Returns the way to an element of the array at its end.
  package func index(_ index: Int) -> ValuePath { adding(.index(index)) }

  /// The way without its last step.
  package var parent: ValuePath {
    var path = self
    _ = path.steps.popLast()
    return path
  }

  private func adding(_ step: Step) -> ValuePath {
    var path = self
    path.steps.append(step)
    return path
  }
}

extension ValuePath: CustomStringConvertible {
  /// The way as text, as `.tables[0].name`; a dot alone is the whole value.
  package var description: String {
    guard !steps.isEmpty else { return "." }
    return steps.map { step in
      switch step {
      case .name(let name): name.pathComponent
      case .index(let index): "[\(index)]"
      }
    }.joined()
  }
}

extension String {
  /// The name of a field behind a path: bare where it is a word, else in brackets and quotes.
  fileprivate var pathComponent: String {
    let isWord =
      !isEmpty
      && utf8.allSatisfy {
        $0 == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20)
      }
    return isWord ? ".\(self)" : "[\(Value.string(self).json)]"
  }
}
