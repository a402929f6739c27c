import Foundation

private struct TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZoneChoice { .utc }
    static let bit = EnvironmentKeyRegistry.bit(of: ObjectIdentifier(Self.self))
}

private struct CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar? { nil }
    static let bit = EnvironmentKeyRegistry.bit(of: ObjectIdentifier(Self.self))
}

extension EnvironmentValues {
    /// The time zone of formatted dates.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self].zone }
        set { self[TimeZoneKey.self] = .zone(newValue) }
    }

    /// Makes the time zone that of the system.
    package mutating func takeSystemTimeZone() { self[TimeZoneKey.self] = .system }

    /// The calendar of dates; by default that of the locale, in the environment's time zone.
    public var calendar: Calendar {
        get { writing.calendar }
        set { self[CalendarKey.self] = newValue }
    }

    /// The formatting of values in this environment.
    package var writing: FormattingContext {
        FormattingContext(locale: locale, zone: self[TimeZoneKey.self], calendar: self[CalendarKey.self])
    }

    /// The bits of `timeZone` and `calendar` among the keys.
    static var dateBits: EnvironmentKeySet { TimeZoneKey.bit | CalendarKey.bit }
}
