import CSDL2
import CasementCore
import Foundation

/// The number of device pixels per point.
@MainActor enum DisplayScale {
    /// `CASEMENT_SCALE`, else on X11 the desktop's `Xft.dpi` over 96, else the compositor's scale; 0.5 to 4.
    static func scale(of window: OpaquePointer) -> CGFloat {
        if let wanted { return wanted }
        if let dpi = xftDPI(of: window), dpi.isFinite {
            // Rounded to eighths: a DPI of 97 is a rounding error, not intended.
            return CGFloat(min(max((dpi / 96 * 8).rounded() / 8, 0.5), 4))
        }
        return min(max(pixelsPerUnit(window), 0.5), 4)
    }

    /// `CASEMENT_SCALE`, read once.
    private static let wanted: CGFloat? = {
        let scale = environmentVariable("CASEMENT_SCALE").flatMap(Double.init)
        return scale.flatMap { $0.isFinite ? CGFloat(min(max($0, 0.5), 8)) : nil }
    }()

    /// Device pixels per unit of SDL's window coordinates: 1 on X11.
    static func pixelsPerUnit(_ window: OpaquePointer) -> CGFloat {
        if let scale = WaylandScale.of(window) { return scale.factor }
        var (units, unused): (Int32, Int32) = (0, 0)
        SDL_GetWindowSize(window, &units, &unused)
        let pixels = SDLWindow.pixelSize(window).width
        return units > 0 && pixels > 0 ? CGFloat(pixels) / CGFloat(units) : 1
    }

    /// Has a window laid out again before the next frame, because its scale is another.
    static func hasChanged(_ id: UInt32) {
        var event = SDL_Event()
        event.type = SDL_WINDOWEVENT.rawValue
        event.window.windowID = id
        event.window.event = UInt8(SDL_WINDOWEVENT_SIZE_CHANGED.rawValue)
        SDL_PushEvent(&event)
    }

    /// The DPI that a connection to the X server has reported.
    private static var known: (display: OpaquePointer, dpi: Double?)?

    /// The DPI of the desktop's settings, from the X server's resources. SDL's own guess from millimetres can be wrong.
    private static func xftDPI(of window: OpaquePointer) -> Double? {
        var info = SDL_SysWMinfo()
        info.version = SDL_version(major: 2, minor: 26, patch: 0)
        guard SDL_GetWindowWMInfo(window, &info) == SDL_TRUE, info.subsystem == SDL_SYSWM_X11,
            let display = info.info.x11.display
        else { return nil }
        // Xlib reads the resources once for a connection; but where there are none, it looks for their files each time.
        if let known, known.display == display { return known.dpi }
        let dpi = xftDPI(display)
        known = (display, dpi)
        return dpi
    }

    private static func xftDPI(_ display: OpaquePointer) -> Double? {
        typealias GetDefault =
            @convention(c) (OpaquePointer, UnsafePointer<CChar>, UnsafePointer<CChar>) -> UnsafePointer<CChar>?
        guard let getDefault: GetDefault = LoadedLibrary.x11?.function("XGetDefault") else { return nil }
        return getDefault(display, "Xft", "dpi").flatMap { Double(String(cString: $0)) }
    }
}
