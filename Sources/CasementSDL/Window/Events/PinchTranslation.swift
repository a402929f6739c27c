import CSDL2
import CasementCore
import Foundation

/// Computes the magnification and rotation of two fingers on a touch device. SDL's own gestures give neither: they
/// report the change since the last event, and not the distance of the fingers.
@MainActor struct PinchTranslation {
    private struct Finger {
        let id: SDL_FingerID
        let device: SDL_TouchID
        /// As fractions of the device, or of the window if that itself is touched.
        var place: CGPoint
    }

    private var fingers: [Finger] = []
    private var start: (distance: CGFloat, angle: Double)?
    private var last = InputEvent.pinch(.zero, .ended, magnification: 1, rotation: 0)

    /// Fingers closer than this have no meaningful angle, in points.
    private static let least: CGFloat = 1
    /// No device reports more.
    private static let mostFingers = 32

    /// The meaning of a finger event for a window with a size in points; nil if there is none.
    mutating func event(_ event: SDL_Event, in size: CGSize) -> InputEvent? {
        let finger = event.tfinger
        let change: FingerTranslation.Change
        switch SDL_EventType(event.type) {
        case SDL_FINGERDOWN: change = .down
        case SDL_FINGERMOTION: change = .moved
        case SDL_FINGERUP: change = .up
        default: return nil
        }
        let place = CGPoint(x: CGFloat(finger.x), y: CGFloat(finger.y))
        return self.event(change, finger: finger.fingerId, device: finger.touchId, at: place, in: size)
    }

    /// The meaning of a change; the place is a fraction of the size.
    mutating func event(
        _ change: FingerTranslation.Change, finger id: SDL_FingerID, device: SDL_TouchID, at place: CGPoint,
        in size: CGSize
    ) -> InputEvent? {
        let index = fingers.firstIndex { $0.id == id && $0.device == device }
        switch change {
        case .down:
            guard place.x.isFinite, place.y.isFinite, index == nil, fingers.count < Self.mostFingers else { return nil }
            fingers.append(Finger(id: id, device: device, place: place))
            // A third finger ends the gesture.
            return fingers.count == 2 ? nil : ended()
        case .moved:
            guard let index, place.x.isFinite, place.y.isFinite else { return nil }
            fingers[index].place = place
            return moved(in: size)
        case .up:
            guard let index else { return nil }
            fingers.remove(at: index)
            return ended()
        }
    }

    private mutating func ended() -> InputEvent? {
        guard start != nil, case .pinch(let place, _, let magnification, let rotation) = last else { return nil }
        start = nil
        return .pinch(place, .ended, magnification: magnification, rotation: rotation)
    }

    private mutating func moved(in size: CGSize) -> InputEvent? {
        guard fingers.count == 2, fingers[0].device == fingers[1].device else { return nil }
        let (first, second) = (fingers[0].place, fingers[1].place)
        let (x, y) = ((second.x - first.x) * size.width, (second.y - first.y) * size.height)
        let (distance, angle) = (hypot(x, y), Double(atan2(y, x)) * 180 / .pi)
        guard distance > Self.least else { return nil }
        let place = CGPoint(x: (first.x + second.x) / 2 * size.width, y: (first.y + second.y) / 2 * size.height)
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
