import Foundation

/// Numbers as assistive technologies announce them.
enum AccessibilityNumber {
    /// A fraction of 1 as a percentage: "50%".
    static func percent(_ share: Double) -> String { share.isFinite ? "\(Int((share * 100).rounded()))%" : "" }

    /// A number with as few digits as possible, at most four after the decimal point.
    static func number(_ value: Double) -> String {
        guard value.isFinite else { return "" }
        let rounded = (value * 10_000).rounded() / 10_000
        return String(format: "%g", rounded == 0 ? 0 : rounded)
    }

    /// A value of any type; numbers as in `number(_:)`.
    static func words<V>(_ value: V) -> String {
        switch value {
        case let number as any BinaryFloatingPoint: Self.number(Double(number))
        case let date as Date: date.formatted(date: .abbreviated, time: .shortened)
        default: "\(value)"
        }
    }
}
