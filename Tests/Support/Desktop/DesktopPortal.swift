import CDBus
import Foundation

/// The desktop's portal itself (`xdg-desktop-portal`) with GTK's dialogs, on a bus and a display of its own. It needs
/// neither FUSE nor the service of documents: those concern programs in a sandbox alone.
public final class DesktopPortal: Sendable {
    /// The value of `DBUS_SESSION_BUS_ADDRESS` for programs.
    public let address: String
    private let daemon: BusDaemon
    private let portal: Process
    private let dialogs: Process
    /// For its settings and sockets; removed at its end.
    private let folder: URL

    private static let programs = ["/usr/libexec/xdg-desktop-portal", "/usr/libexec/xdg-desktop-portal-gtk"]
    public static let isInstalled = programs.allSatisfy(FileManager.default.isExecutableFile)

    /// Nil if it is not installed, or does not start. `display` is the value of `DISPLAY` for its dialogs.
    public init?(display: String) {
        guard Self.isInstalled, let daemon = BusDaemon() else { return nil }
        (self.daemon, address) = (daemon, daemon.address)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("portal-\(UUID().uuidString)")
        self.folder = folder
        try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let own = [
            "DBUS_SESSION_BUS_ADDRESS": daemon.address, "DISPLAY": display, "GDK_BACKEND": "x11",
            // The backend serves this desktop alone.
            "XDG_CURRENT_DESKTOP": "GNOME", "XDG_RUNTIME_DIR": folder.path, "HOME": folder.path,
            "XDG_CONFIG_HOME": folder.path, "XDG_DATA_HOME": folder.path, "GSETTINGS_BACKEND": "memory",
            "NO_AT_BRIDGE": "1", "LC_ALL": "C.UTF-8",
        ]
        let environment = ProcessInfo.processInfo.environment.merging(own) { $1 }
        let names = ["org.freedesktop.portal.Desktop", "org.freedesktop.impl.portal.desktop.gtk"]
        // The portal looks for its dialogs when it starts.
        guard let dialogs = Self.start(Self.programs[1], environment), Self.waits(for: names[1], on: address),
            let portal = Self.start(Self.programs[0], environment), Self.waits(for: names[0], on: address)
        else { return nil }
        (self.dialogs, self.portal) = (dialogs, portal)
    }

    private static func start(_ path: String, _ environment: [String: String]) -> Process? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.environment = environment
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        return (try? process.run()).map { process }
    }

    /// Waits until a service is on the bus.
    private static func waits(for name: String, on address: String) -> Bool {
        guard let connection = dbus_connection_open_private(address, nil) else { return false }
        defer {
            dbus_connection_close(connection)
            dbus_connection_unref(connection)
        }
        guard dbus_bus_register(connection, nil) != 0 else { return false }
        dbus_connection_set_exit_on_disconnect(connection, 0)
        let end = Date().addingTimeInterval(30)
        while dbus_bus_name_has_owner(connection, name, nil) == 0 {
            guard Date() < end else { return false }
            usleep(20_000)
        }
        return true
    }

    /// Ends what shows the dialogs, as when it crashes.
    public func endDialogs() { kill(dialogs.processIdentifier, SIGKILL) }

    deinit {
        for process in [dialogs, portal] where process.isRunning { kill(process.processIdentifier, SIGKILL) }
        daemon.end()
        try? FileManager.default.removeItem(at: folder)
    }
}
