import CSDL2
import CasementCore
import Foundation

/// Paints with pixman into the memory of the window's own surface and pushes only the damage. Needs no GPU and no GL.
@MainActor package final class SurfacePresenter: WindowPresenter {
    private var window: OpaquePointer?
    /// What SDL's surface of the window is replaced by on Wayland.
    private var shared: WaylandPixels?
    /// What it is replaced by on X11, where the server reads such memory.
    private(set) var scrolling: X11Pixels?
    private var mayScroll = true
    private var surface: UnsafeMutablePointer<SDL_Surface>?
    /// The surface painted into, and then blitted, if pixman does not support the format of the window's memory here.
    private var staging: UnsafeMutablePointer<SDL_Surface>?
    private var painter: PixmanPainter?
    /// The memory that `painter` paints into, and its size.
    private var target = Target()
    private var hasPainted = false
    /// The parts that have changed since the last frame.
    private var parts: [PixelRect] = []
    private var rects: [SDL_Rect] = []

    private struct Target: Equatable {
        var pixels: UnsafeMutableRawPointer?
        var width: Int32 = 0
        var height: Int32 = 0
    }

    package init(window: OpaquePointer) { self.window = window }

    isolated deinit {
        if let staging { SDL_FreeSurface(staging) }
    }

    package var willPresent: (() -> Void)?

    package var wantsUploads: Bool { false }
    package func upload(_ texture: Texture) {}

    package func deviceWasReset() {}

    package var hasFailed: Bool { false }

    package func close() {
        shared?.close()
        scrolling?.close()
        (window, shared, scrolling, surface, painter) = (nil, nil, nil, nil, nil)
    }

    /// False after a change of size, when SDL gives the window other memory.
    package var keepsPixels: Bool {
        guard let window, SDLWindow.isSeen(window), fetch(window) else { return false }
        return hasPainted
    }

    package func move(_ pixels: PixelMove) -> Bool {
        guard hasPainted, let painter, bounds.contains(pixels.area) else { return false }
        if let scrolling {
            painter.begin(atRow: scrolling.move(pixels))
            return true
        }
        guard let surface else { return false }
        let memory = staging ?? surface
        pixels.apply(to: memory.pointee.pixels, stride: Int(memory.pointee.pitch))
        return true
    }

    package func beginFrame(damage: [PixelRect]) -> (any Painter)? {
        guard let window, SDLWindow.isSeen(window), fetch(window) else { return nil }
        scrolling?.willPaint(damage)
        return painter
    }

    package func endFrame(damage: [PixelRect]) {
        guard painter != nil else { return }
        parts.removeAll(keepingCapacity: true)
        for rect in damage {
            let shown = rect.intersection(bounds)
            if !shown.isEmpty { parts.append(shown) }
        }
        hasPainted = true
        push()
    }

    package func showAgain() -> Bool {
        let before = target
        guard hasPainted, let window, SDLWindow.isSeen(window), fetch(window), target == before else { return false }
        parts = [bounds]
        push()
        return true
    }

    private var bounds: PixelRect { PixelRect(x: 0, y: 0, width: Int(target.width), height: Int(target.height)) }

    private func push() {
        guard !parts.isEmpty, let window else { return }
        willPresent?()
        if let shared { return shared.push(parts) }
        if let scrolling { return scrolling.push(parts) }
        rects.removeAll(keepingCapacity: true)
        for part in parts { rects.append(part.sdl) }
        if let staging, let surface {
            for rect in rects {
                var (from, to) = (rect, rect)
                SDL_UpperBlit(staging, &from, surface, &to)
            }
        }
        SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count))
    }

    /// Gets memory of the window's size, and creates a painter for it.
    private func fetch(_ window: OpaquePointer) -> Bool { fetchScrolling(window) || fetchSurface(window) }

    private func fetchScrolling(_ window: OpaquePointer) -> Bool {
        guard mayScroll else { return false }
        if scrolling == nil { scrolling = X11Pixels(of: window) }
        guard let scrolling else {
            mayScroll = false
            return false
        }
        var (width, height) = (Int32(0), Int32(0))
        SDL_GetWindowSizeInPixels(window, &width, &height)
        if painter != nil, target.width == width, target.height == height { return true }
        hasPainted = false
        guard let rows = scrolling.resize(width: Int(width), height: Int(height)) else {
            scrolling.close()
            (self.scrolling, painter, mayScroll) = (nil, nil, false)
            return false
        }
        target = Target(pixels: rows.start, width: width, height: height)
        painter = PixmanPainter(
            bytes: rows.start, width: rows.width, height: rows.height, stride: rows.stride, hasAlpha: false,
            rows: rows.reach)
        return true
    }

    /// Gets the window's surface, which SDL replaces when the window changes size.
    private func fetchSurface(_ window: OpaquePointer) -> Bool {
        if shared == nil { shared = WaylandPixels(of: window) }
        let found = shared == nil ? SDL_GetWindowSurface(window) : shared?.surface(of: window)
        guard let surface = found, let pixels = surface.pointee.pixels else {
            (self.surface, painter) = (nil, nil)
            return false
        }
        let current = Target(pixels: pixels, width: surface.pointee.w, height: surface.pointee.h)
        if current == target, painter != nil, self.surface == surface { return true }
        self.surface = surface
        target = current
        hasPainted = false
        if let staging { SDL_FreeSurface(staging) }
        staging = nil
        var memory = surface
        if !Self.isXRGB(surface.pointee.format.pointee) {
            staging = SDL_CreateRGBSurfaceWithFormat(
                0, current.width, current.height, 32, SDL_PIXELFORMAT_RGB888.rawValue)
            guard let staging else { return false }
            memory = staging
        }
        painter = PixmanPainter(
            bytes: memory.pointee.pixels, width: Int(current.width), height: Int(current.height),
            stride: Int(memory.pointee.pitch), hasAlpha: false)
        return true
    }

    /// Whether pixels are 0xXXRRGGBB in native byte order.
    private static func isXRGB(_ format: SDL_PixelFormat) -> Bool {
        format.BytesPerPixel == 4 && format.Rmask == 0xFF0000 && format.Gmask == 0xFF00 && format.Bmask == 0xFF
    }
}
