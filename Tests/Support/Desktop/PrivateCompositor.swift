import Foundation

/// A Wayland compositor (Weston) in the window of an X server of its own, so that the server's pointer and keyboard are
/// its user's. It shows each window on the whole screen, from the top left corner. It ends with the test process.
public final class PrivateCompositor: Sendable {
    /// The X server; the compositor's window covers it.
    public let display: PrivateDisplay
    /// The values of `WAYLAND_DISPLAY` and `XDG_RUNTIME_DIR` for programs.
    public let variables: [String: String]
    private let server: Process
    private let lifeline = Pipe()

    public static let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/weston")

    /// Nil if Weston or Xvfb is not installed, or does not start.
    ///
    /// - Parameters:
    ///   - hasSeat: whether it has a pointer and a keyboard; without, it has no screen either.
    ///   - shell: `desktop` for windows of their own sizes, which can be minimised.
    ///   - size: the screen's, in pixels.
    ///   - scale: the pixels per unit of a window's coordinates.
    public init?(
        hasSeat: Bool = true, shell: String = "kiosk", size: CGSize = CGSize(width: 1280, height: 800), scale: Int = 1
    ) {
        guard Self.isInstalled, let display = PrivateDisplay() else { return nil }
        self.display = display
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("weston-\(UUID().uuidString)")
        let attributes = [FileAttributeKey.posixPermissions: 0o700]
        try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: attributes)
        variables = ["WAYLAND_DISPLAY": "wayland-test", "XDG_RUNTIME_DIR": folder.path]
        server = Process()
        server.executableURL = URL(fileURLWithPath: "/bin/sh")
        let backend = hasSeat ? "x11-backend.so --use-pixman" : "headless-backend.so"
        try? Data("[shell]\npanel-position=none\nstartup-animation=none\n".utf8)
            .write(to: folder.appendingPathComponent("weston.ini"))
        let screen = "--width=\(Int(size.width) / scale) --height=\(Int(size.height) / scale) --scale=\(scale)"
        let command =
            "weston --backend=\(backend) --shell=\(shell)-shell.so \(hasSeat ? screen : "")"
            + " --idle-time=0 --socket=wayland-test >/dev/null 2>&1"
        // As `PrivateDisplay`; its folder is removed with it.
        server.arguments = ["-c", "\(command) & weston=$!; read -r end; kill -9 $weston; rm -rf '\(folder.path)'"]
        server.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
            .merging(["DISPLAY": display.name, "XDG_CONFIG_HOME": folder.path]) { $1 }
        server.standardInput = lifeline
        server.standardError = FileHandle.nullDevice
        guard (try? server.run()) != nil else { return nil }
        let socket = folder.appendingPathComponent("wayland-test").path
        let end = Date().addingTimeInterval(30)
        while !FileManager.default.fileExists(atPath: socket) {
            guard Date() < end, server.isRunning else { return nil }
            usleep(20_000)
        }
        if hasSeat { takeKeyboard() }
    }

    /// Gives the compositor's window the keyboard before there are windows in it. Weston forgets to give it back to a
    /// program that had it when its own window lost it and got it again at once, as happens when it is focused later.
    private func takeKeyboard() {
        let focusing = Process()
        focusing.executableURL = URL(fileURLWithPath: "/bin/sh")
        let search = "xdotool search --sync --onlyvisible --class weston"
        focusing.arguments = ["-c", "window=$(timeout 30 \(search) | head -n 1) && xdotool windowfocus --sync $window"]
        focusing.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": display.name]) { $1 }
        focusing.standardOutput = FileHandle.nullDevice
        focusing.standardError = FileHandle.nullDevice
        guard (try? focusing.run()) != nil else { return }
        focusing.waitUntilExit()
    }

    deinit { try? lifeline.fileHandleForWriting.close() }
}
