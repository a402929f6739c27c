import CSDL2
import CasementCore
import Expectations
import Foundation
import Testing

@testable import CasementSDL

/// Tests with windows need a display, which `make test` provides; without one they are reported as skipped.
enum Display {
    static let isThere: Bool = {
        let environment = ProcessInfo.processInfo.environment
        return environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil
    }()
}

@MainActor private final class Client: WindowClient {
    var events: [WindowEvent] = []
    func handle(_ event: WindowEvent) { events.append(event) }
    var needsFrame: Bool { false }
    func frame(at time: Double) {}
}

@MainActor @Suite(.serialized, .enabled(if: Display.isThere, "no display: run under xvfb-run -a"))
struct DesktopTests {
    private let loop: DesktopLoop
    private let window: DesktopWindow
    private let client = Client()

    init() throws {
        loop = try DesktopLoop.shared()
        window = try loop.openWindow(title: "Test", size: CGSize(width: 120, height: 90), isResizable: true)
        window.client = client
    }

    @Test func windowHasItsSizeAndTitle() {
        expect(window.size, equals: CGSize(width: 120, height: 90))
        window.title = "Ünï"
        expect(window.title, equals: "Ünï")
        window.close()
        expect(window.size, equals: .zero)
        expect(!loop.windows.contains { $0 === window })
    }

    @Test func movesAndSizesAreCoalesced() {
        window.receive(.input(.pointerMoved(CGPoint(x: 1, y: 1))))
        window.receive(.resized(.zero))
        window.receive(.input(.pointerMoved(CGPoint(x: 2, y: 2))))
        window.receive(.input(.pointerDown(CGPoint(x: 2, y: 2), .primary, clicks: 1)))
        expect(
            client.events.filter { $0 != .exposed },
            equals: [
                .resized(CGSize(width: 120, height: 90)), .input(.pointerMoved(CGPoint(x: 2, y: 2))),
                .input(.pointerDown(CGPoint(x: 2, y: 2), .primary, clicks: 1)),
            ])
        window.close()
    }

    @Test func bothPresentersGiveTheSamePixels() throws {
        window.show()
        defer { window.close() }
        let scene = TestScene()
        let memory = MemoryPresenter(width: 120, height: 90)
        scene.paint(memory)
        expect(Set(memory.pixels.map { $0 & 0xFFFFFF }).count > 20)

        let flags = SDL_WINDOW_OPENGL.rawValue
        guard let native = SDL_CreateWindow("GPU", 0, 0, 120, 90, flags), let gpu = GPUPresenter(window: native) else {
            return print("skipped: this display has no GL, so there is no GPU presenter to compare with")
        }
        defer {
            gpu.close()
            SDL_DestroyWindow(native)
        }
        scene.paint(gpu)
        let pixels = gpu.readPixels()
        try require(pixels.count == memory.pixels.count)
        var worst = 0
        for (a, b) in zip(pixels, memory.pixels) {
            for shift in [0, 8, 16] as [UInt32] {
                worst = max(worst, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
            }
        }
        expect(worst <= 2)
    }
}

/// Everything that a painter can draw, in one picture.
@MainActor private final class TestScene {
    private let shape = Texture(.coverage), layer = Texture(.color), text = Texture(.coverage)
    private let whole = PixelRect(x: 0, y: 0, width: 120, height: 90)

    init() {
        let rasteriser = CairoRasteriser(), engine = SystemTextEngine()
        shape.resize(width: 60, height: 40)
        let round = Path(roundedRect: CGRect(x: 0, y: 0, width: 60, height: 40), cornerRadius: 12)
        rasteriser.draw(_ShapeOutline(round), origin: .zero, scale: 1, into: shape)
        layer.resize(width: 60, height: 40)
        let painter = rasteriser.painter(for: layer)
        painter.clear()
        painter.fill(
            PixelRect(x: 0, y: 0, width: 60, height: 20),
            with: ResolvedColor(red: 0.2, green: 0.7, blue: 0.3, alpha: 0.8))
        painter.fill(
            PixelRect(x: 10, y: 0, width: 20, height: 40),
            with: ResolvedColor(red: 1, green: 0.1, blue: 0.3, alpha: 0.6))
        painter.keep(shape, x: 0, y: 0)
        layer.touch(PixelRect(x: 0, y: 0, width: 60, height: 40))
        let request = TextRequest(text: "Casement", style: TextStyle(FontRequest(size: 14)), scale: 1)
        if let piece = engine.layout(request, width: nil, height: nil).pieces.first {
            engine.rasterise(piece.piece, size: piece.frame, into: text)
        }
    }

    func paint(_ presenter: any Presenter) {
        for texture in [shape, layer, text] where presenter.wantsUploads { presenter.upload(texture) }
        guard let painter = presenter.beginFrame(damage: [whole]) else { return }
        painter.clip(to: whole)
        painter.fill(whole, with: ResolvedColor(red: 0.9, green: 0.95, blue: 1))
        painter.draw(shape, x: 5, y: 5, tint: ResolvedColor(red: 0.1, green: 0.4, blue: 0.9))
        painter.draw(shape, x: 40, y: 25, tint: ResolvedColor(red: 0.9, green: 0.4, blue: 0.1, alpha: 0.4))
        painter.fill(
            PixelRect(x: 0, y: 60, width: 90, height: 12), with: ResolvedColor(red: 0, green: 0, blue: 0.5, alpha: 0.3))
        painter.draw(layer, x: 50, y: 40, tint: .white)
        painter.draw(layer, x: -10, y: 50, tint: ResolvedColor(red: 1, green: 1, blue: 1, alpha: 0.5))
        painter.draw(text, x: 10, y: 10, tint: ResolvedColor(red: 1, green: 1, blue: 0.8))
        painter.clip(to: PixelRect(x: 100, y: 0, width: 20, height: 20))
        painter.draw(shape, x: 80, y: -10, tint: .black)
        presenter.endFrame(damage: [whole])
    }
}
