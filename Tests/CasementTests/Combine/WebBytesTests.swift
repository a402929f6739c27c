import Combine
import Expectations
import Foundation
import Testing

/// The bytes of answers, which `import Combine` and `import SwiftUI` bring.
struct WebBytesTests {
    /// A server on this computer that gives one answer in parts, each when it is told to.
    private final class Server: Sendable {
        let url: URL
        private let listener: Int32
        private let parts: AsyncStream<String>
        let send: AsyncStream<String>.Continuation

        init() throws {
            (parts, send) = AsyncStream.makeStream(of: String.self)
            listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            var length = socklen_t(MemoryLayout<sockaddr_in>.size)
            let listener = listener
            let port = withUnsafeMutablePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address -> UInt16? in
                    guard bind(listener, address, length) == 0, listen(listener, 1) == 0,
                        getsockname(listener, address, &length) == 0
                    else { return nil }
                    return UInt16(bigEndian: pointer.pointee.sin_port)
                }
            }
            url = try require(URL(string: "http://127.0.0.1:\(try require(port))/"))
            let parts = parts
            Task.detached {
                let client = accept(listener, nil, nil)
                var request = [UInt8](repeating: 0, count: 4096)
                _ = Foundation.recv(client, &request, request.count, 0)
                for await part in parts {
                    let bytes = Array(part.utf8)
                    _ = Foundation.send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL))
                }
                close(client)
                close(listener)
            }
        }
    }

    @Test("Lines of an answer come while the rest is not there yet")
    func lines() async throws {
        let server = try Server()
        server.send.yield("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n")
        server.send.yield("Connection: close\r\n\r\ndata: one\n\n")
        let (bytes, response) = try await URLSession.shared.bytes(from: server.url)
        expect((response as? HTTPURLResponse)?.statusCode, equals: 200)
        var lines = bytes.lines.makeAsyncIterator()
        expect(try await lines.next(), equals: "data: one")
        server.send.yield("data: t")
        server.send.yield("wo\n")
        expect(try await lines.next(), equals: "data: two")
        server.send.finish()
        expect(try await lines.next() == nil)
    }

    @Test("Where no server answers, that is an error")
    func failures() async throws {
        let nowhere = try require(URL(string: "http://127.0.0.1:9/"))
        await #expect(throws: URLError.self) { _ = try await URLSession.shared.bytes(from: nowhere) }
        await #expect(throws: (any Error).self) { for try await _ in nowhere.lines {} }
    }
}
