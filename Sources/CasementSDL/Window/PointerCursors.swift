import CSDL2
import CasementCore

/// The desktop's cursors, each created when it is first shown.
@MainActor enum PointerCursors {
    private static var made: [UInt32: OpaquePointer] = [:]
    /// The style that was shown last.
    private(set) static var shown = PointerStyle.default

    static func show(_ style: PointerStyle) {
        shown = style
        // SDL must know it too: it shows it when the pointer comes back to a window. It may set it over the popup also,
        // so that the popup's comes last.
        defer { WaylandPopupPointer.shared.showCursor() }
        SDL_ShowCursor(style.shape == .hidden ? SDL_DISABLE : SDL_ENABLE)
        if style.shape == .hidden { return }
        let cursor = system(style.shape)
        let known = made[cursor.rawValue] ?? SDL_CreateSystemCursor(cursor)
        guard let known else { return }
        made[cursor.rawValue] = known
        SDL_SetCursor(known)
    }

    private static func system(_ shape: PointerStyle.Shape) -> SDL_SystemCursor {
        switch shape {
        // SDL has no system cursor with a magnifying glass.
        case .arrow, .zoomIn, .zoomOut, .hidden: SDL_SYSTEM_CURSOR_ARROW
        case .text: SDL_SYSTEM_CURSOR_IBEAM
        case .crosshair: SDL_SYSTEM_CURSOR_CROSSHAIR
        case .hand, .openHand: SDL_SYSTEM_CURSOR_HAND
        case .closedHand: SDL_SYSTEM_CURSOR_SIZEALL
        case .leftRight: SDL_SYSTEM_CURSOR_SIZEWE
        case .upDown: SDL_SYSTEM_CURSOR_SIZENS
        case .diagonal: SDL_SYSTEM_CURSOR_SIZENWSE
        case .otherDiagonal: SDL_SYSTEM_CURSOR_SIZENESW
        }
    }
}
