/// What went wrong on a pseudo-terminal, with what was on its screen.
package struct TerminalFault: Error, CustomStringConvertible {
  package let description: String

  init(_ problem: String, _ screen: TerminalScreen, tail: ArraySlice<UInt8>) {
    let raw = String(decoding: tail, as: UTF8.self).debugDescription
    description = "\(problem)\n\(screen)\nlast output: \(raw)"
  }
}
