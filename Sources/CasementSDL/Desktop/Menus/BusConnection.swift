import CDBus
import Dispatch
import Foundation
import Synchronization

/// A private connection to a session bus, for objects that other programs call.
///
/// It is used on a queue of its own, so that no window waits for a bus; what arrives is handed to the main actor, in
/// its order. Unchecked: `connection` and `source` are used on `queue` alone, and the rest does not change.
package final class BusConnection: @unchecked Sendable {
    private let queue = DispatchQueue(label: "Casement bus")
    private var connection: OpaquePointer?
    private var source: (any DispatchSourceRead)?
    private let receive: @MainActor @Sendable (BusMessage) -> Void
    private let end: @MainActor @Sendable () -> Void

    /// Connects to a bus; nil for that of the session. `receive` gets calls and signals, and `end` is called once when
    /// there is no bus any more, or none at all.
    init(
        bus: String?, receive: @escaping @MainActor @Sendable (BusMessage) -> Void,
        end: @escaping @MainActor @Sendable () -> Void
    ) {
        (self.receive, self.end) = (receive, end)
        queue.async { [self] in connect(bus) }
    }

    private func connect(_ bus: String?) {
        connection = SessionBus.connect(bus)
        var descriptor: Int32 = -1
        guard let connection, dbus_connection_get_unix_fd(connection, &descriptor) != 0 else { return ended() }
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        source.setEventHandler { [weak self] in self?.read() }
        self.source = source
        source.resume()
    }

    private func ended() {
        disconnect()
        let end = end
        DispatchQueue.main.async { MainActor.assumeIsolated { end() } }
    }

    private func disconnect() {
        source?.cancel()
        source = nil
        guard let connection else { return }
        self.connection = nil
        SessionBus.close(connection)
    }

    private func read() {
        guard let connection else { return }
        let isConnected = dbus_connection_read_write(connection, 0) != 0
        deliver()
        if !isConnected { ended() }
    }

    private func deliver() {
        guard let connection else { return }
        while let message = dbus_connection_pop_message(connection) {
            let type = dbus_message_get_type(message)
            guard type == DBUS_MESSAGE_TYPE_METHOD_CALL || type == DBUS_MESSAGE_TYPE_SIGNAL else {
                dbus_message_unref(message)
                continue
            }
            let (received, receive) = (BusMessage(message), receive)
            DispatchQueue.main.async { MainActor.assumeIsolated { receive(received) } }
        }
    }

    private func perform(_ action: @escaping @Sendable (OpaquePointer) -> Void) {
        queue.async { [self] in
            guard let connection else { return }
            action(connection)
            dbus_connection_flush(connection)
            // A call that waited for its answer has read others, which make no descriptor readable.
            deliver()
        }
    }

    /// Closes the connection. Nothing arrives any more, except what is on its way.
    package func close() { queue.async { [self] in disconnect() } }

    // MARK: Sending

    /// Takes a name on the bus.
    func take(_ name: String) { perform { dbus_bus_request_name($0, name, 4, nil) } }

    /// Takes a name that no other program may have, and waits for the answer; nil without a bus, or with one that does
    /// not answer within some seconds.
    func claim(_ name: String, patience: Double) -> Bool? {
        wait(patience) { connection in
            switch dbus_bus_request_name(connection, name, 4, nil) {
            case 1, 4: true
            case 3: false
            default: nil
            }
        }
    }

    /// Calls a method and waits for its answer, for some seconds; whether it came.
    func ask(
        _ service: String, _ path: String, _ interface: String, _ member: String, patience: Double,
        _ fill: @escaping @Sendable (inout BusWriter) -> Void
    ) -> Bool {
        let milliseconds = Int32(patience * 1000)
        let answer = wait(patience + 1) { connection in
            SessionBus.call(connection, service, path, interface, member, patience: milliseconds, fill) != nil
        }
        return answer ?? false
    }

    /// Calls a method and passes its answer on, which may take some seconds; nil for none. What comes after the answer
    /// is handed over after it.
    func ask(
        _ service: String, _ path: String, _ interface: String, _ member: String, patience: Double,
        _ fill: @escaping @Sendable (inout BusWriter) -> Void,
        answer: @escaping @MainActor @Sendable ([BusValue]?) -> Void
    ) {
        queue.async { [self] in
            let reply = connection.flatMap {
                SessionBus.call($0, service, path, interface, member, patience: Int32(patience * 1000), fill)
            }
            DispatchQueue.main.async { MainActor.assumeIsolated { answer(reply) } }
            deliver()
        }
    }

    /// Receives the signals of a rule.
    func listen(_ rule: String) { perform { dbus_bus_add_match($0, rule, nil) } }

    private final class Answer: Sendable {
        let value = Mutex<Bool?>(nil)
        let isThere = DispatchSemaphore(value: 0)
    }

    private func wait(_ seconds: Double, _ action: @escaping @Sendable (OpaquePointer) -> Bool?) -> Bool? {
        let answer = Answer()
        queue.async { [self] in
            answer.value.withLock { $0 = connection.flatMap(action) }
            answer.isThere.signal()
            deliver()
        }
        guard answer.isThere.wait(timeout: .now() + seconds) == .success else { return nil }
        return answer.value.withLock { $0 }
    }

    /// Learns whether a service is there, now and whenever that changes.
    func follow(_ service: String, _ change: @escaping @MainActor @Sendable (Bool) -> Void) {
        perform { connection in
            // First, so that no change is missed in between.
            dbus_bus_add_match(
                connection, "type='signal',sender='org.freedesktop.DBus',member='NameOwnerChanged',arg0='\(service)'",
                nil)
            let isThere = dbus_bus_name_has_owner(connection, service, nil) != 0
            DispatchQueue.main.async { MainActor.assumeIsolated { change(isThere) } }
        }
    }

    /// Calls a method and ignores its answer.
    func call(
        _ service: String, _ path: String, _ interface: String, _ member: String,
        _ fill: @escaping @Sendable (inout BusWriter) -> Void
    ) {
        perform { connection in
            guard let message = dbus_message_new_method_call(service, path, interface, member) else { return }
            dbus_message_set_no_reply(message, 1)
            Self.send(message, connection, fill)
        }
    }

    func signal(
        _ path: String, _ interface: String, _ member: String,
        _ fill: @escaping @Sendable (inout BusWriter) -> Void = { _ in }
    ) {
        perform { connection in
            guard let message = dbus_message_new_signal(path, interface, member) else { return }
            Self.send(message, connection, fill)
        }
    }

    func reply(to call: BusMessage, _ fill: @escaping @Sendable (inout BusWriter) -> Void = { _ in }) {
        perform { connection in
            guard let message = dbus_message_new_method_return(call.message) else { return }
            Self.send(message, connection, fill)
        }
    }

    /// Answers that there is no such object or method, or that the arguments are others.
    func refuse(_ call: BusMessage, _ reason: String) {
        guard call.isCall else { return }
        perform { connection in
            let name = "org.freedesktop.DBus.Error.InvalidArgs"
            guard let message = dbus_message_new_error(call.message, name, reason) else { return }
            Self.send(message, connection) { _ in }
        }
    }

    private static func send(_ message: OpaquePointer, _ connection: OpaquePointer, _ fill: (inout BusWriter) -> Void) {
        var writer = BusWriter(message)
        fill(&writer)
        dbus_connection_send(connection, message, nil)
        dbus_message_unref(message)
    }
}

