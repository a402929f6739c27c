import Foundation

/// How much time is written: "1:02:03.45".
struct ClockFields: Hashable, Codable, Sendable {
    let showsHours: Bool
    let mostFields: Int
    /// The smallest part of a second that is written; at least a millisecond.
    let finest: Double

    init(showsHours: Bool, maxFieldCount: Int, maxPrecision: Duration) {
        (self.showsHours, mostFields) = (showsHours, max(1, maxFieldCount))
        finest = min(max(maxPrecision / .seconds(1), 0.001), 3600)
    }

    /// The length in seconds of the last field that is written of an amount of time.
    func step(of seconds: Double) -> Double {
        let units: [Double] =
            (showsHours && seconds >= 3600 ? [3600] : []) + [60, 1] + (finest < 1 ? [finest] : [])
        return max(units[min(mostFields, units.count) - 1], finest)
    }

    /// Writes a whole number of steps.
    func text(_ seconds: Double, locale: Locale) -> String {
        let step = step(of: seconds)
        // A thousandth of tolerance: dates are rounded.
        let whole = (seconds + 0.0005).rounded(.down), fraction = max(0, seconds - whole)
        let total = Int(min(whole, 1e12)), hours = total / 3600
        let showsHour = showsHours && hours > 0
        var fields = showsHour ? [hours, total / 60 % 60, total % 60] : [total / 60, total % 60]
        fields = Array(fields.prefix(mostFields))
        var text = fields.enumerated().map { $0 == 0 ? "\($1)" : String(format: "%02d", $1) }.joined(separator: ":")
        if step < 1 {
            let digits = step >= 0.1 ? 1 : step >= 0.01 ? 2 : 3
            text += String(String(format: "%.\(digits)f", fraction).dropFirst())
        }
        guard locale.numberingSystem.identifier != "latn" else { return text }
        let digits = (0...9).map { $0.formatted(.number.locale(locale)) }
        return text.map { $0.wholeNumberValue.map { digits[$0] } ?? String($0) }.joined()
    }
}
