import CasementCore
import CasementSDL
import DesktopSupport
import Expectations
import Foundation
import Testing

/// Programs use the desktop's settings: initially, and when they change.
@Suite(.serialized) struct DesktopSettingsTests {
    private static let display = PrivateDisplay()

    private func start(_ bus: PrivateBus?, _ variables: [String: String] = [:]) throws -> Program {
        let display = try require(Self.display)
        var environment = [
            "DISPLAY": display.name, "SDL_VIDEODRIVER": "x11", "CASEMENT_DESKTOP_SETTINGS": "yes",
            "XDG_CONFIG_HOME": "/nonexistent", "XDG_RUNTIME_DIR": "/nonexistent",
        ]
        environment["DBUS_SESSION_BUS_ADDRESS"] = bus?.address
        return try Program(
            "WindowProbe", ["desktop"], environment: environment.merging(variables) { $1 },
            without: bus == nil ? ["DBUS_SESSION_BUS_ADDRESS"] : [])
    }

    @Test(.enabled(if: Desktop.isPresent, "needs Xvfb: run make test"))
    func aProgramFollowsTheDesktop() throws {
        let bus = try require(PrivateBus())
        bus.set("color-scheme", to: .unsigned(1))
        bus.set("enable-animations", of: "org.gnome.desktop.interface", to: .boolean(false))
        let program = try start(bus)
        defer { program.signal(SIGKILL) }
        expect(program.waits(for: "desktop: dark standard still large 5a 9b ff"), "the first frame is right")
        expect(program.says(for: 0.3).contains("desktop: light"), equals: false)
        bus.set("color-scheme", to: .unsigned(2))
        expect(program.waits(for: "desktop: light standard still large 2b 6d e0"))
        bus.set("contrast", to: .unsigned(1))
        expect(program.waits(for: "desktop: light increased still large"))
        bus.set("contrast", to: .unsigned(0))
        bus.set("accent-color", to: .triple(0.5, 0, 0.5))
        expect(program.waits(for: "desktop: light standard still large 80 0 80"))
        bus.set("text-scaling-factor", of: "org.gnome.desktop.interface", to: .double(1.25))
        expect(program.waits(for: "desktop: light standard still xxLarge"))
        bus.set("enable-animations", of: "org.gnome.desktop.interface", to: .boolean(true))
        expect(program.waits(for: "desktop: light standard moving xxLarge 80 0 80"))
        // The end of the bus does not end the program.
        bus.end()
        usleep(300_000)
        expect(program.isRunning)
    }

    @Test(.enabled(if: Desktop.isPresent, "needs Xvfb: run make test"))
    func environmentVariablesTakePrecedence() throws {
        let bus = try require(PrivateBus())
        bus.set("color-scheme", to: .unsigned(1))
        let variables = ["CASEMENT_COLOR_SCHEME": "light", "CASEMENT_ACCENT_COLOR": "#800080"]
        let program = try start(bus, variables)
        defer { program.signal(SIGKILL) }
        expect(program.waits(for: "desktop: light standard moving large 80 0 80"))
        let alone = try start(nil)
        defer { alone.signal(SIGKILL) }
        expect(alone.waits(for: "desktop: light standard moving large 2b 6d e0"), "a desktop without a bus")
    }

    /// Where `dbus-launch` is installed, the library starts that one: then this test sees nothing.
    @Test(
        "Where there is no session bus, none is started", .enabled(if: Desktop.isPresent, "needs Xvfb: run make test"))
    func noBusIsStarted() throws {
        let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appending(
            path: "casement-launch-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try TestScript.write("echo \"$*\" >> '\(folder.path)/log'", to: folder.appending(path: "dbus-launch"))
        let program = try start(nil, ["PATH": folder.path])
        defer { program.signal(SIGKILL) }
        expect(program.waits(for: "desktop: "))
        expect((try? String(contentsOf: folder.appending(path: "log"), encoding: .utf8)) == nil)
    }

    @Test func filesOfDesktopsWithoutAPortal() throws {
        let folder = NSTemporaryDirectory() + "casement-desktop-\(getpid())"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func write(_ text: String, to file: String) throws {
            let url = URL(fileURLWithPath: "\(folder)/\(file)")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: url, atomically: true, encoding: .utf8)
        }
        expect(DesktopSettings(configuration: folder), equals: DesktopSettings())
        try write("[KDE]\nAnimationDurationFactor=0\n", to: "kdeglobals")
        expect(DesktopSettings(configuration: folder).reducesMotion, equals: true)
        try write("[Settings]\ngtk-application-prefer-dark-theme=1\n", to: "gtk-3.0/settings.ini")
        expect(DesktopSettings(configuration: folder).colorScheme, equals: .dark)
        try write(
            "[Settings]\ngtk-application-prefer-dark-theme = false\ngtk-enable-animations=true",
            to: "gtk-4.0/settings.ini")
        expect(DesktopSettings(configuration: folder).colorScheme, equals: .light)
        expect(DesktopSettings(configuration: folder).reducesMotion, equals: false)
        try Data([0xFF, 0xFE, 0x00]).write(to: URL(fileURLWithPath: "\(folder)/gtk-4.0/settings.ini"))
        expect(DesktopSettings(configuration: folder).colorScheme, equals: .dark, "a broken file is ignored")
    }

    @Test func invalidSettingsAreIgnored() {
        var settings = DesktopSettings()
        settings.take("color-scheme", of: DesktopSettings.appearance, .text("dark"))
        settings.take("accent-color", of: DesktopSettings.appearance, .list([.number(2), .number(0), .number(0)]))
        settings.take("accent-color", of: DesktopSettings.appearance, .list([.number(0.1)]))
        settings.take("contrast", of: "org.example", .number(1))
        expect(settings, equals: DesktopSettings())
        expect(
            DesktopSettings(environment: ["CASEMENT_TEXT_SCALE": "-3", "CASEMENT_COLOR_SCHEME": "pink"]),
            equals: settings)
    }
}
