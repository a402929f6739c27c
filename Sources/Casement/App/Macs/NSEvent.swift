import CasementCore
import Foundation

/// What the user does, by the name of AppKit: an event that a monitor sees, and which keys are held. Views get events
/// from `onKeyPress`, `onModifierKeysChanged` and gestures.
///
///     let monitor = NSEvent.addLocalMonitorForEvents(matching: .keyDown) { event in
///         guard event.keyCode == 53 else { return event }
///         close()
///         return nil
///     }
@MainActor @preconcurrency public final class NSEvent {
    /// What has happened.
    public let type: EventType
    /// The modifier keys that are held.
    public let modifierFlags: ModifierFlags
    /// The window whose event it is.
    public private(set) weak var window: NSWindow?
    /// Where the pointer is, in points from the bottom of the window's content; zero for keys.
    public let locationInWindow: CGPoint
    /// How often the button was pressed in a row, from 1; 0 for events without a button.
    public let clickCount: Int
    /// Which button: 0 the primary one, 1 the secondary, 2 the middle, 3 the one that navigates back.
    public let buttonNumber: Int
    /// How far is scrolled to the side, in points; positive where the content moves to the right.
    public let scrollingDeltaX: CGFloat
    /// How far is scrolled, in points; positive where the content moves down.
    public let scrollingDeltaY: CGFloat
    /// Whether a touchpad scrolls, and not the clicks of a wheel.
    public let hasPreciseScrollingDeltas: Bool
    /// Whether the key is held and repeats.
    public let isARepeat: Bool
    /// When it happened, in seconds since the computer was started.
    public let timestamp: TimeInterval
    private let key: KeyEquivalent?

    init?(_ event: InputEvent, in window: AppWindow, isPressed: Bool) {
        let input = window.pipeline.input
        var (place, button, clicks, delta): (CGPoint?, Int, Int, CGSize) = (nil, 0, 0, .zero)
        var (key, held, isPrecise, repeats): (KeyEquivalent?, EventModifiers?, Bool, Bool) = (nil, nil, false, false)
        switch event {
        case .keyDown(let pressed, let modifiers, let isRepeat):
            (type, key, held, repeats) = (.keyDown, pressed, modifiers, isRepeat)
        case .keyUp(let released, let modifiers): (type, key, held) = (.keyUp, released, modifiers)
        case .modifiersChanged(let modifiers): (type, held) = (.flagsChanged, modifiers)
        case .pointerMoved(let point): (type, place) = (isPressed ? .leftMouseDragged : .mouseMoved, point)
        case .pointerDown(let point, let pressed, let count):
            (place, button, clicks) = (point, pressed.number, count)
            type = button == 0 ? .leftMouseDown : button == 1 ? .rightMouseDown : .otherMouseDown
        case .pointerUp(let point, let released):
            (place, button, clicks) = (point, released.number, 1)
            type = button == 0 ? .leftMouseUp : button == 1 ? .rightMouseUp : .otherMouseUp
        case .scroll(let point, let dx, let dy):
            (type, place, delta, isPrecise) = (.scrollWheel, point, CGSize(width: -dx, height: -dy), true)
        case .wheel(let point, let dx, let dy):
            (type, place, delta) = (.scrollWheel, point, CGSize(width: -dx, height: -dy))
        default: return nil
        }
        modifierFlags = ModifierFlags(held ?? input.focus.modifierKeys.held)
        self.window = window.handle
        locationInWindow = place.map { CGPoint(x: $0.x, y: window.pipeline.size.height - $0.y) } ?? .zero
        (buttonNumber, clickCount) = (button, clicks)
        (scrollingDeltaX, scrollingDeltaY, hasPreciseScrollingDeltas) = (delta.width, delta.height, isPrecise)
        (self.key, isARepeat, timestamp) = (key, repeats, ProcessInfo.processInfo.systemUptime)
    }

