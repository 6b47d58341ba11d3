import Records

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A file to be read as a whole.
///
/// It is read rather than mapped: a mapped file that another program cuts short ends the process, and
/// `ls > characters.json` is such a program.
struct File {
  private let path: String
  /// What faults call the file.
  private let name: String
  /// How much is taken from what has no size, such as a pipe.
  private static let streamLimit = 1 << 30
  private static let chunk = 1 << 20
  /// How long it waits for more before it asks whether to go on: a signal that comes right before a read
  /// does not end it.
  private static let patience: CInt = 100
  #if os(Linux)
  /// A pipe is opened before anybody writes to it, so that the wait for that can be ended too.
  private static let openFlags = O_RDONLY | O_CLOEXEC | O_NONBLOCK
  #else
  private static let openFlags = O_RDONLY | O_CLOEXEC
  #endif
  /// What is read at once; less than any system would.
  private static let largestRead = 1 << 25

  init(_ path: String, name: String) {
    self.path = path
    self.name = name
  }

  /// Reads all of the file.
  ///
  /// - Throws: `io` with the system's reason, `limit` if there is no room for the file.
  /// - Complexity: O(*n*), where *n* is the size of the file.
  func read(_ guide: LoadProgress.Guide = { _ in true }) throws(LoadFault) -> [UInt8] {
    guard !path.utf8.contains(0) else { throw fault(ENOENT) }
    let descriptor = unsafe open(path, Self.openFlags)
    guard descriptor >= 0 else { throw fault(errno) }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw fault(errno) }
    let isRegular = status.st_mode & S_IFMT == S_IFREG
    var bytes = try readAtOnce(descriptor, size: isRegular ? Int(status.st_size) : 0, guide)
    // The size may be unknown, as a pipe's is, or out of date.
    try readOn(descriptor, after: &bytes, limit: isRegular ? .max : Self.streamLimit, guide)
    return bytes
  }

  private func readAtOnce(
    _ descriptor: CInt, size: Int, _ guide: LoadProgress.Guide
  ) throws(LoadFault) -> [UInt8] {
    guard size > 0 else { return [] }
    guard hasRoom(for: size) else {
      throw LoadFault(.limit, name, "\(size) bytes do not fit into memory")
    }
    var failure: CInt = 0
    var wasStopped = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      let all = UnsafeMutableRawBufferPointer(buffer)
      unsafe useLargePages(for: all)
      while count < size, !wasStopped {
        let got = unsafe receive(
          descriptor, into: .init(rebasing: all[count...]), after: count, guide)
        if got < 0 { failure = errno }
        guard got > 0 else { break }
        count += got
        wasStopped = !guide(LoadProgress(.reading, bytes: count, of: size))
      }
    }
    guard failure == 0 else { throw fault(failure) }
    if wasStopped { throw fault(EINTR) }
    return bytes
  }

  /// Tells whether the system would give so much memory: an array that gets none ends the process.
  private func hasRoom(for size: Int) -> Bool {
    let room = unsafe mmap(
      nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard unsafe room != UnsafeMutableRawPointer(bitPattern: -1) else { return false }
    unsafe munmap(room, size)
    return true
  }

  /// Asks for memory in large pages, which takes half of the time where the system has them.
  @unsafe private func useLargePages(for bytes: UnsafeMutableRawBufferPointer) {
    #if os(Linux)
    let page = Int(getpagesize())
    guard bytes.count > 64 * page,
      let start = unsafe bytes.baseAddress?.alignedUp(toMultipleOf: page)
    else { return }
    unsafe madvise(start, (bytes.count - page) / page * page, MADV_HUGEPAGE)
    #endif
  }

  private func readOn(
    _ descriptor: CInt, after bytes: inout [UInt8], limit: Int, _ guide: LoadProgress.Guide
  ) throws(LoadFault) {
    var chunk = [UInt8](repeating: 0, count: Self.chunk)
    while true {
      let got = unsafe chunk.withUnsafeMutableBytes {
        unsafe receive(descriptor, into: $0, after: bytes.count, guide)
      }
      guard got >= 0 else { throw fault(errno) }
      guard got > 0 else { return }
      guard bytes.count + got <= limit else {
        throw LoadFault(.limit, name, "more than \(limit) bytes from what is not a file")
      }
      bytes.append(contentsOf: chunk.prefix(got))
      guard guide(LoadProgress(.reading, bytes: bytes.count, of: nil)) else { throw fault(EINTR) }
    }
  }

  /// Waits until something is there and reads it, unless the guide ends that.
  private func receive(
    _ descriptor: CInt, into buffer: UnsafeMutableRawBufferPointer, after count: Int,
    _ guide: LoadProgress.Guide
  ) -> Int {
    while true {
      var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&event, 1, Self.patience) > 0 else {
        if guide(LoadProgress(.reading, bytes: count, of: nil)) { continue }
        errno = EINTR
        return -1
      }
      let size = min(buffer.count, Self.largestRead)
      #if canImport(Darwin)
      let got = unsafe Darwin.read(descriptor, buffer.baseAddress, size)
      #elseif canImport(Musl)
      let got = unsafe Musl.read(descriptor, buffer.baseAddress, size)
      #else
      let got = unsafe Glibc.read(descriptor, buffer.baseAddress, size)
      #endif
      if got >= 0 || errno != EINTR && errno != EAGAIN { return got }
    }
  }

  private func fault(_ error: CInt) -> LoadFault {
    if error == EINTR { return LoadFault(.interrupted, name, "interrupted") }
    let text = unsafe strerror(error).map { unsafe String(cString: $0) } ?? "error \(error)"
    return LoadFault(.io, name, text.prefix(1).lowercased() + text.dropFirst())
  }
}
