import CSDL2
import CasementCore
import Foundation

/// Starts only SDL's video subsystem, and creates windows.
@MainActor enum VideoSetup {
    static func start() throws(DesktopError) {
        for (hint, value) in [
            (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
            (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
            // The click that activates a window also acts on the control under it.
            (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
            // The loop itself detects that its last window was closed.
            (SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0"),
            (SDL_HINT_IME_SHOW_UI, "1"), (SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1"),
        ] {
            SDL_SetHint(hint, value)
        }
        let variables = environmentOfStart
        try withVariables(of: variables) { () throws(DesktopError) in try DisplayChoice.connect(variables) }
        let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
        // Otherwise SDL pushes a surface through a GL texture: 6 ms instead of 0.01. Wayland has no other way in SDL:
        // WaylandPixels replaces it there.
        if driver == "x11" || driver == "offscreen" { SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }
        // Wayland asks for no frames of a window that nobody sees: SDL would wait for that in each.
        SDL_SetHintWithPriority(SDL_HINT_RENDER_VSYNC, "0", SDL_HINT_OVERRIDE)
        EventFilter.install()
        SDL_StopTextInput()
        SDL_EnableScreenSaver()
    }

    /// Sets variables that libraries read from the environment when SDL connects; after that they are removed, so that
    /// programs started by this one have their own.
    ///
    /// They are the name by which window managers group windows and find the program's icon, and where there is no
    /// session bus the address of none. Without an address SDL's bus library starts `dbus-launch`, for which the first
    /// frame would wait, and which leaves a bus behind that no other program knows.
    private static func withVariables(
        of environment: [String: String], _ connect: () throws(DesktopError) -> Void
    ) throws(DesktopError) {
        let name = MainFolder.programName
        var all = ["SDL_VIDEO_X11_WMCLASS": name, "SDL_VIDEO_WAYLAND_WMCLASS": name]
        if !SessionBus.exists(in: environment) { all["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=/dev/null" }
        let ours = all.filter { environment[$0.key] == nil }
        for (variable, value) in ours { setenv(variable, value, 0) }
        defer { for variable in ours.keys { unsetenv(variable) } }
        try connect()
    }

    /// The refresh rate of the first display in frames per second, 30 to 240; 60 if unknown.
    static var refreshRate: Double {
        var mode = SDL_DisplayMode()
        guard SDL_GetCurrentDisplayMode(0, &mode) == 0, mode.refresh_rate > 0 else { return 60 }
        return Double(min(max(mode.refresh_rate, 30), 240))
    }

    static func makeWindow(
        title: String, size: CGSize, isResizable: Bool, traits: WindowTraits = WindowTraits(), choice: PresenterChoice,
        closed: @escaping (DesktopWindow) -> Void
    ) throws(DesktopError) -> DesktopWindow {
        var flags = SDL_WINDOW_HIDDEN.rawValue | choice.windowFlags | traits.sdlFlags
        var hasFraction = false
        if case .surface = choice { hasFraction = WaylandCompositor.current?.scalesByFractions ?? false }
        if !hasFraction { flags |= SDL_WINDOW_ALLOW_HIGHDPI.rawValue }
        // On X11 its sizes are set without SDL.
        let isOfX11 = SDL_GetCurrentVideoDriver().map { String(cString: $0) } == "x11"
        if isResizable || isOfX11 { flags |= SDL_WINDOW_RESIZABLE.rawValue }
        if TitleBars.areOwn { flags |= SDL_WINDOW_BORDERLESS.rawValue }
        let (width, height) = units(size, perPoint: 1)
        let anywhere = Int32(bitPattern: UInt32(SDL_WINDOWPOS_UNDEFINED_MASK))
        guard let window = SDL_CreateWindow(title, anywhere, anywhere, width, height, flags) else {
            throw .noWindow(SDLWindow.error)
        }
        if hasFraction {
            let id = SDL_GetWindowID(window)
            WaylandScale.follow(window) { DisplayScale.hasChanged(id) }
        }
        // The scale is known only for a window.
        let scale = DisplayScale.scale(of: window)
        let unitsPerPoint = scale / DisplayScale.pixelsPerUnit(window)
        if unitsPerPoint != 1 {
            let (width, height) = units(size, perPoint: unitsPerPoint)
            SDL_SetWindowSize(window, width, height)
        }
        guard let presenter = choice.presenter(for: window) else {
            let reason = SDLWindow.error
            WaylandScale.forget(window)
            SDL_DestroyWindow(window)
            throw .noWindow(reason)
        }
        let made = DesktopWindow(window, traits: traits, presenter: presenter, scale: scale, closed: closed)
        if !isResizable, isOfX11 { made.setLimits(nil, isResizable: false) }
        return made
    }

    /// A place in SDL's units; nil where there is none such.
    static func place(_ place: CGPoint, perPoint unit: CGFloat) -> (Int32, Int32)? {
        guard place.x.isFinite, place.y.isFinite else { return nil }
        let most = CGFloat(largest.0)
        return (
            Int32(min(max(place.x * unit, -most), most).rounded()),
            Int32(min(max(place.y * unit, -most), most).rounded())
        )
    }

    static let largest: (Int32, Int32) = (16_384, 16_384)

    /// SDL's units, 1 to 16,384: larger than any display, but still accepted by window systems.
    static func units(_ size: CGSize, perPoint: CGFloat) -> (Int32, Int32) {
        func bounded(_ length: CGFloat) -> Int32 {
            length.isNaN ? 1 : Int32(min(max((length * perPoint).rounded(), 1), CGFloat(largest.0)))
        }
        return (bounded(size.width), bounded(size.height))
    }
}
