import CoreTesting
import Expectations
import Foundation
import HostSupport
import PlainControls
import Testing

/// Fingers on a screen: what they scroll, and presses that come to nothing.
@MainActor struct ScreenFingers {
    private func scrolls(_ host: TestHost, from start: CGPoint, by distance: CGSize) -> Bool {
        host.pipeline.input.fingerScrolls(from: start, by: distance)
    }

    @Test("A finger scrolls in the direction in which there is something to scroll, over buttons too")
    func directions() {
        let host = TestHost(width: 100, height: 100) {
            ScrollView { VStack(spacing: 0) { ForEach(0..<20) { Button("Row \($0)") {} } } }
        }
        host.update()
        let place = CGPoint(x: 50, y: 50)
        host.deliver(.pointerDown(place, .primary, clicks: 1))
        expect(scrolls(host, from: place, by: CGSize(width: 0, height: -20)))
        expect(!scrolls(host, from: place, by: CGSize(width: 20, height: 3)))
        let short = TestHost(width: 100, height: 100) { ScrollView { Button("Row") {} } }
        short.update()
        expect(!scrolls(short, from: place, by: CGSize(width: 0, height: -20)))
    }

    @Test("It does not where it moves something: a gesture that has begun") func gestures() {
        var moved = 0
        let host = TestHost(width: 100, height: 100) {
            ScrollView {
                Color.red.frame(width: 100, height: 300)
                    .gesture(DragGesture(minimumDistance: 0).onChanged { _ in moved += 1 })
            }
        }
        host.update()
        let place = CGPoint(x: 50, y: 50), down = CGSize(width: 0, height: -20)
        expect(scrolls(host, from: place, by: down))
        host.deliver(.pointerDown(place, .primary, clicks: 1))
        expect(!scrolls(host, from: place, by: down) && moved > 0)
        host.deliver(.pointerUp(place, .primary))
        expect(scrolls(host, from: place, by: down))
    }

    @Test("A press that is cancelled triggers nothing, and the next one does") func cancelled() {
        var count = 0
        let host = TestHost(width: 100, height: 100) { Button("Press") { count += 1 }.id("button") }
        host.update()
        let place = CGPoint(x: 50, y: 50)
        host.deliver(.pointerDown(place, .primary, clicks: 1))
        host.deliver(.pressCancelled)
        host.deliver(.pointerUp(place, .primary))
        expect(count, equals: 0)
        host.tap(at: place)
        expect(count, equals: 1)
    }
}
