import Records
import Testing

@testable import RecordIO

@Suite(.serialized) struct WebTests {
  private func shown(
    _ address: String, _ options: ReadingOptions = ReadingOptions()
  ) -> String {
    do throws(LoadFault) {
      let source = try RecordLoader.load(path: "unused", name: address, options: options)
      return (0..<source.count).map { Value.object(source.record(at: $0)).json }
        .joined(separator: "\n")
    } catch {
      return error.description
    }
  }

  private func fault(_ address: String, _ bounds: WebBounds) -> String {
    do throws(LoadFault) {
      _ = try WebAddress.contents(of: address, bounds: bounds, isInterrupted: { false })
      return "none"
    } catch {
      return "\(error.kind) \(error.reason)"
    }
  }

  @Test func `an answer is read as a file is, by its content or the end of its path`() throws {
    let server = try WebServer([
      "/list": WebServer.answer("[{\"a\":1}]"),
      "/rows.csv?x=1,{2}&y=[3-4]": WebServer.answer("a\n1\n"),
      "/page": WebServer.answer("{\"results\":[{\"a\":1}]}"),
      "/moved": WebServer.answer("", status: "302 Found", headers: "Location: /list\r\n"),
      "/empty.json": WebServer.answer(""),
    ])
    let home = server.address
    #expect(shown("\(home)/list") == #"{"a":1}"#)
    #expect(shown("\(home)/rows.csv?x=1,{2}&y=[3-4]") == #"{"a":1}"#)
    #expect(shown("\(home)/page", ReadingOptions(array: "results")) == #"{"a":1}"#)
    #expect(shown("\(home)/moved") == #"{"a":1}"#)
    #expect(shown("\(home)/empty.json") == "\(home)/empty.json: is empty")
    #expect(
      shown("\(home)/page")
        == "\(home)/page as JSON: is an object, not an array of objects")
  }

  @Test func `what the server says is in the error`() throws {
    let server = try WebServer([
      "/gone": WebServer.answer("no", status: "404 Not Found"),
      "/broken": WebServer.answer("no", status: "500 Internal Server Error"),
      "/file": WebServer.answer(
        "", status: "302 Found", headers: "Location: file:///etc/passwd\r\n"),
      "/nonsense": "nonsense\r\n",
    ])
    let home = server.address
    #expect(shown("\(home)/gone") == "\(home)/gone: the server answered 404")
    #expect(shown("\(home)/broken") == "\(home)/broken: the server answered 500")
    #expect(shown("\(home)/file").hasPrefix("\(home)/file: curl: "))
    #expect(shown("\(home)/nonsense").hasPrefix("\(home)/nonsense: curl: "))
    #expect(shown("http://127.0.0.1:1/x").hasPrefix("http://127.0.0.1:1/x: curl: (7) "))
    #expect(shown("http://").hasPrefix("http://: curl: "))
  }

  @Test func `time and size have bounds`() throws {
    let body = String(repeating: "x", count: 50_000)
    let server = try WebServer([
      "/large": WebServer.answer(body), "/unsized": "HTTP/1.0 200 OK\r\n\r\n" + body,
    ])
    #expect(
      fault("\(server.address)/silent", WebBounds(seconds: 1)) == "io no answer within 1 s")
    for path in ["large", "unsized"] {
      #expect(
        fault("\(server.address)/\(path)", WebBounds(bytes: 1_000))
          == "limit the answer has more than 1000 bytes")
    }
  }

  @Test func `waiting can be interrupted`() throws {
    let server = try WebServer([:])
    #expect {
      _ = try WebAddress.contents(of: "\(server.address)/silent", isInterrupted: { true })
    } throws: { ($0 as? LoadFault)?.kind == .interrupted }
  }

  @Test func `only addresses of the web are asked for`() {
    for name in ["http://a", "https://a", "HTTP://a", "Https://a/b.csv"] {
      #expect(WebAddress.isOne(name))
    }
    for name in ["http:/a", "ftp://a", "file:///a", "a/http://b", "https", ""] {
      #expect(!WebAddress.isOne(name))
    }
  }
}
