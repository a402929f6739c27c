import Casement
import CasementCore
import CasementTesting
import Foundation
import TestData

/// Sends random pointer, wheel and keyboard events to a program, like a user who does not know it.
///
/// After each event, the focused view must exist and be focusable. From time to time, the window must equal one that is
/// painted as a whole; at the end, nothing may be leaked.
@MainActor public struct Monkey {
    public var seed: UInt64 = 1
    public var events = 3_000
    /// The number of events between two comparisons of all pixels.
    public var interval = 50
    /// The program's keyboard shortcuts, pressed with Control.
    public var shortcuts: [KeyEquivalent] = []
    /// Called with the number of events so far, from time to time.
    public var onProgress: ((Int) -> Void)?

    private static let size = CGSize(width: 1024, height: 720)
    private static let keys: [KeyEquivalent] = [
        .tab, .tab, .tab, .space, .space, .return, .escape, .upArrow, .downArrow, .leftArrow, .rightArrow, .home, .end,
        .pageUp,
        .pageDown, .delete, .deleteForward,
    ]
    private static let texts = ["a", "Hello", "12", "é", "👩‍👩‍👧", "שלום", "\u{0301}", "3.5", "z\u{200D}w"]

    public init() {}

    /// The failure, and the number of events before it; nil if there is none.
    public func run<Content: View>(@ViewBuilder _ content: () -> Content) -> String? {
        var random = SeededGenerator(seed: seed)
        let host = TestHost(width: Self.size.width, height: Self.size.height, content: content)
        host.setEnvironment(\.openURL, OpenURLAction { _ in .handled })
        host.update()
        var point = CGPoint(x: 500, y: 300)
        for number in 1...max(1, events) {
            let what = act(on: host, at: &point, &random)
            host.update()
            if let problem = problem(in: host, looksAtPixels: number % interval == 0) {
                return "seed \(seed), event \(number) (\(what)): \(problem)"
            }
            if number % 1_000 == 0 { onProgress?(number) }
        }
        guard let pipeline = host.pipeline else { return nil }
        pipeline.tearDown()
        let left = host.takeStatistics().texturesAlive
        return left == 0 ? nil : "seed \(seed): \(left) textures are left when all is over"
    }

    /// Sends one event, or a few that belong together, and describes them.
    private func act(on host: TestHost, at point: inout CGPoint, _ random: inout SeededGenerator) -> String {
        // The pointer often stays in place for a while, as with an open menu.
        if random.once(in: 2) {
            point = CGPoint(x: random.number(0...Int(Self.size.width)), y: random.number(0...Int(Self.size.height)))
        } else {
            point.x = min(Self.size.width, max(0, point.x + CGFloat(random.number(-40...40))))
            point.y = min(Self.size.height, max(0, point.y + CGFloat(random.number(-40...40))))
        }
        switch random.number(0...19) {
        case 0...5:
            let count = random.once(in: 4) ? random.number(2...3) : 1
            host.tap(at: point, count: count)
            return "\(count) clicks at \(point)"
        case 6:
            host.pipeline.handle(.pointerDown(point, .secondary, clicks: 1))
            host.pipeline.handle(.pointerUp(point, .secondary))
            return "a secondary click at \(point)"
        case 7...8:
            let end = CGPoint(
                x: point.x + CGFloat(random.number(-200...200)), y: point.y + CGFloat(random.number(-200...200)))
            host.drag(from: point, to: end, duration: 0.05)
            return "a drag from \(point) to \(end)"
        case 9...10:
            host.hover(at: point)
            return "a move to \(point)"
        case 11:
            let lines = CGFloat(random.number(-300...300))
            host.scroll(at: point, dx: random.once(in: 4) ? lines : 0, dy: lines)
            return "\(lines) of the wheel at \(point)"
        case 12...14:
            let key = Self.keys[random.number(0...Self.keys.count - 1)]
            let modifiers: EventModifiers = [[], [], [], .shift, .control, .option][random.number(0...5)]
            host.key(key, modifiers: modifiers)
            return "the key \(key) with \(modifiers)"
        case 15:
            let text = Self.texts[random.number(0...Self.texts.count - 1)]
            host.type(text)
            return "the text \(text)"
        case 16:
            let key = Array("aczvx")[random.number(0...4)]
            host.key(KeyEquivalent(key), modifiers: .control)
            return "Control-\(key)"
        case 17 where !shortcuts.isEmpty && random.once(in: 3):
            let key = shortcuts[random.number(0...shortcuts.count - 1)]
            host.key(key, modifiers: .control)
            return "Control-\(key)"
        case 18 where random.once(in: 10):
            let scheme: ColorScheme = random.once(in: 2) ? .dark : .light
            host.setEnvironment(\.colorScheme, scheme)
            return "a \(scheme) desktop"
        default:
            let frames = random.number(1...12)
            host.advance(by: Double(frames) / 60)
            return "\(frames) frames"
        }
    }

    private func problem(in host: TestHost, looksAtPixels: Bool) -> String? {
        if let focused = host.pipeline.input.focus.focused {
            if focused.node.map(\.isReleased) ?? true { return "the focus is on a removed view" }
            guard focused.isEnabled, focused.focusTarget?.canFocus ?? false else {
                return "the focus is on a view that is not focusable"
            }
        }
        guard looksAtPixels else { return nil }
        // The effects of a view's appearance or layout may be visible a frame later.
        host.update()
        host.update()
        let shown = host.snapshot()
        host.pipeline.graphics.damageAll()
        host.update()
        let painted = host.snapshot()
        guard painted != shown else { return nil }
        let path = NSTemporaryDirectory() + "casement-monkey-\(seed)"
        try? shown.writePNG(to: path + "-shown.png")
        try? painted.writePNG(to: path + "-painted.png")
        return "the window looks different when all of it is painted, see \(path)-shown.png and \(path)-painted.png"
    }
}
