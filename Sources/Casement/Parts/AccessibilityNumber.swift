import Foundation

/// Numbers as assistive programs hear them.
enum AccessibilityNumber {
    /// A share of 1, in hundredths: "50%".
    static func percent(_ share: Double) -> String { share.isFinite ? "\(Int((share * 100).rounded()))%" : "" }

    /// A number with no more digits than it needs, four behind the point at most.
    static func number(_ value: Double) -> String {
        guard value.isFinite else { return "" }
        let rounded = (value * 10_000).rounded() / 10_000
        return String(format: "%g", rounded == 0 ? 0 : rounded)
    }

    /// A value of any kind; numbers as above.
    static func words<V>(_ value: V) -> String {
        switch value {
        case let number as any BinaryFloatingPoint: Self.number(Double(number))
        case let date as Date: date.formatted(date: .abbreviated, time: .shortened)
        default: "\(value)"
        }
    }
}
