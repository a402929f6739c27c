/// The reason why there can be no window.
package enum DesktopError: Error, CustomStringConvertible {
    /// SDL could not connect to a display; with SDL's reason.
    case noDisplay(String)
    /// The display was available and was lost.
    case displayLost
    /// The display is available, but the window could not be created; with SDL's reason.
    case noWindow(String)

    /// SDL's message.
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
