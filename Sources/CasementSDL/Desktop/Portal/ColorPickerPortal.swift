import CasementCore
import Foundation

/// Lets the user choose a colour of the screen, by the desktop's portal (`org.freedesktop.portal.Screenshot`).
package struct ColorPickerPortal: Sendable {
    /// How the user has answered.
    package enum Answer: Equatable, Sendable {
        /// The parts of the colour in sRGB, from 0 to 1.
        case color(red: Double, green: Double, blue: Double)
        case cancelled
        /// The desktop has no portal that does this.
        case unavailable
    }

    private let desktop: DesktopReach

    /// Nil for the bus of the session; `patience` is how long the portal may take, in milliseconds.
    package init(bus: String? = nil, environment: [String: String], patience: Int32? = nil) {
        desktop = DesktopReach(bus, environment, patience)
    }

    /// Asks the user. `parent` is the window that asks, as the portal knows it.
    package func pick(parent: String, _ answer: @escaping @MainActor (Answer) -> Void) {
        PortalRequest.inBackground("Casement picks a color") {
            let result = ask(parent)
            Task { @MainActor in answer(result) }
        }
    }

    private func ask(_ parent: String) -> Answer {
        guard SessionBus.exists(desktop.bus, in: desktop.environment) else { return .unavailable }
        let request = desktop.request("org.freedesktop.portal.Screenshot", "PickColor")
        let answer = request.run { $0.append(parent) }
        switch answer {
        case .response(0, let values):
            let parts = values.entry("color")?.list?.compactMap(\.number) ?? []
            guard parts.count == 3, parts.allSatisfy(\.isFinite) else { return .unavailable }
            let shares = parts.map { min(max($0, 0), 1) }
            return .color(red: shares[0], green: shares[1], blue: shares[2])
        case .response(1, _): return .cancelled
        case .response, .ended, .unavailable: return .unavailable
        }
    }
}
