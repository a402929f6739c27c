import CoreTesting
import Expectations
import Foundation
import HostSupport
import TestData
import Testing

@testable import CasementCore

/// Two fingers on a touchpad that scroll, leave, and let the content move on.
@MainActor struct MomentumTests {
    private let middle = CGPoint(x: 50, y: 100)

    private func rows(_ log: Box<[String]> = Box([])) -> TestHost {
        let host = TestHost.live(width: 100, height: 200) {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<40, id: \.self) { Block("\($0)", 100, 50) } }
            }
            .scrollIndicators(.hidden)
            .onScrollPhaseChange { _, new, context in
                log.value.append(context.velocity.map { "\(new) \(Int($0.dy.rounded()))" } ?? "\(new)")
            }
        }
        host.update()
        return host
    }

    private func offset(_ host: TestHost) -> CGFloat { -(host.frame("0")?.minY ?? .nan) }

    /// Moves by steps of a sixtieth of a second, and lifts the fingers after a rest.
    private func fling(
        _ host: TestHost, by step: CGSize, steps: Int = 6, rest: Double = 0, isGuessed: Bool = false,
        at point: CGPoint? = nil, begins: Bool = true
    ) {
        if begins { host.deliver(.scrollBegan(point ?? middle)) }
        for _ in 0..<steps {
            host.deliver(.scroll(point ?? middle, dx: step.width, dy: step.height))
            host.advance(by: 1.0 / 60)
        }
        host.advance(by: rest)
        host.deliver(.scrollEnded(point ?? middle, isGuessed: isGuessed))
        host.update()
    }

    @Test("The content moves on, ever slower, and then no frame is made") func momentum() {
        let log = Box<[String]>([])
        let host = rows(log)
        fling(host, by: CGSize(width: 0, height: 10))
        expect(log.value, equals: ["tracking", "interacting", "decelerating 600"])
        var places = [offset(host)]
        _ = host.takeStatistics()
        for _ in 0..<600 where host.pipeline.needsFrame {
            host.advance(by: 1.0 / 60)
            places.append(offset(host))
        }
        let steps = zip(places.dropFirst(), places).map { $0 - $1 }
        expect(steps[0] > 8 && steps[0] < 10 && steps.allSatisfy { $0 >= 0 })
        expect(places.last, equals: 360)
        expect(log.value.last, equals: "idle")
        let statistics = host.takeStatistics()
        expect(statistics.bodies, equals: 0)
        expect(statistics.layoutMeasures, equals: 0)
        host.advance(by: 1)
        expect(host.takeStatistics().framesPresented == 0 && !host.pipeline.needsFrame)
    }

    @Test("Fingers that rest before they leave give no momentum; a guessed end counts from the last movement")
    func rest() {
        let host = rows()
        fling(host, by: CGSize(width: 0, height: 10), rest: 0.12)
        expect(offset(host) == 60 && !host.pipeline.needsFrame)
        fling(host, by: CGSize(width: 0, height: 10), rest: 0.12, isGuessed: true)
        host.settle()
        expect(offset(host), equals: 420)
    }

    @Test("A press, the wheel and new fingers stop it at once", arguments: 0..<4) func stopping(_ way: Int) {
        let log = Box<[String]>([])
        let host = rows(log)
        fling(host, by: CGSize(width: 0, height: 20))
        host.advance(by: 0.2)
        let place = offset(host)
        switch way {
        case 0: host.deliver(.pointerDown(middle, .primary, clicks: 1))
        case 1: host.deliver(.scrollBegan(middle))
        case 2: host.deliver(.scroll(middle, dx: 0, dy: -1))
        default: host.deliver(.wheel(middle, dx: 0, dy: -1))
        }
        host.advance(by: 1)
        expect(place > 150 && offset(host) == place - (way > 1 ? 1 : 0))
        expect(log.value.last, equals: way == 1 ? "tracking" : "idle")
    }

    @Test("It stops at the ends, at once") func ends() {
        let log = Box<[String]>([])
        let host = rows(log)
        fling(host, by: CGSize(width: 0, height: 100))
        host.advance(by: 0.5)
        expect(offset(host) == 1800 && !host.pipeline.needsFrame)
        expect(log.value.last, equals: "idle")
        // At the end already.
        fling(host, by: CGSize(width: 0, height: 100))
        expect(!host.pipeline.needsFrame && log.value.last == "idle")
    }

    @Test("Without fingers that tell when they come, content stays where it is scrolled to") func unphased() {
        let host = rows()
        for _ in 0..<6 {
            host.scroll(at: middle, dy: 10)
            host.advance(by: 1.0 / 60)
        }
        host.deliver(.scrollEnded(middle, isGuessed: false))
        host.update()
        expect(offset(host) == 60 && !host.pipeline.needsFrame)
    }

    private func pages(_ behavior: some ScrollTargetBehavior) -> TestHost {
        let host = TestHost.live(width: 100, height: 200) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(0..<8, id: \.self) { Block("\($0)", 100, 200) } }
            }
            .scrollTargetBehavior(behavior)
        }
        host.update()
        return host
    }

    private func left(_ host: TestHost) -> CGFloat { -(host.frame("0")?.minX ?? .nan) }

    @Test("Pages follow the fingers, and end at a whole page") func paging() {
        let host = pages(.paging)
        // Slowly by less than half a page: back. By more: forwards. Fast: by one page, however fast.
        for (step, rest, end) in [(5.0, 0.2, 0), (12, 0.2, 100), (4, 0, 200), (60, 0, 300), (-60, 0, 200)] {
            let start = left(host)
            host.deliver(.scrollBegan(middle))
            host.scroll(at: middle, dx: step, dy: 0)
            expect(left(host), equals: start + step)
            fling(host, by: CGSize(width: step, height: 0), steps: 5, rest: rest, begins: false)
            host.settle()
            expect(left(host), equals: CGFloat(end))
        }
    }

    @Test("A fling ends at a view, near to where it would have ended") func aligned() {
        let host = pages(.viewAligned)
        fling(host, by: CGSize(width: 10, height: 0))
        host.settle()
        expect(left(host), equals: 400)
        fling(host, by: CGSize(width: -3, height: 0), rest: 0.2)
        host.settle()
        expect(left(host), equals: 400)
        let byOne = pages(.viewAligned(limitBehavior: .alwaysByOne))
        fling(byOne, by: CGSize(width: 10, height: 0))
        byOne.settle()
        expect(left(byOne), equals: 100)
    }

    @Test("Right to left, fingers and momentum go the same way") func mirrored() {
        let host = TestHost.live(width: 100, height: 200) {
            ScrollView(.horizontal) { Block("0", 2000, 200) }.environment(\.layoutDirection, .rightToLeft)
        }
        host.update()
        fling(host, by: CGSize(width: -10, height: 0))
        host.settle()
        expect(host.frame("0")?.maxX, equals: 460)
    }

    @Test("In nested views, each goes on along its own axis") func nested() {
        let host = TestHost.live(width: 100, height: 200) {
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView(.horizontal) { Block("inner", 2000, 100) }
                    Block("0", 100, 2000)
                }
            }
        }
        host.update()
        fling(host, by: CGSize(width: 2, height: 10), at: CGPoint(x: 50, y: 20))
        host.settle()
        expect(host.frame("inner")?.minX, equals: -72)
        expect(host.frame("0")?.minY, equals: -260)
    }

    @Test("Random flings never leave the content, never turn, and end") func random() {
        var numbers = SeededGenerator(seed: 7)
        let host = rows()
        for _ in 0..<40 {
            let step = CGFloat(Int.random(in: -120...120, using: &numbers))
            let steps = Int.random(in: 1...8, using: &numbers)
            fling(host, by: CGSize(width: 0, height: step), steps: steps)
            var last = offset(host)
            var frames = 0
            while host.pipeline.needsFrame, frames < 900 {
                host.advance(by: 1.0 / 60)
                let now = offset(host)
                expect((0...1800).contains(now) && (now - last) * step >= 0, "\(step) \(steps) \(last) \(now)")
                last = now
                frames += 1
            }
            expect(frames < 900)
        }
    }
}
