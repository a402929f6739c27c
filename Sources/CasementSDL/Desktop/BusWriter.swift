import CDBus

/// Appends values to a D-Bus message.
struct BusWriter {
    private var iterator = DBusMessageIter()

    init(_ message: OpaquePointer) { dbus_message_iter_init_append(message, &iterator) }

    private init() {}

    private static func code(_ letter: Character) -> Int32 { Int32(letter.asciiValue ?? 0) }

    /// Appends a text; one with a null or other characters that no message can have is cut there.
    mutating func append(_ text: String) {
        text.prefix { $0 != "\0" }.description.withCString { text in
            var text: UnsafePointer<CChar>? = text
            _ = dbus_message_iter_append_basic(&iterator, Self.code("s"), &text)
        }
    }

    mutating func append(_ number: UInt32) {
        var number = number
        dbus_message_iter_append_basic(&iterator, Self.code("u"), &number)
    }

    mutating func append(_ number: Int32) {
        var number = number
        dbus_message_iter_append_basic(&iterator, Self.code("i"), &number)
    }

    mutating func append(_ number: Double) {
        var number = number
        dbus_message_iter_append_basic(&iterator, Self.code("d"), &number)
    }

    mutating func append(byte: UInt8) {
        var byte = byte
        dbus_message_iter_append_basic(&iterator, Self.code("y"), &byte)
    }

    /// Appends an open file, of which the message has a copy.
    mutating func append(descriptor: Int32) {
        var descriptor = descriptor
        dbus_message_iter_append_basic(&iterator, Self.code("h"), &descriptor)
    }

    /// Appends the path of an object, which has to be valid.
    mutating func append(path: String) {
        path.withCString { text in
            var text: UnsafePointer<CChar>? = text
            _ = dbus_message_iter_append_basic(&iterator, Self.code("o"), &text)
        }
    }

    /// Appends pixels as bytes: alpha, red, green, blue.
    mutating func append(pixels: [UInt32]) {
        list("y") { list in
            let pixels = pixels.map(\.bigEndian)
            pixels.withUnsafeBytes { bytes in
                var start = bytes.baseAddress
                dbus_message_iter_append_fixed_array(&list.iterator, Self.code("y"), &start, Int32(bytes.count))
            }
        }
    }

    mutating func append(_ value: Bool) {
        var number = dbus_bool_t(value ? 1 : 0)
        dbus_message_iter_append_basic(&iterator, Self.code("b"), &number)
    }

    /// Appends a path of the file system: bytes that end with a null.
    mutating func append(bytes: [UInt8]) {
        list("y") { list in
            for byte in bytes + [0] { list.append(byte: byte) }
        }
    }

    /// Appends a list of elements with a signature.
    mutating func list(_ signature: String, _ fill: (inout BusWriter) -> Void) { inside("a", signature, fill) }

    mutating func structure(_ fill: (inout BusWriter) -> Void) { inside("r", nil, fill) }

    /// Appends an entry of a dictionary: a name, and a value with a signature.
    mutating func entry(_ name: String, _ signature: String, _ fill: (inout BusWriter) -> Void) {
        inside("e", nil) { entry in
            entry.append(name)
            entry.inside("v", signature, fill)
        }
    }

    mutating func variant(_ signature: String, _ fill: (inout BusWriter) -> Void) { inside("v", signature, fill) }

    private mutating func inside(_ kind: Character, _ signature: String?, _ fill: (inout BusWriter) -> Void) {
        var inner = BusWriter()
        dbus_message_iter_open_container(&iterator, Self.code(kind), signature, &inner.iterator)
        fill(&inner)
        dbus_message_iter_close_container(&iterator, &inner.iterator)
    }
}
