import CasementCore
import Expectations
import Foundation
import Testing

@testable import CasementSDL

/// The meaning of fingers on a screen.
@MainActor struct FingerTests {
    /// Fingers over something that scrolls up and down, or not at all.
    @MainActor private struct Screen {
        var fingers = FingerTranslation()
        var scrolls = true
        var time: UInt32 = 1000

        mutating func tell(
            _ change: FingerTranslation.Change, _ x: CGFloat, _ y: CGFloat, finger: Int32 = 0, after pause: UInt32 = 10
        ) -> [InputEvent] {
            time &+= pause
            let scrolls = scrolls
            return fingers.events(change, finger, at: CGPoint(x: x, y: y), time: time) { _, distance in
                scrolls && abs(distance.height) > abs(distance.width)
            }
        }
    }

    private func press(_ x: CGFloat, _ y: CGFloat, clicks: Int = 1) -> [InputEvent] {
        [.pointerMoved(CGPoint(x: x, y: y)), .pointerDown(CGPoint(x: x, y: y), .primary, clicks: clicks)]
    }

    private func release(_ x: CGFloat, _ y: CGFloat) -> [InputEvent] { [.pointerUp(CGPoint(x: x, y: y), .primary)] }

    @Test("A tap is a press where the finger came, though it trembles; two in quick succession are a double click")
    func taps() {
        var screen = Screen()
        expect(screen.tell(.down, 50, 60), equals: press(50, 60))
        expect(screen.tell(.moved, 53, 66), equals: [])
        expect(screen.tell(.up, 53, 66), equals: release(50, 60))
        expect(screen.tell(.down, 58, 62, finger: 3, after: 200), equals: press(58, 62, clicks: 2))
        expect(screen.tell(.up, 58, 62, finger: 3), equals: release(58, 62))
        expect(screen.tell(.down, 58, 62, after: 600), equals: press(58, 62), "too late")
        _ = screen.tell(.up, 58, 62)
        expect(screen.tell(.down, 90, 62, after: 100), equals: press(90, 62), "too far")
    }

    @Test("A finger that moves over what scrolls presses nothing, and content follows it from where it came")
    func scrolling() {
        var screen = Screen()
        _ = screen.tell(.down, 50, 60)
        let start = CGPoint(x: 50, y: 60)
        expect(
            screen.tell(.moved, 51, 48),
            equals: [.pressCancelled, .scrollBegan(start), .scroll(start, dx: -1, dy: 12)])
        expect(screen.tell(.moved, 51, 30), equals: [.scroll(CGPoint(x: 51, y: 30), dx: 0, dy: 18)])
        expect(screen.tell(.moved, 51, 33), equals: [.scroll(CGPoint(x: 51, y: 33), dx: 0, dy: -3)])
        expect(screen.tell(.up, 51, 33), equals: [.scrollEnded(CGPoint(x: 51, y: 33), isGuessed: false)])
        expect(screen.tell(.down, 51, 33, after: 100), equals: press(51, 33), "no double click")
    }

    @Test("What does not scroll follows the finger") func dragging() {
        var screen = Screen()
        _ = screen.tell(.down, 50, 60)
        expect(screen.tell(.moved, 70, 60), equals: [.pointerMoved(CGPoint(x: 70, y: 60))])
        expect(screen.tell(.moved, 71, 90), equals: [.pointerMoved(CGPoint(x: 71, y: 90))])
        expect(screen.tell(.up, 71, 90), equals: release(71, 90))
    }

    @Test("A second finger takes the press away and is a pinch, after which the first means nothing")
    func pinching() {
        var screen = Screen()
        _ = screen.tell(.down, 10, 50)
        expect(screen.tell(.down, 110, 50, finger: 1), equals: [.pressCancelled])
        expect(
            screen.tell(.moved, 110, 50, finger: 1),
            equals: [.pinch(CGPoint(x: 60, y: 50), .began, magnification: 1, rotation: 0)])
        let last = InputEvent.pinch(CGPoint(x: 110, y: 50), .changed, magnification: 2, rotation: 0)
        expect(screen.tell(.moved, 210, 50, finger: 1), equals: [last])
        expect(
            screen.tell(.up, 210, 50, finger: 1),
            equals: [.pinch(CGPoint(x: 110, y: 50), .ended, magnification: 2, rotation: 0)])
        expect(screen.tell(.moved, 10, 10), equals: [])
        expect(screen.tell(.up, 10, 10), equals: [])
        expect(screen.tell(.down, 10, 10, after: 900), equals: press(10, 10))
    }

    @Test("Fingers that the compositor takes away end what they did, and the next ones begin anew")
    func cancelling() {
        var screen = Screen()
        _ = screen.tell(.down, 10, 50)
        expect(screen.fingers.cancel(), equals: [.pressCancelled])
        expect(screen.fingers.cancel(), equals: [])
        expect(screen.tell(.moved, 10, 90), equals: [])
        _ = screen.tell(.down, 10, 50, after: 900)
        _ = screen.tell(.moved, 10, 80)
        expect(screen.fingers.cancel(), equals: [.scrollEnded(CGPoint(x: 10, y: 80), isGuessed: false)])
        _ = screen.tell(.down, 10, 50, after: 900)
        _ = screen.tell(.down, 60, 50, finger: 1)
        _ = screen.tell(.moved, 60, 50, finger: 1)
        expect(
            screen.fingers.cancel(),
            equals: [.pinch(CGPoint(x: 35, y: 50), .ended, magnification: 1, rotation: 0)])
        expect(screen.tell(.down, 10, 10, after: 900), equals: press(10, 10))
    }

    @Test("Nonsense is ignored: unknown fingers, one that comes twice, places that are no numbers, fifty fingers")
    func nonsense() {
        var screen = Screen()
        expect(screen.tell(.moved, 1, 1) + screen.tell(.up, 1, 1), equals: [])
        expect(screen.tell(.down, .nan, 1), equals: [])
        _ = screen.tell(.down, 1, 1)
        expect(screen.tell(.down, 5, 5), equals: [])
        for finger in 1..<50 { _ = screen.tell(.down, 5, 5, finger: Int32(finger)) }
        for finger in 0..<50 { _ = screen.tell(.up, 5, 5, finger: Int32(finger)) }
        expect(screen.fingers.isEmpty)
        expect(screen.tell(.down, 1, 1, after: 900), equals: press(1, 1))
    }
}
