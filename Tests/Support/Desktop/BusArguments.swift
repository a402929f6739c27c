import CDBus
import Foundation

/// The arguments of a call, flattened in their order.
struct BusArguments {
    /// Texts and numbers; bytes are a text, and a descriptor is the path of its file.
    private(set) var texts: [String] = []
    /// The content of the files.
    private(set) var files: [Data] = []

    init(of message: OpaquePointer) {
        var iterator = DBusMessageIter()
        if dbus_message_iter_init(message, &iterator) != 0 { collect(&iterator) }
    }

    private mutating func collect(_ iterator: inout DBusMessageIter) {
        var bytes: [UInt8] = []
        while true {
            switch UInt8(truncatingIfNeeded: dbus_message_iter_get_arg_type(&iterator)) {
            case 0:
                if !bytes.isEmpty { texts.append(String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)) }
                return
            case UInt8(ascii: "s"), UInt8(ascii: "o"):
                var text: UnsafePointer<CChar>?
                dbus_message_iter_get_basic(&iterator, &text)
                texts.append(text.map { String(cString: $0) } ?? "")
            case UInt8(ascii: "b"), UInt8(ascii: "u"): texts.append("\(Self.basic(&iterator, UInt32(0)))")
            case UInt8(ascii: "i"): texts.append("\(Self.basic(&iterator, Int32(0)))")
            case UInt8(ascii: "d"): texts.append("\(Self.basic(&iterator, 0.0))")
            case UInt8(ascii: "y"): bytes.append(Self.basic(&iterator, UInt8(0)))
            case UInt8(ascii: "h"): take(file: Self.basic(&iterator, Int32(-1)))
            default:
                var inner = DBusMessageIter()
                dbus_message_iter_recurse(&iterator, &inner)
                collect(&inner)
            }
            dbus_message_iter_next(&iterator)
        }
    }

    private mutating func take(file: Int32) {
        let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
        let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(file)")
        texts.append(path ?? "no file")
        files.append((try? handle.readToEnd()) ?? Data())
    }

    private static func basic<Value: BitwiseCopyable>(_ iterator: inout DBusMessageIter, _ value: Value) -> Value {
        var value = value
        dbus_message_iter_get_basic(&iterator, &value)
        return value
    }
}