    /// What the key types with Shift and without other modifiers; nil for events that are not of keys. The arrow keys
    /// and their like are characters of their own, as in `KeyEquivalent`; Backspace is U+007F.
    public var charactersIgnoringModifiers: String? {
        guard let key else { return nil }
        if key == .delete { return "\u{7F}" }
        return modifierFlags.contains(.shift) ? String(key.character).uppercased() : String(key.character)
    }

    /// What the key types. Characters that need several keys are not told apart: it is `charactersIgnoringModifiers`.
    public var characters: String? { charactersIgnoringModifiers }

    /// The number of the key on a Mac's keyboard, found by what the key types: 53 is Escape, 36 Return, 123 to 126 are
    /// the arrow keys. 65535 for other keys and events.
    public var keyCode: UInt16 { key.flatMap { MacKeys.codes[$0.character] } ?? .max }

    /// How far is scrolled to the side; `scrollingDeltaX`.
    public var deltaX: CGFloat { scrollingDeltaX }
    /// How far is scrolled; `scrollingDeltaY`.
    public var deltaY: CGFloat { scrollingDeltaY }

    private static var input: InputRouter? { RunningApp.current?.windows.key?.pipeline.input }

    /// The modifier keys that are held, as the window with the keyboard knows it; none while another program has it.
    public static var modifierFlags: ModifierFlags { ModifierFlags(input?.focus.modifierKeys.held ?? []) }

    /// Where the pointer is on the screen, in points from the bottom, as far as the program's windows know it. On
    /// Wayland, where programs do not know the places of windows, it is the place in its window.
    public static var mouseLocation: CGPoint {
        guard let window = lastWindow, let point = window.pipeline.input.pointer else { return .zero }
        let origin = window.handle.frame.origin
        return CGPoint(x: origin.x + point.x, y: origin.y + window.pipeline.size.height - point.y)
    }

    /// The last event of the program's windows; nil before the first, and for kinds that AppKit has not.
    static var current: NSEvent? {
        guard let event = FramePipeline.lastEvent, let window = lastWindow else { return nil }
        return NSEvent(event, in: window, isPressed: false)
    }

    /// The window that the last event was for.
    static var lastWindow: AppWindow? {
        RunningApp.current?.windows.windows.first { ObjectIdentifier($0.pipeline) == FramePipeline.lastHandler }
    }

    /// The seconds within which a second click makes a double click: half a second.
    public static let doubleClickInterval: TimeInterval = 0.5

    /// The keys that are held together with others.
    public struct ModifierFlags: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The Caps Lock state.
        public static let capsLock = ModifierFlags(rawValue: 1 << 16)
        /// The Shift key.
        public static let shift = ModifierFlags(rawValue: 1 << 17)
        /// The Control key. When it is held, `command` is reported too.
        public static let control = ModifierFlags(rawValue: 1 << 18)
        /// The Alt key.
        public static let option = ModifierFlags(rawValue: 1 << 19)
        /// The main modifier of shortcuts: Control on Linux.
        public static let command = ModifierFlags(rawValue: 1 << 20)
        /// Keys of the numeric keypad. It is not reported.
        public static let numericPad = ModifierFlags(rawValue: 1 << 21)
        /// The Help key. It is not reported.
        public static let help = ModifierFlags(rawValue: 1 << 22)
        /// The Fn key. It is not reported.
        public static let function = ModifierFlags(rawValue: 1 << 23)
        /// All that depend on no keyboard.
        public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xffff_0000)

        fileprivate static let known: [(own: ModifierFlags, modifier: EventModifiers)] = [
            (.capsLock, .capsLock), (.shift, .shift), (.control, .control), (.option, .option), (.command, .command),
        ]

        init(_ modifiers: EventModifiers) {
            self = Self.known.reduce(into: []) { if modifiers.contains($1.modifier) { $0.insert($1.own) } }
        }
    }
}

extension EventModifiers {
    /// Creates a set from AppKit's.
    public init(_ flags: NSEvent.ModifierFlags) {
        self = NSEvent.ModifierFlags.known.reduce(into: []) { if flags.contains($1.own) { $0.insert($1.modifier) } }
    }
}
