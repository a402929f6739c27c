import CSDL2
import CasementCore
import Expectations
import Foundation
import Testing

@testable import CasementSDL

/// Content that scrolls in windows of an X server.
@MainActor @Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["DISPLAY"] != nil, "no X server"))
struct ScrolledWindows {
    /// Rows of colours between a header and a footer, at an offset.
    @MainActor final class Content {
        let window: DesktopWindow
        let server: ServerPixels
        let presenter: SurfacePresenter
        var width = 60, height = 100
        var offset = 0
        let header = 7, footer = 5

        init(_ size: CGSize = CGSize(width: 60, height: 100)) throws {
            window = try VideoSetup.makeWindow(
                title: "Scrolled", size: size, isResizable: true, choice: .surface, closed: { _ in })
            server = try require(ServerPixels(of: window.id))
            presenter = try require(window.presenter as? SurfacePresenter)
            window.show()
            resize(to: size)
        }

        func resize(to size: CGSize) {
            (width, height) = (Int(size.width), Int(size.height))
            SDL_SetWindowSize(SDL_GetWindowFromID(window.id), Int32(width), Int32(height))
            SDL_PumpEvents()
        }

        /// The colour of a row of the window.
        private func color(_ y: Int) -> UInt32 {
            if y < header { return 0x10_0000 + UInt32(y) }
            if y >= height - footer { return 0x20_0000 + UInt32(height - y) }
            return 0x30_0000 | UInt32(truncatingIfNeeded: (y + offset) * 517) & 0xFFFF
        }

        var expected: [UInt32] { (0..<height).flatMap { [UInt32](repeating: color($0), count: width) } }

        var isShown: Bool { server.read(width: width, height: height) == expected }

        private func paint(_ area: PixelRect, shown: PixelRect) {
            guard let painter = presenter.beginFrame(damage: [area]) else { return expect(false, "no painter") }
            for y in area.y..<area.maxY {
                let row = PixelRect(x: area.x, y: y, width: area.width, height: 1)
                let color = color(y)
                painter.clip(to: row)
                painter.fill(
                    row,
                    with: ResolvedColor(
                        red: Float(color >> 16) / 255, green: Float(color >> 8 & 255) / 255,
                        blue: Float(color & 255) / 255))
            }
            presenter.endFrame(damage: [shown])
        }

        func paintAll() {
            let whole = PixelRect(x: 0, y: 0, width: width, height: height)
            paint(whole, shown: whole)
        }

        /// Scrolls as a frame does: only the strip is painted.
        func scroll(by distance: Int) {
            let area = PixelRect(x: 0, y: header, width: width, height: height - header - footer)
            offset += distance
            expect(presenter.move(PixelMove(area: area, dx: 0, dy: -distance)))
            let y = distance > 0 ? area.maxY - distance : area.y
            paint(PixelRect(x: 0, y: y, width: width, height: abs(distance)), shown: area)
        }
    }

    init() throws { _ = try DesktopLoop.shared() }

    @Test("the server shows scrolled content as if it were painted")
    func scrolling() throws {
        let content = try Content()
        defer { content.window.close() }
        expect(!content.presenter.keepsPixels)
        content.paintAll()
        try require(content.presenter.scrolling != nil)
        expect(content.isShown)
        for step in 0..<60 {
            content.scroll(by: [3, 9, 20, -4, 1][step % 5] * (step < 30 ? 1 : -1))
            expect(content.isShown, "step \(step)")
        }
        content.server.clear()
        expect(!content.isShown)
        expect(content.presenter.showAgain())
        expect(content.isShown)
    }

    @Test("a hundred frames of a list copy few rows")
    func few() throws {
        let content = try Content(CGSize(width: 60, height: 400))
        defer { content.window.close() }
        content.paintAll()
        for _ in 0..<100 { content.scroll(by: 5) }
        expect(content.isShown)
        // 38,300 in memory that has only the window's rows.
        let rows = try require(content.presenter.scrolling?.rows)
        expect(rows.copied, equals: 100 * (content.header + content.footer) * content.width)
    }

