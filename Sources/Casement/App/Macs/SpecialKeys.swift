import CasementCore
import Foundation

extension NSEvent {
    /// A key that types no letter.
    public struct SpecialKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        private init(_ key: KeyEquivalent) { rawValue = Int(key.character.unicodeScalars.first?.value ?? 0) }

        /// The character that stands for the key.
        public var unicodeScalar: Unicode.Scalar { Unicode.Scalar(UInt32(rawValue)) ?? "\u{FFFD}" }

        /// The Up arrow key.
        public static let upArrow = SpecialKey(.upArrow)
        /// The Down arrow key.
        public static let downArrow = SpecialKey(.downArrow)
        /// The Left arrow key.
        public static let leftArrow = SpecialKey(.leftArrow)
        /// The Right arrow key.
        public static let rightArrow = SpecialKey(.rightArrow)
        /// The Home key.
        public static let home = SpecialKey(.home)
        /// The End key.
        public static let end = SpecialKey(.end)
        /// The Page Up key.
        public static let pageUp = SpecialKey(.pageUp)
        /// The Page Down key.
        public static let pageDown = SpecialKey(.pageDown)
        /// The Delete key, which deletes forwards.
        public static let deleteForward = SpecialKey(.deleteForward)
        /// The Backspace key, which deletes backwards.
        public static let delete = SpecialKey(rawValue: 0x7F)
        /// The Backspace key, by its older character. No event has it.
        public static let backspace = SpecialKey(.delete)
        /// The Tab key.
        public static let tab = SpecialKey(.tab)
        /// The Tab key with Shift. No event has it: it is `tab`, and `modifierFlags` has the Shift key.
        public static let backTab = SpecialKey(rawValue: 0x19)
        /// The Return key.
        public static let carriageReturn = SpecialKey(.return)
        /// A new line. No event has it.
        public static let newline = SpecialKey(rawValue: 0x0A)
        /// The Enter key of a numeric keypad. No event has it: it is `carriageReturn`.
        public static let enter = SpecialKey(rawValue: 0x03)
        /// The Clear key.
        public static let clearDisplay = SpecialKey(.clear)
        /// The function key F1.
        public static let f1 = SpecialKey(rawValue: 0xF704)
        /// The function key F2.
        public static let f2 = SpecialKey(rawValue: 0xF705)
        /// The function key F3.
        public static let f3 = SpecialKey(rawValue: 0xF706)
        /// The function key F4.
        public static let f4 = SpecialKey(rawValue: 0xF707)
        /// The function key F5.
        public static let f5 = SpecialKey(rawValue: 0xF708)
        /// The function key F6.
        public static let f6 = SpecialKey(rawValue: 0xF709)
        /// The function key F7.
        public static let f7 = SpecialKey(rawValue: 0xF70A)
        /// The function key F8.
        public static let f8 = SpecialKey(rawValue: 0xF70B)
        /// The function key F9.
        public static let f9 = SpecialKey(rawValue: 0xF70C)
        /// The function key F10.
        public static let f10 = SpecialKey(rawValue: 0xF70D)
        /// The function key F11.
        public static let f11 = SpecialKey(rawValue: 0xF70E)
        /// The function key F12.
        public static let f12 = SpecialKey(rawValue: 0xF70F)

        fileprivate var isKnown: Bool {
            (0xF700...0xF8FF).contains(rawValue) || [0x7F, 0x08, 0x09, 0x19, 0x0D, 0x0A, 0x03].contains(rawValue)
        }
    }

    /// The key, where it types no letter; nil for others, for Escape, and for events that are not of keys.
    public var specialKey: SpecialKey? {
        guard let scalar = charactersIgnoringModifiers?.unicodeScalars.first else { return nil }
        let key = SpecialKey(rawValue: Int(scalar.value))
        return key.isKnown ? key : nil
    }

    /// The seconds until a held key repeats, as most desktops have it: half a second. The user's choice is not read.
    public static let keyRepeatDelay: TimeInterval = 0.5
    /// The seconds between the repeats of a held key, as most desktops have it. The user's choice is not read.
    public static let keyRepeatInterval: TimeInterval = 1.0 / 30

    /// The buttons that are pressed in the window of the last event: 1 for the primary one, 2 for the secondary, 4 for
    /// the middle one, 8 for the one that navigates back.
    public static var pressedMouseButtons: Int { lastWindow?.pipeline.input.pressedButtons ?? 0 }

    /// How far a gesture of fingers is.
    public struct Phase: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It begins.
        public static let began = Phase(rawValue: 1)
        /// The fingers rest.
        public static let stationary = Phase(rawValue: 2)
        /// The fingers move.
        public static let changed = Phase(rawValue: 4)
        /// It ends.
        public static let ended = Phase(rawValue: 8)
        /// It is not meant for the program.
        public static let cancelled = Phase(rawValue: 16)
        /// It may begin.
        public static let mayBegin = Phase(rawValue: 32)
    }

    /// How far the gesture is that scrolls: always empty. Views have `onScrollPhaseChange`.
    public var phase: Phase { [] }
    /// How far the motion is after the fingers have left: always empty, since it makes no events.
    public var momentumPhase: Phase { [] }
    /// Whether the desktop has turned the direction of scrolling, which it does not tell: false.
    public var isDirectionInvertedFromDevice: Bool { false }
    /// How hard is pressed: 1 while a button is pressed, and else 0.
    public var pressure: Float { [.leftMouseDown, .rightMouseDown, .otherMouseDown].contains(type) ? 1 : 0 }
}
