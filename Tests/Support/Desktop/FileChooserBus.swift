import CDBus
import Foundation
import Synchronization

/// A private session bus with a portal for file dialogs, which behaves as a test says. Both end with it.
public final class FileChooserBus: Sendable {
    /// What the portal does with a dialog.
    public enum Behaviour: Sendable {
        /// The user chooses files.
        case chooses([String])
        /// The user cancels.
        case cancels
        /// It answers with an error, as one without a backend.
        case refuses
        /// It never answers the call.
        case hangs
        /// It shows the dialog, and nobody answers it.
        case waits
        /// It shows the dialog, and ends.
        case dies
    }

    /// The address of the bus.
    public let address: String
    private let daemon: BusDaemon
    private let box = Box()

    private final class Box: Sendable {
        let calls = Mutex<[String]>([])
        let isOver = Mutex(false)
        let changed = DispatchSemaphore(value: 0)
    }

    /// Nil if no bus can be started.
    public init?(_ behaviour: Behaviour) {
        guard let daemon = BusDaemon() else { return nil }
        (self.daemon, address) = (daemon, daemon.address)
        guard let connection = dbus_connection_open_private(address, nil), dbus_bus_register(connection, nil) != 0,
            dbus_bus_request_name(connection, "org.freedesktop.portal.Desktop", 0, nil) == 1
        else { return nil }
        dbus_connection_set_exit_on_disconnect(connection, 0)
        let portal = Portal(connection: connection)
        let thread = Thread { [box] in Self.serve(portal, behaviour, box) }
        thread.start()
    }

    deinit {
        box.isOver.withLock { $0 = true }
        daemon.end()
    }

    /// The calls so far: the member, with the texts and numbers of its arguments.
    public var calls: [String] { box.calls.withLock { $0 } }

    /// Waits for another call; false if none comes in time.
    public func waitForCall() async -> Bool {
        let box = box
        return await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(returning: box.changed.wait(timeout: .now() + busPatience) == .success)
            }
        }
    }

    /// Moved to the only thread that uses it.
    private struct Portal: @unchecked Sendable { let connection: OpaquePointer }

    private static func serve(_ portal: Portal, _ behaviour: Behaviour, _ box: Box) {
        let connection = portal.connection
        while !box.isOver.withLock({ $0 }), dbus_connection_read_write(connection, 20) != 0 {
            while let message = dbus_connection_pop_message(connection) {
                defer { dbus_message_unref(message) }
                guard dbus_message_get_type(message) == DBUS_MESSAGE_TYPE_METHOD_CALL,
                    let member = dbus_message_get_member(message)
                else { continue }
                var texts: [String] = []
                var arguments = DBusMessageIter()
                if dbus_message_iter_init(message, &arguments) != 0 { collect(&arguments, &texts) }
                let name = String(cString: member)
                box.calls.withLock { $0.append(([name] + texts).joined(separator: " ")) }
                if name == "OpenFile" || name == "SaveFile" { answer(message, texts, behaviour, connection) }
                dbus_connection_flush(connection)
                box.changed.signal()
                if case .dies = behaviour, name != "Close" { return end(connection) }
            }
        }
        end(connection)
    }

    private static func end(_ connection: OpaquePointer) {
        dbus_connection_close(connection)
        dbus_connection_unref(connection)
    }

    private static func answer(
        _ call: OpaquePointer, _ texts: [String], _ behaviour: Behaviour, _ connection: OpaquePointer
    ) {
        let sender = String(cString: dbus_message_get_sender(call)).dropFirst().replacing(".", with: "_")
        let token = texts.firstIndex(of: "handle_token").map { texts[$0 + 1] } ?? "none"
        let handle = "/org/freedesktop/portal/desktop/request/\(sender)/\(token)"
        switch behaviour {
        case .hangs: return
        case .refuses:
            send(dbus_message_new_error(call, "org.freedesktop.portal.Error.Failed", "no backend"), connection) { _ in }
            return
        default: break
        }
        send(dbus_message_new_method_return(call), connection) { append(handle, "o", to: &$0) }
        switch behaviour {
        case .chooses(let files): respond(0, files, handle, connection)
        case .cancels: respond(1, [], handle, connection)
        default: break
        }
    }

    private static func respond(_ code: UInt32, _ files: [String], _ handle: String, _ connection: OpaquePointer) {
        let signal = dbus_message_new_signal(handle, "org.freedesktop.portal.Request", "Response")
        send(signal, connection) { arguments in
            var code = code
            dbus_message_iter_append_basic(&arguments, 0x75, &code)
            inside(&arguments, 0x61, "{sv}") { values in
                guard !files.isEmpty else { return }
                inside(&values, 0x65, nil) { entry in
                    append("uris", "s", to: &entry)
                    inside(&entry, 0x76, "as") { value in
                        inside(&value, 0x61, "s") { list in for file in files { append(file, "s", to: &list) } }
                    }
                }
            }
        }
    }

    private static func send(
        _ message: OpaquePointer?, _ connection: OpaquePointer, _ fill: (inout DBusMessageIter) -> Void
    ) {
        guard let message else { return }
        var arguments = DBusMessageIter()
        dbus_message_iter_init_append(message, &arguments)
        fill(&arguments)
        dbus_connection_send(connection, message, nil)
        dbus_message_unref(message)
    }

    private static func inside(
        _ iterator: inout DBusMessageIter, _ kind: Int32, _ signature: String?, _ fill: (inout DBusMessageIter) -> Void
    ) {
        var inner = DBusMessageIter()
        dbus_message_iter_open_container(&iterator, kind, signature, &inner)
        fill(&inner)
        dbus_message_iter_close_container(&iterator, &inner)
    }

    private static func append(_ text: String, _ kind: Unicode.Scalar, to iterator: inout DBusMessageIter) {
        text.withCString { text in
            var text: UnsafePointer<CChar>? = text
            _ = dbus_message_iter_append_basic(&iterator, Int32(kind.value), &text)
        }
    }

    /// The texts, numbers and bytes of arguments, in order.
    private static func collect(_ iterator: inout DBusMessageIter, _ texts: inout [String]) {
        var bytes: [UInt8] = []
        while true {
            let type = dbus_message_iter_get_arg_type(&iterator)
            switch type {
            case 0:
                if !bytes.isEmpty { texts.append(String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)) }
                return
            case 0x73, 0x6F:
                var text: UnsafePointer<CChar>?
                dbus_message_iter_get_basic(&iterator, &text)
                texts.append(text.map { String(cString: $0) } ?? "")
            case 0x62, 0x75:
                var number = UInt32(0)
                dbus_message_iter_get_basic(&iterator, &number)
                texts.append("\(number)")
            case 0x79:
                var byte = UInt8(0)
                dbus_message_iter_get_basic(&iterator, &byte)
                bytes.append(byte)
            default:
                var inner = DBusMessageIter()
                dbus_message_iter_recurse(&iterator, &inner)
                collect(&inner, &texts)
            }
            dbus_message_iter_next(&iterator)
        }
    }
}
