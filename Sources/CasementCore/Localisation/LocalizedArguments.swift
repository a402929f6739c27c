import Foundation

/// The values of a text literal. Most literals have none or one, which take no memory of their own.
enum LocalizedArguments: Equatable, Sendable {
    case none
    case one(LocalizedArgument)
    case many(Box)

    final class Box: Equatable, Sendable {
        let arguments: [LocalizedArgument]
        /// What `.value` arguments write, in order.
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

    /// The arguments and the values of those that have one.
    var all: (arguments: [LocalizedArgument], values: [any InterpolatedValue]) {
        switch self {
        case .none: ([], [])
        case .one(let argument): ([argument], [])
        case .many(let box): (box.arguments, box.values)
        }
    }

    mutating func append(_ argument: LocalizedArgument, value: (any InterpolatedValue)? = nil) {
        if case .none = self, value == nil {
            self = .one(argument)
        } else {
            let (arguments, values) = all
            self = .many(Box(arguments + [argument], value.map { values + [$0] } ?? values))
        }
    }
}

/// A part of a literal's text that a value filled in.
struct LocalizedArgument: Hashable, Sendable {
    enum Kind: UInt8, Sendable { case object, int, int32, unsigned, unsigned32, value }

    /// UTF-8 bytes of the text.
    var start: Int32
    var length: Int32
    var kind: Kind

    init(start: Int, length: Int, kind: Kind) {
        self.start = Int32(truncatingIfNeeded: start)
        self.length = Int32(truncatingIfNeeded: length)
        self.kind = kind
    }

    /// How the value is called in a key; nil for those that say it themselves.
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

    /// Whether locales write it in their own way. Numbers below a thousand are the same in most.
    var mayNeedLocale: Bool {
        switch kind {
        case .object: false
        case .value: true
        default: length > 3
        }
    }
}

/// A value in a text literal that is written where the text is shown.
protocol InterpolatedValue: Sendable {
    /// How it is called in the key.
    var specifier: String { get }
    /// What stands for it where nothing is known of the context.
    var standIn: String { get }
    /// The value in words; nil for one that is more than a string.
    func string(in context: FormattingContext) -> String?
    func isEqual(to other: any InterpolatedValue) -> Bool
}

extension InterpolatedValue where Self: Equatable {
    func isEqual(to other: any InterpolatedValue) -> Bool { (other as? Self) == self }
}

/// What decides how a value is written.
package struct FormattingContext: Sendable {
    package var locale: Locale
    package var timeZone: TimeZone
    package var calendar: Calendar

    package init(locale: Locale, timeZone: TimeZone, calendar: Calendar) {
        (self.locale, self.timeZone, self.calendar) = (locale, timeZone, calendar)
    }
}

/// A number in a printf format.
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

/// A value and the style that writes it.
///
/// A style's input need not be `Sendable`, yet a text is, as in SwiftUI. Foundation's inputs are all values. The input is
/// never changed here, and read on the main actor alone, where texts are resolved and compared.
struct StyledValue<F: FormatStyle>: InterpolatedValue, Equatable, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == String {
    let value: F.FormatInput
    let style: F

    var specifier: String { "%@" }
    var standIn: String { style.format(value) }

    func string(in context: FormattingContext) -> String? {
        // A style that was made without a locale follows the context; one that names its own keeps it.
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
