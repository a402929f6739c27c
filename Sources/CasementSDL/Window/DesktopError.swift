/// Why there can be no window.
package enum DesktopError: Error, CustomStringConvertible {
    /// SDL reached no display; with SDL's reason.
    case noDisplay(String)
    /// The display was there and went away.
    case displayLost
    /// The display is there, but the window could not be made; with SDL's reason.
    case noWindow(String)

    /// What SDL said.
    var reason: String {
        switch self {
        case .noDisplay(let reason), .noWindow(let reason): reason
        case .displayLost: ""
        }
    }

    package var description: String {
        switch self {
        case .noDisplay(let reason):
            "Casement found no display (\(reason)). Start the program in a desktop session, or without one under: xvfb-run -a <program>"
        case .displayLost:
            "Casement lost its display: the X server ended or closed the connection. The program ends; its settings are saved."
        case .noWindow(let reason):
            "Casement could not open a window: \(reason). Try again with CASEMENT_RENDERER=surface in the environment."
        }
    }
}
