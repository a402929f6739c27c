import CSDL2
import Foundation

/// The X server that goes away while a program runs. Xlib ends the process then, whatever it is told; so what the program still
/// wants to do, such as saving its settings, happens before, and it ends with a message and exit code 2.
@MainActor enum DisplayLoss {
    private static var action: (() -> Void)?
    private static var isHandled = false

    /// Calls `action` when the display is lost, on the main thread, just before the program ends.
    static func watch(_ action: @escaping () -> Void) {
        self.action = action
        typealias Handler = @convention(c) (OpaquePointer?) -> Int32
        typealias SetHandler = @convention(c) (Handler?) -> Handler?
        guard let setHandler: SetHandler = LoadedLibrary.x11?.function("XSetIOErrorHandler") else { return }
        _ = setHandler { _ in
            // SDL talks to the server on the main thread only; another thread's connection is another library's business.
            guard Thread.isMainThread else { _exit(2) }
            MainActor.assumeIsolated { DisplayLoss.end() }
            return 0
        }
    }

    private static func end() {
        // What is done now may meet the broken connection again.
        guard !isHandled else { _exit(2) }
        isHandled = true
        FileHandle.standardError.write(Data("\(DesktopError.displayLost)\n".utf8))
        action?()
        _exit(2)
    }
}
