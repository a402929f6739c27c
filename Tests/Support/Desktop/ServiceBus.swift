import CDBus
import Foundation
import Synchronization

/// A private session bus on which a test is a service of the desktop: it records the calls, and answers as told.
public final class ServiceBus: Sendable {
    /// A call that has arrived.
    public struct Call: Sendable {
        public let member: String
        /// The texts and numbers of its arguments in order; bytes are a text, a descriptor is the path of its file.
        public let arguments: [String]
        /// What is in the files that it passes.
        public let files: [Data]

        /// Whether the arguments contain these in their order, one after the other.
        public func contains(_ part: String...) -> Bool {
            arguments.indices.contains { arguments[$0...].starts(with: part) }
        }

        /// What follows a name, as in a dictionary.
        public func value(_ name: String) -> String? {
            guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return nil }
            return arguments[index + 1]
        }
    }

    /// What the service does with a call.
    public enum Answer: Sendable {
        case nothing
        case number(UInt32)
        case texts([String])
        /// An object's path, and then the answer of a portal's request to it.
        case request(UInt32, [String: BusItem] = [:])
        /// An object's path, and no answer to it: nobody answers the dialog.
        case dialog
        /// A dialog, and then the end of the service.
        case death
        /// The end of the service that shows the portal's dialogs, and then the answer of a failure.
        case backendDeath
        case refusal
        /// An empty answer.
        case done
    }

    /// The address of the bus.
    public let address: String
    private let daemon: BusDaemon
    private let box = Box()
    private let (stream, continuation) = AsyncStream.makeStream(of: Call.self)

    private final class Box: Sendable {
        struct Signal: Sendable {
            let path: String, interface: String, member: String
            let arguments: [BusItem]
        }

        let isOver = Mutex(false)
        let signals = Mutex<[Signal]>([])
    }

    /// The name of a service that shows a portal's dialogs.
    private static let backend = "org.freedesktop.impl.portal.desktop.test"

    /// Nil if no bus can be started. `answer` is called on a thread of the service.
    /// - Parameter hasBackend: whether there is a service too that shows the dialogs of a portal.
    public init?(_ name: String, hasBackend: Bool = false, _ answer: @escaping @Sendable (Call) -> Answer) {
        guard let daemon = BusDaemon() else { return nil }
        (self.daemon, address) = (daemon, daemon.address)
        guard let connection = dbus_connection_open_private(address, nil), dbus_bus_register(connection, nil) != 0,
            dbus_bus_request_name(connection, name, 0, nil) == 1,
            !hasBackend || dbus_bus_request_name(connection, Self.backend, 0, nil) == 1
        else { return nil }
        dbus_connection_set_exit_on_disconnect(connection, 0)
        let service = Service(connection: connection, answer: answer, box: box, calls: continuation)
        Thread { service.serve() }.start()
    }

    deinit { end() }

    /// Ends the bus, as when a session ends.
    public func end() {
        box.isOver.withLock { $0 = true }
        daemon.end()
    }

    /// The calls as they arrive, once.
    public var calls: AsyncStream<Call>.Iterator { stream.makeAsyncIterator() }

    /// Sends a signal.
    public func signal(_ path: String, _ interface: String, _ member: String, _ arguments: BusItem...) {
        let signal = Box.Signal(path: path, interface: interface, member: member, arguments: arguments)
        box.signals.withLock { $0.append(signal) }
    }

    /// Moved to the only thread that uses the connection.
    private struct Service: @unchecked Sendable {
        let connection: OpaquePointer
        let answer: @Sendable (Call) -> Answer
        let box: Box
        let calls: AsyncStream<Call>.Continuation

        func serve() {
            var isAlive = true
            while isAlive, !box.isOver.withLock({ $0 }), dbus_connection_read_write(connection, 20) != 0 {
                while isAlive, let message = dbus_connection_pop_message(connection) {
                    defer { dbus_message_unref(message) }
                    guard dbus_message_get_type(message) == DBUS_MESSAGE_TYPE_METHOD_CALL,
                        let member = dbus_message_get_member(message)
                    else { continue }
                    let arguments = BusArguments(of: message)
                    let call = Call(
                        member: String(cString: member), arguments: arguments.texts, files: arguments.files)
                    let answer = answer(call)
                    reply(to: message, answer, call)
                    dbus_connection_flush(connection)
                    calls.yield(call)
                    if case .death = answer { isAlive = false }
                }
                for signal in box.signals.withLock({ signals in
                    defer { signals = [] }
                    return signals
                }) {
                    send(dbus_message_new_signal(signal.path, signal.interface, signal.member), signal.arguments)
                }
            }
            calls.finish()
            dbus_connection_close(connection)
            dbus_connection_unref(connection)
        }

        private func reply(to call: OpaquePointer, _ answer: Answer, _ said: Call) {
            func reply(_ arguments: BusItem...) { send(dbus_message_new_method_return(call), arguments) }
            let sender = String(cString: dbus_message_get_sender(call)).dropFirst().replacing(".", with: "_")
            let token = said.value("handle_token") ?? "none"
            let handle = "/org/freedesktop/portal/desktop/request/\(sender)/\(token)"
            switch answer {
            case .nothing: return
            case .refusal: send(dbus_message_new_error(call, "org.freedesktop.DBus.Error.Failed", "no"), [])
            case .done: reply()
            case .number(let number): reply(.number(number))
            case .texts(let texts): reply(.texts(texts))
            case .dialog, .death: reply(.path(handle))
            case .request(let code, let values):
                reply(.path(handle))
                respond(handle, code, values)
            case .backendDeath:
                reply(.path(handle))
                dbus_bus_release_name(connection, ServiceBus.backend, nil)
                respond(handle, 2)
            }
        }

        private func respond(_ handle: String, _ code: UInt32, _ values: [String: BusItem] = [:]) {
            let signal = dbus_message_new_signal(handle, "org.freedesktop.portal.Request", "Response")
            send(signal, [.number(code), .dictionary(values)])
        }

        private func send(_ message: OpaquePointer?, _ arguments: [BusItem]) {
            guard let message else { return }
            var iterator = DBusMessageIter()
            dbus_message_iter_init_append(message, &iterator)
            for argument in arguments { argument.append(to: &iterator) }
            dbus_connection_send(connection, message, nil)
            dbus_message_unref(message)
        }
    }
}
