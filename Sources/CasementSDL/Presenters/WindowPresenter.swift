import CSDL2
import CasementCore

/// A presenter that shows its pixels in an SDL window.
@MainActor package protocol WindowPresenter: Presenter {
    /// Presents the last painted pixels again. False if they are lost and everything must be painted.
    func showAgain() -> Bool

    /// Whether it cannot continue, so that the window needs another presenter.
    var hasFailed: Bool { get }

    /// Called when the device has lost its textures: everything must be painted.
    func deviceWasReset()

    /// Called before pixels are handed to the window system.
    var willPresent: (() -> Void)? { get set }

    /// Releases the window, which is about to be destroyed. Nothing is presented afterwards.
    func close()
}

/// Queries of an SDL window for presenters.
@MainActor enum SDLWindow {
    static func has(_ flags: SDL_WindowFlags, _ window: OpaquePointer) -> Bool {
        SDL_GetWindowFlags(window) & flags.rawValue != 0
    }

    /// Whether the window is visible: presenting to one that is not can block, or is lost.
    static func isSeen(_ window: OpaquePointer) -> Bool {
        !has(SDL_WINDOW_HIDDEN, window) && !has(SDL_WINDOW_MINIMIZED, window)
    }

    /// The window's size in device pixels.
    static func pixelSize(_ window: OpaquePointer) -> (width: Int, height: Int) {
        var (width, height): (Int32, Int32) = (0, 0)
        SDL_GetWindowSizeInPixels(window, &width, &height)
        if let scale = WaylandScale.of(window) { return scale.pixels((width, height)) }
        return (Int(width), Int(height))
    }

    /// The message of the last SDL call that failed.
    static var error: String { String(cString: SDL_GetError()) }
}

extension PixelRect {
    var sdl: SDL_Rect { SDL_Rect(x: Int32(x), y: Int32(y), w: Int32(width), h: Int32(height)) }
}
