import CSDL2
import Foundation

/// Handles an X server that is lost while a program runs. Xlib then always ends the process; so the program's last
/// work, such as saving its settings, is done before, and it ends with a message and exit code 2.
@MainActor enum DisplayLoss {
    private static var action: (() -> Void)?
    private static var isHandled = false
    /// Whether the server is gone: it answers nothing any more.
    static var isLost: Bool { isHandled }

    /// Calls `action` when the display is lost, on the main thread, just before the program ends.
    static func watch(_ action: @escaping () -> Void) {
        self.action = action
        typealias Handler = @convention(c) (OpaquePointer?) -> Int32
        typealias SetHandler = @convention(c) (Handler?) -> Handler?
        guard let setHandler: SetHandler = LoadedLibrary.x11?.function("XSetIOErrorHandler") else { return }
        _ = setHandler { _ in
            guard Thread.isMainThread else {
                // A thread with a connection of its own has noticed it first. It must not go on; the main thread does
                // the last work and ends the program, unless it hangs.
                DispatchQueue.main.async { DisplayLoss.end() }
                sleep(10)
                _exit(2)
            }
            MainActor.assumeIsolated { DisplayLoss.end() }
            return 0
        }
    }

    private static func end() {
        // The work done now may hit the broken connection again.
        guard !isHandled else { _exit(2) }
        isHandled = true
        FileHandle.standardError.write(Data("\(DesktopError.displayLost)\n".utf8))
        action?()
        _exit(2)
    }
}
