import Foundation

extension ProcessInfo {
    /// How hot the computer is.
    public enum ThermalState: Int, Sendable {
        /// Within its limits.
        case nominal
        /// Warmer than usual.
        case fair
        /// So hot that it works slower.
        case serious
        /// So hot that it must cool down.
        case critical
    }

    /// How hot the computer is: always `nominal`, since Linux does not judge temperatures.
    public var thermalState: ThermalState { .nominal }

    /// Whether the user saves power: always false. Desktops choose the speed of the processor themselves.
    public var isLowPowerModeEnabled: Bool { false }

    /// Whether the program is one for iPads that runs on a Mac: false.
    public var isMacCatalystApp: Bool { false }

    /// Whether the program is one for iPhones that runs on a Mac: false.
    public var isiOSAppOnMac: Bool { false }

    /// Never posted: the state of `thermalState` has changed.
    public static let thermalStateDidChangeNotification = Notification.Name(
        "NSProcessInfoThermalStateDidChangeNotification")
}

extension Notification.Name {
    /// Never posted: `isLowPowerModeEnabled` has changed.
    public static let NSProcessInfoPowerStateDidChange = Notification.Name("NSProcessInfoPowerStateDidChange")
}

extension RunLoop.Mode {
    /// The mode while the pointer is followed. Loops never run in it: a timer that is added to `common` runs always.
    public static let eventTracking = RunLoop.Mode("NSEventTrackingRunLoopMode")
    /// The mode while the user scrolls. Loops never run in it: a timer that is added to `common` runs always.
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
    /// The mode while a panel waits. Loops never run in it: a timer that is added to `common` runs always.
    public static let modalPanel = RunLoop.Mode("NSModalPanelRunLoopMode")
}

extension FileManager {
    /// The folder that the programs of a group share, which is made where it is missing:
    /// `Group Containers/IDENTIFIER` in the user's folder of what programs keep. Nil where it cannot be made.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard !["", ".", ".."].contains(groupIdentifier), !groupIdentifier.contains("/") else { return nil }
        let folder = URL.applicationSupportDirectory
            .appendingPathComponent("Group Containers", isDirectory: true)
            .appendingPathComponent(groupIdentifier, isDirectory: true)
        do {
            try createDirectory(at: folder, withIntermediateDirectories: true)
            return folder
        } catch {
            return nil
        }
    }

    /// A folder that iCloud keeps: always nil.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

    /// The user's account of iCloud: always nil.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}
