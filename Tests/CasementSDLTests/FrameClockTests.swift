import Expectations
import Testing

@testable import CasementSDL

struct FrameClockTests {
    @Test func firstFrameIsImmediate() {
        var clock = FrameClock(pace: .fixed(50))
        expect(clock.due < 3)
        expect(clock.takeSlot(at: 3), equals: 3)
        expect(clock.due, equals: 3.02)
    }

    @Test func lateFramesSkipSlots() {
        var clock = FrameClock(pace: .fixed(50))
        _ = clock.takeSlot(at: 0)
        clock.frameEnded(moreToCome: true)
        let slot = clock.takeSlot(at: 0.071)
        expect(abs(slot - 0.06) < 1e-9)
        expect(abs(clock.due - 0.08) < 1e-9)
    }

    @Test func idlenessStartsANewGrid() {
        var clock = FrameClock(pace: .fixed(50))
        _ = clock.takeSlot(at: 0)
        clock.frameEnded(moreToCome: false)
        expect(clock.takeSlot(at: 0.071), equals: 0.071)
    }

    @Test func freePaceIsAlwaysDue() {
        var clock = FrameClock(pace: .free)
        _ = clock.takeSlot(at: 1)
        clock.frameEnded(moreToCome: true)
        expect(clock.due <= 1)
        expect(clock.takeSlot(at: 1.001), equals: 1.001)
    }
}
