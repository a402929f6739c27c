import CSDL2
import CasementCore
import Foundation

/// Fingers on the screen on Wayland, over windows and popups. SDL knows of no popups, and its own fingers press as the
/// left button does, and never scroll.
@MainActor final class WaylandFingers {
    static let shared = WaylandFingers()

    /// The program's windows.
    var windows: () -> [DesktopWindow] = { [] }

    /// The fingers on the screen, by their numbers.
    private var fingers: [Int32: Finger] = [:]
    private struct Finger {
        let surface: OpaquePointer
        /// In units of the surface.
        var place: CGPoint
    }

    /// Surfaces of popups that were closed under fingers. SDL remembers them until these leave.
    private var closed: [OpaquePointer: () -> Void] = [:]

    /// What was told and is not handled: while SDL reads events, nothing may run.
    private var steps: [Step] = []
    private enum Step {
        case change(FingerTranslation.Change, Int32, Finger, time: UInt32)
        case cancel
    }

    private var translation = FingerTranslation()
    /// The window that they touch.
    private weak var window: DesktopWindow?

    private enum Event {
        static let down: UInt32 = 0, up: UInt32 = 1, motion: UInt32 = 2, cancel: UInt32 = 4
    }

    /// Begins: from now on SDL makes no presses of fingers.
    func start(_ seat: WaylandSeat, _ windows: @escaping () -> [DesktopWindow]) {
        self.windows = windows
        SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
        seat.onTouchEvent = { [weak self] in self?.handle($0, $1) }
        seat.onTouchLoss = { [weak self] in self?.cancel() }
    }

    /// Follows an event of the compositor.
    private func handle(_ event: UInt32, _ arguments: WaylandArguments) {
        switch event {
        case Event.down:
            guard let surface = arguments.object(2) else { return }
            let finger = Finger(surface: surface, place: CGPoint(x: arguments.fixed(4), y: arguments.fixed(5)))
            fingers[arguments.int(3)] = finger
            add(.change(.down, arguments.int(3), finger, time: arguments.uint(1)))
        case Event.up:
            let number = arguments.int(2)
            guard let finger = fingers.removeValue(forKey: number) else { return }
            release(finger.surface)
            add(.change(.up, number, finger, time: arguments.uint(1)))
        case Event.motion:
            let number = arguments.int(1)
            guard var finger = fingers[number] else { return }
            finger.place = CGPoint(x: arguments.fixed(2), y: arguments.fixed(3))
            fingers[number] = finger
            add(.change(.moved, number, finger, time: arguments.uint(0)))
        case Event.cancel: cancel()
        default: break
        }
    }

    private func cancel() {
        guard !fingers.isEmpty else { return }
        // SDL hears of no end of these fingers: what they touched stays.
        fingers = [:]
        add(.cancel)
    }

    /// Destroys the surface of a popup that is closed, once no finger touches it.
    func forget(_ surface: OpaquePointer, destroy: @escaping () -> Void) {
        guard isTouched(surface) else { return destroy() }
        closed[surface] = destroy
        add(.cancel)
    }

    private func isTouched(_ surface: OpaquePointer) -> Bool { fingers.values.contains { $0.surface == surface } }

    private func release(_ surface: OpaquePointer) {
        guard !closed.isEmpty, !isTouched(surface), let destroy = closed.removeValue(forKey: surface) else { return }
        // SDL may hear of it later.
        DispatchQueue.main.async { destroy() }
    }

    private func add(_ step: Step) {
        if steps.isEmpty { DispatchQueue.main.async { [weak self] in self?.follow() } }
        // Of the movements of a finger the last counts.
        if case .change(.moved, let number, _, _) = step, case .change(.moved, number, _, _) = steps.last {
            steps.removeLast()
        }
        steps.append(step)
    }

    private func follow() {
        let new = steps
        steps = []
        for step in new {
            switch step {
            case .cancel: deliver(translation.cancel())
            case .change(let change, let number, let finger, let time):
                if change == .down, let owner = windows().first(where: { $0.owns(finger.surface) }), owner !== window {
                    // Those of another window have no meaning any more.
                    deliver(translation.cancel())
                    window = owner
                }
                guard let window, window.owns(finger.surface) else { continue }
                let place = window.point(finger.place, in: WaylandPopup.of(finger.surface)?.id ?? 0)
                deliver(
                    translation.events(change, number, at: place, time: time) {
                        window.client?.fingerScrolls(from: $0, by: $1) ?? false
                    })
            }
        }
    }

    private func deliver(_ events: [InputEvent]) {
        for event in events { window?.receive(.input(event)) }
    }
}
