/// Why there can be no window.
package enum DesktopError: Error, CustomStringConvertible {
    /// SDL reached no display; with SDL's reason.
    case noDisplay(String)
    /// The display is there, but the window could not be made; with SDL's reason.
    case noWindow(String)

    package var description: String {
        switch self {
        case .noDisplay(let reason):
            "Casement found no display (\(reason)). Start the program in a desktop session, or without one under: xvfb-run -a <program>"
        case .noWindow(let reason):
            "Casement could not open a window: \(reason). Try again with CASEMENT_RENDERER=surface in the environment."
        }
    }
}
