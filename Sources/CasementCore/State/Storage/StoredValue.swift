import Foundation

/// A property-list value in a normalised form: whether 1.0, 1 and true are distinguished depends on whether they were
/// read from a file.
package enum StoredValue: Equatable {
    case int(Int), double(Double), string(String), data(Data), date(Date)

    package init?(_ any: Any) {
        switch any {
        case let value as Bool: self = .int(value ? 1 : 0)
        case let value as Int: self = .int(value)
        case let value as Double: self = Int(exactly: value).map { .int($0) } ?? .double(value)
        case let value as String: self = .string(value)
        case let value as Data: self = .data(value)
        case let value as Date: self = .date(value)
        case let value as NSNumber:
            self = Int(exactly: value.doubleValue).map { .int($0) } ?? .double(value.doubleValue)
        default: return nil
        }
    }
}

/// A type whose values `AppStorage` and `SceneStorage` can store.
public protocol _StorableValue {
    /// Decodes a stored value; nil if it has another type.
    static func _decode(_ stored: Any) -> Self?
    /// The stored form: a property-list value, or nil for no value.
    var _encoded: Any? { get }
}

extension Bool: _StorableValue {
    /// Accepts numbers and words too, like `UserDefaults`: programs take settings from the command line.
    public static func _decode(_ stored: Any) -> Bool? {
        switch StoredValue(stored) {
        case .int(let value): value != 0
        case .string(let text): ["1", "yes", "true"].contains(text.lowercased())
        default: nil
        }
    }
    public var _encoded: Any? { self }
}

extension Int: _StorableValue {
    public static func _decode(_ stored: Any) -> Int? {
        switch StoredValue(stored) {
        case .int(let value): value
        case .double(let value): Int(exactly: value.rounded(.towardZero))
        case .string(let text): Int(text)
        default: nil
        }
    }
    public var _encoded: Any? { self }
}

extension Double: _StorableValue {
    public static func _decode(_ stored: Any) -> Double? {
        switch StoredValue(stored) {
        case .int(let value): Double(value)
        case .double(let value): value
        case .string(let text): Double(text)
        default: nil
        }
    }
    public var _encoded: Any? { self }
}

extension String: _StorableValue {
    public static func _decode(_ stored: Any) -> String? {
        switch StoredValue(stored) {
        case .string(let text): text
        case .int(let value): String(value)
        case .double(let value): String(value)
        default: nil
        }
    }
    public var _encoded: Any? { self }
}

extension Data: _StorableValue {
    public static func _decode(_ stored: Any) -> Data? { stored as? Data }
    public var _encoded: Any? { self }
}

extension Date: _StorableValue {
    public static func _decode(_ stored: Any) -> Date? { stored as? Date }
    public var _encoded: Any? { self }
}

extension URL: _StorableValue {
    /// A path denotes a file, as in `UserDefaults`.
    public static func _decode(_ stored: Any) -> URL? {
        guard let text = stored as? String else { return nil }
        return text.hasPrefix("/") ? URL(fileURLWithPath: text) : URL(string: text)
    }
    public var _encoded: Any? { isFileURL ? path : absoluteString }
}

extension Optional: _StorableValue where Wrapped: _StorableValue {
    public static func _decode(_ stored: Any) -> Wrapped?? { Wrapped._decode(stored).map(Optional.some) }
    public var _encoded: Any? { flatMap { $0._encoded } }
}

/// How values of a type are stored.
struct StorageCoding<Value> {
    let decode: (Any) -> Value?
    let encode: (Value) -> Any?
}

extension StorageCoding where Value: _StorableValue {
    static var plain: StorageCoding { StorageCoding(decode: { Value._decode($0) }, encode: { $0._encoded }) }
}

extension StorageCoding where Value: RawRepresentable, Value.RawValue: _StorableValue {
    static var raw: StorageCoding {
        StorageCoding(
            decode: { Value.RawValue._decode($0).flatMap(Value.init(rawValue:)) }, encode: { $0.rawValue._encoded })
    }
}

extension StorageCoding {
    static func optionalRaw<R: RawRepresentable>() -> StorageCoding where Value == R?, R.RawValue: _StorableValue {
        StorageCoding(
            decode: { R.RawValue._decode($0).flatMap(R.init(rawValue:)) },
            encode: { $0.flatMap { $0.rawValue._encoded } })
    }
}
