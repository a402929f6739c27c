import CasementCore
import Foundation

extension NSEvent {
    /// The kind of an event.
    public enum EventType: UInt, Hashable, Sendable {
        /// The primary button was pressed.
        case leftMouseDown = 1
        /// The primary button was released.
        case leftMouseUp = 2
        /// The secondary button was pressed.
        case rightMouseDown = 3
        /// The secondary button was released.
        case rightMouseUp = 4
        /// The pointer moved.
        case mouseMoved = 5
        /// The pointer moved while the primary button was pressed.
        case leftMouseDragged = 6
        /// A key was pressed, or repeats.
        case keyDown = 10
        /// A key was released.
        case keyUp = 11
        /// A modifier key was pressed or released.
        case flagsChanged = 12
        /// A wheel or a touchpad scrolls.
        case scrollWheel = 22
        /// Another button was pressed.
        case otherMouseDown = 25
        /// Another button was released.
        case otherMouseUp = 26
    }

    /// Kinds of events.
    public struct EventTypeMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }

        private init(_ type: EventType) { rawValue = 1 << UInt64(type.rawValue) }

        /// The primary button was pressed.
        public static let leftMouseDown = EventTypeMask(.leftMouseDown)
        /// The primary button was released.
        public static let leftMouseUp = EventTypeMask(.leftMouseUp)
        /// The secondary button was pressed.
        public static let rightMouseDown = EventTypeMask(.rightMouseDown)
        /// The secondary button was released.
        public static let rightMouseUp = EventTypeMask(.rightMouseUp)
        /// The pointer moved.
        public static let mouseMoved = EventTypeMask(.mouseMoved)
        /// The pointer moved while the primary button was pressed.
        public static let leftMouseDragged = EventTypeMask(.leftMouseDragged)
        /// A key was pressed, or repeats.
        public static let keyDown = EventTypeMask(.keyDown)
        /// A key was released.
        public static let keyUp = EventTypeMask(.keyUp)
        /// A modifier key was pressed or released.
        public static let flagsChanged = EventTypeMask(.flagsChanged)
        /// A wheel or a touchpad scrolls.
        public static let scrollWheel = EventTypeMask(.scrollWheel)
        /// Another button was pressed.
        public static let otherMouseDown = EventTypeMask(.otherMouseDown)
        /// Another button was released.
        public static let otherMouseUp = EventTypeMask(.otherMouseUp)
        /// All kinds.
        public static let any = EventTypeMask(rawValue: .max)

        func contains(_ type: EventType) -> Bool { contains(EventTypeMask(type)) }
    }

    /// Calls a closure for the events of the program's windows, before their content has them. What it returns is
    /// handled as usual; nil keeps the event from the content, and for a key also what the key types. (Another event
    /// than the given one counts as that.)
    ///
    /// - Returns: what `removeMonitor(_:)` ends. Who loses it cannot end it.
    public static func addLocalMonitorForEvents(
        matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
    ) -> Any? {
        let monitor = EventMonitor(mask: mask, handler: block)
        EventMonitor.all.append(monitor)
        FramePipeline.monitor = EventMonitor.passes
        return monitor
    }

    /// Has no effect, and returns nil: desktops do not tell programs what is done in the windows of others.
    public static func addGlobalMonitorForEvents(
        matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
    ) -> Any? {
        WithoutEffect.note("NSEvent.addGlobalMonitorForEvents", "addLocalMonitorForEvents has the program's own events")
        return nil
    }

    /// Ends a monitor.
    public static func removeMonitor(_ eventMonitor: Any) {
        EventMonitor.all.removeAll { $0 === eventMonitor as AnyObject }
        if EventMonitor.all.isEmpty { FramePipeline.monitor = nil }
    }
}

/// A closure that sees the program's events.
@MainActor private final class EventMonitor {
    let mask: NSEvent.EventTypeMask
    let handler: (NSEvent) -> NSEvent?

    static var all: [EventMonitor] = []
    private static var isPressed = false
    /// Whether the text that comes next is what a key types that a monitor kept.
    private static var keepsText = false

    init(mask: NSEvent.EventTypeMask, handler: @escaping (NSEvent) -> NSEvent?) {
        (self.mask, self.handler) = (mask, handler)
    }

    static func passes(_ event: InputEvent, in pipeline: FramePipeline) -> Bool {
        switch event {
        case .text where keepsText: return false
        case .keyDown, .keyUp: keepsText = false
        case .pointerDown(_, .primary, _): isPressed = true
        case .pointerUp(_, .primary), .pressCancelled: isPressed = false
        default: break
        }
        let window = RunningApp.current?.windows.windows.first { $0.pipeline === pipeline }
        guard let window, let seen = NSEvent(event, in: window, isPressed: isPressed) else { return true }
        for monitor in all where monitor.mask.contains(seen.type) {
            guard monitor.handler(seen) == nil else { continue }
            if seen.type == .keyDown { keepsText = true }
            return false
        }
        return true
    }
}

extension InputEvent.Button {
    /// Its number in AppKit.
    var number: Int {
        switch self {
        case .primary: 0
        case .secondary: 1
        case .middle: 2
        case .back: 3
        }
    }
}

/// The numbers of keys on a Mac's keyboard, by what they type on one of the United States.
enum MacKeys {
    static let codes: [Character: UInt16] = {
        var codes: [Character: UInt16] = [
            "\r": 36, "\t": 48, " ": 49, "\u{08}": 51, "\u{1B}": 53, "\u{F739}": 71, "\u{F729}": 115, "\u{F72C}": 116,
            "\u{F728}": 117, "\u{F72B}": 119, "\u{F72D}": 121, "\u{F702}": 123, "\u{F703}": 124, "\u{F701}": 125,
            "\u{F700}": 126,
        ]
        // The numbers from 0; a space stands for one that no character has.
        for (code, character) in "asdfhgzxcv bqweryt123465=97-80]ou[ip lj'k;\\,/nm.".enumerated() {
            if character != " " { codes[character] = UInt16(code) }
        }
        codes["`"] = 50
        // F1 to F12.
        let functions: [UInt16] = [122, 120, 99, 118, 96, 97, 98, 100, 101, 109, 103, 111]
        for (index, code) in functions.enumerated() {
            if let key = UnicodeScalar(0xF704 + index) { codes[Character(key)] = code }
        }
        return codes
    }()
}
