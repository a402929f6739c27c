import CSDL2

/// Where the content of a window is in what the compositor takes for the window. Places of popups are relative to that,
/// which begins at the title bar where libdecor draws one.
@MainActor enum WindowGeometry {
    private typealias ShellSurface = @convention(c) (OpaquePointer) -> OpaquePointer?
    private typealias Translate =
        @convention(c) (OpaquePointer, Int32, Int32, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) -> Void

    /// The functions of libdecor; nil if one of them is missing.
    private static let functions: (surface: ShellSurface, translate: Translate)? = {
        guard let libdecor = LoadedLibrary("libdecor-0.so.0"),
            let surface: ShellSurface = libdecor.function("libdecor_frame_get_xdg_surface"),
            let translate: Translate = libdecor.function("libdecor_frame_translate_coordinate")
        else { return nil }
        return (surface, translate)
    }()

    /// Whether the corner of windows can be known.
    static var isKnown: Bool { !TitleBars.areOfLibdecor || functions != nil }

    /// The corner of the content, in units; nil if it is not known, as that of a window that is hidden.
    static func corner(of window: OpaquePointer) -> (x: Int32, y: Int32)? {
        guard TitleBars.areOfLibdecor else { return (0, 0) }
        // libdecor made the surface and gave its own frame to the listener, which SDL does not hand out. If another one
        // had made it, what it gave would not answer with this surface.
        guard let functions, let surface = WaylandWindow(of: window)?.shellSurface,
            let frame = WaylandLibrary()?.userData(of: surface).map({ OpaquePointer($0) }),
            functions.surface(frame) == surface
        else { return nil }
        var corner = (x: Int32(0), y: Int32(0))
        functions.translate(frame, 0, 0, &corner.x, &corner.y)
        return corner
    }
}
