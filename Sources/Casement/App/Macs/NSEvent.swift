import CasementCore
import Foundation

/// What the user does, by the name of AppKit: which keys are held, and where the pointer is. Views get events from
/// `onKeyPress`, `onModifierKeysChanged` and gestures.
@MainActor @preconcurrency public final class NSEvent {
    private init() {}

    private static var input: InputRouter? { RunningApp.current?.windows.key?.pipeline.input }

    /// The modifier keys that are held, as the window with the keyboard knows it; none while another program has it.
    public static var modifierFlags: ModifierFlags { ModifierFlags(input?.focus.modifierKeys.held ?? []) }

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
