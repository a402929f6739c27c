import CICU
import Foundation

/// Measures as a language writes them, from the ICU in Foundation: "2 hours", "2 hr", "2h".
package enum UnitNames {
    /// How units are written.
    package enum Width: Int32, Sendable {
        case wide, short, narrow

        package var skeleton: String {
            switch self {
            case .wide: "unit-width-full-name"
            case .short: "unit-width-short"
            case .narrow: "unit-width-narrow"
            }
        }
    }

    private static func text(_ write: (UnsafeMutableBufferPointer<UInt16>) -> Int32) -> String? {
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 512) { text in
            let length = Int(write(text))
            return length > 0 ? String(decoding: text[..<length], as: UTF16.self) : nil
        }
    }

    /// A number of a unit, by its name in Unicode CLDR, such as "hour"; nil for an unknown unit.
    package static func text(_ number: Int, _ unit: String, _ width: Width, _ locale: Locale) -> String? {
        text(Double(number), "unit/\(unit) \(width.skeleton)", locale.identifier)
    }

    /// A number as a skeleton of ICU says; nil for a skeleton that it does not understand.
    package static func text(_ number: Double, _ skeleton: String, _ locale: String) -> String? {
        let skeleton = Array(skeleton.utf16)
        return text {
            casement_number_format(
                locale, skeleton, Int32(skeleton.count), number, $0.baseAddress, Int32($0.count))
        }
    }

    /// Several measures of one quantity: "2 hours, 5 minutes".
    package static func joined(_ parts: [String], _ width: Width, _ locale: Locale) -> String {
        guard parts.count > 1 else { return parts.first ?? "" }
        let units = parts.map { Array($0.utf16) }
        let all = units.flatMap(\.self)
        let joined = all.withUnsafeBufferPointer { all in
            var places: [UnsafePointer<UInt16>?] = [], next = all.baseAddress
            for part in units {
                places.append(next)
                next = next?.advanced(by: part.count)
            }
            return text {
                casement_units_join(
                    locale.identifier, width.rawValue, places, units.map { Int32($0.count) }, Int32(units.count),
                    $0.baseAddress, Int32($0.count))
            }
        }
        return joined ?? parts.joined(separator: " ")
    }
}
