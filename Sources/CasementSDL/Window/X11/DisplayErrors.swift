import CSDL2
import CasementCore
import Foundation

/// Handles requests that the X server refuses. By default Xlib ends the program then, though the usual cause is only a
/// closed window or a driver that asked for too much. Each kind of request is reported once, and the program continues.
@MainActor enum DisplayErrors {
    private typealias Handler = @convention(c) (OpaquePointer?, UnsafeMutablePointer<XErrorEvent>?) -> Int32

    static func watch() {
        typealias SetHandler = @convention(c) (Handler?) -> UnsafeMutableRawPointer?
        guard let setHandler: SetHandler = LoadedLibrary.x11?.function("XSetErrorHandler") else { return }
        _ = setHandler { @Sendable _, event in
            guard let event = event?.pointee else { return 0 }
            let message = DisplayErrors.message(Int(event.error_code), request: Int(event.request_code))
            // A driver may have its own thread. Nothing may be requested from the server here, nor drawn. The message
            // that the window is gone arrives only after the requests refused for it.
            let resource = event.resourceid
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
                MainActor.assumeIsolated {
                    if !DisplayErrors.gone.contains(resource) { RuntimeWarning.issue(message) }
                }
            }
            return 0
        }
    }

    private static var gone: Set<XID> = []

    /// Silences refused requests for a window that is known to be gone.
    static func forgive(_ window: Window) { gone.insert(window) }

    private nonisolated static func message(_ code: Int, request: Int) -> String {
        let name = names.indices.contains(code) ? names[code] : "error \(code)"
        return
            "The X server refused request \(request) (\(name)). The program goes on; what it asked for is missing in its window."
    }

    /// The protocol's own errors, by number.
    private nonisolated static let names = [
        "Success", "BadRequest", "BadValue", "BadWindow", "BadPixmap", "BadAtom", "BadCursor", "BadFont", "BadMatch",
        "BadDrawable", "BadAccess", "BadAlloc", "BadColor", "BadGC", "BadIDChoice", "BadName", "BadLength",
        "BadImplementation",
    ]
}
