import CasementCombine
import Foundation
import FoundationNetworking

extension URLSession {
    /// The bytes of an answer, as they arrive.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8

        let parts: AsyncThrowingStream<Data, any Error>
        /// The task that loads them.
        public let task: URLSessionDataTask

        /// Goes through the bytes.
        public struct AsyncIterator: AsyncIteratorProtocol {
            var parts: AsyncThrowingStream<Data, any Error>.AsyncIterator
            private var part = Data()
            private var place = 0

            init(parts: AsyncThrowingStream<Data, any Error>.AsyncIterator) { self.parts = parts }

            /// The next byte; nil at the end.
            public mutating func next() async throws -> UInt8? {
                while place == part.endIndex {
                    guard let next = try await parts.next() else { return nil }
                    (part, place) = (next, next.startIndex)
                }
                defer { place += 1 }
                return part[place]
            }
        }

        /// Goes through the bytes from the beginning.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(parts: parts.makeAsyncIterator()) }
    }

    /// Loads a URL, and returns when the answer has begun: its bytes follow.
    public func bytes(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (
        AsyncBytes, URLResponse
    ) { try await bytes(for: URLRequest(url: url), delegate: delegate) }

    /// Sends a request, and returns when the answer has begun: its bytes follow. The delegate is not told of the task.
    public func bytes(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (
        AsyncBytes, URLResponse
    ) {
        let receiver = ByteReceiver()
        let session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
        let task = session.dataTask(with: request)
        session.finishTasksAndInvalidate()
        let response = try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { answer in
                receiver.begin(answer)
                task.resume()
            }
        } onCancel: {
            task.cancel()
        }
        receiver.parts.continuation.onTermination = { _ in task.cancel() }
        return (AsyncBytes(parts: receiver.parts.stream, task: task), response)
    }
}

/// Takes what arrives for one task. The session calls it on its queue, one call after the other.
private final class ByteReceiver: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    let parts = AsyncThrowingStream.makeStream(of: Data.self, throwing: (any Error).self)
    // The lock guards what the caller sets and the session's queue takes.
    private let lock = NSLock()
    private var answer: CheckedContinuation<URLResponse, any Error>?

    func begin(_ answer: CheckedContinuation<URLResponse, any Error>) { lock.withLock { self.answer = answer } }

    private func takeAnswer() -> CheckedContinuation<URLResponse, any Error>? {
        lock.withLock {
            defer { answer = nil }
            return answer
        }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        takeAnswer()?.resume(returning: response)
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        parts.continuation.yield(data)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        if let answer = takeAnswer() { answer.resume(throwing: error ?? URLError(.badServerResponse)) }
        parts.continuation.finish(throwing: error)
    }
}

extension URL {
    /// The lines of what is there, without empty ones: of a file, or of a server's answer. It is opened when the first
    /// line is asked for.
    public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }

    /// The bytes of what is there.
    public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }

    /// The bytes of a file or a server's answer.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8

        let url: URL

        /// Goes through the bytes.
        public struct AsyncIterator: AsyncIteratorProtocol {
            private enum Source {
                case file(FileHandle.AsyncBytes.AsyncIterator)
                case web(URLSession.AsyncBytes.AsyncIterator)
            }

            let url: URL
            private var source: Source?

            init(url: URL) { self.url = url }

            /// The next byte; nil at the end.
            public mutating func next() async throws -> UInt8? {
                let source = try await opened()
                switch source {
                case .file(var bytes):
                    let next = try await bytes.next()
                    self.source = .file(bytes)
                    return next
                case .web(var bytes):
                    let next = try await bytes.next()
                    self.source = .web(bytes)
                    return next
                }
            }

            private func opened() async throws -> Source {
                if let source { return source }
                if url.isFileURL {
                    return .file(try FileHandle(forReadingFrom: url).bytes.makeAsyncIterator())
                }
                return .web(try await URLSession.shared.bytes(from: url).0.makeAsyncIterator())
            }
        }

        /// Goes through the bytes from the beginning.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }
    }
}
