import CoreTesting
import Expectations
import HostSupport
import Testing

@testable import CasementCore

@MainActor struct DateTextTests {
    private let start = Date(timeIntervalSinceReferenceDate: 700_000_000)

    private func host(_ text: Text) -> TestHost {
        let host = TestHost { text }
        host.date = start
        return host
    }

    @Test("a timer counts from its date, second by second")
    func timer() {
        let host = host(Text(start, style: .timer))
        expect(host.text, equals: "0:00")
        host.advance(by: 1)
        expect(host.text, equals: "0:01")
        host.advance(by: 64)
        expect(host.text, equals: "1:05")
        host.date = start.addingTimeInterval(36 * 3600 + 59 * 60 + 1)
        host.advance(by: 1)
        expect(host.text, equals: "36:59:02")
    }

    @Test("a timer counts down to a future date")
    func countdown() {
        let host = host(Text(start.addingTimeInterval(3), style: .timer))
        expect(host.text, equals: "0:03")
        host.advance(by: 0.5)
        expect(host.text, equals: "0:03")
        host.advance(by: 0.6)
        expect(host.text, equals: "0:02")
        host.advance(by: 2)
        expect(host.text, equals: "0:00")
        host.advance(by: 2)
        expect(host.text, equals: "0:02")
    }

    @Test("relative dates show two units, offsets one")
    func relative() {
        func shown(_ seconds: Double, _ style: Text.DateStyle) -> String? {
            host(Text(start.addingTimeInterval(seconds), style: style)).text
        }
        expect(shown(-23, .relative), equals: "23 sec")
        expect(shown(-(5 * 60 + 23), .relative), equals: "5 min, 23 sec")
        expect(shown(2 * 3600 + 23 * 60, .relative), equals: "2 hr, 23 min")
        expect(shown(-(3600 + 59 * 60 + 59), .relative), equals: "1 hr, 59 min")
        expect(shown(-86_400 * 400, .relative), equals: "1 yr, 1 mth")
        expect(shown(2 * 3600, .offset), equals: "+2 hours")
        expect(shown(-5 * 60, .offset), equals: "-5 minutes")
        expect(shown(-86_400 * 92, .offset), equals: "-3 months")
    }

    @Test("a text in a canvas uses the window's clock")
    func canvas() {
        let (text, end) = (Text(start, style: .timer), start.addingTimeInterval(65))
        func drawn(at date: Date, _ draw: @escaping (inout GraphicsContext) -> Void) -> Bitmap {
            let host = TestHost(width: 100, height: 40) { Canvas { context, _ in draw(&context) } }
            host.date = date
            host.settle()
            return host.snapshot()
        }
        func picture(_ text: Text, at date: Date) -> Bitmap {
            drawn(at: date) { $0.draw(text, at: CGPoint(x: 50, y: 20)) }
        }
        expect(picture(text, at: end), equals: picture(Text("1:05"), at: end))
        expect(picture(text, at: start), equals: picture(Text("0:00"), at: end))
        let image = Image(size: CGSize(width: 60, height: 20)) { $0.draw(text, at: CGPoint(x: 30, y: 10)) }
        let expected = Image(size: CGSize(width: 60, height: 20)) { $0.draw(Text("1:05"), at: CGPoint(x: 30, y: 10)) }
        func shown(_ image: Image) -> Bitmap {
            let host = TestHost(width: 100, height: 40) { image }
            host.date = end
            host.settle()
            return host.snapshot()
        }
        expect(shown(image), equals: shown(expected))
    }

