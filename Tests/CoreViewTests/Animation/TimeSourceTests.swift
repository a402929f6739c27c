import CoreTesting
import Expectations
import Foundation
import HostSupport
import Testing

/// Texts of values that change with the time, in the formats of timers and stopwatches.
@MainActor struct TimeSourceTests {
    private func host(@ViewBuilder _ content: @escaping (Date) -> some View) -> TestHost {
        let start = Date(timeIntervalSinceReferenceDate: 1_000)
        let host = TestHost(width: 300, height: 100) {
            content(start).environment(\.locale, Locale(identifier: "en_US"))
        }
        host.date = start
        host.update()
        return host
    }

    @Test("A stopwatch counts hundredths of a second")
    func stopwatch() {
        let host = host { Text(.currentDate, format: .stopwatch(startingAt: $0)) }
        expect(host.texts, equals: ["0:00.00"])
        host.advance(by: 7.251)
        expect(host.texts, equals: ["0:07.25"])
        host.advance(by: 0.01)
        expect(host.texts, equals: ["0:07.26"])
        host.advance(by: 65)
        expect(host.texts, equals: ["1:12.26"])
    }

    @Test("A timer counts down to the end of its interval and stands still there")
    func timer() {
        let host = host {
            Text(.currentDate, format: .timer(countingDownIn: $0..<$0.addingTimeInterval(3_603)))
            Text(.currentDate, format: .timer(countingUpIn: $0..<$0.addingTimeInterval(2), showsHours: false))
        }
        expect(host.texts, equals: ["1:00:03", "0:00"])
        host.advance(by: 1.001)
        expect(host.texts, equals: ["1:00:02", "0:01"])
        host.advance(by: 3_599)
        expect(host.texts, equals: ["0:03", "0:02"])
        host.advance(by: 10)
        expect(host.texts, equals: ["0:00", "0:02"])
        expect(!host.pipeline.needsFrame)
    }

    @Test("The number of fields and the precision are limited")
    func fields() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        func text(_ style: SystemFormatStyle.Stopwatch, _ seconds: Double) -> String {
            String(
                style.locale(Locale(identifier: "en_US")).format(start.addingTimeInterval(seconds)).characters)
        }
        expect(text(.stopwatch(startingAt: start, maxFieldCount: 2), 3_725.4), equals: "1:02")
        expect(text(.stopwatch(startingAt: start, showsHours: false), 3_725.4), equals: "62:05.40")
        expect(text(.stopwatch(startingAt: start, maxPrecision: .milliseconds(100)), 9.96), equals: "0:09.9")
        expect(text(.stopwatch(startingAt: start, maxPrecision: .seconds(1)), 59.999), equals: "0:59")
        expect(text(.stopwatch(startingAt: start), -5), equals: "0:00.00")
    }

    @Test("The time since a date, in a format of durations")
    func durations() {
        let host = host {
            Text(.durationOffset(to: $0), format: .units(allowed: [.minutes, .seconds], width: .wide))
        }
        expect(host.texts, equals: ["0 seconds"])
        host.advance(by: 61)
        expect(host.texts, equals: ["1 minute, 1 second"])
    }
}

extension TestHost {
    /// The texts that are shown.
    fileprivate var texts: [String] { accessibilityTree.all.filter { $0.role == "text" }.compactMap(\.label) }
}
