import CSDL2
import CasementCore
import Foundation

/// Converts SDL's events to those of a window.
@MainActor enum EventTranslation {
    /// The distance of one wheel click in points: three lines of body text, as usual on desktops.
    private static let wheelStep: CGFloat = 53
    /// The points in what SDL counts as a click of a touchpad on Wayland, which sends points.
    private static let fingerStep: CGFloat = 10

    /// The window that an event is for, or 0.
    static func windowID(_ event: SDL_Event) -> UInt32 {
        switch SDL_EventType(event.type) {
        case SDL_WINDOWEVENT: event.window.windowID
        case SDL_MOUSEMOTION: event.motion.windowID
        case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: event.button.windowID
        case SDL_MOUSEWHEEL: event.wheel.windowID
        case SDL_KEYDOWN, SDL_KEYUP: event.key.windowID
        case SDL_TEXTINPUT: event.text.windowID
        case SDL_TEXTEDITING: event.edit.windowID
        case SDL_TEXTEDITING_EXT: event.editExt.windowID
        case SDL_DROPBEGIN, SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPCOMPLETE: event.drop.windowID
        case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: event.tfinger.windowID
        default: 0
        }
    }

    /// Whether it is an event of a finger.
    static func isTouch(_ event: SDL_Event) -> Bool {
        switch SDL_EventType(event.type) {
        case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: true
        default: false
        }
    }

    /// Whether a modifier key went down or up, which is not a key event in itself.
    static func isModifierKey(_ event: SDL_Event) -> Bool {
        switch SDL_EventType(event.type) {
        case SDL_KEYDOWN, SDL_KEYUP:
            (Int(SDLK_LCTRL.rawValue)...Int(SDLK_RGUI.rawValue)).contains(Int(event.key.keysym.sym))
                || Int(event.key.keysym.sym) == Int(SDLK_CAPSLOCK.rawValue)
        default: false
        }
    }

    /// The meaning of the event for `window`; nil if it has none.
    static func event(_ event: SDL_Event, in window: DesktopWindow) -> WindowEvent? {
        if SDL_EventType(event.type) == SDL_WINDOWEVENT { return windowEvent(event.window, in: window) }
        return input(event, in: window).map { .input($0) }
    }

    private static func windowEvent(_ event: SDL_WindowEvent, in window: DesktopWindow) -> WindowEvent? {
        switch SDL_WindowEventID(UInt32(event.event)) {
        // Another display may have another scale.
        case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED, SDL_WINDOWEVENT_MAXIMIZED:
            .resized(window.size)
        case SDL_WINDOWEVENT_EXPOSED: .exposed
        case SDL_WINDOWEVENT_CLOSE: .closeRequested
        case SDL_WINDOWEVENT_FOCUS_GAINED: .activated
        case SDL_WINDOWEVENT_FOCUS_LOST: .deactivated
        case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: .hidden
        case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED: .shown
        // On Wayland it is on another screen: nobody knows where, and popups go with it.
        case SDL_WINDOWEVENT_MOVED: WaylandCompositor.current == nil ? .moved : nil
        // The pointer may have entered one of its popups.
        case SDL_WINDOWEVENT_LEAVE: window.hasPointer ? nil : .input(.pointerLeft)
        default: nil
        }
    }

