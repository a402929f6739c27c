import CasementCore
import Foundation
import Synchronization

/// The desktop's settings as a program follows them: environment variables come first, then the desktop portal, then
/// configuration files. With `CASEMENT_DESKTOP_SETTINGS=no` only the variables count.
@MainActor package final class DesktopPreferences {
    package static let shared = DesktopPreferences(environmentOfStart)

    private let asked: DesktopSettings
    private let kept: DesktopSettings
    private let answered = Answer()
    private var followers: [@MainActor (DesktopSettings) -> Bool] = []

    /// The current settings.
    package private(set) var settings: DesktopSettings

    /// The portal's latest answer, with a signal for the first one.
    private final class Answer: Sendable {
        let value = Mutex(DesktopSettings())
        let isThere = DispatchSemaphore(value: 0)
    }

    private init(_ environment: [String: String]) {
        asked = DesktopSettings(environment: environment)
        let follows = environment["CASEMENT_DESKTOP_SETTINGS"] != "no"
        if follows {
            let ofUser = environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 }
            kept = DesktopSettings(
                configuration: ofUser ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.config")
        } else {
            kept = DesktopSettings()
        }
        settings = asked.over(kept)
        guard follows, SessionBus.exists(in: environment) else { return }
        SettingsPortal.follow { [answered] new in
            answered.value.withLock { $0 = new }
            answered.isThere.signal()
            Task { @MainActor in Self.shared.update() }
        }
        // A running portal answers within a few milliseconds; waiting avoids a window that is first light and then
        // dark.
        _ = answered.isThere.wait(timeout: .now() + 0.1)
        settings = asked.over(answered.value.withLock { $0 }).over(kept)
    }

    private func update() {
        let new = asked.over(answered.value.withLock { $0 }).over(kept)
        guard new != settings else { return }
        settings = new
        followers.removeAll { !$0(new) }
    }

    /// Calls `change` with the current settings, and with each new ones until it returns false.
    package func follow(_ change: @escaping @MainActor (DesktopSettings) -> Bool) {
        if change(settings) { followers.append(change) }
    }
}
