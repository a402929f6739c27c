import CDBus
import Foundation

/// Connections to a session bus that are used by one thread, which may wait for answers.
enum SessionBus {
    /// Whether a bus exists; nil stands for that of the session. Checked first, because the library would start one
    /// otherwise.
    static func exists(_ bus: String? = nil, in environment: [String: String]) -> Bool {
        if bus != nil { return true }
        if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return true }
        guard let folder = environment["XDG_RUNTIME_DIR"], !folder.isEmpty else { return false }
        return FileManager.default.fileExists(atPath: folder + "/bus")
    }

    /// A private connection to a bus; nil for that of the session. The result is nil where there is none.
    static func connect(_ bus: String?) -> OpaquePointer? {
        let connection: OpaquePointer?
        if let bus {
            connection = dbus_connection_open_private(bus, nil)
            if let connection, dbus_bus_register(connection, nil) == 0 {
                close(connection)
                return nil
            }
        } else {
            connection = dbus_bus_get_private(DBUS_BUS_SESSION, nil)
        }
        // A bus that disconnects must not end the program.
        if let connection { dbus_connection_set_exit_on_disconnect(connection, 0) }
        return connection
    }

    static func close(_ connection: OpaquePointer) {
        dbus_connection_close(connection)
        dbus_connection_unref(connection)
    }

    /// Calls a method and waits for its answer, for some milliseconds. Nil if the service is not there, refuses, or
    /// does not answer in time.
    static func call(
        _ connection: OpaquePointer, _ service: String, _ path: String, _ interface: String, _ member: String,
        patience: Int32, _ fill: (inout BusWriter) -> Void
    ) -> [BusValue]? {
        guard let call = dbus_message_new_method_call(service, path, interface, member) else { return nil }
        var writer = BusWriter(call)
        fill(&writer)
        let reply = dbus_connection_send_with_reply_and_block(connection, call, patience, nil)
        dbus_message_unref(call)
        guard let reply else { return nil }
        defer { dbus_message_unref(reply) }
        return BusValue.arguments(of: reply)
    }
}
