import CSDL2

/// What makes popups of windows on Wayland: SDL 2 has no popups there, and keeps its own such objects to itself. They
/// are kept as long as the program runs.
@MainActor final class WaylandShell {
    let globals: WaylandGlobals
    let shell: WaylandObject
    let compositor: WaylandObject
    /// Shows surfaces in sizes that are not those of their pixels; nil if the compositor has no such.
    let viewporter: WaylandObject?

    private static var known: WaylandShell?

    /// That of the connection that shows a window; nil on X11, or if the compositor lacks something.
    static func of(_ window: OpaquePointer) -> WaylandShell? {
        if let known { return known }
        known = WaylandGlobals.of(window).flatMap(WaylandShell.init)
        return known
    }

    private init?(_ globals: WaylandGlobals) {
        let box = Box()
        let version = min(ShellProtocol.repositionVersion, globals.version(of: "xdg_wm_base"))
        guard
            let compositor = globals.bind(
                "wl_compositor", as: globals.library.interface("wl_compositor"),
                version: min(4, globals.version(of: "wl_compositor"))),
            let shell = globals.bind(
                "xdg_wm_base", as: ShellProtocol.shell.address, version: version,
                receive: { event, arguments in
                    guard event == ShellProtocol.Event.ping else { return }
                    box.shell?.send(ShellProtocol.Shell.pong, .uint(arguments.uint(0)))
                })
        else { return nil }
        box.shell = shell
        (self.globals, self.shell, self.compositor) = (globals, shell, compositor)
        viewporter = globals.bind("wp_viewporter", as: WaylandScale.viewporterInterface.address)
    }

    /// What the listener refers to: it is made before the object.
    @MainActor private final class Box { weak var shell: WaylandObject? }
}