    @Test("symbols of a canvas use the window's clock")
    func canvasSymbols() {
        func drawn(_ text: Text) -> Bitmap {
            let host = TestHost(width: 100, height: 40) {
                Canvas { context, _ in
                    if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: CGPoint(x: 50, y: 20)) }
                } symbols: {
                    text.tag(1)
                }
            }
            host.date = start.addingTimeInterval(65)
            host.settle()
            return host.snapshot()
        }
        expect(drawn(Text(start, style: .timer)), equals: drawn(Text("1:05")))
    }

    @Test("the help of a view uses the window's clock")
    func help() {
        let host = TestHost(width: 200, height: 120) {
            Text("Start").help(Text(start, style: .timer))
        }
        host.date = start.addingTimeInterval(60)
        host.settle()
        host.hover(at: CGPoint(x: 100, y: 60))
        host.advance(by: 5)
        expect(host.find(text: "1:05") != nil)
        host.hover(at: CGPoint(x: 5, y: 5))
        expect(host.accessibilityTree.first { $0.hint?.hasPrefix("1:0") == true } != nil)
    }

    @Test("without a clock the dates themselves are shown")
    func labels() {
        func label(_ text: Text) -> String { text.plainText }
        expect(label(Text(start, style: .relative)), equals: "March 8, 2023 at 8:26\u{202F}PM")
        expect(label(Text(start, style: .date)), equals: "March 8, 2023")
    }

    @Test("a relative date changes when its smallest unit does")
    func relativeTicks() {
        let host = host(Text(start.addingTimeInterval(2 * 3600), style: .relative))
        expect(host.text, equals: "2 hr")
        host.advance(by: 2)
        expect(host.text, equals: "1 hr, 59 min")
        host.advance(by: 60)
        expect(host.text, equals: "1 hr, 58 min")
    }

    @Test("a text that shows time causes frames only when it changes; after its removal it wakes nothing up")
    func sleeps() throws {
        let isShown = Box(true), start = start
        let host = TestHost.live { if isShown.value { Text(start, style: .timer) } }
        host.date = start
        host.settle()
        expect(!host.pipeline.needsFrame)
        let next = try require(host.pipeline.nextFrameDate)
        expect(abs(next.timeIntervalSince(start) - 1) < 0.01)
        _ = host.takeStatistics()
        host.advance(by: 3)
        expect(host.takeStatistics().nodesUpdated, equals: 3)
        isShown.value = false
        host.update()
        expect(host.pipeline.nextFrameDate == nil)
    }

    @Test("a timer runs during its interval, and is still before it, after it and while paused")
    func interval() {
        let range = start...start.addingTimeInterval(90)
        let down = host(Text(timerInterval: range))
        expect(down.text, equals: "1:30")
        down.advance(by: 30)
        expect(down.text, equals: "1:00")
        down.advance(by: 100)
        expect(down.text, equals: "0:00")
        expect(down.pipeline.nextFrameDate == nil)
        let up = host(Text(timerInterval: range, pauseTime: start.addingTimeInterval(10.5), countsDown: false))
        expect(up.text, equals: "0:00")
        up.advance(by: 20)
        expect(up.text, equals: "0:10")
        expect(up.pipeline.nextFrameDate == nil)
        let hours = start...start.addingTimeInterval(4500)
        expect(host(Text(timerInterval: hours)).text, equals: "1:15:00")
        expect(host(Text(timerInterval: hours, showsHours: false)).text, equals: "75:00")
        expect(host(Text("Left: \(timerInterval: range)")).text, equals: "Left: 1:30")
    }

    @Test("a range of dates shows its times, with days if there are two")
    func range() throws {
        let morning = Date(timeIntervalSince1970: 9.5 * 3600)
        let sameDay = try require(host(Text(morning...morning.addingTimeInterval(6 * 3600))).text)
        expect(sameDay.contains("9:30") && sameDay.contains("3:30") && !sameDay.contains("Jan"))
        let days = try require(host(Text(DateInterval(start: morning, duration: 86_400 * 2))).text)
        expect(days.contains("Jan 1") && days.contains("3"))
    }

    @Test("dates follow the environment's locale and time zone")
    func locale() {
        let host = host(Text(Date(timeIntervalSince1970: 0), style: .date))
        expect(host.text, equals: "January 1, 1970")
        host.setEnvironment(\.locale, Locale(identifier: "de_DE"))
        expect(host.text, equals: "1. Januar 1970")
        host.setEnvironment(\.timeZone, TimeZone(secondsFromGMT: -3600) ?? .gmt)
        expect(host.text, equals: "31. Dezember 1969")
    }
}
