import Foundation

/// How an integer is written.
public struct OSLogIntegerFormatting: Sendable {
    private let radix: Int
    private let isUppercase: Bool
    private let prefix: String
    private let least: Int
    private let hasSign: Bool

    /// In decimal digits.
    public static var decimal: OSLogIntegerFormatting { decimal() }
    /// In hexadecimal digits.
    public static var hex: OSLogIntegerFormatting { hex() }
    /// In octal digits.
    public static var octal: OSLogIntegerFormatting { octal() }

    /// In decimal digits, at least as many as `minDigits`.
    public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 10, isUppercase: false, prefix: "", least: minDigits, hasSign: explicitPositiveSign)
    }

    /// In hexadecimal digits, at least as many as `minDigits`.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, isUppercase: uppercase, prefix: includePrefix ? "0x" : "", least: minDigits,
            hasSign: explicitPositiveSign)
    }

    /// In octal digits, at least as many as `minDigits`.
    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, minDigits: Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 8, isUppercase: false, prefix: includePrefix ? "0o" : "", least: minDigits,
            hasSign: explicitPositiveSign)
    }

    func text<Number: FixedWidthInteger>(_ number: Number) -> String {
        let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
        let zeros = String(repeating: "0", count: max(0, min(least, 64) - digits.count))
        return (number < 0 ? "-" : hasSign ? "+" : "") + prefix + zeros + digits
    }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
    private let specifier: String

    /// With six digits after the point.
    public static var fixed: OSLogFloatFormatting { fixed() }
    /// With an exponent.
    public static var exponential: OSLogFloatFormatting { exponential() }
    /// The shorter of the two.
    public static var hybrid: OSLogFloatFormatting { hybrid() }

    private init(_ conversion: String, _ precision: Int, _ hasSign: Bool) {
        specifier = "%\(hasSign ? "+" : "").\(max(0, min(precision, 64)))\(conversion)"
    }

    /// With as many digits after the point as `precision`.
    public static func fixed(precision: Int = 6, explicitPositiveSign: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting("f", precision, explicitPositiveSign)
    }

    /// With an exponent, and as many digits after the point as `precision`.
    public static func exponential(precision: Int = 6, explicitPositiveSign: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting("e", precision, explicitPositiveSign)
    }

    /// With or without an exponent, and as many digits as `precision`.
    public static func hybrid(precision: Int = 6, explicitPositiveSign: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting("g", precision, explicitPositiveSign)
    }

    func text(_ number: Double) -> String { String(format: specifier, number) }
}

/// The width of a value and the side of its spaces.
public struct OSLogStringAlignment: Sendable {
    private let columns: Int
    private let isRight: Bool

    /// As wide as it is.
    public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isRight: false) }
    /// At least as wide as `columns`, with spaces before it.
    public static func right(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isRight: true)
    }
    /// At least as wide as `columns`, with spaces after it.
    public static func left(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isRight: false)
    }

    func aligned(_ text: String) -> String {
        let spaces = String(repeating: " ", count: max(0, min(columns, 1000) - text.count))
        return isRight ? spaces + text : text + spaces
    }
}
