import Foundation

/// A kind of notification of the program: its buttons.
public final class UNNotificationCategory: Hashable, Sendable {
    /// What content names.
    public let identifier: String
    /// The buttons. A desktop may show only the first ones, or none.
    public let actions: [UNNotificationAction]
    /// What the program wants to know.
    public let options: UNNotificationCategoryOptions

    /// Creates a category. `intentIdentifiers` have no effect.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) { (self.identifier, self.actions, self.options) = (identifier, actions, options) }

    /// Whether both are the category of an identifier.
    public static func == (one: UNNotificationCategory, other: UNNotificationCategory) -> Bool {
        one.identifier == other.identifier
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

/// What a category wants to know.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The delegate learns that the user has dismissed a notification.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
}

/// A button of a notification.
public final class UNNotificationAction: Sendable {
    /// What a response names.
    public let identifier: String
    /// What is on the button.
    public let title: String
    /// What it does.
    public let options: UNNotificationActionOptions

    /// Creates a button.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        (self.identifier, self.title, self.options) = (identifier, title, options)
    }
}

/// What a button does.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Has no effect: who can press it has unlocked the desktop.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
    /// Has no effect on its look.
    public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
    /// Brings the program to the front.
    public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// What a program wants to do by notifications.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number on the icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
    /// Sounds.
    public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
    /// Messages.
    public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
    /// Messages that are shown also where the user wants not to be disturbed.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
    /// Messages without a question.
    public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}

/// How a notification is shown while the program is active.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Has no effect.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
    /// With its sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
    /// As `banner`.
    public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
    /// In the desktop's list alone, where it has one.
    public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
    /// As at other times.
    public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

/// What the desktop does with notifications.
public struct UNNotificationSettings: Sendable {
    /// No desktop asks the user: where notifications are shown, they are authorised.
    public let authorizationStatus: UNAuthorizationStatus
    /// Whether messages are shown.
    public let alertSetting: UNNotificationSetting
    /// Whether sounds are played.
    public let soundSetting: UNNotificationSetting
    /// Not supported.
    public var badgeSetting: UNNotificationSetting { .notSupported }

    init(isThere: Bool) {
        authorizationStatus = isThere ? .authorized : .denied
        alertSetting = isThere ? .enabled : .disabled
        soundSetting = alertSetting
    }
}

/// Whether notifications are shown.
public enum UNAuthorizationStatus: Int, Sendable {
    /// Nobody has asked: never so here.
    case notDetermined = 0
    /// Nothing is shown.
    case denied = 1
    /// They are shown.
    case authorized = 2
    /// They are shown in a list: never so here.
    case provisional = 3
}

/// Whether something of a notification is shown.
public enum UNNotificationSetting: Int, Sendable {
    /// The desktop has no such thing.
    case notSupported = 0
    /// It is not shown.
    case disabled = 1
    /// It is shown.
    case enabled = 2
}
