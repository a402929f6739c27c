import CDBus
import Foundation

/// The panel of a desktop with global menus, on a bus: it learns which windows have menus.
public final class MenuRegistrar: Sendable {
    /// The menu of a window, and the connection that has it.
    public struct Menu: Equatable, Sendable {
        public let window: UInt32
        public let path: String
        public let service: String
    }

    private let book = Book()

    /// Unchecked: all but the condition is used while it is locked.
    private final class Book: @unchecked Sendable {
        let changed = NSCondition()
        var menus: [Menu] = []
        var isOver = false
        var hasEnded = false
    }

    /// Moved to the only thread that uses it.
    private struct Connection: @unchecked Sendable { let pointer: OpaquePointer }

    /// Nil if it cannot be the registrar of this bus.
    public init?(on address: String) {
        guard let pointer = dbus_connection_open_private(address, nil), dbus_bus_register(pointer, nil) != 0,
            dbus_bus_request_name(pointer, "com.canonical.AppMenu.Registrar", 0, nil) == 1
        else { return nil }
        dbus_connection_set_exit_on_disconnect(pointer, 0)
        let connection = Connection(pointer: pointer)
        Thread { [book] in Self.serve(connection, book) }.start()
    }

    deinit { book.changed.withLock { book.isOver = true } }

    /// Ends it, as when the panel ends; returns when its name is free.
    public func end() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async { [book] in
                book.changed.withLock {
                    book.isOver = true
                    while !book.hasEnded { book.changed.wait() }
                }
                continuation.resume()
            }
        }
    }

    /// Waits until the registered menus are as a test expects them, in the order of their registration; nil if they are
    /// not in time.
    @discardableResult public func menus(
        seconds: Double = busPatience, where isExpected: @escaping @Sendable ([Menu]) -> Bool
    ) async -> [Menu]? {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async { [book] in
                let end = Date(timeIntervalSinceNow: seconds)
                let menus: [Menu]? = book.changed.withLock {
                    while !isExpected(book.menus) { if !book.changed.wait(until: end) { return nil } }
                    return book.menus
                }
                continuation.resume(returning: menus)
            }
        }
    }

    private static func serve(_ connection: Connection, _ book: Book) {
        let pointer = connection.pointer
        while !book.changed.withLock({ book.isOver }), dbus_connection_read_write(pointer, 20) != 0 {
            while let message = dbus_connection_pop_message(pointer) {
                take(message, book)
                dbus_message_unref(message)
            }
        }
        dbus_bus_release_name(pointer, "com.canonical.AppMenu.Registrar", nil)
        dbus_connection_close(pointer)
        dbus_connection_unref(pointer)
        book.changed.withLock {
            book.hasEnded = true
            book.changed.broadcast()
        }
    }

    private static func take(_ message: OpaquePointer, _ book: Book) {
        guard let member = dbus_message_get_member(message).map({ String(cString: $0) }),
            let sender = dbus_message_get_sender(message).map({ String(cString: $0) }),
            ["RegisterWindow", "UnregisterWindow"].contains(member)
        else { return }
        var arguments = DBusMessageIter()
        var window: UInt32 = 0
        var path: UnsafePointer<CChar>?
        guard dbus_message_iter_init(message, &arguments) != 0 else { return }
        dbus_message_iter_get_basic(&arguments, &window)
        if dbus_message_iter_next(&arguments) != 0 { dbus_message_iter_get_basic(&arguments, &path) }
        book.changed.withLock {
            book.menus.removeAll { $0.window == window && $0.service == sender }
            if member == "RegisterWindow", let path {
                book.menus.append(Menu(window: window, path: String(cString: path), service: sender))
            }
            book.changed.broadcast()
        }
    }
}
