import CasementCombine
import Foundation
import FoundationNetworking

extension URLSession {
    /// A publisher of what a URL answers, for each subscriber anew.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        DataTaskPublisher(request: URLRequest(url: url), session: self)
    }

    /// A publisher of what a request is answered, for each subscriber anew.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// A publisher of the bytes and the response of a request, sent on the session's queue. The request starts when the
    /// subscriber asks for a value and is cancelled with the subscription.
    public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        public let request: URLRequest
        public let session: URLSession

        public init(request: URLRequest, session: URLSession) { (self.request, self.session) = (request, session) }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let answer = Answer()
            let task = session.dataTask(with: request) { data, response, error in
                if let response, error == nil {
                    answer.subject.send((data ?? Data(), response))
                    answer.subject.send(completion: .finished)
                } else {
                    answer.subject.send(completion: .failure(error as? URLError ?? URLError(.unknown)))
                }
            }
            answer.subject
                .handleEvents(receiveCancel: { task.cancel() }, receiveRequest: { _ in task.resume() })
                .receive(subscriber: subscriber)
        }
    }
}

/// Where a task leaves its answer. Unchecked, because subjects lock themselves and OpenCombine does not say so.
private final class Answer: @unchecked Sendable {
    let subject = PassthroughSubject<URLSession.DataTaskPublisher.Output, URLError>()
}
