import CDBus
import CasementCore
import Foundation
import Synchronization

/// A request of the desktop's portal that the user answers (`org.freedesktop.portal.Request`).
///
/// Each has a private connection on a thread of its own, so that no window waits for a bus. A portal that is missing,
/// refuses, or does not accept in time is not available; one may also end before the user has answered.
struct PortalRequest {
    static let service = "org.freedesktop.portal.Desktop"
    static let path = "/org/freedesktop/portal/desktop"
    private static let requestInterface = "org.freedesktop.portal.Request"
    /// What the names of the services begin with that show the portal's dialogs.
    private static let backends = "org.freedesktop.impl.portal.desktop"

    /// How long the portal may take to accept a request, in milliseconds: it may have to start.
    static let patience: Int32 = 4_000

    enum Answer {
        /// What the portal says, with entries: 0 for success, 1 if the user cancelled, 2 for a failure.
        ///
        /// A dialog whose user closes its window, or presses Escape, cancels too: GTK's says 2 for that.
        case response(Int, [BusValue])
        /// The portal ended before the answer, or nobody wants the answer any more.
        case ended
        case unavailable
    }

    /// Whether nobody wants the answer any more.
    final class Withdrawal: Sendable {
        private let state = Mutex(false)
        var isWithdrawn: Bool { state.withLock { $0 } }
        func withdraw() { state.withLock { $0 = true } }
    }

    let interface: String
    let member: String
    /// Nil for the bus of the session.
    var bus: String?
    var patience = Self.patience
    /// Whether the portal shows a dialog whatever else is installed.
    var isDialog = false

    /// Runs something that waits, on a thread of its own.
    static func inBackground(_ name: StaticString, _ body: @escaping @Sendable () -> Void) {
        PlainThread.start(name, stackSize: 512 << 10, body)
    }

    /// Asks and waits for the answer. `fill` appends the arguments before the options, `options` the options.
    func run(
        _ withdrawal: Withdrawal = Withdrawal(), _ fill: (inout BusWriter) -> Void,
        options: (inout BusWriter) -> Void = { _ in }
    ) -> Answer {
        guard let connection = SessionBus.connect(bus) else { return .unavailable }
        defer { SessionBus.close(connection) }
        // The portal names the request after the connection and this token, so that its answer cannot be missed.
        let token = "casement\(UInt64.random(in: 0 ... .max))"
        let sender = String(cString: dbus_bus_get_unique_name(connection))
        let expected = "\(Self.path)/request/\(sender.dropFirst().replacing(".", with: "_"))/\(token)"
        // Signals of the request and of the portal's end; older portals name requests otherwise.
        dbus_bus_add_match(
            connection,
            "type='signal',sender='\(Self.service)',interface='\(Self.requestInterface)',member='Response'", nil)
        dbus_bus_add_match(
            connection,
            "type='signal',sender='org.freedesktop.DBus',member='NameOwnerChanged',arg0='\(Self.service)'", nil)
        if isDialog {
            dbus_bus_add_match(
                connection,
                "type='signal',sender='org.freedesktop.DBus',member='NameOwnerChanged',"
                    + "arg0namespace='\(Self.backends)'", nil)
        }
        let reply = SessionBus.call(connection, Self.service, Self.path, interface, member, patience: patience) {
            fill(&$0)
            $0.list("{sv}") { list in
                list.entry("handle_token", "s") { $0.append(token) }
                options(&list)
            }
        }
        guard let reply else {
            // It may come later: nobody waits for it any more.
            close(expected, connection)
            return .unavailable
        }
        return wait(for: [reply.first?.text ?? expected, expected], connection, withdrawal)
    }

    /// Waits until the user has answered, or nobody can any more.
    private func wait(for handles: [String], _ connection: OpaquePointer, _ withdrawal: Withdrawal) -> Answer {
        var hasLostBackend = false
        while true {
            while let message = dbus_connection_pop_message(connection) {
                defer { dbus_message_unref(message) }
                if dbus_message_is_signal(message, Self.requestInterface, "Response") != 0,
                    let place = dbus_message_get_path(message), handles.contains(String(cString: place))
                {
                    let said = BusValue.arguments(of: message)
                    guard said.count == 2, let code = said[0].number else { return .ended }
                    let isClosed = code == 2 && isDialog && !hasLostBackend && hasBackend(connection)
                    return .response(isClosed ? 1 : Int(code), said[1].list ?? [])
                }
                if dbus_message_is_signal(message, "org.freedesktop.DBus", "NameOwnerChanged") != 0 {
                    let said = BusValue.arguments(of: message).map(\.text)
                    if said.first == Self.service, said.last == "" { return .ended }
                    // The bus says so before the portal, which notices by it, gives its answer.
                    if said.first??.hasPrefix(Self.backends) == true, said.last == "" { hasLostBackend = true }
                }
            }
            if withdrawal.isWithdrawn {
                for handle in Set(handles) { close(handle, connection) }
                return .ended
            }
            // A tenth of a second, as a request may be withdrawn; only while one is open.
            if dbus_connection_read_write(connection, 100) == 0 { return .ended }
        }
    }

    /// Whether there is still a service that shows dialogs.
    private func hasBackend(_ connection: OpaquePointer) -> Bool {
        let bus = "org.freedesktop.DBus"
        let reply = SessionBus.call(connection, bus, "/org/freedesktop/DBus", bus, "ListNames", patience: patience) {
            _ in
        }
        return reply?.first?.list?.contains { $0.text?.hasPrefix(Self.backends) == true } ?? false
    }

    private func close(_ handle: String, _ connection: OpaquePointer) {
        guard let call = dbus_message_new_method_call(Self.service, handle, Self.requestInterface, "Close") else {
            return
        }
        dbus_message_set_no_reply(call, 1)
        dbus_connection_send(connection, call, nil)
        dbus_connection_flush(connection)
        dbus_message_unref(call)
    }
}
