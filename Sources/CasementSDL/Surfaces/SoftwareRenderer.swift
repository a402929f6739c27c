import CSDL2
import CasementCore

/// SDL's renderer without a GPU, drawing into the memory of a picture.
@MainActor package final class SoftwareRenderer {
    /// For the functions of SDL. Another one after a change of size that SDL did not follow.
    package private(set) var renderer: OpaquePointer
    private let surface: UnsafeMutablePointer<SDL_Surface>
    /// Where `surface` points to.
    private var memory: PixelMemory

    /// Nil, with SDL's reason in `SDL_GetError`, where there is no memory, or none of the picture's.
    package init?(_ memory: PixelMemory) {
        guard
            let surface = SDL_CreateRGBSurfaceWithFormatFrom(
                memory.start, Int32(memory.width), Int32(memory.height), 32, Int32(memory.width * 4),
                SDL_PIXELFORMAT_ARGB8888.rawValue)
        else { return nil }
        guard let renderer = SDL_CreateSoftwareRenderer(surface) else {
            SDL_FreeSurface(surface)
            return nil
        }
        (self.surface, self.renderer, self.memory) = (surface, renderer, memory)
    }

    isolated deinit {
        SDL_DestroyRenderer(renderer)
        SDL_FreeSurface(surface)
    }

    /// The reason of the last failure.
    package static var failure: String { String(cString: SDL_GetError()) }

    /// Draws into other memory from now on. False where that took a new renderer, whose textures are to be made again.
    package func move(to memory: PixelMemory) -> Bool {
        guard memory !== self.memory else { return true }
        SDL_SetRenderTarget(renderer, nil)
        SDL_RenderFlush(renderer)
        surface.pointee.pixels = memory.start.map { UnsafeMutableRawPointer($0) }
        surface.pointee.w = Int32(memory.width)
        surface.pointee.h = Int32(memory.height)
        surface.pointee.pitch = Int32(memory.width * 4)
        self.memory = memory
        SDL_SetClipRect(surface, nil)
        // A library that only has SDL 2's interface may keep a copy of what the surface was.
        guard isAtMemory else { return remake() }
        SDL_RenderSetClipRect(renderer, nil)
        SDL_RenderSetViewport(renderer, nil)
        return true
    }

    private var isAtMemory: Bool {
        var width: Int32 = 0, height: Int32 = 0
        guard SDL_GetRendererOutputSize(renderer, &width, &height) == 0, width == surface.pointee.w,
            height == surface.pointee.h, let start = memory.start
        else { return false }
        let old = start.pointee
        defer { start.pointee = old }
        start.pointee = ~old
        var read: UInt32 = 0
        var pixel = SDL_Rect(x: 0, y: 0, w: 1, h: 1)
        return SDL_RenderReadPixels(renderer, &pixel, SDL_PIXELFORMAT_ARGB8888.rawValue, &read, 4) == 0 && read == ~old
    }

    private func remake() -> Bool {
        guard let new = SDL_CreateSoftwareRenderer(surface) else { return true }
        SDL_DestroyRenderer(renderer)
        renderer = new
        return false
    }

    /// Runs what draws; then all of it is in the memory.
    package func draw(_ body: (_ renderer: OpaquePointer) -> Void) {
        body(renderer)
        SDL_SetRenderTarget(renderer, nil)
        SDL_RenderFlush(renderer)
    }
}
