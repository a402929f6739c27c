import Foundation

/// Formats numbers for a locale.
enum NumberWriter {
    /// Formats an integer in digits, such as "-1234567", with the locale's digits and grouping.
    static func string(digits: Substring, locale: Locale) -> String {
        if usesCommas(locale) { return grouped(digits) }
        if let value = Int64(digits) { return value.formatted(.number.locale(locale)) }
        return UInt64(digits)?.formatted(.number.locale(locale)) ?? String(digits)
    }

    /// Formats a number with a printf format, of which the fraction digits and width are used.
    static func string(_ value: any CVarArg, specifier: String, locale: Locale) -> String {
        let plain = String(format: specifier, value)
        guard let number = value as? Double, number.isFinite else {
            let isDecimal = specifier.last.map { "diu".contains($0) } ?? false
            let isPadded = specifier.contains { $0.isNumber }
            return isDecimal && !isPadded ? string(digits: plain[...], locale: locale) : plain
        }
        guard specifier.last == "f", abs(number) < 1e15 else { return plain }
        let fraction = plain.firstIndex { !$0.isASCII || $0 == "." }.map { plain[plain.index(after: $0)...].count } ?? 0
        if usesCommas(locale), plain.first != " ", !specifier.contains("+") {
            let end = plain.firstIndex(of: ".") ?? plain.endIndex
            return grouped(plain[..<end]) + plain[end...]
        }
        return number.formatted(.number.precision(.fractionLength(fraction)).locale(locale))
    }

    /// English, except in India, groups thousands with commas: ICU is not needed.
    private static func usesCommas(_ locale: Locale) -> Bool {
        let name = locale.identifier
        if ["en_US", "en", "en_GB", "C"].contains(name) { return true }
        return name.hasPrefix("en_US") && !name.contains("@")
    }

    private static func grouped(_ digits: Substring) -> String {
        let isNegative = digits.first == "-"
        let bare = isNegative ? digits.dropFirst() : digits
        guard bare.utf8.count > 3 else { return String(digits) }
        var text = isNegative ? "-" : ""
        for (index, digit) in bare.enumerated() {
            if index > 0, (bare.count - index) % 3 == 0 { text.append(",") }
            text.append(digit)
        }
        return text
    }
}
