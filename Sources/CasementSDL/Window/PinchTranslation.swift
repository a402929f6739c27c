import CSDL2
import CasementCore
import Foundation

/// Makes of two fingers on a touch device how far they went apart, and how far around each other.
@MainActor struct PinchTranslation {
    private var start: (distance: CGFloat, angle: Double)?
    private var last = InputEvent.pinch(.zero, .ended, magnification: 1, rotation: 0)

    /// What an event of fingers means to the window of a size in points; nil for nothing.
    mutating func event(_ event: SDL_Event, in size: CGSize) -> InputEvent? {
        switch SDL_EventType(event.type) {
        case SDL_MULTIGESTURE where event.mgesture.numFingers == 2: return moved(event.mgesture, in: size)
        case SDL_FINGERUP, SDL_FINGERDOWN:
            guard start != nil, case .pinch(let place, _, let magnification, let rotation) = last else { return nil }
            start = nil
            return .pinch(place, .ended, magnification: magnification, rotation: rotation)
        default: return nil
        }
    }

    private mutating func moved(_ event: SDL_MultiGestureEvent, in size: CGSize) -> InputEvent? {
        guard SDL_GetNumTouchFingers(event.touchId) == 2, let first = SDL_GetTouchFinger(event.touchId, 0),
            let second = SDL_GetTouchFinger(event.touchId, 1)
        else { return nil }
        // Fingers are told as parts of the device.
        let x = CGFloat(second.pointee.x - first.pointee.x) * size.width
        let y = CGFloat(second.pointee.y - first.pointee.y) * size.height
        let (distance, angle) = (hypot(x, y), Double(atan2(y, x)) * 180 / .pi)
        guard distance > 1 else { return nil }
        let place = CGPoint(x: CGFloat(event.x) * size.width, y: CGFloat(event.y) * size.height)
        guard let start else {
            start = (distance, angle)
            last = .pinch(place, .began, magnification: 1, rotation: 0)
            return last
        }
        // The shorter way around.
        let turn = remainder(angle - start.angle, 360)
        last = .pinch(place, .changed, magnification: distance / start.distance, rotation: turn)
        return last
    }
}
