import CDBus
import Foundation

/// A private session bus on which a test is the desktop's watcher of status items, and calls them.
public final class StatusBus: Sendable {
    /// The address of the bus.
    public let address: String
    private let daemon: BusDaemon

    /// Nil if no bus can be started.
    public init?() {
        guard let daemon = BusDaemon() else { return nil }
        (self.daemon, address) = (daemon, daemon.address)
    }

    deinit { end() }

    /// Ends the bus, as when a session ends.
    public func end() { daemon.end() }

    /// Is the watcher until an item registers; the item's name, or nil if none does in time.
    public func watch() async -> String? {
        await inBackground { connection in
            guard dbus_bus_request_name(connection, "org.kde.StatusNotifierWatcher", 0, nil) == 1 else { return nil }
            let end = Date(timeIntervalSinceNow: busPatience)
            while Date() < end, dbus_connection_read_write(connection, 100) != 0 {
                while let message = dbus_connection_pop_message(connection) {
                    defer { dbus_message_unref(message) }
                    let member = dbus_message_get_member(message).map { String(cString: $0) }
                    guard member == "RegisterStatusNotifierItem" else { continue }
                    var arguments = DBusMessageIter()
                    var text: UnsafePointer<CChar>?
                    guard dbus_message_iter_init(message, &arguments) != 0 else { continue }
                    dbus_message_iter_get_basic(&arguments, &text)
                    return text.map { String(cString: $0) }
                }
            }
            return nil
        }
    }

    private func inBackground(_ body: @escaping @Sendable (OpaquePointer) -> String?) async -> String? {
        let address = address
        return await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                guard let connection = dbus_connection_open_private(address, nil),
                    dbus_bus_register(connection, nil) != 0
                else { return continuation.resume(returning: nil) }
                dbus_connection_set_exit_on_disconnect(connection, 0)
                let answer = body(connection)
                dbus_connection_close(connection)
                dbus_connection_unref(connection)
                continuation.resume(returning: answer)
            }
        }
    }

    /// Calls a method by `dbus-send`, and returns what that prints.
    public func call(_ service: String, _ path: String, _ method: String, _ arguments: String...) async -> String {
        await call(service, path, method, arguments)
    }

    public func call(_ service: String, _ path: String, _ method: String, _ arguments: [String]) async -> String {
        let address = address
        return await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                let process = Process(), output = Pipe()
                process.executableURL = URL(fileURLWithPath: "/usr/bin/dbus-send")
                process.arguments =
                    [
                        "--bus=\(address)", "--print-reply", "--reply-timeout=\(Int(busPatience * 1000))",
                        "--dest=\(service)", path, method,
                    ] + arguments
                process.standardOutput = output
                process.standardError = output
                guard (try? process.run()) != nil else { return continuation.resume(returning: "") }
                let data = output.fileHandleForReading.readDataToEndOfFile()
                continuation.resume(returning: String(decoding: data, as: UTF8.self))
            }
        }
    }
}
