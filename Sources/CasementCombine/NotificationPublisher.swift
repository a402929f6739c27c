import Foundation
import OpenCombine

extension NotificationCenter {
    /// A publisher of the notifications with a name, from one sender or, if `object` is nil, from all.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// A publisher of notifications. Values are sent on the posting thread.
    public struct Publisher: OpenCombine.Publisher, Equatable {
        public typealias Output = Notification
        public typealias Failure = Never

        /// The observed notification centre.
        public let center: NotificationCenter
        /// The name of the notifications.
        public let name: Notification.Name
        /// The sender; nil for all senders. It is retained by the publisher.
        public let object: AnyObject?

        /// Creates a publisher of the notifications with a name, from one sender or, if `object` is nil, from all.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Notification, Downstream.Failure == Never {
            let subject = PassthroughSubject<Notification, Never>()
            let sink = Handover(subject), center = center
            let token = center.addObserver(forName: name, object: object, queue: nil) { sink.value.send($0) }
            subject.handleEvents(receiveCancel: { center.removeObserver(token) }).receive(subscriber: subscriber)
        }

        public static func == (left: Publisher, right: Publisher) -> Bool {
            left.center === right.center && left.name == right.name && left.object === right.object
        }
    }
}
