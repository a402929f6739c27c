import CSDL2
import CasementCore
import DesktopSupport
import Expectations
import Foundation
import Testing

@testable import CasementSDL

/// Failing devices and windows of invalid sizes: nothing crashes, and the visible result is correct.
@MainActor @Suite(.serialized, .enabled(if: Display.isThere, "no display: run under xvfb-run -a"))
struct PresenterFaults {
    /// Paints the whole window in a colour, with a texture on it, as a client does.
    @MainActor final class Client: WindowClient {
        let window: DesktopWindow
        var isDirty = true
        var exposures = 0
        let dot = Texture(.coverage)

        init(_ window: DesktopWindow) {
            self.window = window
            dot.resize(width: 4, height: 4)
            if let bytes = dot.bytes { memset(bytes, 255, 16) }
        }

        var needsFrame: Bool { isDirty }

        func handle(_ event: WindowEvent) {
            if event == .exposed { exposures += 1 }
            isDirty = true
        }

        func frame(at time: Double) {
            let size = window.size
            let whole = PixelRect(
                x: 0, y: 0, width: Int(size.width * window.scale), height: Int(size.height * window.scale))
            if window.presenter.wantsUploads { window.presenter.upload(dot) }
            guard let painter = window.presenter.beginFrame(damage: [whole]) else { return }
            painter.clip(to: whole)
            painter.fill(whole, with: ResolvedColor(red: 1, green: 0, blue: 0))
            painter.draw(dot, x: 2, y: 2, tint: ResolvedColor(red: 0, green: 0, blue: 1))
            window.presenter.endFrame(damage: [whole])
            isDirty = false
        }
    }

    private let loop: DesktopLoop

    init() throws { loop = try DesktopLoop.shared() }

    /// A visible window with a GPU presenter; nil if the display has no GL.
    private func gpuWindow() throws -> DesktopWindow? {
        guard
            let window = try? VideoSetup.makeWindow(
                title: "GPU", size: CGSize(width: 64, height: 48), isResizable: true, choice: .gpu(isForced: true),
                closed: { _ in })
        else { return nil }
        window.show()
        return window
    }

    @Test(
        "if the GPU fails while the program runs, windows are painted in memory",
        arguments: [DeviceFaults.textures, .context, .targets])
    func failing(fault: DeviceFaults) throws {
        guard let window = try gpuWindow(), let gpu = window.presenter as? GPUPresenter else {
            return print("skipped: this display has no GL")
        }
        defer { window.close() }
        let server = try require(ServerPixels(of: window.id))
        let client = Client(window)
        window.client = client
        if fault != .context { gpu.faults = fault }
        window.frame(at: 0)
        if fault == .context {
            expect(!client.isDirty)
            gpu.faults = fault
            window.frame(at: 0)
        }
        expect(gpu.hasFailed)
        expect(window.presenter is SurfacePresenter)
        expect(client.exposures, equals: 1)
        window.frame(at: 0)
        expect(!client.isDirty)
        let pixels = server.read(width: 64, height: 48)
        try require(pixels.count == 64 * 48)
        expect(pixels[30 * 64 + 30], equals: 0xFF0000)
        expect(pixels[3 * 64 + 3], equals: 0x0000FF)
    }

    @Test("a device that loses its textures gets them again")
    func reset() throws {
        guard let window = try gpuWindow(), let gpu = window.presenter as? GPUPresenter else {
            return print("skipped: this display has no GL")
        }
        defer { window.close() }
        let client = Client(window)
        window.client = client
        window.frame(at: 0)
        expect(gpu.keepsPixels)
        window.deviceWasReset()
        expect(!gpu.keepsPixels)
        expect(client.exposures, equals: 1)
        window.frame(at: 0)
        expect(window.presenter is GPUPresenter)
        let pixels = gpu.readPixels()
        try require(pixels.count == 64 * 48)
        expect(pixels[30 * 64 + 30] & 0xFFFFFF == 0xFF0000 && pixels[3 * 64 + 3] & 0xFFFFFF == 0x0000FF)
    }

    @Test("pixels are moved on the GPU as in memory; without memory for that all is painted")
    func moves() throws {
        guard let window = try gpuWindow(), let gpu = window.presenter as? GPUPresenter else {
            return print("skipped: this display has no GL")
        }
        defer { window.close() }
        let client = Client(window)
        window.client = client
        let move = PixelMove(area: PixelRect(x: 0, y: 0, width: 20, height: 20), dx: 3, dy: 5)
        expect(!gpu.move(move), "nothing is painted yet")
        window.frame(at: 0)
        expect(gpu.move(move))
        let pixels = gpu.readPixels()
        try require(pixels.count == 64 * 48)
        expect(pixels[(3 + 5) * 64 + 3 + 3] & 0xFFFFFF, equals: 0x0000FF)
        expect(pixels[9 * 64 + 9] & 0xFFFFFF, equals: 0xFF0000)
        gpu.deviceWasReset()
        client.isDirty = true
        window.frame(at: 0)
        gpu.faults = .targets
        expect(!gpu.move(move))
        expect(!gpu.hasFailed)
    }

    @Test("windows of one pixel, and larger than a texture can be", arguments: ["surface", "gpu"])
    func sizes(renderer: String) throws {
        let choice: PresenterChoice = renderer == "gpu" ? .gpu(isForced: true) : .surface
        guard
            let window = try? VideoSetup.makeWindow(
                title: "Sizes", size: CGSize(width: 64, height: 48), isResizable: true, choice: choice, closed: { _ in }
            )
        else { return print("skipped: this display has no GL") }
        defer { window.close() }
        window.show()
        let client = Client(window)
        window.client = client
        let native = try require(SDL_GetWindowFromID(window.id))
        for (width, height) in [(1, 1), (16_384, 8), (8, 16_384), (20_000, 20), (64, 48)] as [(Int32, Int32)] {
            SDL_SetWindowSize(native, width, height)
            SDL_PumpEvents()
            client.isDirty = true
            window.receive(.resized(.zero))
            window.flush()
            for _ in 0..<3 where client.isDirty { window.frame(at: 0) }
            expect(!client.isDirty, "\(width)x\(height)")
        }
    }
}
