import Foundation

/// A Wayland compositor (Weston, or KWin where a test asks for it) in the window of an X server of its own, so that the
/// server's pointer and keyboard are its user's. It shows windows from the top left corner, Weston on the whole screen.
/// It ends with the test process.
public final class PrivateCompositor: Sendable {
    /// The X server; the compositor's window covers it.
    public let display: PrivateDisplay
    /// The values of `WAYLAND_DISPLAY` and others for programs.
    public let variables: [String: String]
    /// The screen's pixels per unit of a window's coordinates.
    public let scale: Double
    /// A command that prints the identifier of its window.
    public let findsWindow: String
    /// For its sockets and settings; removed at its end.
    let folder: URL
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
    public convenience init?(
        hasSeat: Bool = true, shell: String = "kiosk", size: CGSize = CGSize(width: 1280, height: 800), scale: Int = 1
    ) {
        guard Self.isInstalled else { return nil }
        let backend = hasSeat ? "x11-backend.so --use-pixman" : "headless-backend.so"
        let screen = "--width=\(Int(size.width) / scale) --height=\(Int(size.height) / scale) --scale=\(scale)"
        self.init(
            files: [
                "weston.ini":
                    "[shell]\npanel-position=none\nstartup-animation=none\nbackground-color=0xff303030\n"
            ],
            window: "timeout 30 xdotool search --sync --onlyvisible --class weston | head -n 1",
            hasSeat: hasSeat, scale: Double(scale)
        ) { _, _ in
            "exec weston --backend=\(backend) --shell=\(shell)-shell.so \(hasSeat ? screen : "")"
                + " --idle-time=0 --socket=wayland-test"
        }
    }

    /// Starts one by a command that is told its folder and its X server.
    init?(
        files: [String: String], window: String, hasSeat: Bool = true, scale: Double,
        environment: [String: String] = [:],
        command: (_ folder: URL, _ display: PrivateDisplay) -> String
    ) {
        guard let display = PrivateDisplay() else { return nil }
        (self.display, self.scale, findsWindow) = (display, scale, window)
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("compositor-\(UUID().uuidString)")
        let attributes = [FileAttributeKey.posixPermissions: 0o700]
        try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: attributes)
        for (name, text) in files {
            let file = folder.appendingPathComponent(name)
            try? FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try? Data(text.utf8).write(to: file)
        }
        // Title bars of libdecor would be there on some machines only.
        variables = [
            "WAYLAND_DISPLAY": "wayland-test", "XDG_RUNTIME_DIR": folder.path, "LIBDECOR_PLUGIN_DIR": "/nonexistent",
        ]
        server = Process()
        server.executableURL = URL(fileURLWithPath: "/bin/sh")
        // As `PrivateDisplay`; its folder is removed with it.
        let start = "(\(command(folder, display))) >/dev/null 2>&1 & server=$!"
        server.arguments = ["-c", "\(start); read -r end; kill -9 $server; rm -rf '\(folder.path)'"]
        server.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
            .merging(["DISPLAY": display.name, "XDG_CONFIG_HOME": folder.path]) { $1 }.merging(environment) { $1 }
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
        focusing.arguments = ["-c", "window=$(\(findsWindow)) && xdotool windowfocus --sync $window"]
        focusing.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": display.name]) { $1 }
        focusing.standardOutput = FileHandle.nullDevice
        focusing.standardError = FileHandle.nullDevice
        guard (try? focusing.run()) != nil else { return }
        focusing.waitUntilExit()
    }

    /// Lets programs of other users in. They say where its socket is by this path, in `WAYLAND_DISPLAY`.
    public func socketForAll() -> String {
        let socket = folder.appendingPathComponent("wayland-test").path
        chmod(folder.path, 0o711)
        chmod(socket, 0o777)
        return socket
    }

    deinit { try? lifeline.fileHandleForWriting.close() }
}
