import CDBus

/// A value that a test's service sends.
public enum BusItem: Sendable {
    case number(UInt32)
    case double(Double)
    case text(String)
    case path(String)
    case texts([String])
    /// A structure of numbers.
    case doubles([Double])
    case dictionary([String: BusItem])

    private var signature: String {
        switch self {
        case .number: "u"
        case .double: "d"
        case .text: "s"
        case .path: "o"
        case .texts: "as"
        case .doubles(let numbers): "(" + String(repeating: "d", count: numbers.count) + ")"
        case .dictionary: "a{sv}"
        }
    }

    func append(to iterator: inout DBusMessageIter) {
        switch self {
        case .number(let number): Self.append(number, "u", &iterator)
        case .double(let number): Self.append(number, "d", &iterator)
        case .text(let text): Self.append(text, "s", &iterator)
        case .path(let path): Self.append(path, "o", &iterator)
        case .texts(let texts):
            Self.inside(&iterator, "a", "s") { list in for text in texts { Self.append(text, "s", &list) } }
        case .doubles(let numbers):
            Self.inside(&iterator, "r", nil) { parts in for number in numbers { Self.append(number, "d", &parts) } }
        case .dictionary(let values):
            Self.inside(&iterator, "a", "{sv}") { list in
                for (name, value) in values {
                    Self.inside(&list, "e", nil) { entry in
                        Self.append(name, "s", &entry)
                        Self.inside(&entry, "v", value.signature) { value.append(to: &$0) }
                    }
                }
            }
        }
    }

    private static func code(_ letter: Unicode.Scalar) -> Int32 { Int32(letter.value) }

    private static func inside(
        _ iterator: inout DBusMessageIter, _ kind: Unicode.Scalar, _ signature: String?,
        _ fill: (inout DBusMessageIter) -> Void
    ) {
        var inner = DBusMessageIter()
        dbus_message_iter_open_container(&iterator, code(kind), signature, &inner)
        fill(&inner)
        dbus_message_iter_close_container(&iterator, &inner)
    }

    private static func append(_ text: String, _ kind: Unicode.Scalar, _ iterator: inout DBusMessageIter) {
        text.withCString { text in
            var text: UnsafePointer<CChar>? = text
            _ = dbus_message_iter_append_basic(&iterator, code(kind), &text)
        }
    }

    private static func append(
        _ number: some BitwiseCopyable, _ kind: Unicode.Scalar, _ iterator: inout DBusMessageIter
    ) {
        _ = withUnsafeBytes(of: number) { dbus_message_iter_append_basic(&iterator, code(kind), $0.baseAddress) }
    }
}
