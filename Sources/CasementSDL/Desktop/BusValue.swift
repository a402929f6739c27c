import CDBus

/// A value in a D-Bus message, limited to the types that settings use.
package enum BusValue: Equatable, Sendable {
    case number(Double)
    case text(String)
    case list([BusValue])
    /// A value of a type that no setting has.
    case other

    /// Reads the value at `iterator`: a variant becomes its content; structures, arrays and dictionary entries become
    /// lists.
    package init(_ iterator: inout DBusMessageIter) {
        let type = dbus_message_iter_get_arg_type(&iterator)
        switch UInt8(truncatingIfNeeded: type) {
        case UInt8(ascii: "v"):
            var inner = DBusMessageIter()
            dbus_message_iter_recurse(&iterator, &inner)
            self = BusValue(&inner)
        case UInt8(ascii: "r"), UInt8(ascii: "a"), UInt8(ascii: "e"):
            var inner = DBusMessageIter()
            dbus_message_iter_recurse(&iterator, &inner)
            self = .list(Self.all(&inner))
        case UInt8(ascii: "s"), UInt8(ascii: "o"):
            var text: UnsafePointer<CChar>?
            dbus_message_iter_get_basic(&iterator, &text)
            self = text.map { .text(String(cString: $0)) } ?? .other
        case UInt8(ascii: "d"): self = .number(Self.basic(&iterator, 0.0))
        case UInt8(ascii: "u"): self = .number(Double(Self.basic(&iterator, UInt32(0))))
        case UInt8(ascii: "i"): self = .number(Double(Self.basic(&iterator, Int32(0))))
        case UInt8(ascii: "b"): self = .number(Double(Self.basic(&iterator, UInt32(0))))
        default: self = .other
        }
    }

    /// The values from the position of `iterator` to the end.
    package static func all(_ iterator: inout DBusMessageIter) -> [BusValue] {
        var values: [BusValue] = []
        while dbus_message_iter_get_arg_type(&iterator) != 0 {
            values.append(BusValue(&iterator))
            dbus_message_iter_next(&iterator)
        }
        return values
    }

    /// The arguments of a message.
    package static func arguments(of message: OpaquePointer) -> [BusValue] {
        var iterator = DBusMessageIter()
        guard dbus_message_iter_init(message, &iterator) != 0 else { return [] }
        return all(&iterator)
    }

    private static func basic<Value: BitwiseCopyable>(_ iterator: inout DBusMessageIter, _ value: Value) -> Value {
        var value = value
        dbus_message_iter_get_basic(&iterator, &value)
        return value
    }

    package var number: Double? { if case .number(let number) = self { number } else { nil } }
    package var text: String? { if case .text(let text) = self { text } else { nil } }
    package var list: [BusValue]? { if case .list(let list) = self { list } else { nil } }
}

extension [BusValue] {
    /// The value of a name in the entries of a dictionary.
    func entry(_ name: String) -> BusValue? { first { $0.list?.first?.text == name }?.list?.last }
}