/// A call or signal that has arrived. Unchecked: nobody changes the message, and its count of references is atomic.
package final class BusMessage: @unchecked Sendable {
    fileprivate let message: OpaquePointer
    let isCall: Bool
    let path: String
    let interface: String
    let member: String
    let arguments: [BusValue]

    /// Takes a reference over.
    fileprivate init(_ message: OpaquePointer) {
        func text(_ text: UnsafePointer<CChar>?) -> String { text.map { String(cString: $0) } ?? "" }
        self.message = message
        isCall = dbus_message_get_type(message) == DBUS_MESSAGE_TYPE_METHOD_CALL
        path = text(dbus_message_get_path(message))
        interface = text(dbus_message_get_interface(message))
        member = text(dbus_message_get_member(message))
        arguments = BusValue.arguments(of: message)
    }

    deinit { dbus_message_unref(message) }

    /// The number at an index of the arguments, as one of an item.
    func id(at index: Int) -> Int32? { arguments.indices.contains(index) ? arguments[index].id : nil }
}

extension BusValue {
    /// A whole number; nil for other values.
    var id: Int32? { number.flatMap { Int32(exactly: $0) } }
}

/// A property of an object on the bus.
struct BusProperty: Sendable {
    let name: String
    let signature: String
    let fill: @Sendable (inout BusWriter) -> Void

    init(_ name: String, _ signature: String, _ fill: @escaping @Sendable (inout BusWriter) -> Void) {
        (self.name, self.signature, self.fill) = (name, signature, fill)
    }

    init(_ name: String, _ text: String) { self.init(name, "s") { $0.append(text) } }
}

extension BusConnection {
    /// Answers a call of `org.freedesktop.DBus.Properties`.
    func answer(_ call: BusMessage, with properties: [BusProperty]) {
        switch call.member {
        case "GetAll":
            reply(to: call) { writer in
                writer.list("{sv}") { list in
                    for property in properties { list.entry(property.name, property.signature, property.fill) }
                }
            }
        case "Get":
            let name = call.arguments.count == 2 ? call.arguments[1].text : nil
            guard let property = properties.first(where: { $0.name == name }) else {
                return refuse(call, "no such property")
            }
            reply(to: call) { $0.variant(property.signature, property.fill) }
        default: refuse(call, "the properties cannot be changed")
        }
    }
}
