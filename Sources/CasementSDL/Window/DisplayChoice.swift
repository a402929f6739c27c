import CSDL2
import CasementCore
import Foundation

/// Connects SDL to a display: the one that `SDL_VIDEODRIVER` asks for, else an X server, which may be that of a Wayland
/// session, else a Wayland compositor.
@MainActor enum DisplayChoice {
    /// Throws the reason why no display can be used.
    static func connect(_ variables: [String: String]) throws(DesktopError) {
        let asked = variables["SDL_VIDEODRIVER"].flatMap { $0.isEmpty ? nil : $0 }
        var reasons: [String] = []
        for driver in asked.map(drivers) ?? usual(variables) {
            guard let reason = failure(of: driver, variables) else { return }
            reasons.append(reason)
        }
        if asked == "wayland", isSet("DISPLAY", in: variables), failure(of: "x11", variables) == nil {
            RuntimeWarning.issue("\(reasons[0]). Windows are shown on X11 instead.")
            return
        }
        let reason = reasons.joined(separator: "; ")
        throw .noDisplay("neither X11 nor Wayland answers" + (reason.isEmpty ? "" : ": \(reason)"))
    }

    private static func drivers(_ list: String) -> [String] {
        list.utf8.split(separator: UInt8(ascii: ",")).map { String(Substring($0)) }
    }

    /// The drivers that are tried where nobody asks for one. SDL's own list ends with one that shows nothing.
    private static func usual(_ variables: [String: String]) -> [String] {
        // Without a runtime folder there is no Wayland, but its library would print a message on standard error.
        let hasWayland = isSet("WAYLAND_DISPLAY", in: variables) || isSet("XDG_RUNTIME_DIR", in: variables)
        return (isSet("DISPLAY", in: variables) ? ["x11"] : []) + (hasWayland ? ["wayland"] : [])
    }

    private static func isSet(_ name: String, in variables: [String: String]) -> Bool {
        variables[name, default: ""] != ""
    }

    /// Why SDL cannot use a driver; nil if it does now.
    private static func failure(of driver: String, _ variables: [String: String]) -> String? {
        WaylandCompositor.current = nil
        if driver == "wayland" {
            guard let answer = WaylandCompositor() else { return "no Wayland compositor answers" }
            if let lack = answer.lack { return "the Wayland compositor has no \(lack)" }
            WaylandCompositor.current = answer
        }
        TitleBars.choose(WaylandCompositor.current, variables)
        SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, driver, SDL_HINT_OVERRIDE)
        guard start(driver, variables) else {
            WaylandCompositor.current = nil
            return SDLWindow.error
        }
        if let line = TitleBars.lack(WaylandCompositor.current, variables) { RuntimeWarning.issue(line) }
        return nil
    }

    private static func start(_ driver: String, _ variables: [String: String]) -> Bool {
        if driver == "x11" { return ComposedKeys.connecting(variables) { SDL_Init(SDL_INIT_VIDEO) == 0 } }
        guard WaylandCompositor.current != nil else { return SDL_Init(SDL_INIT_VIDEO) == 0 }
        let result = WaylandRelay.hide(WaylandSeat.protocols, variables) { SDL_Init(SDL_INIT_VIDEO) == 0 }
        WaylandSeat.isFree = result.isHidden
        return result.isConnected
    }
}
