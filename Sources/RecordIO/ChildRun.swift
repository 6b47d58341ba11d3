import CChild

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A program that was run to its end, with what it wrote.
struct ChildRun {
  private(set) var output: [UInt8] = []
  private(set) var errors: [UInt8] = []
  /// Its exit status, -1 where a signal ended it.
  let status: Int32

  private static let chunk = 1 << 16
  private static let mostErrorBytes = 1 << 16
  /// How long, in milliseconds, it takes at most until an interrupt is seen.
  private static let glance: Int32 = 100

  /// Runs a program with an argument vector, which no shell reads.
  ///
  /// - Throws: ``ChildFault``; the program has ended then too.
  init(
    _ arguments: [String], mostBytes: Int, isInterrupted: () -> Bool,
    watcher: (_ byteCount: Int) -> Void = { _ in }
  ) throws(ChildFault) {
    let child = try Self.start(arguments)
    var output = Stream(child.output, mostBytes: mostBytes)
    var errors = Stream(child.errors, mostBytes: Self.mostErrorBytes)
    var fault: ChildFault?
    while !output.isAtEnd || !errors.isAtEnd {
      var streams = [output.wanted, errors.wanted]
      let count = unsafe poll(&streams, 2, Self.glance)
      if isInterrupted() { fault = .interrupted }
      if count > 0, streams[0].revents != 0 { output.read() }
      if !output.bytes.isEmpty { watcher(output.bytes.count) }
      if count > 0, streams[1].revents != 0 { errors.read() }
      if output.isTooLong { fault = .tooManyBytes }
      if fault != nil { break }
    }
    if fault != nil { kill(child.process, SIGTERM) }
    output.end()
    errors.end()
    status = HPChildWait(child.process)
    if let fault { throw fault }
    self.output = output.bytes
    self.errors = errors.bytes
  }

  private static func start(_ arguments: [String]) throws(ChildFault) -> HPChild {
    var child = HPChild()
    var words = unsafe arguments.map { unsafe UnsafePointer(strdup($0)) } + [nil]
    defer {
      for index in unsafe words.indices {
        unsafe free(UnsafeMutablePointer(mutating: words[index]))
      }
    }
    let error = unsafe HPChildStart(&words, &child)
    if error == ENOENT { throw .noProgram }
    if error != 0 { throw .cannotStart(unsafe String(cString: strerror(error))) }
    return child
  }
}

extension ChildRun {
  /// What a program writes to one of its streams.
  private struct Stream {
    private(set) var bytes: [UInt8] = []
    private(set) var isAtEnd = false
    private let descriptor: Int32
    private let mostBytes: Int

    init(_ descriptor: Int32, mostBytes: Int) {
      self.descriptor = descriptor
      self.mostBytes = mostBytes
    }

    var isTooLong: Bool { bytes.count > mostBytes }

    /// What is waited for; a descriptor below 0 is passed over.
    var wanted: pollfd {
      pollfd(fd: isAtEnd ? -1 : descriptor, events: Int16(POLLIN), revents: 0)
    }

    mutating func read() {
      var chunk = [UInt8](repeating: 0, count: ChildRun.chunk)
      #if canImport(Darwin)
      let count = unsafe Darwin.read(descriptor, &chunk, chunk.count)
      #elseif canImport(Musl)
      let count = unsafe Musl.read(descriptor, &chunk, chunk.count)
      #else
      let count = unsafe Glibc.read(descriptor, &chunk, chunk.count)
      #endif
      if count > 0 { bytes += chunk[..<count] }
      if count == 0 || count < 0 && errno != EINTR { isAtEnd = true }
    }

    func end() { close(descriptor) }
  }
}
