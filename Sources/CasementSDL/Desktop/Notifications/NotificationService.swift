import Foundation

/// A notification as the desktop shows it.
package struct DesktopNotification: Equatable, Sendable {
    package enum Sound: Equatable, Sendable { case none, usual, file(String) }

    package struct Action: Equatable, Sendable {
        package var key: String
        package var title: String

        package init(key: String, title: String) { (self.key, self.title) = (key, title) }
    }

    package var title = ""
    /// Plain text.
    package var body = ""
    package var actions: [Action] = []
    /// 0 for what can wait, 1, and 2 for what cannot.
    package var urgency: UInt8 = 1
    package var sound = Sound.none
    /// The path of a picture.
    package var picture: String?
    /// The number of the notification whose place it takes; 0 for none.
    package var replaced: UInt32 = 0

    package init() {}
}

/// What the desktop says of a notification, by its number.
package enum NotificationEvent: Equatable, Sendable {
    /// The user has pressed it, or one of its buttons.
    case action(UInt32, String)
    /// It is gone; whether the user has dismissed it.
    case closed(UInt32, byUser: Bool)
}

/// Shows notifications.
@MainActor package protocol NotificationService: AnyObject {
    var onEvent: ((NotificationEvent) -> Void)? { get set }
    /// Answers whether somebody shows notifications.
    func find(_ answer: @escaping @MainActor @Sendable (Bool) -> Void)
    /// Shows a notification, and answers its number; nil where nobody shows it.
    func show(_ notification: DesktopNotification, _ answer: @escaping @MainActor @Sendable (UInt32?) -> Void)
    func close(_ number: UInt32)
}
