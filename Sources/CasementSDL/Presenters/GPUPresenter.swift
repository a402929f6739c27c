import CSDL2
import CasementCore
import Foundation

/// Paints with an accelerated SDL renderer: textures have a copy on the device, and damage is painted into a retained
/// target that is copied to the window.
@MainActor package final class GPUPresenter: WindowPresenter {
    private let window: OpaquePointer
    private let device: GPUDevice
    private var target: DeviceTexture?
    /// The destination of a pixel move, which then becomes the target: a texture cannot be copied into itself.
    private var spare: DeviceTexture?
    private var hasPainted = false
    /// A buffer for uploading coverage, as white premultiplied pixels.
    private var expanded: [UInt32] = []

    /// Whether GL turned out to be rendered in software.
    package var isSoftware: Bool { device.isSoftware }

    /// Nil if the window cannot have an accelerated renderer.
    package init?(window: OpaquePointer) {
        guard let device = GPUDevice(window: window) else { return nil }
        (self.window, self.device) = (window, device)
    }

    package func deviceWasReset() {
        device.wasReset()
        (target, spare) = (nil, nil)
    }

    package func close() {
        (target, spare) = (nil, nil)
        device.close()
    }

    package var hasFailed: Bool { device.hasFailed }

    package var willPresent: (() -> Void)?

    /// The failures to provoke, for tests.
    package var faults: DeviceFaults {
        get { device.faults }
        set { device.faults = newValue }
    }

    // MARK: Textures

    package var wantsUploads: Bool { true }

    package func upload(_ texture: Texture) {
        guard device.isOpen, let bytes = texture.bytes, texture.width > 0, texture.height > 0 else { return }
        let known = texture.twin as? DeviceTexture
        if let known, known.serves(device), known.width >= texture.width, known.height >= texture.height,
            known.width * known.height <= 4 * max(texture.width * texture.height, 4096)
        {
            guard known.generation != texture.generation else { return }
            copy(texture, bytes, to: known, texture.stale)
        } else {
            texture.twin = nil
            // With room to grow, so that a text that gains a character keeps its copy.
            let width = min((texture.width + 15) & ~15, device.largestSide)
            guard
                let twin = DeviceTexture(device, width: width, height: texture.height, isOpaque: texture.isOpaque)
            else { return device.fail() }
            texture.twin = twin
            copy(texture, bytes, to: twin, PixelRect(x: 0, y: 0, width: texture.width, height: texture.height))
        }
    }

    private func copy(_ texture: Texture, _ bytes: UnsafeMutableRawPointer, to twin: DeviceTexture, _ stale: PixelRect)
    {
        let area = stale.intersection(PixelRect(x: 0, y: 0, width: texture.width, height: texture.height))
        twin.generation = texture.generation
        texture.stale = .zero
        guard !area.isEmpty else { return }
        var rect = area.sdl
        let first = bytes + area.y * texture.stride + area.x * texture.format.rawValue
        guard texture.format == .coverage else {
            device.check(SDL_UpdateTexture(twin.texture, &rect, first, Int32(texture.stride)))
            return
        }
        if expanded.count < area.area { expanded = [UInt32](repeating: 0, count: area.area) }
        for row in 0..<area.height {
            let coverage = (first + row * texture.stride).assumingMemoryBound(to: UInt8.self)
            for column in 0..<area.width {
                expanded[row * area.width + column] = UInt32(coverage[column]) * 0x0101_0101
            }
        }
        device.check(SDL_UpdateTexture(twin.texture, &rect, expanded, Int32(area.width * 4)))
    }

    // MARK: Frames

    package var keepsPixels: Bool { hasPainted && isTargetCurrent }

    /// Whether the target exists and has the window's size.
    private var isTargetCurrent: Bool {
        guard device.isOpen, let target, target.serves(device) else { return false }
        return (target.width, target.height) == SDLWindow.pixelSize(window)
    }

    package func move(_ pixels: PixelMove) -> Bool {
        guard keepsPixels, let old = target else { return false }
        if spare?.width != old.width || spare?.height != old.height || spare?.serves(device) != true {
            spare = DeviceTexture(device, width: old.width, height: old.height, isTarget: true)
        }
        // Without memory for a second target, everything is painted instead.
        guard let new = spare, device.check(SDL_SetRenderTarget(device.renderer, new.texture)) else { return false }
        SDL_RenderSetClipRect(device.renderer, nil)
        device.check(SDL_RenderCopy(device.renderer, old.texture, nil, nil))
        var to = pixels.kept.sdl
        var from = pixels.kept.offset(x: -pixels.dx, y: -pixels.dy).sdl
        device.check(SDL_RenderCopy(device.renderer, old.texture, &from, &to))
        (target, spare) = (new, old)
        return true
    }

    package func beginFrame(damage: [PixelRect]) -> (any Painter)? {
        guard device.isOpen, !device.hasFailed, SDLWindow.isSeen(window) else { return nil }
        if !isTargetCurrent {
            let size = SDLWindow.pixelSize(window)
            (target, spare, hasPainted) = (nil, nil, false)
            target = DeviceTexture(device, width: size.width, height: size.height, isTarget: true)
            // The window is larger than the largest texture, or memory is short.
            if target == nil, size.width > 0, size.height > 0 { device.fail() }
        }
        guard let target, device.check(SDL_SetRenderTarget(device.renderer, target.texture)) else { return nil }
        return GPUPainter(device, width: target.width, height: target.height)
    }

    package func endFrame(damage: [PixelRect]) {
        hasPainted = true
        present()
    }

    package func showAgain() -> Bool {
        guard keepsPixels, SDLWindow.isSeen(window) else { return false }
        present()
        return !device.hasFailed
    }

    private func present() {
        guard device.isOpen, let target else { return }
        guard device.check(SDL_SetRenderTarget(device.renderer, nil)) else { return }
        SDL_RenderSetClipRect(device.renderer, nil)
        device.check(SDL_RenderCopy(device.renderer, target.texture, nil, nil))
        willPresent?()
        SDL_RenderPresent(device.renderer)
    }

    /// The pixels of the last frame as the device has them, 0xFFRRGGBB; empty if there are none. Slow: for tests.
    package func readPixels() -> [UInt32] {
        guard device.isOpen, let target, SDL_SetRenderTarget(device.renderer, target.texture) == 0 else { return [] }
        defer { SDL_SetRenderTarget(device.renderer, nil) }
        SDL_RenderSetClipRect(device.renderer, nil)
        var pixels = [UInt32](repeating: 0, count: target.width * target.height)
        let result = SDL_RenderReadPixels(
            device.renderer, nil, SDL_PIXELFORMAT_ARGB8888.rawValue, &pixels, Int32(target.width * 4))
        return result == 0 ? pixels : []
    }
}
