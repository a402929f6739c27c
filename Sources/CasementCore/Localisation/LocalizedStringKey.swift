import Foundation

/// A text literal: the key under which the tables of a bundle have its translations, and the values that are filled in.
///
///     Text("\(count) files in **\(folder)**")
///
/// is looked up as `%lld files in **%@**`. Numbers are written as the locale of the environment has them, and the literal's own
/// Markdown is shown; that of the values is not.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The literal with its values filled in; where the locale or a style must be known for that, a stand-in.
    package var text: String
    var arguments: LocalizedArguments

    /// A key that is the text itself.
    public init(_ value: String) { (text, arguments) = (value, .none) }
    public init(stringLiteral value: String) { (text, arguments) = (value, .none) }
    public init(stringInterpolation: StringInterpolation) {
        (text, arguments) = (stringInterpolation.text, stringInterpolation.arguments)
    }

    /// Collects the pieces of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""
        var arguments = LocalizedArguments.none

        public init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + interpolationCount * 4)
        }

        public mutating func appendLiteral(_ literal: String) { text += literal }

        /// A string as it is.
        public mutating func appendInterpolation(_ string: String) { append(string, .object) }

        /// A string as it is.
        public mutating func appendInterpolation<S: StringProtocol>(_ string: S) { append(String(string), .object) }

        /// A number, written as the locale has it.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            if T._isInteger { append("\(value)", T._argumentKind) } else { appendInterpolation(value, specifier: "%f") }
        }

        /// A number in a printf format, such as `"%.2f"`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(SpecifiedNumber(value: value._argument, specifier: specifier))
        }

        /// A value written by a format style, in the locale of the environment where the style names none.
        public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(StyledValue(value: value, style: format))
        }

        mutating func append(_ string: String, _ kind: LocalizedArgument.Kind) {
            let start = text.utf8.count
            text += string
            arguments.append(LocalizedArgument(start: start, length: text.utf8.count - start, kind: kind))
        }

        /// A value that is written where the text is resolved.
        mutating func append(_ value: any InterpolatedValue) {
            let start = text.utf8.count
            text += value.standIn
            let argument = LocalizedArgument(start: start, length: text.utf8.count - start, kind: .value)
            arguments.append(argument, value: value)
        }
    }
}

/// A number that may stand in a text literal: it has a printf specifier.
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
