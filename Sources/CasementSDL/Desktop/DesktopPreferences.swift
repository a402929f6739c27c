import CasementCore
import Foundation
import Synchronization

/// The desktop's settings as a program follows them: what the environment's variables ask for, else what the desktop portal says,
/// else what is kept in files. With `CASEMENT_DESKTOP_SETTINGS=no` only the variables count.
@MainActor package final class DesktopPreferences {
    package static let shared = DesktopPreferences(ProcessInfo.processInfo.environment)

    private let asked: DesktopSettings
    private let kept: DesktopSettings
    private let answered = Answer()
    private var followers: [@MainActor (DesktopSettings) -> Bool] = []

    /// What holds now.
    package private(set) var settings: DesktopSettings

    /// What the portal said last, and a signal for the first time.
    private final class Answer: Sendable {
        let value = Mutex(DesktopSettings())
        let isThere = DispatchSemaphore(value: 0)
    }

    private init(_ environment: [String: String]) {
        asked = DesktopSettings(environment: environment)
        let follows = environment["CASEMENT_DESKTOP_SETTINGS"] != "no"
        if follows {
            let home = FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".config").path
            kept = DesktopSettings(
                configuration: environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? home)
        } else {
            kept = DesktopSettings()
        }
        settings = asked.over(kept)
        guard follows, SettingsPortal.isPossible(environment) else { return }
        SettingsPortal.follow { [answered] new in
            answered.value.withLock { $0 = new }
            answered.isThere.signal()
            Task { @MainActor in Self.shared.update() }
        }
        // A portal that runs answers within a few milliseconds: better than a window that is light first and then dark.
        _ = answered.isThere.wait(timeout: .now() + 0.1)
        settings = asked.over(answered.value.withLock { $0 }).over(kept)
    }

    private func update() {
        let new = asked.over(answered.value.withLock { $0 }).over(kept)
        guard new != settings else { return }
        settings = new
        followers.removeAll { !$0(new) }
    }

    /// Tells `change` of the settings now, and of new ones until it answers false.
    package func follow(_ change: @escaping @MainActor (DesktopSettings) -> Bool) {
        if change(settings) { followers.append(change) }
    }
}
