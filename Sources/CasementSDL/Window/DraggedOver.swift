import CSDL2
import CasementCore
import Foundation

extension DesktopWindow: DragWindow {
    var surface: OpaquePointer? { window.flatMap(WaylandWindow.init(of:))?.surface }

    func place(ofDrag place: CGPoint) -> CGPoint { point(Int32(place.x.rounded()), Int32(place.y.rounded())) }

    func place(onScreen place: CGPoint) -> CGPoint? {
        guard let origin = window.flatMap(X11Window.init(of:))?.origin else { return nil }
        return point(Int32(place.x) - origin.x, Int32(place.y) - origin.y)
    }

    func take(_ input: InputEvent) {
        receive(.input(input))
        // A movement too, at once: its answer is asked for.
        flush()
    }

    func makeDragPicture() -> (any DragPicture)? { window.flatMap(WaylandDragIcon.init(beside:)) }

    var acceptsDrag: Bool { client?.acceptsDrag ?? false }
}

/// Reports the press of the left button that SDL does not: it knows nothing of the release that ended a drag.
@MainActor enum MissedPress {
    static func report() {
        guard let window = SDL_GetMouseFocus() else { return }
        var (x, y) = (Int32(0), Int32(0))
        SDL_GetMouseState(&x, &y)
        var event = SDL_Event()
        event.button.type = SDL_MOUSEBUTTONDOWN.rawValue
        event.button.windowID = SDL_GetWindowID(window)
        (event.button.button, event.button.state, event.button.clicks) = (1, 1, 1)
        (event.button.x, event.button.y) = (x, y)
        SDL_PushEvent(&event)
    }
}
