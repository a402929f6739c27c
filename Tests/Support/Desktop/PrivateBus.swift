import CDBus
import Foundation
import Synchronization

/// A private session bus with a desktop portal whose settings a test controls. Both end with it.
public final class PrivateBus: Sendable {
    /// A setting of the portal, with the type in its documentation.
    public enum Setting: Sendable {
        case unsigned(UInt32)
        case double(Double)
        case boolean(Bool)
        case triple(Double, Double, Double)
    }

    /// The value of `DBUS_SESSION_BUS_ADDRESS` for programs.
    public let address: String
    private let daemon: BusDaemon

    private struct Entry: Sendable {
        let space: String, name: String, value: Setting
    }

    private struct State {
        var entries: [Entry] = []
        var unsaid: [Entry] = []
        var isOver = false
    }

    private let state: Box

    private final class Box: Sendable {
        let state = Mutex(State())
    }

    /// Nil if no bus can be started.
    public init?() {
        guard let daemon = BusDaemon() else { return nil }
        (self.daemon, address) = (daemon, daemon.address)
        state = Box()
        guard let connection = dbus_connection_open_private(address, nil), dbus_bus_register(connection, nil) != 0,
            dbus_bus_request_name(connection, "org.freedesktop.portal.Desktop", 0, nil) == 1
        else { return nil }
        dbus_connection_set_exit_on_disconnect(connection, 0)
        let portal = Portal(connection: connection)
        let thread = Thread { [state] in Self.serve(portal, state) }
        thread.start()
    }

    deinit { end() }

    /// Ends the bus, as when a session ends.
    public func end() {
        state.state.withLock { $0.isOver = true }
        daemon.end()
    }

    /// Changes a setting and notifies its observers.
    public func set(_ name: String, of space: String = "org.freedesktop.appearance", to value: Setting) {
        let entry = Entry(space: space, name: name, value: value)
        state.state.withLock {
            $0.entries.removeAll { $0.space == space && $0.name == name }
            $0.entries.append(entry)
            $0.unsaid.append(entry)
        }
    }

    /// Moved to the only thread that uses it.
    private struct Portal: @unchecked Sendable { let connection: OpaquePointer }

    private static func serve(_ portal: Portal, _ box: Box) {
        let interface = "org.freedesktop.portal.Settings"
        while !box.state.withLock({ $0.isOver }), dbus_connection_read_write(portal.connection, 20) != 0 {
            while let message = dbus_connection_pop_message(portal.connection) {
                defer { dbus_message_unref(message) }
                guard dbus_message_is_method_call(message, interface, "ReadAll") != 0,
                    let reply = dbus_message_new_method_return(message)
                else { continue }
                append(box.state.withLock { $0.entries }, to: reply)
                dbus_connection_send(portal.connection, reply, nil)
                dbus_message_unref(reply)
            }
            for entry in box.state.withLock({ state in
                defer { state.unsaid = [] }
                return state.unsaid
            }) {
                guard
                    let signal = dbus_message_new_signal("/org/freedesktop/portal/desktop", interface, "SettingChanged")
                else { continue }
                var arguments = DBusMessageIter()
                dbus_message_iter_init_append(signal, &arguments)
                append(entry.space, to: &arguments)
                append(entry.name, to: &arguments)
                append(entry.value, to: &arguments)
                dbus_connection_send(portal.connection, signal, nil)
                dbus_message_unref(signal)
            }
        }
        dbus_connection_close(portal.connection)
        dbus_connection_unref(portal.connection)
    }

    private static func type(_ letter: Unicode.Scalar) -> Int32 { Int32(letter.value) }

    private static func inside(
        _ iterator: inout DBusMessageIter, _ kind: Unicode.Scalar, _ signature: String?,
        _ fill: (inout DBusMessageIter) -> Void
    ) {
        var inner = DBusMessageIter()
        dbus_message_iter_open_container(&iterator, type(kind), signature, &inner)
        fill(&inner)
        dbus_message_iter_close_container(&iterator, &inner)
    }

    private static func append(_ text: String, to iterator: inout DBusMessageIter) {
        text.withCString { text in
            var text: UnsafePointer<CChar>? = text
            _ = dbus_message_iter_append_basic(&iterator, type("s"), &text)
        }
    }

    private static func append(_ value: Setting, to iterator: inout DBusMessageIter) {
        func append(_ value: some BitwiseCopyable, _ kind: Unicode.Scalar, _ iterator: inout DBusMessageIter) {
            _ = withUnsafeBytes(of: value) { dbus_message_iter_append_basic(&iterator, type(kind), $0.baseAddress) }
        }
        switch value {
        case .unsigned(let value): inside(&iterator, "v", "u") { append(value, "u", &$0) }
        case .double(let value): inside(&iterator, "v", "d") { append(value, "d", &$0) }
        case .boolean(let value): inside(&iterator, "v", "b") { append(UInt32(value ? 1 : 0), "b", &$0) }
        case .triple(let red, let green, let blue):
            inside(&iterator, "v", "(ddd)") {
                inside(&$0, "r", nil) { parts in for value in [red, green, blue] { append(value, "d", &parts) } }
            }
        }
    }

    /// The reply to `ReadAll`: `a{sa{sv}}`.
    private static func append(_ entries: [Entry], to reply: OpaquePointer) {
        var arguments = DBusMessageIter()
        dbus_message_iter_init_append(reply, &arguments)
        inside(&arguments, "a", "{sa{sv}}") { spaces in
            for space in Set(entries.map(\.space)) {
                inside(&spaces, "e", nil) { pair in
                    append(space, to: &pair)
                    inside(&pair, "a", "{sv}") { settings in
                        for entry in entries where entry.space == space {
                            inside(&settings, "e", nil) {
                                append(entry.name, to: &$0)
                                append(entry.value, to: &$0)
                            }
                        }
                    }
                }
            }
        }
    }
}
