import CSDL2
import DesktopSupport
import Expectations
import Foundation
import Testing

/// The effects of moving the pointer in a real window.
@Suite(.serialized, .enabled(if: Desktop.isPresent, "needs Xvfb, xdotool and scrot: run make test"))
struct PointerInWindow {
    private static let desktops = SuiteDesktops()

    private func hand(on kind: DesktopKind) throws -> Hand { try Hand(on: try Self.desktops.desk(kind)) }

    @Test("a hover effect is shown under the pointer, and removed when it leaves", arguments: DesktopKind.installed)
    func hoverEffect(on kind: DesktopKind) throws {
        let hand = try hand(on: kind)
        defer { hand.program.signal(SIGKILL) }
        let area = try hand.place("lit")
        let rest = try Screen.pixels(of: hand, in: area)
        // A compositor draws the pointer into its picture.
        let isOnPicture = kind == .wayland
        hand.moves(try isOnPicture ? hand.to("lit", 1, 22) : hand.to("lit"))
        var changed = 0
        _ = try happens {
            changed = zip(rest, try Screen.pixels(of: hand, in: area)).count { $1 > $0 }
            return isOnPicture ? changed > rest.count * 2 / 3 : changed == rest.count
        }
        let enough = isOnPicture ? rest.count * 2 / 3 : rest.count
        expect(changed >= enough, "all of it becomes brighter, and not \(changed) of \(rest.count) pixels")
        hand.moves("mousemove 550 550")
        expect(try happens { try Screen.pixels(of: hand, in: area) == rest })
        expect(hand.ends())
    }

    @Test("the pointer has the style of the view under it, and over text that of selection")
    func pointerStyle() throws {
        let hand = try hand(on: .x11)
        defer { hand.program.signal(SIGKILL) }
        func look(over part: String) throws -> DesktopCursor {
            hand.moves(try hand.to(part), "sleep 0.2")
            return try require(DesktopCursor(on: hand.display), "libXfixes")
        }
        // Initially it is the desktop's own, which may be another arrow without a window manager.
        let resizing = try look(over: "resize"), arrow = try look(over: "press"), text = try look(over: "field")
        expect(arrow != resizing && arrow != text && text != resizing)
        expect(try look(over: "tap"), equals: arrow)
        expect(try look(over: "resize"), equals: resizing, "each time that it enters")
        hand.moves("mousemove 550 550 sleep 0.2")
        expect(DesktopCursor(on: hand.display), equals: arrow)
        expect(hand.ends())
    }

    @Test("a blinking caret changes only its own pixels", arguments: DesktopKind.installed)
    func caret(on desktop: DesktopKind) throws {
        let hand = try hand(on: desktop)
        defer { hand.program.signal(SIGKILL) }
        try hand.clicks("field")
        expect(hand.hears("focus first"))
        hand.moves("mousemove 550 550 sleep 0.3")
        let window = CGRect(x: 0, y: 0, width: 560, height: 560)
        let field = try hand.place("field")
        var pictures: [[UInt8]] = []
        for _ in 0..<14 {
            let picture = try Screen.pixels(of: hand, in: window)
            if !pictures.contains(picture) { pictures.append(picture) }
            hand.run("sleep 0.1")
        }
        expect(pictures.count, equals: 2, "with the caret and without it, not \(pictures.count)")
        let changed = zip(pictures[0], pictures.last ?? []).enumerated().filter { $1.0 != $1.1 }.map { index, _ in
            CGPoint(x: CGFloat(index % 560), y: CGFloat(index / 560))
        }
        let columns = Set(changed.map(\.x))
        expect(!changed.isEmpty && columns.count <= 3 && changed.allSatisfy(field.contains))
        expect(hand.ends())
    }
}

/// The current pointer image of a display.
struct DesktopCursor: Equatable {
    private let width, height: UInt16
    private let pixels: [UInt]

    /// As laid out by XFixes; its header is not among those that SDL includes.
    private struct Image {
        var x, y: Int16
        var width, height, hotX, hotY: UInt16
        var serial: UInt
        var pixels: UnsafePointer<UInt>?
    }

    /// Nil if the library is missing.
    init?(on display: String) {
        typealias GetImage = @convention(c) (OpaquePointer) -> UnsafeMutableRawPointer?
        guard let library = dlopen("libXfixes.so.3", RTLD_LAZY), let symbol = dlsym(library, "XFixesGetCursorImage"),
            let connection = XOpenDisplay(display)
        else { return nil }
        defer { XCloseDisplay(connection) }
        guard let memory = unsafeBitCast(symbol, to: GetImage.self)(connection) else { return nil }
        defer { XFree(memory) }
        let image = memory.load(as: Image.self)
        (width, height) = (image.width, image.height)
        pixels = Array(UnsafeBufferPointer(start: image.pixels, count: Int(width) * Int(height)))
    }
}
