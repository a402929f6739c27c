import Foundation

/// A notification that is to be shown.
public final class UNNotificationRequest: Sendable {
    /// A notification takes the place of another with the same identifier.
    public let identifier: String
    /// What it says.
    public let content: UNNotificationContent
    /// When it is shown; nil for at once.
    public let trigger: UNNotificationTrigger?

    /// Creates a request with a copy of the content.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        (self.identifier, self.trigger) = (identifier, trigger)
        self.content = UNNotificationContent(copying: content)
    }
}

/// A notification that was shown.
public final class UNNotification: Sendable {
    /// When it was shown.
    public let date: Date
    /// What was requested.
    public let request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) { (self.date, self.request) = (date, request) }
}

/// What the user did with a notification.
public final class UNNotificationResponse: Sendable {
    /// What the user has seen.
    public let notification: UNNotification
    /// The button: `UNNotificationDefaultActionIdentifier` for the notification itself.
    public let actionIdentifier: String

    init(_ notification: UNNotification, _ actionIdentifier: String) {
        (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
    }
}

/// The user has pressed a notification, and none of its buttons.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The user has dismissed a notification, whose category has the option `customDismissAction`.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// Why there are no notifications.
public struct UNError: LocalizedError, Sendable {
    /// The kind of an error.
    public enum Code: Int, Sendable {
        /// The desktop shows no notifications.
        case notificationsNotAllowed = 1
        /// There is no such file.
        case attachmentInvalidURL = 100
        /// A date that has passed.
        case notificationInvalidNoDate = 1400
    }

    /// The kind.
    public let code: Code
    public let errorDescription: String?

    init(_ code: Code, _ reason: String) { (self.code, errorDescription) = (code, reason) }

    static var noService: UNError {
        UNError(
            .notificationsNotAllowed,
            "The desktop shows no notifications: nothing on the session bus answers to "
                + "org.freedesktop.Notifications.")
    }
}
