#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The content that a file is to have, while it is written beside that file.
///
/// It is called `.hpsh-draft`, with a number where several are written at once. A draft is locked as
/// long as its writer lives, so that one which a killed program left behind is known as such, and the
/// next writer in the folder takes it over: at most as many stay behind as were written at once.
///
/// A class, since it owns an open file; where it does not take its place it is removed at its end.
final class FileDraft {
  /// The open draft, empty at first, which no one else can read.
  let descriptor: Int32
  private let path: String
  /// What faults call the file.
  private let name: String
  private var hasItsPlace = false

  /// The drafts that may be written in one folder at once.
  private static let most = 100

  /// Makes a draft for a file at a path, where every link has been followed.
  ///
  /// - Throws: ``FileFault``, as in a folder that cannot be written to.
  init(for target: String, named name: String) throws(FileFault) {
    let folder = Path.folder(of: target) ?? ""
    for number in 1...FileDraft.most {
      let path = Path.join(folder, number == 1 ? ".hpsh-draft" : ".hpsh-draft-\(number)")
      guard let descriptor = try FileDraft.acquire(path, named: name) else { continue }
      (self.descriptor, self.path, self.name) = (descriptor, path, name)
      return
    }
    throw FileFault(path: name, reason: "\(FileDraft.most) files are being written in its folder")
  }

  deinit {
    if !hasItsPlace { unsafe unlink(path) }
    close(descriptor)
  }

  /// Opens a draft at a path and locks it; nil where something stands there that is someone else's.
  private static func acquire(_ path: String, named name: String) throws(FileFault) -> Int32? {
    // What stands there already may be a pipe, which must not be waited for, or a link.
    let flags = O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let descriptor = unsafe open(path, flags, 0o600)
    guard descriptor >= 0 else {
      let fault = FileSystem.fault(name)
      if FileSystem.isThere(path) { return nil }
      throw fault
    }
    guard isFree(descriptor, at: path), fchmod(descriptor, 0o600) == 0,
      ftruncate(descriptor, 0) == 0
    else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  /// Locks an open file; false where it is another writer's, or by now no draft any more.
  private static func isFree(_ descriptor: Int32, at path: String) -> Bool {
    var status = stat()
    var there = stat()
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK,
      unsafe fstat(descriptor, &status) == 0, unsafe lstat(path, &there) == 0
    else { return false }
    // Its writer may have given it its place between the opening and the lock.
    return status.st_ino == there.st_ino && status.st_dev == there.st_dev
      && status.st_mode & S_IFMT == S_IFREG && status.st_nlink == 1
      && status.st_uid == geteuid()
  }

  /// Gives the draft the mode and, as far as that is allowed, the owner of the file, brings it to the
  /// disk and puts it in the file's place.
  ///
  /// - Throws: ``FileFault``; the file is then as it was.
  func takePlace(of target: String) throws(FileFault) {
    try check(fchmod(descriptor, keepOwner(of: target)))
    try check(fsync(descriptor))
    try check(unsafe rename(path, target))
    hasItsPlace = true
    FileSystem.flush(folder: Path.folder(of: target) ?? ".")
  }

  /// Gives the draft the owner of the file and returns the mode it is to have.
  private func keepOwner(of target: String) -> mode_t {
    var status = stat()
    guard unsafe stat(target, &status) == 0 else {
      let mask = umask(0o077)
      umask(mask)
      return 0o666 & ~mask
    }
    if fchown(descriptor, status.st_uid, status.st_gid) == 0 { return status.st_mode & 0o7777 }
    // What makes a program run as its owner does not go over to another one.
    _ = fchown(descriptor, uid_t.max, status.st_gid)
    return status.st_mode & 0o777
  }

  private func check(_ result: Int32) throws(FileFault) {
    guard result == 0 else { throw FileSystem.fault(name) }
  }
}
