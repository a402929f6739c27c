import CSDL2
import CasementCore
import Foundation

/// Requests that the X server refuses. By itself Xlib ends the program then, though most often nothing worse has happened than that a
/// window has gone, or that a driver asked for too much. The program is told, once for each kind of request, and goes on.
@MainActor enum DisplayErrors {
    private typealias Handler = @convention(c) (OpaquePointer?, UnsafeMutablePointer<XErrorEvent>?) -> Int32

    static func watch() {
        typealias SetHandler = @convention(c) (Handler?) -> UnsafeMutableRawPointer?
        guard let setHandler: SetHandler = LoadedLibrary.x11?.function("XSetErrorHandler") else { return }
        _ = setHandler { @Sendable _, event in
            guard let event = event?.pointee else { return 0 }
            let message = DisplayErrors.message(Int(event.error_code), request: Int(event.request_code))
            // A driver may have a thread of its own. Nothing may be asked of the server here, nor drawn.
            // That the window has gone is heard of only after what was refused for that.
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

    /// What is refused for a window is no news where it is known that the window has gone.
    static func forgive(_ window: Window) { gone.insert(window) }

    private nonisolated static func message(_ code: Int, request: Int) -> String {
        let name = names.indices.contains(code) ? names[code] : "error \(code)"
        return
            "The X server refused request \(request) (\(name)). The program goes on; what it asked for is missing in its window."
    }

    /// The protocol's own errors, by their numbers.
    private nonisolated static let names = [
        "Success", "BadRequest", "BadValue", "BadWindow", "BadPixmap", "BadAtom", "BadCursor", "BadFont", "BadMatch",
        "BadDrawable", "BadAccess", "BadAlloc", "BadColor", "BadGC", "BadIDChoice", "BadName", "BadLength",
        "BadImplementation",
    ]
}
