import CSDL2
import CasementCore
import Foundation

/// A popup's window on X11: without a frame, above all others, and never with the keyboard focus. That of a drag's
/// picture is not there for the pointer either.
@MainActor final class X11PopupWindow: PopupWindow {
    let surface: PopupSurface
    let id: UInt32
    /// The pixels that it shows, in the parent's coordinates.
    private(set) var frame: PixelRect
    private var window: OpaquePointer?
    private let parent: OpaquePointer
    private var shape: PopupShape
    /// Whether a compositing manager shows its transparency.
    private let hasAlpha: Bool
    /// The picture as X11 shows it.
    private var pixels: [UInt32] = []

    var origin: (x: Int, y: Int) { (frame.x, frame.y) }

    /// Nil if the window system refuses it.
    init?(_ surface: PopupSurface, of parent: OpaquePointer) {
        guard let origin = X11Window(of: parent)?.origin else { return nil }
        (self.surface, self.parent, frame) = (surface, parent, surface.frame)
        let isCarried = surface.pointer != nil
        let visual = isCarried ? X11Window(of: parent)?.visualWithAlpha : nil
        hasAlpha = visual != nil
        shape = PopupShape(of: surface)
        let flags =
            SDL_WINDOW_POPUP_MENU.rawValue | SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_BORDERLESS.rawValue
            | SDL_WINDOW_SKIP_TASKBAR.rawValue | SDL_WINDOW_ALWAYS_ON_TOP.rawValue
        let (left, top) = (origin.x + Int32(frame.x), origin.y + Int32(frame.y))
        // SDL has the visual of a single window only by this hint.
        if let visual { SDL_SetHint(SDL_HINT_VIDEO_X11_WINDOW_VISUALID, "\(visual)") }
        defer { if visual != nil { SDL_ResetHint(SDL_HINT_VIDEO_X11_WINDOW_VISUALID) } }
        guard let window = SDL_CreateWindow("", left, top, Int32(frame.width), Int32(frame.height), flags),
            let shown = X11Window(of: window)
        else { return nil }
        self.window = window
        if isCarried {
            shown.set("_NET_WM_WINDOW_TYPE", toAtoms: ["_NET_WM_WINDOW_TYPE_DND"])
            shown.ignorePointer()
        }
        id = SDL_GetWindowID(window)
        _ = surface.takePainted()
        show([PixelRect(x: 0, y: 0, width: frame.width, height: frame.height)])
        // SDL would wait for the window, and give it the focus where there is no window manager.
        shown.map()
        push([SDL_Rect(x: 0, y: 0, w: Int32(frame.width), h: Int32(frame.height))])
    }

    /// Takes the place, the size and the pixels of its surface, where they changed.
    func update() {
        guard let window else { return }
        var painted = surface.takePainted()
        if surface.frame != frame, let origin = X11Window(of: parent)?.origin {
            let old = frame
            frame = surface.frame
            if (old.x, old.y) != (frame.x, frame.y) {
                // SDL would wait for it.
                X11Window(of: window)?.move(to: (origin.x + Int32(frame.x), origin.y + Int32(frame.y)))
            }
            if (old.width, old.height) != (frame.width, frame.height) {
                SDL_SetWindowSize(window, Int32(frame.width), Int32(frame.height))
                shape = PopupShape(of: surface)
                painted = [PixelRect(x: 0, y: 0, width: frame.width, height: frame.height)]
            }
        }
        if !painted.isEmpty { push(show(painted)) }
    }

    /// Shows the picture again, whose pixels the X server has lost.
    func showAgain() { push([SDL_Rect(x: 0, y: 0, w: Int32(frame.width), h: Int32(frame.height))]) }

    func close() {
        guard let window else { return }
        self.window = nil
        SDL_DestroyWindow(window)
    }

    /// Takes over changed pixels, which decide on the window's shape.
    @discardableResult private func show(_ rects: [PixelRect]) -> [SDL_Rect] {
        let memory = surface.texture.memory
        guard let window, let bytes = memory.bytes else { return [] }
        if pixels.count != memory.width * memory.height {
            pixels = [UInt32](repeating: 0, count: memory.width * memory.height)
        }
        let background = PremultipliedColor(surface.background).argb
        for rect in rects {
            for y in rect.y..<rect.maxY {
                let row = (bytes + y * memory.stride).assumingMemoryBound(to: UInt32.self)
                for x in rect.x..<rect.maxX {
                    pixels[y * memory.width + x] = hasAlpha ? row[x] : PopupShape.opaque(row[x], over: background)
                }
            }
        }
        if hasAlpha { return rects.map(\.sdl) }
        if shape.follow(surface.texture, in: rects), let window = X11Window(of: window) { shape.apply(to: window) }
        return rects.map(\.sdl)
    }

    private func push(_ rects: [SDL_Rect]) {
        guard let window, let target = SDL_GetWindowSurface(window), !rects.isEmpty else { return }
        let (width, height) = (Int32(frame.width), Int32(frame.height))
        pixels.withUnsafeMutableBytes { memory in
            let format = hasAlpha ? SDL_PIXELFORMAT_ARGB8888 : SDL_PIXELFORMAT_RGB888
            let source = SDL_CreateRGBSurfaceWithFormatFrom(
                memory.baseAddress, width, height, 32, width * 4, format.rawValue)
            defer { SDL_FreeSurface(source) }
            SDL_SetSurfaceBlendMode(source, SDL_BLENDMODE_NONE)
            for rect in rects {
                var (from, to) = (rect, rect)
                SDL_UpperBlit(source, &from, target, &to)
            }
        }
        SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count))
    }
}
