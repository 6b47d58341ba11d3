import CRecordJSON
import Records

/// Puts a value together from its events, without recursion.
struct ValueBuilder {
  /// The value, once its last event was taken.
  private(set) var value: Value?
  private var open: [Container] = []

  /// Takes the next event, with its text if it has one.
  mutating func take(_ kind: HPJSONKind, _ text: @autoclosure () -> String) {
    switch kind {
    case .null: add(.null)
    case .false: add(.bool(false))
    case .true: add(.bool(true))
    case .number: add(.number(Number(checked: text())))
    case .string: add(.string(text()))
    case .key: open[open.count - 1].key = text()
    case .beginArray: open.append(Container(isObject: false))
    case .beginObject: open.append(Container(isObject: true))
    case .endArray, .endObject:
      if let container = open.popLast() { add(container.value) }
    }
  }

  private mutating func add(_ value: Value) {
    if open.isEmpty {
      self.value = value
    } else {
      open[open.count - 1].add(value)
    }
  }
}

extension ValueBuilder {
  /// An array or object that has begun.
  private struct Container {
    let isObject: Bool
    var key = ""
    private var fields: [Record.Field] = []
    private var elements: [Value] = []

    init(isObject: Bool) {
      self.isObject = isObject
    }

    var value: Value { isObject ? .object(Record(fields)) : .array(elements) }

    mutating func add(_ value: Value) {
      if isObject {
        fields.append(Record.Field(key, value))
      } else {
        elements.append(value)
      }
    }
  }
}
