import CasementCore
import Foundation

/// Writes a duration: "1:05:00", "2 hours, 5 minutes". Apple's Foundation has it.
///
///     let formatter = DateComponentsFormatter()
///     formatter.allowedUnits = [.minute, .second]
///     formatter.zeroFormattingBehavior = .pad
///     formatter.string(from: 65)   // "01:05"
public final class DateComponentsFormatter: Formatter {
    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// "1:05:00"; "1h 5m"; "1 hr, 5 min"; "1 hour, 5 minutes".
        case positional, abbreviated, short, full
        /// As `full`: numbers are not spelt out.
        case spellOut
        /// "1hr 5min".
        case brief
    }

    /// Which units that are 0 are written.
    public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// `dropLeading` for the positional style, with two digits for all but the first; `dropAll` for the others.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        /// Not those before the first that is not 0.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        /// Not those in the middle.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        /// Not those after the last that is not 0.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        /// None.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// All; in the positional style with two digits.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// How units are written; positional at first.
    public var unitsStyle = UnitsStyle.positional
    /// The units that may be written: year to second. Empty, as at first, for all but weeks.
    public var allowedUnits: NSCalendar.Unit = []
    /// Which units that are 0 are written.
    public var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// How many units are written at most, the largest ones; 0, as at first, for all.
    public var maximumUnitCount = 0
    /// The calendar; its locale is the language.
    public var calendar: Calendar? = .autoupdatingCurrent
    /// The moment at which the duration begins; now where it is nil. Months differ in their lengths.
    public var referenceDate: Date?
    /// Whether "about" is written before it. English only.
    public var includesApproximationPhrase = false
    /// Whether "remaining" is written after it. English only.
    public var includesTimeRemainingPhrase = false
    /// Has no effect: the smallest unit is whole.
    public var allowsFractionalUnits = false
    /// Has no effect.
    public var collapsesLargestUnit = false
    /// Where the text stands in a sentence. It has no effect.
    public var formattingContext = FormatStyleCapitalizationContext.unknown

    private static let units: [(flag: NSCalendar.Unit, component: Calendar.Component, name: String)] = [
        (.year, .year, "year"), (.month, .month, "month"), (.weekOfMonth, .weekOfMonth, "week"), (.day, .day, "day"),
        (.hour, .hour, "hour"), (.minute, .minute, "minute"), (.second, .second, "second"),
    ]

    private var allowed: [(flag: NSCalendar.Unit, component: Calendar.Component, name: String)] {
        Self.units.filter { allowedUnits.isEmpty ? $0.flag != .weekOfMonth : allowedUnits.contains($0.flag) }
    }

    /// The duration of a number of seconds.
    public func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e12 else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        let text = string(from: start, to: start.addingTimeInterval(abs(ti).rounded(.down)))
        return ti <= -1 ? text.map { "-" + $0 } : text
    }

    /// The duration between two dates.
    public func string(from startDate: Date, to endDate: Date) -> String? {
        let calendar = calendar ?? .autoupdatingCurrent
        let allowed = allowed
        guard !allowed.isEmpty else { return nil }
        let parts = calendar.dateComponents(Set(allowed.map(\.component)), from: startDate, to: endDate)
        return write(allowed.map { (parts.value(for: $0.component) ?? 0, $0.name) }, calendar)
    }

    /// The duration of components. Those that are not allowed become others.
    public func string(from components: DateComponents) -> String? {
        let calendar = calendar ?? .autoupdatingCurrent
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        guard let end = calendar.date(byAdding: components, to: start) else { return nil }
        return string(from: start, to: end)
    }

    /// The duration of components, in the user's language.
    public static func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// The duration of components or seconds; nil for what is neither.
    public override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let seconds as TimeInterval: string(from: seconds)
        default: nil
        }
    }

    private typealias Part = (number: Int, unit: String)

    private func write(_ all: [Part], _ calendar: Calendar) -> String {
        var parts = shown(all)
        if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
        let locale = calendar.locale ?? .autoupdatingCurrent
        var text: String
        switch unitsStyle {
        case .positional: text = positional(parts)
        case .abbreviated: text = join(parts, .narrow, locale)
        case .short: text = join(parts, .short, locale)
        case .full, .spellOut: text = join(parts, .wide, locale)
        case .brief:
            text = parts.map { words($0, .short, locale).filter { $0 != " " && $0 != "\u{A0}" } }.joined(separator: " ")
        }
        if includesApproximationPhrase { text = "About " + text }
        if includesTimeRemainingPhrase { text += " remaining" }
        return text
    }

    private func words(_ part: Part, _ width: UnitNames.Width, _ locale: Locale) -> String {
        UnitNames.text(part.number, part.unit, width, locale) ?? "\(part.number) \(part.unit)"
    }

    private func join(_ parts: [Part], _ width: UnitNames.Width, _ locale: Locale) -> String {
        UnitNames.joined(parts.map { words($0, width, locale) }, width, locale)
    }

    /// The units that are written: at least the smallest.
    private func shown(_ all: [Part]) -> [Part] {
        var behavior = zeroFormattingBehavior
        if behavior.contains(.pad) { return all }
        if behavior.contains(.default) { behavior = unitsStyle == .positional ? .dropLeading : .dropAll }
        guard let first = all.firstIndex(where: { $0.number != 0 }), let last = all.lastIndex(where: { $0.number != 0 })
        else { return behavior.isDisjoint(with: .dropAll) ? all : [all[all.count - 1]] }
        return all.indices.filter { index in
            if all[index].number != 0 { return true }
            if index < first { return !behavior.contains(.dropLeading) }
            return !behavior.contains(index > last ? .dropTrailing : .dropMiddle)
        }
        .map { all[$0] }
    }

    private func positional(_ parts: [Part]) -> String {
        let pads = zeroFormattingBehavior.contains(.pad)
        return parts.enumerated().map { index, part in
            let digits = String(part.number)
            return digits.count < 2 && (pads || index > 0) ? "0" + digits : digits
        }
        .joined(separator: ":")
    }
}
