import CSDL2

/// The pointer over popups on Wayland, of whose surfaces SDL does not know. What it does is put among SDL's events,
/// with the number of the popup in place of a window's.
@MainActor final class WaylandPopupPointer {
    static let shared = WaylandPopupPointer()

    /// The popup under the pointer.
    private(set) var popup: UInt32?
    /// Its surface, and the number of the event by which the pointer came to it.
    private var entered: (surface: OpaquePointer, serial: UInt32)?
    private var place = (x: Int32(0), y: Int32(0))
    private var lastPress: (button: UInt8, time: UInt32, x: Int32, y: Int32, clicks: UInt8)?
    /// What has scrolled since the last frame of the pointer.
    private var scroll = Scroll()

    private struct Scroll {
        /// To the right and up: by distance, and by clicks of a wheel.
        var (x, y) = (Double(0), Double(0))
        var clicks: (x: Int32, y: Int32)?
    }

    private enum Event {
        static let enter: UInt32 = 0, leave: UInt32 = 1, motion: UInt32 = 2, button: UInt32 = 3, axis: UInt32 = 4
        static let frame: UInt32 = 5, clicks: UInt32 = 8
    }

    /// The distance that a compositor sends for a click of a wheel.
    private static let click = 10.0

    /// Follows an event of the pointer; `sendsFrames` where the compositor tells which events belong together.
    func handle(_ event: UInt32, _ arguments: WaylandArguments, sendsFrames: Bool) {
        if event == Event.enter {
            let surface = arguments.object(1)
            popup = surface.flatMap(WaylandPopup.of)?.id
            entered = popup == nil ? nil : surface.map { ($0, arguments.uint(0)) }
            scroll = Scroll()
            guard popup != nil else { return }
            showCursor()
            move(arguments.fixed(2), arguments.fixed(3))
            return
        }
        guard let popup else { return }
        switch event {
        case Event.leave:
            (self.popup, entered) = (nil, nil)
            push(SDL_WINDOWEVENT.rawValue) {
                $0.window.windowID = popup
                $0.window.event = UInt8(SDL_WINDOWEVENT_LEAVE.rawValue)
            }
        case Event.motion: move(arguments.fixed(1), arguments.fixed(2))
        case Event.button: press(arguments.uint(2), isDown: arguments.uint(3) != 0, at: arguments.uint(1))
        case Event.axis:
            let isVertical = arguments.uint(1) == 0
            if isVertical { scroll.y -= arguments.fixed(2) } else { scroll.x += arguments.fixed(2) }
            if !sendsFrames { endFrame() }
        case Event.clicks:
            var clicks = scroll.clicks ?? (0, 0)
            if arguments.uint(0) == 0 { clicks.y -= arguments.int(1) } else { clicks.x += arguments.int(1) }
            scroll.clicks = clicks
        case Event.frame: endFrame()
        default: break
        }
    }

    /// A popup is gone, and nothing is told of the pointer over it.
    func forget(_ popup: UInt32) { if self.popup == popup { (self.popup, entered) = (nil, nil) } }

    /// Gives the pointer over a popup the style that it has in the program: the compositor leaves it to each surface.
    func showCursor() {
        guard let entered, let popup = WaylandPopup.of(entered.surface), let pointer = WaylandSeat.shared?.pointer
        else { return }
        popup.cursors?.show(PointerCursors.shown, on: pointer, entered.serial, scale: popup.scale)
    }

    private func move(_ x: Double, _ y: Double) {
        guard let popup else { return }
        place = (Int32(x.rounded(.down)), Int32(y.rounded(.down)))
        push(SDL_MOUSEMOTION.rawValue) {
            $0.motion.windowID = popup
            $0.motion.x = place.x
            $0.motion.y = place.y
        }
    }

    private func press(_ code: UInt32, isDown: Bool, at time: UInt32) {
        guard let popup, let button = Self.button(code) else { return }
        if isDown {
            var clicks: UInt8 = 1
            if let last = lastPress, last.button == button, time &- last.time < 500, abs(last.x - place.x) <= 4,
                abs(last.y - place.y) <= 4
            {
                clicks = last.clicks == .max ? 1 : last.clicks + 1
            }
            lastPress = (button, time, place.x, place.y, clicks)
        }
        push((isDown ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP).rawValue) {
            $0.button.windowID = popup
            $0.button.button = button
            $0.button.clicks = lastPress?.clicks ?? 1
            $0.button.x = place.x
            $0.button.y = place.y
        }
    }

    /// SDL's number of a button of Linux's.
    private static func button(_ code: UInt32) -> UInt8? {
        let left: UInt32 = 0x110
        let buttons = [SDL_BUTTON_LEFT, SDL_BUTTON_RIGHT, SDL_BUTTON_MIDDLE, SDL_BUTTON_X1, SDL_BUTTON_X2]
        guard code >= left, code - left < buttons.count else { return nil }
        return UInt8(buttons[Int(code - left)])
    }

    private func endFrame() {
        defer { scroll = Scroll() }
        guard let popup, scroll.x != 0 || scroll.y != 0 else { return }
        let x = scroll.clicks.map { Double($0.x) } ?? scroll.x / Self.click
        let y = scroll.clicks.map { Double($0.y) } ?? scroll.y / Self.click
        push(SDL_MOUSEWHEEL.rawValue) {
            $0.wheel.windowID = popup
            $0.wheel.preciseX = Float(x)
            $0.wheel.preciseY = Float(y)
            $0.wheel.mouseX = place.x
            $0.wheel.mouseY = place.y
        }
    }

    private func push(_ type: UInt32, _ fill: (inout SDL_Event) -> Void) {
        var event = SDL_Event()
        event.type = type
        fill(&event)
        SDL_PushEvent(&event)
    }
}
