import Foundation
import Glibc
import Synchronization

/// A web server on this machine that answers each path with a prepared response.
final class TinyServer: Sendable {
    struct Answer: Sendable {
        var status = "200 OK"
        var headers = ""
        var body = Data()
        /// The response waits until this is signalled, once for all requests.
        var gate: DispatchSemaphore?
    }

    let port: UInt16
    private let socket: Int32
    private let answers: [String: Answer]
    private let log = RequestLog()
    private let isClosed = Mutex(false)

    init?(_ answers: [String: Answer]) {
        self.answers = answers
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let socket = socket
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, length) == 0 && listen(socket, 16) == 0 && getsockname(socket, $0, &length) == 0
            }
        }
        guard isBound else { return nil }
        port = UInt16(bigEndian: address.sin_port)
        let (answers, log) = (answers, log)
        Thread.detachNewThread {
            while true {
                let client = accept(socket, nil, nil)
                if client < 0, errno == EINTR || errno == ECONNABORTED { continue }
                if client < 0 {
                    Glibc.close(socket)
                    return
                }
                Thread.detachNewThread { Self.serve(client, answers, log) }
            }
        }
    }

    deinit { close() }

    /// Ends it, once: the number of a closed socket may be another server's by now. The thread that accepts closes it.
    func close() {
        let wasClosed = isClosed.withLock { isClosed in
            defer { isClosed = true }
            return isClosed
        }
        if !wasClosed { shutdown(socket, Int32(SHUT_RDWR)) }
    }

    func url(_ path: String) -> URL? { URL(string: "http://127.0.0.1:\(port)\(path)") }

    /// The number of requests for a path.
    func requests(_ path: String) -> Int { log.count(path) }

    /// The number of responses to requests for a path.
    func responses(_ path: String) -> Int { log.count("sent: " + path) }

    private static func serve(_ client: Int32, _ answers: [String: Answer], _ log: RequestLog) {
        defer { Glibc.close(client) }
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = recv(client, &buffer, buffer.count, 0)
        guard count > 0 else { return }
        let words = String(decoding: buffer[..<count], as: UTF8.self).split(separator: " ")
        guard words.count > 1 else { return }
        log.add(String(words[1]))
        let answer = answers[String(words[1])] ?? Answer(status: "404 Not Found", body: Data("nothing here".utf8))
        answer.gate?.wait()
        answer.gate?.signal()
        let head =
            "HTTP/1.1 \(answer.status)\r\nContent-Length: \(answer.body.count)\r\nConnection: close\r\n\(answer.headers)\r\n"
        let bytes = [UInt8](Data(head.utf8) + answer.body)
        send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL))
        log.add("sent: " + words[1])
    }
}

/// Counts requests from several threads. Unchecked, because every access holds the lock.
private final class RequestLog: @unchecked Sendable {
    private let lock = NSLock()
    private var paths: [String: Int] = [:]
    func add(_ path: String) { lock.withLock { paths[path, default: 0] += 1 } }
    func count(_ path: String) -> Int { lock.withLock { paths[path] ?? 0 } }
}
