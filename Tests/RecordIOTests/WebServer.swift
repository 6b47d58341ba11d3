import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A server on this machine that answers each path with bytes of a test's choice, until the test lets go of it.
///
/// A class, since it owns an open socket and a thread that answers on it.
final class WebServer: Sendable {
  private let socket: Int32
  /// The address of the server, without a path.
  let address: String

  /// The fault of a socket that could not be made.
  private struct NoSocket: Error {}

  /// Starts the server; a path without bytes of its own is never answered.
  init(_ answers: [String: String]) throws {
    #if canImport(Darwin)
    let kind = SOCK_STREAM
    #else
    let kind = Int32(SOCK_STREAM.rawValue)
    #endif
    socket = Foundation.socket(AF_INET, kind, 0)
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let socket = socket
    let isBound = unsafe withUnsafeMutablePointer(to: &place) { place in
      unsafe place.withMemoryRebound(to: sockaddr.self, capacity: 1) { place in
        unsafe bind(socket, place, length) == 0 && listen(socket, 8) == 0
          && getsockname(socket, place, &length) == 0
      }
    }
    guard isBound else { throw NoSocket() }
    address = "http://127.0.0.1:\(UInt16(bigEndian: place.sin_port))"
    Thread.detachNewThread { WebServer.serve(socket, answers) }
  }

  deinit {
    shutdown(socket, Int32(SHUT_RDWR))
    close(socket)
  }

  private static func serve(_ socket: Int32, _ answers: [String: String]) {
    var unanswered: [Int32] = []
    while true {
      let caller = accept(socket, nil, nil)
      guard caller >= 0 else { break }
      var request = [UInt8](repeating: 0, count: 4_096)
      let size = request.count
      let count = unsafe recv(caller, &request, size, 0)
      let words = String(decoding: request.prefix(max(0, count)), as: UTF8.self)
        .split(separator: " ")
      if words.count > 1, let answer = answers[String(words[1])] {
        let bytes = Array(answer.utf8)
        _ = unsafe send(caller, bytes, bytes.count, 0)
        close(caller)
      } else {
        unanswered.append(caller)
      }
    }
    for caller in unanswered { close(caller) }
  }
}

extension WebServer {
  /// A whole answer with a body.
  static func answer(_ body: String, status: String = "200 OK", headers: String = "") -> String {
    "HTTP/1.1 \(status)\r\nConnection: close\r\nContent-Length: \(body.utf8.count)\r\n\(headers)\r\n\(body)"
  }
}
