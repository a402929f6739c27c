import CSDL2
import CasementCore

/// A presenter that shows its pixels in an SDL window.
@MainActor package protocol WindowPresenter: Presenter {
    /// Pushes what was painted last once more, without painting. False when those pixels are lost and all must be painted.
    func showAgain() -> Bool

    /// Whether it cannot go on, so that the window needs another one.
    var hasFailed: Bool { get }

    /// The device forgot its textures. All must be painted.
    func deviceWasReset()

    /// Lets go of the window, which is about to be destroyed. Nothing is presented afterwards.
    func close()
}

/// What the presenters ask of an SDL window.
@MainActor enum SDLWindow {
    static func has(_ flags: SDL_WindowFlags, _ window: OpaquePointer) -> Bool {
        SDL_GetWindowFlags(window) & flags.rawValue != 0
    }

    /// Presenting to a window that nobody sees can block, or is lost.
    static func isSeen(_ window: OpaquePointer) -> Bool {
        !has(SDL_WINDOW_HIDDEN, window) && !has(SDL_WINDOW_MINIMIZED, window)
    }

    /// Device pixels.
    static func pixelSize(_ window: OpaquePointer) -> (width: Int, height: Int) {
        var (width, height): (Int32, Int32) = (0, 0)
        SDL_GetWindowSizeInPixels(window, &width, &height)
        return (Int(width), Int(height))
    }

    /// The message of the SDL call that failed last.
    static var error: String { String(cString: SDL_GetError()) }
}

extension PixelRect {
    var sdl: SDL_Rect { SDL_Rect(x: Int32(x), y: Int32(y), w: Int32(width), h: Int32(height)) }
}
