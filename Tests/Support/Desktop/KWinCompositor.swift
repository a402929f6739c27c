import Foundation

extension PrivateCompositor {
    private static let kwin = "/usr/bin/kwin_wayland"

    public static let hasKWin = FileManager.default.isExecutableFile(atPath: kwin)

    /// Whether it has a plugin that draws frames: Breeze.
    public static let hasKWinTitleBars = hasKWin && !plugins("org.kde.kdecoration2").isEmpty

    private static func plugins(_ kind: String) -> [String] {
        let libraries = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib")) ?? []
        return libraries.flatMap {
            (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/\($0)/qt5/plugins/\(kind)")) ?? []
        }
    }

    /// KWin, which has what Weston 10 lacks: scales of fractions, a primary selection, title bars and input methods.
    /// Nil if it or Xvfb is not installed, or does not start.
    ///
    /// - Parameters:
    ///   - size: that of each screen, in points.
    ///   - screens: how many it has, side by side; on the display, their windows are one above the other.
    ///   - scale: the pixels per point.
    ///   - hasTitleBars: whether windows have frames of the desktop.
    ///   - hasX11: whether it shows windows of X11 too, by Xwayland.
    ///   - inputMethod: a program that it starts, which speaks `zwp_input_method_v1`.
    ///   - files: further files in the folder of its settings and those of the input method.
    ///   - environment: further variables of both.
    public convenience init?(
        kwin size: CGSize, screens: Int = 1, scale: Double = 1, hasTitleBars: Bool = false, hasX11: Bool = false,
        inputMethod: String? = nil, files: [String: String] = [:], environment: [String: String] = [:]
    ) {
        guard Self.hasKWin else { return nil }
        let frames = hasTitleBars ? "" : "noborder=true\nnoborderrule=2\n"
        let settings = [
            "kwinrc": "[Windows]\nPlacement=ZeroCornered\n",
            "kwinrulesrc": "[General]\ncount=1\nrules=1\n[1]\nDescription=all\n\(frames)",
        ]
        let arguments =
            "--width \(Int(size.width)) --height \(Int(size.height)) --scale \(scale) --output-count \(screens)"
            + " --no-lockscreen --no-global-shortcuts --socket wayland-test" + (hasX11 ? " --xwayland" : "")
            + (inputMethod.map { " --inputmethod '\($0)'" } ?? "")
            // What it starts itself knows the name of the X server in it.
            + (hasX11 ? " \"sh -c 'echo \\$DISPLAY >\\$XDG_RUNTIME_DIR/x11'\"" : "")
        // It needs no bus, and must not ask that of the user.
        let own = [
            "KWIN_COMPOSE": "Q", "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent",
            // Tests may send it touches.
            "KWIN_WAYLAND_NO_PERMISSION_CHECKS": "1",
        ]
        // It has no name that xdotool finds; the other one is the root window.
        let windows = "xdotool search --onlyvisible --maxdepth 1 ''"
        let search = "until [ $(\(windows) | wc -l) -gt 1 ]; do sleep 0.05; done; \(windows) | tail -n 1"
        self.init(
            files: files.merging(settings) { $1 }, window: search,
            scale: scale,
            environment: own.merging(environment) { $1 }
        ) { folder, display in
            // The copy has no capabilities of its file, which containers refuse; it is called as KWin demands.
            "export HOME='\(folder.path)' XDG_CACHE_HOME='\(folder.path)' XDG_DATA_HOME='\(folder.path)';"
                + " cp \(Self.kwin) '\(folder.path)/kwin_wayland';"
                + " exec '\(folder.path)/kwin_wayland' --x11-display \(display.name) \(arguments)"
        }
    }
    /// The name of the X server whose windows KWin shows; nil if it does not start.
    public var nameOfX11: String? {
        let file = folder.appendingPathComponent("x11")
        let end = Date().addingTimeInterval(30)
        while Date() < end {
            let name = (try? String(contentsOf: file, encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines)
            if let name, !name.isEmpty { return name }
            usleep(20_000)
        }
        return nil
    }
}
