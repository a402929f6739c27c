import Casement
import CasementCore
import CasementTesting
import Foundation

/// Does random things with the pointer, the wheel and the keyboard to a program, as somebody who does not know it.
///
/// After each event whoever has the focus must be there and take it. Every now and then the window must look like one that is
/// painted as a whole; and when it is over, nothing may be left of it.
@MainActor public struct Monkey {
    public var seed: UInt64 = 1
    public var events = 3_000
    /// How many events lie between two looks at all pixels.
    public var interval = 50
    /// What the program has keys for, pressed with Control.
    public var shortcuts: [KeyEquivalent] = []
    /// Told of the number of events so far, now and then.
    public var onProgress: ((Int) -> Void)?

    private static let size = CGSize(width: 1024, height: 720)
    private static let keys: [KeyEquivalent] = [
        .tab, .tab, .tab, .space, .space, .return, .escape, .upArrow, .downArrow, .leftArrow, .rightArrow, .home, .end,
        .pageUp,
        .pageDown, .delete, .deleteForward,
    ]
    private static let texts = ["a", "Hello", "12", "é", "👩‍👩‍👧", "שלום", "\u{0301}", "3.5", "z\u{200D}w"]

    public init() {}

    /// What is wrong, and after how many events; nil where nothing is.
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

    /// One event, or a few that belong together; says which.
    private func act(on host: TestHost, at point: inout CGPoint, _ random: inout SeededGenerator) -> String {
        // People stay where they are for a while, as with a menu that they have opened.
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
            if focused.node.map(\.isReleased) ?? true { return "the focus is on what is gone" }
            guard focused.isEnabled, focused.focusTarget?.canFocus ?? false else {
                return "the focus is on what does not take it"
            }
        }
        guard looksAtPixels else { return nil }
        // What a view does when it appears or is laid out may show a frame later.
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