    private static func input(_ event: SDL_Event, in window: DesktopWindow) -> InputEvent? {
        switch SDL_EventType(event.type) {
        case SDL_MOUSEMOTION:
            return .pointerMoved(window.point(event.motion.x, event.motion.y, in: event.motion.windowID))
        case SDL_MOUSEBUTTONDOWN:
            let place = window.point(event.button.x, event.button.y, in: event.button.windowID)
            return button(event.button).map { .pointerDown(place, $0, clicks: Int(event.button.clicks)) }
        case SDL_MOUSEBUTTONUP:
            let place = window.point(event.button.x, event.button.y, in: event.button.windowID)
            return button(event.button).map { .pointerUp(place, $0) }
        case SDL_MOUSEWHEEL: return scroll(event.wheel, in: window)
        case SDL_KEYDOWN, SDL_KEYUP: return key(event.key)
        case SDL_TEXTINPUT:
            let text = text(event.text)
            return text.isEmpty ? nil : .text(text)
        case SDL_TEXTEDITING:
            let text = withUnsafeBytes(of: event.edit.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
            return editing(text, event.edit.start, event.edit.length)
        case SDL_TEXTEDITING_EXT:
            // Its text must be freed here.
            defer { SDL_free(event.editExt.text) }
            let text = event.editExt.text.map { String(cString: $0) } ?? ""
            return editing(text, event.editExt.start, event.editExt.length)
        default: return nil
        }
    }

    static func text(_ event: SDL_TextInputEvent) -> String {
        withUnsafeBytes(of: event.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    private static func key(_ event: SDL_KeyboardEvent) -> InputEvent? {
        let isDown = SDL_EventType(event.type) == SDL_KEYDOWN
        let isAltGraph = AltGraph.isHeld(with: event)
        let modifiers = EventModifiers(event.keysym, isAltGraph: isAltGraph)
        guard var key = KeyEquivalent(event.keysym, modifiers) else { return nil }
        if isAltGraph, key.isPrintable {
            // The key is that of the character that it types.
            guard isDown, let typed = AltGraph.typed() else { return nil }
            key = typed
        }
        return isDown ? .keyDown(key, modifiers, isRepeat: event.repeat != 0) : .keyUp(key, modifiers)
    }

    /// SDL counts the selection in characters; some input methods send -1 for none.
    private static func editing(_ text: String, _ start: Int32, _ length: Int32) -> InputEvent {
        let count = text.unicodeScalars.count
        let first = min(max(0, Int(start)), count)
        return .textEditing(text, selection: first..<min(count, first + max(0, Int(length))))
    }

    private static func button(_ event: SDL_MouseButtonEvent) -> InputEvent.Button? {
        switch Int32(event.button) {
        case SDL_BUTTON_LEFT: .primary
        case SDL_BUTTON_RIGHT: .secondary
        case SDL_BUTTON_MIDDLE: .middle
        case SDL_BUTTON_X1: .back
        default: nil
        }
    }

    /// The scroll by clicks of a wheel and parts of them, of the fingers on a touchpad, to the right and down.
    static func scroll(by clicks: CGSize, at place: CGPoint) -> InputEvent {
        let isTurned = clicks.width == 0 && SDL_GetModState().rawValue & KMOD_SHIFT.rawValue != 0
        let (dx, dy) = (clicks.width * wheelStep, clicks.height * wheelStep)
        return isTurned ? .scroll(place, dx: dy, dy: 0) : .scroll(place, dx: dx, dy: dy)
    }

    /// With positive y, SDL's wheel turns up, which moves content down. Shift makes it horizontal.
    private static func scroll(_ wheel: SDL_MouseWheelEvent, in window: DesktopWindow) -> InputEvent {
        // Touchpads send fractions of a click, many times a second; a wheel's clicks would be jumps.
        let isClick = wheel.preciseX.rounded() == wheel.preciseX && wheel.preciseY.rounded() == wheel.preciseY
        let step = isClick || WaylandCompositor.current == nil ? wheelStep : fingerStep
        var (dx, dy) = (CGFloat(wheel.preciseX) * step, -CGFloat(wheel.preciseY) * step)
        if dx == 0, SDL_GetModState().rawValue & KMOD_SHIFT.rawValue != 0 { (dx, dy) = (dy, 0) }
        let point = window.point(wheel.mouseX, wheel.mouseY, in: wheel.windowID)
        return isClick ? .wheel(point, dx: dx, dy: dy) : .scroll(point, dx: dx, dy: dy)
    }
}
