import CasementCombine
import Foundation
import FoundationNetworking

extension URLSession {
    /// A publisher of the response of a URL, which is requested separately for each subscriber.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        DataTaskPublisher(request: URLRequest(url: url), session: self)
    }

    /// A publisher of the response to a request, which is sent separately for each subscriber.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// A publisher of the data and the response of a request, sent on the session's queue. The request starts when the
    /// subscriber demands a value and is cancelled with the subscription.
    public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        /// The request.
        public let request: URLRequest
        /// The session that performs the request.
        public let session: URLSession

        /// Creates a publisher of the response to a request.
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
            // An answer may come before the demand that starts the task has reached the subject, which then keeps none.
            answer.subject
                .buffer(size: 1, prefetch: .byRequest, whenFull: .dropNewest)
                .handleEvents(receiveCancel: { task.cancel() }, receiveRequest: { _ in task.resume() })
                .receive(subscriber: subscriber)
        }
    }
}

/// Forwards a task's response to the subscriber. Unchecked, because subjects are thread-safe, but OpenCombine does not
/// declare it.
private final class Answer: @unchecked Sendable {
    let subject = PassthroughSubject<URLSession.DataTaskPublisher.Output, URLError>()
}
