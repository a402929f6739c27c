import Foundation
import OpenCombine

extension NotificationCenter {
    /// A publisher of the notifications with a name, from one sender or, without one, from all.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// A publisher of notifications. It sends them on the thread that posts them.
    public struct Publisher: OpenCombine.Publisher, Equatable {
        public typealias Output = Notification
        public typealias Failure = Never

        public let center: NotificationCenter
        public let name: Notification.Name
        public let object: AnyObject?

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
