import Foundation

/// Keeps the desktop from sleeping, by its portal (`org.freedesktop.portal.Inhibit`), or by
/// `org.freedesktop.ScreenSaver` where none answers. Without either it does nothing.
///
/// A thread keeps the connection: the desktop sleeps again when it is closed, also by the end of the program.
package final class SleepInhibitor: Sendable {
    private let isOver = DispatchSemaphore(value: 0)

    /// Begins at once. Nil for the bus of the session.
    package init(
        bus: String? = nil, reason: String, display: Bool, system: Bool, environment: [String: String],
        patience: Int32? = nil
    ) {
        guard display || system, SessionBus.exists(bus, in: environment) else { return }
        let isOver = isOver, patience = patience ?? PortalRequest.patience
        // 4 is the system's sleep, 8 the session's idleness.
        let flags = UInt32(system ? 4 : 0) | (display ? 8 : 0)
        PortalRequest.inBackground("Casement keeps awake") {
            guard let connection = SessionBus.connect(bus) else { return }
            defer { SessionBus.close(connection) }
            let allow = Self.inhibit(connection, flags, reason, patience)
            isOver.wait()
            allow?()
        }
    }

    /// Lets the desktop sleep again; called once.
    package func end() { isOver.signal() }

    /// What lets it sleep again; nil where nobody keeps it awake.
    private static func inhibit(
        _ connection: OpaquePointer, _ flags: UInt32, _ reason: String, _ patience: Int32
    ) -> (() -> Void)? {
        let portal = PortalRequest.service
        let request = SessionBus.call(
            connection, portal, PortalRequest.path, "org.freedesktop.portal.Inhibit", "Inhibit", patience: patience
        ) { writer in
            writer.append("")
            writer.append(flags)
            writer.list("{sv}") { $0.entry("reason", "s") { $0.append(reason) } }
        }
        if let handle = request?.first?.text {
            return {
                _ = SessionBus.call(
                    connection, portal, handle, "org.freedesktop.portal.Request", "Close", patience: patience
                ) { _ in }
            }
        }
        let saver = "org.freedesktop.ScreenSaver", path = "/org/freedesktop/ScreenSaver"
        let answer = SessionBus.call(connection, saver, path, saver, "Inhibit", patience: patience) { writer in
            writer.append(ProcessInfo.processInfo.processName)
            writer.append(reason)
        }
        guard let number = answer?.first?.number.flatMap({ UInt32(exactly: $0) }) else { return nil }
        return {
            _ = SessionBus.call(connection, saver, path, saver, "UnInhibit", patience: patience) { $0.append(number) }
        }
    }
}
