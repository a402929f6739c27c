import Foundation

/// A message with values, as a string literal gives it: `logger.info("\(count) files in \(name, privacy: .public)")`.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    package let text: String

    /// Creates a message without values.
    public init(stringLiteral value: String) { text = value }
    /// Creates a message with values.
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    /// Creates a message without parts.
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
    /// Appends a part of the literal.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    private mutating func append(
        _ value: String, _ privacy: OSLogPrivacy, isPrivate: Bool, _ align: OSLogStringAlignment = .none
    ) { text += align.aligned(privacy.shown(value, isPrivate: isPrivate)) }

    /// A string; private unless the message says otherwise.
    public mutating func appendInterpolation(
        _ argument: @autoclosure () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(argument(), privacy, isPrivate: true, align) }

    /// A value that describes itself; private unless the message says otherwise.
    @_disfavoredOverload public mutating func appendInterpolation<T: CustomStringConvertible>(
        _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(value().description, privacy, isPrivate: true, align) }

    /// A type; public.
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(String(describing: value()), privacy, isPrivate: false, align) }

    /// An object; private unless the message says otherwise.
    public mutating func appendInterpolation(
        _ object: @autoclosure () -> NSObject?, privacy: OSLogPrivacy = .auto
    ) { append(object()?.description ?? "(null)", privacy, isPrivate: true) }

    /// An error; private unless the message says otherwise.
    @_disfavoredOverload public mutating func appendInterpolation(
        _ error: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto
    ) { append(String(describing: error()), privacy, isPrivate: true) }

    /// An integer; public unless the message says otherwise.
    public mutating func appendInterpolation<T: FixedWidthInteger>(
        _ number: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(format.text(number()), privacy, isPrivate: false, align) }

    /// A number; public unless the message says otherwise.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(format.text(number()), privacy, isPrivate: false, align) }

    /// A number; public unless the message says otherwise.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(format.text(Double(number())), privacy, isPrivate: false, align) }

    /// A number; public unless the message says otherwise.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> CGFloat, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(format.text(Double(number())), privacy, isPrivate: false, align) }

    /// A condition; public unless the message says otherwise.
    public mutating func appendInterpolation(_ boolean: @autoclosure () -> Bool, privacy: OSLogPrivacy = .auto) {
        append("\(boolean())", privacy, isPrivate: false)
    }
}
