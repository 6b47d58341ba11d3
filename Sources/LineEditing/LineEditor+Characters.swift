import CEditline

extension LineEditor {
  /// The time in milliseconds within which a key's further bytes follow ESC.
  private static let sequenceDelay: Int32 = 50

  /// Makes libedit's editor, whose callbacks find this object by the client pointer.
  static func makeHandle(_ programName: String) -> OpaquePointer? {
    hp_el_create(
      programName,
      { editor, character in
        LineEditor.of(editor)?.readCharacter(into: character) ?? hp_refuse()
      },
      hp_key_functions(
        typed: { LineEditor.handle($1, in: .typed, $0) },
        meta: { LineEditor.handle($1, in: .meta, $0) },
        command: { LineEditor.handle($1, in: .command, $0) })
    )
  }

  private static func handle(
    _ code: wint_t, in table: KeyTable, _ editor: OpaquePointer
  ) -> hp_key_answer.RawValue {
    (LineEditor.of(editor)?.handleKey(code, in: table) ?? HP_KEY_REFUSED).rawValue
  }

  private static func of(_ editor: OpaquePointer) -> LineEditor? {
    hp_el_client(editor).map { Unmanaged<LineEditor>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Gives libedit the next character or key; it refuses all of them once the reading has ended.
  private func readCharacter(into character: UnsafeMutablePointer<wchar_t>) -> Int32 {
    if ending == nil, !waitingCodes.isEmpty {
      character.pointee = wchar_t(bitPattern: waitingCodes.removeFirst())
      return 1
    }
    // Now libedit is at rest: it has drawn what the keys before did.
    noteTyping()
    redrawInside()
    showSuggestion()
    guard let code = nextCode() else { return hp_refuse() }
    if code != 0x1B, code != 0x18 { keyCount += 1 }
    character.pointee = wchar_t(bitPattern: code)
    return 1
  }

  private func nextCode() -> UInt32? {
    while let byte = nextByte() {
      guard let code = quotesNextKey ? quote(byte) : code(startingWith: byte) else { continue }
      return search == nil ? code : searchCode(for: code)
    }
    return nil
  }

  /// Decodes what a byte starts; `nil` if that was nothing for libedit.
  private func code(startingWith byte: UInt8) -> UInt32? {
    switch Int32(byte) {
    case signalCharacters.interrupt: interrupt()
    case signalCharacters.suspend: suspend()
    case signalCharacters.quit: break
    case 0x1B: return escape()
    default:
      let scalar = scalar(startingWith: byte)
      return Key.reserves(scalar) ? nil : scalar.value
    }
    return nil
  }

  private func quote(_ byte: UInt8) -> UInt32? {
    quotesNextKey = false
    let scalar = scalar(startingWith: byte)
    guard scalar != "\0", !Key.reserves(scalar) else { return nil }
    // While a line is edited the terminal swaps CR and LF; the Enter key means a newline.
    waitingText = scalar == "\r" ? "\n" : String(scalar)
    return Key.quoted.rawValue
  }

  private func scalar(startingWith byte: UInt8) -> Unicode.Scalar {
    var decoder = UTF8Decoder()
    var step = decoder.take(byte)
    while step == .needsMore {
      guard let next = nextByte() else { return "\u{FFFD}" }
      step = decoder.take(next)
    }
    guard case .scalar(let scalar) = step else {
      input.unread()
      return "\u{FFFD}"
    }
    return scalar
  }

  private func escape() -> UInt32? {
    guard let introducer = nextByte(within: Self.sequenceDelay) else { return 0x1B }
    guard var sequence = EscapeSequence(introducer: introducer) else {
      input.unread()
      return 0x1B
    }
    while let byte = nextByte(within: Self.sequenceDelay) {
      switch sequence.take(byte) {
      case .needsMore: continue
      case .key(let key): return key.rawValue
      case .pasteStart: return paste()
      case .unknown: return nil
      case .notPart:
        input.unread()
        return nil
      }
    }
    return nil
  }

  private func paste() -> UInt32? {
    var pasted = PastedText()
    while let byte = nextByte() {
      // Typed because the end never came; in a paste more would follow at once.
      if Int32(byte) == signalCharacters.interrupt, !input.hasMore {
        interrupt()
        return nil
      }
      guard pasted.take(byte) else { continue }
      waitingText = pasted.text
      return Key.paste.rawValue
    }
    return nil
  }

  /// Waits for a byte while answering signals; `nil` when the time is over or the reading ended.
  private func nextByte(within milliseconds: Int32? = nil) -> UInt8? {
    while ending == nil {
      let event = input.next(within: milliseconds)
      hideSuggestion()
      switch event {
      case .byte(let byte): return byte
      case .signal(let response): respond(to: response)
      case .timedOut: return nil
      case .closed: ending = .hangup
      }
    }
    return nil
  }
}
