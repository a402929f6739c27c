import CSDL2
import Foundation

/// Who draws the title bars of windows.
@MainActor package enum TitleBars {
    /// Whether the program draws them: by `CASEMENT_TITLE_BAR=own` or `desktop`; by default on GNOME, whose programs
    /// do, and where nobody else does. Known once a display is connected.
    package private(set) static var areOwn = false
    /// Whether libdecor draws them, on Wayland.
    private(set) static var areOfLibdecor = false
    /// Whether the desktop can show a window without a title bar at whose edges the user resizes it.
    private static var canHide = true

    /// Whether the program draws the title bar of a window with such a frame.
    package static func areOwn(for frame: WindowTraits.Frame) -> Bool {
        areOwn && (frame == .all || frame == .edges && !canHide)
    }

    /// Decides for X11, or for a compositor, before SDL connects to it.
    static func choose(_ compositor: WaylandCompositor?, _ variables: [String: String]) {
        canHide = compositor == nil
        switch variables["CASEMENT_TITLE_BAR"] {
        case "own": areOwn = true
        case "desktop": areOwn = false
        default: areOwn = isGNOME(variables) || isBare(compositor, variables)
        }
        guard let compositor else { return }
        // Else libdecor is loaded for nothing, and says that it has no plugin.
        let mayUseLibdecor = !areOwn && !isBare(compositor, variables)
        areOfLibdecor = mayUseLibdecor && !compositor.drawsFrames
        SDL_SetHint("SDL_VIDEO_WAYLAND_ALLOW_LIBDECOR", mayUseLibdecor ? "1" : "0")
    }

    private static func isGNOME(_ variables: [String: String]) -> Bool {
        variables["XDG_CURRENT_DESKTOP", default: ""].utf8.split(separator: UInt8(ascii: ":"))
            .contains { $0.elementsEqual("GNOME".utf8) }
    }

    /// Whether neither the compositor nor libdecor, which needs a plugin, draws any.
    private static func isBare(_ compositor: WaylandCompositor?, _ variables: [String: String]) -> Bool {
        guard let compositor else { return false }
        return !compositor.drawsFrames && !WaylandCompositor.hasFramePlugin(variables)
    }

    /// What is missing where windows have no title bar, because the program was told not to draw them.
    static func lack(_ compositor: WaylandCompositor?, _ variables: [String: String]) -> String? {
        guard !areOwn, isBare(compositor, variables) else { return nil }
        return
            "Windows have no title bar: the desktop draws none, and libdecor has no plugin. Install libdecor-0-plugin-1-cairo, or leave CASEMENT_TITLE_BAR unset."
    }
}
