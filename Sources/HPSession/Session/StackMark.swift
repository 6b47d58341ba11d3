/// A place on the stack of the thread that runs, to see later how much was taken of it since.
struct StackMark {
  private let place: UInt

  /// Marks where the stack is now.
  init() {
    var mark: UInt8 = 0
    place = unsafe withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
  }

  /// The bytes that were taken since, by the same thread.
  var taken: Int {
    let now = StackMark().place
    return Int(now < place ? place - now : now - place)
  }
}
