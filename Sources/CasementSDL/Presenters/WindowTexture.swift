import CSDL2
import Foundation

/// The pixels of a window on Wayland, and the texture by which SDL shows them. SDL does the same for a window's
/// surface, but gives that one pixel per unit of coordinates, which a screen of a larger scale enlarges.
@MainActor final class WindowTexture {
    private let renderer: OpaquePointer
    private var texture: OpaquePointer?
    private var surface: UnsafeMutablePointer<SDL_Surface>?

    /// Nil on X11, and where the window cannot have a renderer.
    init?(of window: OpaquePointer) {
        guard WaylandCompositor.current != nil,
            let renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_ACCELERATED.rawValue)
        else { return nil }
        self.renderer = renderer
    }

    /// Forgets the texture, whose content is lost.
    func wasReset() {
        if let texture { SDL_DestroyTexture(texture) }
        texture = nil
        if let surface { SDL_FreeSurface(surface) }
        surface = nil
    }

    /// Releases the window. It is not used afterwards.
    func close() {
        wasReset()
        SDL_DestroyRenderer(renderer)
    }

    /// Memory of the size of the window in pixels; new where that has changed.
    func surface(of window: OpaquePointer) -> UnsafeMutablePointer<SDL_Surface>? {
        let size = SDLWindow.pixelSize(window)
        if let surface, (Int(surface.pointee.w), Int(surface.pointee.h)) == size { return surface }
        wasReset()
        let format = SDL_PIXELFORMAT_RGB888.rawValue
        let (width, height) = (Int32(size.width), Int32(size.height))
        texture = SDL_CreateTexture(renderer, format, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), width, height)
        guard texture != nil else { return nil }
        surface = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, format)
        return surface
    }

    /// Shows the memory, of which these rectangles have changed.
    func push(_ rects: [SDL_Rect]) {
        guard let texture, let surface, let pixels = surface.pointee.pixels else { return }
        let stride = surface.pointee.pitch
        for var rect in rects {
            SDL_UpdateTexture(texture, &rect, pixels + Int(rect.y) * Int(stride) + Int(rect.x) * 4, stride)
        }
        SDL_RenderCopy(renderer, texture, nil, nil)
        SDL_RenderPresent(renderer)
    }
}
