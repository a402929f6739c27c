import Foundation

/// A text literal: the key of its translation in a bundle's string tables, and the interpolated values.
///
///     Text("\(count) files in **\(folder)**")
///
/// is looked up as `%lld files in **%@**`. Numbers are formatted for the environment's locale. Markdown in the literal
/// is rendered, Markdown in values is not.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The literal with its values; values that depend on the locale or a style are preliminary.
    package var text: String
    var arguments: LocalizedArguments

    /// Creates a key from a text without interpolated values.
    public init(_ value: String) { (text, arguments) = (value, .none) }
    public init(stringLiteral value: String) { (text, arguments) = (value, .none) }
    /// Creates a key from an interpolated literal.
    public init(stringInterpolation: StringInterpolation) {
        (text, arguments) = (stringInterpolation.text, stringInterpolation.arguments)
    }

    /// Builds a key from the pieces of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""
        var arguments = LocalizedArguments.none

        /// Creates an empty interpolation with reserved capacity.
        public init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + interpolationCount * 4)
        }

        /// Appends a piece of the literal.
        public mutating func appendLiteral(_ literal: String) { text += literal }

        /// Appends a string.
        public mutating func appendInterpolation(_ string: String) { append(string, .object) }

        /// Appends a string.
        public mutating func appendInterpolation<S: StringProtocol>(_ string: S) { append(String(string), .object) }

        /// Appends a number, formatted for the environment's locale.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            if T._isInteger { append("\(value)", T._argumentKind) } else { appendInterpolation(value, specifier: "%f") }
        }

        /// Appends a number with a printf format, such as `"%.2f"`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(SpecifiedNumber(value: value._argument, specifier: specifier))
        }

        /// Appends a value with a format style, in the environment's locale unless the style specifies one.
        public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(StyledValue(value: value, style: format))
        }

        mutating func append(_ string: String, _ kind: LocalizedArgument.Kind) {
            let start = text.utf8.count
            text += string
            arguments.append(LocalizedArgument(start: start, length: text.utf8.count - start, kind: kind))
        }

        /// Appends a value that is formatted when the text is resolved.
        mutating func append(_ value: any InterpolatedValue) {
            let start = text.utf8.count
            text += value.standIn
            let argument = LocalizedArgument(start: start, length: text.utf8.count - start, kind: .value)
            arguments.append(argument, value: value)
        }
    }
}

/// A number that can be interpolated in a text literal: it has a printf specifier.
public protocol _FormatSpecifiable: Equatable, Sendable {
    static var _specifier: String { get }
    static var _isInteger: Bool { get }
    var _argument: any CVarArg & Sendable { get }
}

extension _FormatSpecifiable {
    static var _argumentKind: LocalizedArgument.Kind {
        switch _specifier {
        case "%d": .int32
        case "%u": .unsigned32
        case "%llu": .unsigned
        default: .int
        }
    }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & SignedInteger {
    public static var _specifier: String { bitWidth > 32 ? "%lld" : "%d" }
    public static var _isInteger: Bool { true }
    public var _argument: any CVarArg & Sendable { Int64(self) }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & UnsignedInteger {
    public static var _specifier: String { bitWidth > 32 ? "%llu" : "%u" }
    public static var _isInteger: Bool { true }
    public var _argument: any CVarArg & Sendable { UInt64(self) }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
    public static var _specifier: String { self == Float.self ? "%f" : "%lf" }
    public static var _isInteger: Bool { false }
    public var _argument: any CVarArg & Sendable { Double(self) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
