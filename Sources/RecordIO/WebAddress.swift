import Records

/// Names that are addresses of the web, and what is fetched from there by the system's `curl`.
enum WebAddress {
  /// Tells whether a name is an address that can be asked for.
  static func isOne(_ name: String) -> Bool {
    let start = name.prefix(8).lowercased()
    return start == "https://" || start.hasPrefix("http://")
  }

  /// Fetches what an address has to give.
  ///
  /// - Throws: `io` with the server's answer or curl's words, `limit` for too many bytes, `interrupted`.
  static func contents(
    of address: String, bounds: WebBounds = WebBounds(), isInterrupted: () -> Bool,
    watcher: LoadProgress.Watcher = { _ in }
  ) throws(LoadFault) -> [UInt8] {
    let run: ChildRun
    do {
      run = try ChildRun(
        arguments(for: address, bounds), mostBytes: bounds.bytes, isInterrupted: isInterrupted
      ) { watcher(LoadProgress(.reading, bytes: $0, of: nil)) }
    } catch {
      throw fault(error, address, bounds)
    }
    guard run.status == 0 else { throw failure(of: run, address, bounds) }
    return run.output
  }

  private static func arguments(for address: String, _ bounds: WebBounds) -> [String] {
    [
      // Nobody's own settings: they may name other outputs.
      "curl", "--disable", "--silent", "--show-error", "--fail", "--globoff",
      "--location", "--max-redirs", "10", "--compressed",
      "--proto", "=http,https", "--proto-redir", "=http,https",
      "--connect-timeout", "\(bounds.secondsToConnect)", "--max-time", "\(bounds.seconds)",
      "--max-filesize", "\(bounds.bytes)",
      "--header", "Accept: application/json, text/csv, */*;q=0.5",
      "--write-out", "%{stderr}\\n%{http_code}", "--url", address,
    ]
  }

  private static func fault(
    _ fault: ChildFault, _ address: String, _ bounds: WebBounds
  ) -> LoadFault {
    switch fault {
    case .noProgram:
      LoadFault(
        .io, address, "there is no curl to fetch it",
        hint: "install curl, or load a file that was fetched")
    case .cannotStart(let reason): LoadFault(.io, address, "curl cannot be started: \(reason)")
    case .tooManyBytes: tooLarge(address, bounds)
    case .interrupted: LoadFault(.interrupted, address, "interrupted")
    }
  }

  private static func tooLarge(_ address: String, _ bounds: WebBounds) -> LoadFault {
    LoadFault(.limit, address, "the answer has more than \(bounds.bytes) bytes")
  }

  /// What curl's statuses mean that have words of their own here.
  private enum CurlStatus {
    static let refused: Int32 = 22
    static let late: Int32 = 28
    static let large: Int32 = 63
  }

  private static func failure(
    of run: ChildRun, _ address: String, _ bounds: WebBounds
  ) -> LoadFault {
    var lines = String(decoding: run.errors, as: UTF8.self).split(separator: "\n")
    let answer = lines.popLast() ?? ""
    switch run.status {
    case CurlStatus.refused: return LoadFault(.io, address, "the server answered \(answer)")
    case CurlStatus.late: return LoadFault(.io, address, "no answer within \(bounds.seconds) s")
    case CurlStatus.large: return tooLarge(address, bounds)
    default:
      let words = lines.last { $0.hasPrefix("curl: ") }.map { $0.dropFirst("curl: ".count) }
      return LoadFault(.io, address, "curl: \(words ?? "ended with status \(run.status)")")
    }
  }
}
