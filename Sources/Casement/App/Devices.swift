import Foundation

/// The computer, by the name of UIKit.
@MainActor @preconcurrency public final class UIDevice {
    /// The computer.
    public static let current = UIDevice()
    private init() {}
    private var asksBattery = false

    /// The name of the computer in its network.
    public var name: String { ProcessInfo.processInfo.hostName }
    /// "Linux".
    public var systemName: String { "Linux" }
    /// The version of Linux, such as "6.8.0".
    public var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }
    /// "Desktop".
    public var model: String { "Desktop" }
    /// "Desktop".
    public var localizedModel: String { "Desktop" }
    /// A computer with a pointer: `mac`.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .mac }
    /// How the device is held: not known.
    public var orientation: UIDeviceOrientation { .unknown }

    /// Posted when a device is held in another way: never.
    public nonisolated static let orientationDidChangeNotification =
        Notification.Name("UIDeviceOrientationDidChangeNotification")
    /// Posted when the battery has another level: never. Ask for `batteryLevel` instead.
    public nonisolated static let batteryLevelDidChangeNotification =
        Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    /// Posted when the battery is charged or no longer: never. Ask for `batteryState` instead.
    public nonisolated static let batteryStateDidChangeNotification =
        Notification.Name("UIDeviceBatteryStateDidChangeNotification")

    /// Has no effect: nothing tells how the device is held.
    public func beginGeneratingDeviceOrientationNotifications() {}
    /// Has no effect.
    public func endGeneratingDeviceOrientationNotifications() {}
    /// Has no effect.
    public var isGeneratingDeviceOrientationNotifications: Bool { false }

    /// A value that is the same for this program on this computer, and for no other; it is derived from the computer's
    /// `machine-id`. Nil where there is none.
    public var identifierForVendor: UUID? {
        (try? String(contentsOfFile: "/etc/machine-id", encoding: .utf8)).flatMap {
            let program = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
            return UUID(ofMachine: $0.trimmingCharacters(in: .whitespacesAndNewlines), program: program)
        }
    }

    /// Whether the battery is asked; false at first.
    public var isBatteryMonitoringEnabled: Bool {
        get { asksBattery }
        set { asksBattery = newValue }
    }

    /// The level of the battery, 0 to 1; -1 where there is none, or `isBatteryMonitoringEnabled` is false.
    public var batteryLevel: Float { battery?.level ?? -1 }
    /// Whether the battery is charged; `unknown` where there is none, or `isBatteryMonitoringEnabled` is false.
    public var batteryState: BatteryState { battery?.state ?? .unknown }

    /// Whether a battery is charged.
    public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

    private var battery: Battery? { asksBattery ? Battery(in: "/sys/class/power_supply") : nil }
}

/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    /// A side that is above, or the side of the screen.
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    /// Whether the screen is higher than wide.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the screen is wider than high.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device lies on a table.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// Makes a phone tremble. A desktop does not: it has no effect.
@MainActor @preconcurrency public class UIFeedbackGenerator {
    /// Creates a generator.
    public init() {}
    /// Has no effect.
    public func prepare() {}
}

/// Tells by trembling how a task went. It has no effect.
@MainActor @preconcurrency public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How a task went.
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    /// Has no effect.
    public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Tells by trembling that things have met. It has no effect.
@MainActor @preconcurrency public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How heavy the things are.
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
    /// Creates a generator.
    public init(style: FeedbackStyle) { super.init() }
    /// Creates a generator.
    public override init() { super.init() }
    /// Has no effect.
    public func impactOccurred() {}
    /// Has no effect.
    public func impactOccurred(intensity: CGFloat) {}
}

/// Tells by trembling that a choice has changed. It has no effect.
@MainActor @preconcurrency public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Has no effect.
    public func selectionChanged() {}
}
