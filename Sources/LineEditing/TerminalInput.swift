import CEditline

/// The bytes typed on standard input, and the signals that arrive between them.
struct TerminalInput {
  /// What ended a wait.
  enum Event: Equatable {
    case byte(UInt8)
    case signal(hp_response)
    case timedOut

    /// The terminal is gone.
    case closed
  }

  private static let descriptor: Int32 = 0

  private var buffer: [UInt8] = []
  private var position = 0

  /// Waits for the next byte or signal; without a limit if `milliseconds` is `nil`.
  mutating func next(within milliseconds: Int32? = nil) -> Event {
    // Between bytes that have arrived already a signal is looked for as well.
    let hasByte = position < buffer.count
    switch hp_wait(Self.descriptor, hasByte ? 0 : milliseconds ?? -1) {
    case HP_SIGNAL: return .signal(hp_response_to(hp_next_signal()))
    case _ where hasByte: return takeByte()
    case HP_INPUT: return fill() ? takeByte() : .closed
    case HP_TIMED_OUT: return .timedOut
    default: return .closed
    }
  }

  /// Whether a byte has arrived already.
  var hasMore: Bool {
    position < buffer.count || hp_wait(Self.descriptor, 0) == HP_INPUT
  }

  /// Gives the last byte back, to be taken again.
  mutating func unread() {
    if position > 0 { position -= 1 }
  }

  /// Drops what was typed ahead.
  mutating func discard() {
    buffer = []
    position = 0
  }

  private mutating func takeByte() -> Event {
    defer { position += 1 }
    return .byte(buffer[position])
  }

  private mutating func fill() -> Bool {
    buffer = [UInt8](unsafeUninitializedCapacity: 4_096) { bytes, count in
      count = bytes.baseAddress.map { max(0, hp_read(Self.descriptor, $0, bytes.count)) } ?? 0
    }
    position = 0
    return !buffer.isEmpty
  }
}
