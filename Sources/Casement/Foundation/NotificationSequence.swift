import CasementCombine
import Foundation

extension NotificationCenter {
    /// The notifications with a name, from one sender or, if `object` is nil, from all, as they are posted.
    ///
    ///     for await note in NotificationCenter.default.notifications(named: .priceChanged) { … }
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }

    /// A sequence of notifications: each loop gets those that are posted after it has begun, until its task is
    /// cancelled.
    public struct Notifications: AsyncSequence {
        public typealias Element = Notification
        public typealias Failure = Never

        let center: NotificationCenter
        let name: Notification.Name
        let object: AnyObject?

        /// The notifications of one loop.
        public struct AsyncIterator: AsyncIteratorProtocol {
            fileprivate var base: AsyncStream<Handover<Notification>>.AsyncIterator

            /// The next notification; nil once the task is cancelled.
            public mutating func next() async -> Notification? { await base.next()?.value }

            /// The next notification; nil once the task is cancelled.
            public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                await base.next(isolation: actor)?.value
            }
        }

        /// Begins a loop.
        public func makeAsyncIterator() -> AsyncIterator {
            let (stream, continuation) = AsyncStream.makeStream(of: Handover<Notification>.self)
            let token = Handover(
                center.addObserver(forName: name, object: object, queue: nil) { continuation.yield(Handover($0)) })
            let center = Handover(center)
            continuation.onTermination = { _ in center.value.removeObserver(token.value) }
            return AsyncIterator(base: stream.makeAsyncIterator())
        }
    }
}
