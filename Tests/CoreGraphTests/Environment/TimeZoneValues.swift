import CoreTesting
import Expectations
import Foundation
import Testing

@testable import CasementCore

/// Time zones that are made when they are read.
@MainActor struct TimeZoneValues {
    @Test("an environment is in UTC, in the system's zone where it takes that, and in the one that is set before both")
    func nearest() throws {
        var values = EnvironmentValues()
        expect(values.timeZone, equals: try require(TimeZone(identifier: "UTC")))
        values.takeSystemTimeZone()
        expect(values.timeZone, equals: .current)
        expect(values.writing.timeZone, equals: .current)
        let set = try require(TimeZone(secondsFromGMT: 3600))
        values.timeZone = set
        expect(values.timeZone, equals: set)
        expect(values.calendar.timeZone, equals: set, "the calendar's is the environment's")
        expect(values.writing.calendar, equals: values.calendar)
    }
}
