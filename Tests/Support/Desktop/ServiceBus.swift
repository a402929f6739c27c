import CDBus
import Foundation
import Synchronization

/// A private session bus on which a test is a service of the desktop: it records the calls, and answers as told.
public final class ServiceBus: Sendable {
    /// A call that has arrived: the member, with the texts and numbers of its arguments in order.
    public struct Call: Sendable {
        public let member: String
        public let arguments: [String]

        /// Whether the arguments contain these in their order, one after the other.
        public func contains(_ part: String...) -> Bool {
            arguments.indices.contains { arguments[$0...].starts(with: part) }
        }
    }

    /// What the service does with a call.
    public enum Answer: Sendable {
        case nothing
        case number(UInt32)
        /// An object's path, and then the answer of a portal's request to it.
        case request(UInt32)
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
            let number: UInt32, last: String?, lastNumber: UInt32
        }

        let isOver = Mutex(false)
        let signals = Mutex<[Signal]>([])
    }

    /// Nil if no bus can be started. `answer` is called on a thread of the service.
    public init?(_ name: String, _ answer: @escaping @Sendable (Call) -> Answer) {
        guard let daemon = BusDaemon() else { return nil }
        (self.daemon, address) = (daemon, daemon.address)
        guard let connection = dbus_connection_open_private(address, nil), dbus_bus_register(connection, nil) != 0,
            dbus_bus_request_name(connection, name, 0, nil) == 1
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

    /// Sends a signal with a number, and a text or another number.
    public func signal(
        _ path: String, _ interface: String, _ member: String, _ number: UInt32, text: String? = nil, other: UInt32 = 0
    ) {
        let signal = Box.Signal(
            path: path, interface: interface, member: member, number: number, last: text, lastNumber: other)
        box.signals.withLock { $0.append(signal) }
    }

    /// Moved to the only thread that uses the connection.
    private struct Service: @unchecked Sendable {
        let connection: OpaquePointer
        let answer: @Sendable (Call) -> Answer
        let box: Box
        let calls: AsyncStream<Call>.Continuation

        func serve() {
            while !box.isOver.withLock({ $0 }), dbus_connection_read_write(connection, 20) != 0 {
                while let message = dbus_connection_pop_message(connection) {
                    defer { dbus_message_unref(message) }
                    guard dbus_message_get_type(message) == DBUS_MESSAGE_TYPE_METHOD_CALL,
                        let member = dbus_message_get_member(message)
                    else { continue }
                    var arguments = DBusMessageIter()
                    var texts: [String] = []
                    if dbus_message_iter_init(message, &arguments) != 0 { Self.collect(&arguments, &texts) }
                    let call = Call(member: String(cString: member), arguments: texts)
                    reply(to: message, answer(call), texts)
                    dbus_connection_flush(connection)
                    calls.yield(call)
                }
                for signal in box.signals.withLock({ signals in
                    defer { signals = [] }
                    return signals
                }) {
                    send(dbus_message_new_signal(signal.path, signal.interface, signal.member)) { iterator in
                        Self.append(signal.number, &iterator)
                        if let text = signal.last {
                            Self.append(text, "s", &iterator)
                        } else {
                            Self.append(signal.lastNumber, &iterator)
                        }
                    }
                }
            }
            calls.finish()
            dbus_connection_close(connection)
            dbus_connection_unref(connection)
        }

        private func reply(to call: OpaquePointer, _ answer: Answer, _ texts: [String]) {
            switch answer {
            case .nothing: return
            case .refusal:
                send(dbus_message_new_error(call, "org.freedesktop.DBus.Error.Failed", "no")) { _ in }
            case .done: send(dbus_message_new_method_return(call)) { _ in }
            case .number(let number): send(dbus_message_new_method_return(call)) { Self.append(number, &$0) }
            case .request(let code):
                let sender = String(cString: dbus_message_get_sender(call)).dropFirst().replacing(".", with: "_")
                let token = texts.firstIndex(of: "handle_token").map { texts[$0 + 1] } ?? "none"
                let handle = "/org/freedesktop/portal/desktop/request/\(sender)/\(token)"
                send(dbus_message_new_method_return(call)) { Self.append(handle, "o", &$0) }
                let signal = dbus_message_new_signal(handle, "org.freedesktop.portal.Request", "Response")
                send(signal) { iterator in
                    Self.append(code, &iterator)
                    var inner = DBusMessageIter()
                    dbus_message_iter_open_container(&iterator, 0x61, "{sv}", &inner)
                    dbus_message_iter_close_container(&iterator, &inner)
                }
            }
        }

        private func send(_ message: OpaquePointer?, _ fill: (inout DBusMessageIter) -> Void) {
            guard let message else { return }
            var arguments = DBusMessageIter()
            dbus_message_iter_init_append(message, &arguments)
            fill(&arguments)
            dbus_connection_send(connection, message, nil)
            dbus_message_unref(message)
        }

        private static func append(_ text: String, _ kind: Unicode.Scalar, _ iterator: inout DBusMessageIter) {
            text.withCString { text in
                var text: UnsafePointer<CChar>? = text
                _ = dbus_message_iter_append_basic(&iterator, Int32(kind.value), &text)
            }
        }

        private static func append(_ number: UInt32, _ iterator: inout DBusMessageIter) {
            var number = number
            dbus_message_iter_append_basic(&iterator, 0x75, &number)
        }

        /// The texts and numbers of arguments, in order; a descriptor is the path of its file.
        private static func collect(_ iterator: inout DBusMessageIter, _ texts: inout [String]) {
            while true {
                let type = dbus_message_iter_get_arg_type(&iterator)
                switch type {
                case 0: return
                case 0x73, 0x6F:
                    var text: UnsafePointer<CChar>?
                    dbus_message_iter_get_basic(&iterator, &text)
                    texts.append(text.map { String(cString: $0) } ?? "")
                case 0x62, 0x75, 0x69:
                    var number = Int32(0)
                    dbus_message_iter_get_basic(&iterator, &number)
                    texts.append("\(number)")
                case 0x79:
                    var byte = UInt8(0)
                    dbus_message_iter_get_basic(&iterator, &byte)
                    texts.append("\(byte)")
                case 0x68:
                    var file = Int32(-1)
                    dbus_message_iter_get_basic(&iterator, &file)
                    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(file)")
                    texts.append(path ?? "no file")
                    close(file)
                default:
                    var inner = DBusMessageIter()
                    dbus_message_iter_recurse(&iterator, &inner)
                    collect(&inner, &texts)
                }
                dbus_message_iter_next(&iterator)
            }
        }
    }
}