    @Test("a window whose size changes while it is scrolled is painted anew")
    func resizing() throws {
        let content = try Content()
        defer { content.window.close() }
        content.paintAll()
        for size in [(60, 140), (61, 100), (200, 300), (20, 30), (60, 100)] {
            content.scroll(by: 9)
            content.resize(to: CGSize(width: size.0, height: size.1))
            expect(!content.presenter.showAgain())
            expect(!content.presenter.keepsPixels)
            content.paintAll()
            expect(content.isShown, "\(size)")
            for _ in 0..<12 { content.scroll(by: 8) }
            expect(content.isShown, "\(size) scrolled")
        }
    }

    @Test("memory changes only after the server has read it")
    func reading() throws {
        let content = try Content()
        defer { content.window.close() }
        content.paintAll()
        let library = try require(SharedImages.known)
        let display = try require(SDL_GetWindowFromID(content.window.id).flatMap(X11Window.init(of:))).display
        var isAwaited: Bool { library.lastRequest(display) < library.nextRequest(display) - 1 }
        for step in 0..<20 {
            _ = library.sync(display, 0)
            let before = library.nextRequest(display)
            content.scroll(by: 3)
            // Later, what is shown reaches over the memory's end, and is put in two parts.
            if step < 8 { expect(library.nextRequest(display) == before + 1, "step \(step): it asks for no answer") }
            let area = PixelRect(x: 0, y: 0, width: 1, height: 1)
            if step % 2 == 0 {
                expect(content.presenter.beginFrame(damage: [area]) != nil)
                expect(!isAwaited, "step \(step): painting")
            } else {
                expect(
                    content.presenter.move(PixelMove(area: PixelRect(x: 0, y: 7, width: 60, height: 88), dx: 0, dy: 1)))
                expect(!isAwaited, "step \(step): moving")
            }
        }
    }

    @Test("what the server says of the pixels that it has read is no event")
    func receipts() throws {
        let content = try Content()
        defer { content.window.close() }
        content.paintAll()
        let native = try require(SDL_GetWindowFromID(content.window.id)), library = try require(SharedImages.known)
        let display = try require(X11Window(of: native)).display
        let connection = try require(DisplayConnection(of: native))
        _ = library.sync(display, 0)
        SDL_PumpEvents()
        for step in 0..<20 {
            content.scroll(by: 3)
            if step % 3 == 0 { content.scroll(by: 2) }
            _ = library.sync(display, 0)
            expect(!connection.hasEvents, "step \(step)")
        }
        content.scroll(by: 3)
        PixelReceipts.known?.finish()
        expect(!connection.hasEvents)
        // Those that SDL has taken are not looked for for ever.
        content.scroll(by: 3)
        _ = library.sync(display, 0)
        SDL_PumpEvents()
        expect(PixelReceipts.known?.take() == 0 && PixelReceipts.known?.take() == 0)
        content.scroll(by: 3)
        _ = library.sync(display, 0)
        expect(!connection.hasEvents && content.isShown)
    }

    @Test("a window of which SDL is asked for the pixels is shown by SDL")
    func fallback() throws {
        SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "software")
        defer { SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }
        let content = try Content()
        defer { content.window.close() }
        content.paintAll()
        expect(content.presenter.scrolling == nil)
        for _ in 0..<10 { content.scroll(by: 7) }
        expect(content.isShown)
    }

    @Test("memory that the server cannot read is refused, and the program goes on")
    func refused() throws {
        let content = try Content()
        defer { content.window.close() }
        let library = try require(SharedImages.known)
        let native = try require(SDL_GetWindowFromID(content.window.id))
        let display = try require(X11Window(of: native)).display
        expect(SharedSegment(library, display, size: 0) == nil)
        // XShmSegmentInfo with the number of no memory.
        var info: [Int] = [0, -1, 0, 0]
        expect(
            !library.isAccepted(display) {
                info.withUnsafeMutableBytes { $0.baseAddress.map { library.attach(display, $0) } ?? 0 }
            })
        let segment = try require(SharedSegment(library, display, size: 4096))
        segment.close()
    }
}
