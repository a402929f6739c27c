import Foundation

/// The values of a text literal. Most literals have none or one, which need no allocation.
enum LocalizedArguments: Equatable, Sendable {
    case none
    case one(LocalizedArgument.Short)
    case many(Box)

    final class Box: Equatable, Sendable {
        let arguments: [LocalizedArgument]
        /// The values of `.value` arguments, in order.
        let values: [any InterpolatedValue]

        init(_ arguments: [LocalizedArgument], _ values: [any InterpolatedValue]) {
            (self.arguments, self.values) = (arguments, values)
        }

        static func == (a: Box, b: Box) -> Bool {
            if a === b { return true }
            guard a.arguments == b.arguments, a.values.count == b.values.count else { return false }
            return zip(a.values, b.values).allSatisfy { $0.isEqual(to: $1) }
        }
    }

    /// The arguments, and the values of `.value` arguments.
    var all: (arguments: [LocalizedArgument], values: [any InterpolatedValue]) {
        switch self {
        case .none: ([], [])
        case .one(let argument): ([argument.argument], [])
        case .many(let box): (box.arguments, box.values)
        }
    }

    mutating func append(_ argument: LocalizedArgument, value: (any InterpolatedValue)? = nil) {
        if case .none = self, value == nil, let only = LocalizedArgument.Short(argument) {
            self = .one(only)
        } else {
            let (arguments, values) = all
            self = .many(Box(arguments + [argument], value.map { values + [$0] } ?? values))
        }
    }
}

/// A part of a literal's text that was interpolated.
struct LocalizedArgument: Hashable, Sendable {
    enum Kind: UInt8, Sendable { case object, int, int32, unsigned, unsigned32, value }

    /// The range in the text, in UTF-8 bytes.
    var start: Int32
    var length: Int32
    var kind: Kind

    init(start: Int, length: Int, kind: Kind) {
        self.start = Int32(truncatingIfNeeded: start)
        self.length = Int32(truncatingIfNeeded: length)
        self.kind = kind
    }

    /// An argument in seven bytes: with it, a text takes a word less.
    struct Short: Hashable, Sendable {
        private let start: Int32
        private let length: UInt16
        private let kind: Kind

        /// Nil if it is too long for that.
        init?(_ argument: LocalizedArgument) {
            guard let length = UInt16(exactly: argument.length) else { return nil }
            (start, self.length, kind) = (argument.start, length, argument.kind)
        }

        var argument: LocalizedArgument { LocalizedArgument(start: Int(start), length: Int(length), kind: kind) }
    }

    /// The value's format specifier in keys; nil for values that provide their own.
    var specifier: String? {
        switch kind {
        case .object: "%@"
        case .int: "%lld"
        case .int32: "%d"
        case .unsigned: "%llu"
        case .unsigned32: "%u"
        case .value: nil
        }
    }

    /// Whether the text depends on the locale. Numbers below a thousand are the same in most locales.
    var mayNeedLocale: Bool {
        switch kind {
        case .object: false
        case .value: true
        default: length > 3
        }
    }
}

/// An interpolated value that is formatted when the text is displayed.
protocol InterpolatedValue: Sendable {
    /// The value's format specifier in keys.
    var specifier: String { get }
    /// The text of the value without a context.
    var standIn: String { get }
    /// The formatted value; nil for a value that is not a string, such as an image.
    func string(in context: FormattingContext) -> String?
    func isEqual(to other: any InterpolatedValue) -> Bool
}

extension InterpolatedValue where Self: Equatable {
    func isEqual(to other: any InterpolatedValue) -> Bool { (other as? Self) == self }
}

/// The locale, time zone and calendar of formatted values.
package struct FormattingContext: Sendable {
    private let facts: LocaleFacts
    private let zone: TimeZoneChoice
    private let chosen: Calendar?

    package var locale: Locale { facts.locale }
    var localeIdentifier: String { facts.identifier }
    /// Whether numbers below a thousand are written in ASCII digits.
    var hasPlainDigits: Bool { facts.hasPlainDigits }
    package var timeZone: TimeZone { zone.zone }

    package var calendar: Calendar {
        if let chosen { return chosen }
        let locale = locale
        var calendar = locale.calendar
        calendar.locale = locale
        calendar.timeZone = timeZone
        return calendar
    }

    /// Without a calendar it is that of the locale.
    init(_ locale: LocaleFacts, zone: TimeZoneChoice, calendar: Calendar?) {
        (facts, self.zone, chosen) = (locale, zone, calendar)
    }
}

/// A number with a printf format.
struct SpecifiedNumber: InterpolatedValue {
    let value: any CVarArg & Sendable
    let specifier: String

    var standIn: String { String(format: specifier, value) }
    func string(in context: FormattingContext) -> String? {
        NumberWriter.string(value, specifier: specifier, locale: context.locale)
    }

    func isEqual(to other: any InterpolatedValue) -> Bool {
        guard let other = other as? SpecifiedNumber, other.specifier == specifier else { return false }
        func isSame<T: Equatable>(_ value: T) -> Bool { other.value as? T == value }
        return (value as? any Equatable).map { isSame($0) } ?? false
    }
}

/// A value with its format style.
///
/// A style's input need not be `Sendable`, yet a text is, as in SwiftUI. Foundation's inputs are all values. The input
/// is never changed here, and read on the main actor only, where texts are resolved and compared.
struct StyledValue<F: FormatStyle>: InterpolatedValue, Equatable, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == String {
    let value: F.FormatInput
    let style: F

    var specifier: String { "%@" }
    var standIn: String { style.format(value) }

    func string(in context: FormattingContext) -> String? {
        // A style without an explicit locale uses the context's; one with a locale keeps it.
        let standard = style.locale(.autoupdatingCurrent)
        guard style == standard else { return style.format(value) }
        if var date = style as? Date.FormatStyle, let value = value as? Date {
            date.locale = context.locale
            if date.timeZone == .autoupdatingCurrent { date.timeZone = context.timeZone }
            return date.format(value)
        }
        return style.locale(context.locale).format(value)
    }
}
