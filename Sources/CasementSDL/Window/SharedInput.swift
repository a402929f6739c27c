import CSDL2
import CasementCore

/// What SDL has once for all windows of the process: text input, and the shape of the pointer. The order in which
/// windows hear of a change of focus is the window system's; so what one window gives up is not taken from another.
@MainActor enum SharedInput {
    /// The window that asked for text input last.
    private static weak var typist: DesktopWindow?
    /// The window over which the pointer moved last.
    private static weak var pointed: DesktopWindow?

    /// Turns typing into events, for a caret in SDL's coordinates; nil ends it, unless another window has asked since.
    static func setTextInput(_ caret: PixelRect?, for window: DesktopWindow) {
        guard let caret else {
            guard typist == nil || typist === window else { return }
            typist = nil
            return SDL_StopTextInput()
        }
        typist = window
        var rect = caret.sdl
        SDL_SetTextInputRect(&rect)
        if SDL_IsTextInputActive() == SDL_FALSE { SDL_StartTextInput() }
    }

    /// The pointer moves over a window, whose style it gets.
    static func pointerIsOver(_ window: DesktopWindow) {
        guard pointed !== window else { return }
        let isFirst = pointed == nil
        pointed = window
        if !isFirst || window.pointerStyle != .default { PointerCursors.show(window.pointerStyle) }
    }

    /// The pointer has another style over a window.
    static func styleChanged(of window: DesktopWindow) {
        if pointed == nil || pointed === window { PointerCursors.show(window.pointerStyle) }
    }

    /// Ends what a window asked for, because it is closed.
    static func forget(_ window: DesktopWindow) {
        if typist === window { setTextInput(nil, for: window) }
        guard pointed === window else { return }
        pointed = nil
        if window.pointerStyle != .default { PointerCursors.show(.default) }
    }
}
