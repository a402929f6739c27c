import CasementCore
import Foundation

/// The pointer's pictures over popups on Wayland, from the desktop's theme. SDL shows its own over its windows alone.
@MainActor final class WaylandCursors {
    /// Nil where libwayland-cursor is missing, or the compositor has no shared memory.
    static func of(_ globals: WaylandGlobals) -> WaylandCursors? {
        if let known { return known }
        known = WaylandCursors(globals)
        return known
    }

    private static var known: WaylandCursors?

    private typealias Load = @convention(c) (UnsafePointer<CChar>?, Int32, OpaquePointer) -> OpaquePointer?
    private typealias Find = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> UnsafeRawPointer?
    private typealias GetBuffer = @convention(c) (UnsafeRawPointer) -> OpaquePointer?

    /// As libwayland-cursor lays them out.
    private struct Cursor {
        let count: UInt32
        let images: UnsafePointer<UnsafePointer<Image>?>?
        let name: UnsafePointer<CChar>?
    }
    private struct Image { let width, height, hotX, hotY, delay: UInt32 }

    private let globals: WaylandGlobals
    private let load: Load
    private let find: Find
    private let getBuffer: GetBuffer
    private let shm: WaylandObject
    /// What shows the picture.
    private let surface: WaylandObject
    /// Themes by their sizes in pixels, kept as long as the program runs. Nil where there is none.
    private var themes: [Int32: OpaquePointer?] = [:]
    private let theme: String?
    /// In units of windows' coordinates.
    private let size: Int32

    private init?(_ globals: WaylandGlobals) {
        let library = globals.library
        guard let cursors = LoadedLibrary(loading: "libwayland-cursor.so.0"),
            let load: Load = cursors.function("wl_cursor_theme_load"),
            let find: Find = cursors.function("wl_cursor_theme_get_cursor"),
            let getBuffer: GetBuffer = cursors.function("wl_cursor_image_get_buffer"),
            let shm = globals.sharedMemory,
            let compositor = globals.bind(
                "wl_compositor", as: library.interface("wl_compositor"),
                version: min(4, globals.version(of: "wl_compositor"))),
            let surface = compositor.make(0, library.interface("wl_surface"), .new)
        else { return nil }
        (self.globals, self.load, self.find, self.getBuffer) = (globals, load, find, getBuffer)
        (self.shm, self.surface) = (shm, surface)
        let settings = DesktopPreferences.shared.settings, variables = ProcessInfo.processInfo.environment
        theme = settings.pointerTheme ?? variables["XCURSOR_THEME"]
        let wanted = settings.pointerSize ?? variables["XCURSOR_SIZE"].flatMap { Int($0) } ?? 24
        size = Int32(min(max(wanted, 8), 256))
    }

    /// Shows a style.
    ///
    /// - Parameters:
    ///   - serial: that of the event by which the pointer came to the popup.
    ///   - scale: the pixels per unit of the popup.
    func show(_ style: PointerStyle, on pointer: WaylandObject, _ serial: UInt32, scale: CGFloat) {
        let setCursor: UInt32 = 0
        guard style.shape != .hidden else {
            return pointer.send(setCursor, .uint(serial), .object(nil), .int(0), .int(0))
        }
        // A compositor takes whole scales; one that is larger is sharp too.
        let whole = surface.version >= 3 ? Int32(min(max(scale.rounded(.up), 1), 8)) : 1
        guard let (image, scale) = picture(style, at: whole) ?? picture(style, at: 1),
            let buffer = getBuffer(UnsafeRawPointer(image))
        else { return }
        let (attach, damage, commit, setBufferScale): (UInt32, UInt32, UInt32, UInt32) = (1, 2, 6, 8)
        let hot = (x: Int32(image.pointee.hotX) / scale, y: Int32(image.pointee.hotY) / scale)
        pointer.send(setCursor, .uint(serial), .object(surface.proxy), .int(hot.x), .int(hot.y))
        if surface.version >= 3 { surface.send(setBufferScale, .int(scale)) }
        surface.send(attach, .object(buffer), .int(0), .int(0))
        surface.send(damage, .int(0), .int(0), .int(.max), .int(.max))
        surface.send(commit)
    }

    /// The picture for a scale, of whose multiples its size must be.
    private func picture(_ style: PointerStyle, at scale: Int32) -> (UnsafePointer<Image>, Int32)? {
        let pixels = size * scale
        let known = themes[pixels] ?? load(theme, pixels, shm.proxy)
        themes[pixels] = known
        guard let theme = known else { return nil }
        for name in Self.names(style.shape) {
            guard let cursor = find(theme, name)?.load(as: Cursor.self), cursor.count > 0,
                let image = cursor.images?[0]
            else { continue }
            let (width, height) = (Int32(bitPattern: image.pointee.width), Int32(bitPattern: image.pointee.height))
            if width > 0, height > 0, width % scale == 0, height % scale == 0 { return (image, scale) }
        }
        return nil
    }

    /// The names by which themes know a shape, as SDL chooses it for windows, and the arrow.
    private static func names(_ shape: PointerStyle.Shape) -> [String] {
        let own: [String] =
            switch shape {
            case .arrow, .zoomIn, .zoomOut, .hidden: []
            case .text: ["xterm", "text"]
            case .crosshair: ["tcross", "crosshair"]
            case .hand, .openHand: ["hand2", "pointer", "hand1"]
            case .closedHand: ["fleur", "all-scroll"]
            case .leftRight: ["sb_h_double_arrow", "ew-resize"]
            case .upDown: ["sb_v_double_arrow", "ns-resize"]
            case .diagonal: ["top_left_corner", "nwse-resize"]
            case .otherDiagonal: ["top_right_corner", "nesw-resize"]
            }
        return own + ["left_ptr", "default"]
    }
}
