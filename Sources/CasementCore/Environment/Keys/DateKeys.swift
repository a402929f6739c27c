import Foundation

/// Of the type that programs set: so a nearer value shields its readers from others.
private struct TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { TimeZoneChoice.utc.zone }
    static let bit = EnvironmentKeyRegistry.bit(of: ObjectIdentifier(Self.self))
}

/// Whether the time zone is that of the system where none is set.
private struct SystemTimeZoneKey: EnvironmentKey { static let defaultValue = false }

private struct CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar? { nil }
    static let bit = EnvironmentKeyRegistry.bit(of: ObjectIdentifier(Self.self))
}

extension EnvironmentValues {
    /// The time zone of formatted dates.
    public var timeZone: TimeZone {
        get { timeZoneChoice.zone }
        set { self[TimeZoneKey.self] = newValue }
    }

    private var timeZoneChoice: TimeZoneChoice {
        if let zone = stored(TimeZoneKey.self) { return .zone(zone) }
        return self[SystemTimeZoneKey.self] ? .system : .utc
    }

    /// Makes the time zone that of the system, for a root, where none is set.
    package mutating func takeSystemTimeZone() { self[SystemTimeZoneKey.self] = true }

    /// The calendar of dates; by default that of the locale, in the environment's time zone.
    public var calendar: Calendar {
        get { writing.calendar }
        set { self[CalendarKey.self] = newValue }
    }

    /// The formatting of values in this environment.
    package var writing: FormattingContext {
        FormattingContext(localeFacts, zone: timeZoneChoice, calendar: self[CalendarKey.self])
    }

    /// The bits of `timeZone` and `calendar` among the keys.
    static var dateBits: EnvironmentKeySet { TimeZoneKey.bit | CalendarKey.bit }
}
