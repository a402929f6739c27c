import Foundation

/// Notifications between programs on a Mac. Here they stay in the program: what it posts it observes, and nothing comes
/// from others, such as the notifications that macOS posts when its settings change; read those from the environment.
///
/// Unchecked as Foundation's own class is, whose observers are behind a lock: this one adds nothing that changes.
open class DistributedNotificationCenter: NotificationCenter, @unchecked Sendable {
    private static let shared = DistributedNotificationCenter()

    /// A place of notifications.
    public struct CenterType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// That of this computer.
        public static let localNotificationCenterType = CenterType(rawValue: "NSLocalNotificationCenterType")
    }

    /// What happens to notifications while the program is not used. It has no effect.
    public enum SuspensionBehavior: UInt, Sendable { case drop = 1, coalesce, hold, deliverImmediately }

    /// The program's own.
    open override class var `default`: DistributedNotificationCenter { shared }
    /// The program's own: on a Mac, `default()` is a function.
    public func callAsFunction() -> DistributedNotificationCenter { self }
    /// The program's own.
    public static func forType(_ notificationCenterType: CenterType) -> DistributedNotificationCenter { shared }

    /// Posts a notification, whose object is a text.
    open func postNotificationName(
        _ name: NSNotification.Name, object: String?, userInfo: [AnyHashable: Any]? = nil,
        deliverImmediately: Bool = false
    ) { post(name: name, object: object, userInfo: userInfo) }
}
