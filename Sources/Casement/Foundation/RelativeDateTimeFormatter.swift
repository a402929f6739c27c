import Foundation

/// Says how long ago a date was, or how far ahead it is: "2 hours ago". Apple's Foundation has it.
///
///     RelativeDateTimeFormatter().localizedString(for: message.date, relativeTo: Date())
public final class RelativeDateTimeFormatter: Formatter {
    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// "2 months", "two months", "2 mo.", "2mo".
        case full, spellOut, short, abbreviated
    }

    /// Whether near days have names.
    public enum DateTimeStyle: Int, Sendable {
        /// "1 day ago", "yesterday".
        case numeric, named
    }

    /// How units are written; in full at first.
    public var unitsStyle = UnitsStyle.full
    /// Whether near days have names; they have not at first.
    public var dateTimeStyle = DateTimeStyle.numeric
    /// Where the text stands in a sentence.
    public var formattingContext = FormatStyleCapitalizationContext.unknown
    /// The calendar.
    public var calendar: Calendar! = .autoupdatingCurrent
    /// The language.
    public var locale: Locale! = .autoupdatingCurrent

    private var units: Date.RelativeFormatStyle.UnitsStyle {
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }

    /// How far `date` is from `referenceDate`.
    public func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
            locale: locale ?? .autoupdatingCurrent, calendar: calendar ?? .autoupdatingCurrent,
            capitalizationContext: formattingContext
        )
        .format(referenceDate)
    }

    /// How far a moment so many seconds ahead is.
    public func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date(timeIntervalSinceReferenceDate: Date().timeIntervalSinceReferenceDate.rounded())
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// How far a moment is that is ahead by these components.
    public func localizedString(from dateComponents: DateComponents) -> String {
        let now = Date(timeIntervalSinceReferenceDate: Date().timeIntervalSinceReferenceDate.rounded())
        let date = (calendar ?? .autoupdatingCurrent).date(byAdding: dateComponents, to: now) ?? now
        return localizedString(for: date, relativeTo: now)
    }

    /// How far a date is from now; nil for what is no date.
    public override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }
}
