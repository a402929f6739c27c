/// A key that was pressed, repeats, or was released, as reported by `onKeyPress`.
public struct KeyPress: Sendable {
    /// The phases of a key press.
    public struct Phases: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The key was pressed.
        public static let down = Phases(rawValue: 1)
        /// The key is held down and repeats.
        public static let `repeat` = Phases(rawValue: 2)
        /// The key was released.
        public static let up = Phases(rawValue: 4)
        /// All phases.
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// Whether an action used a key. One that is ignored is passed to the ancestors.
    public enum Result: Hashable, Sendable { case handled, ignored }

    /// The phase of the press: one of `Phases`.
    public let phase: Phases
    /// The key.
    public let key: KeyEquivalent
    /// The characters that the key types without modifiers.
    public let characters: String
    /// The modifier keys that are held.
    public let modifiers: EventModifiers

    package init(_ phase: Phases, _ key: KeyEquivalent, _ modifiers: EventModifiers) {
        (self.phase, self.key, self.modifiers) = (phase, key, modifiers)
        characters = String(key.character)
    }
}

extension KeyEquivalent {
    /// Whether the key types a visible character, or a space.
    package var isPrintable: Bool {
        guard let scalar = character.unicodeScalars.first?.value else { return false }
        return scalar >= 0x20 && scalar != 0x7F && !(0xF700...0xF8FF).contains(scalar)
    }
}

extension EventModifiers {
    /// The modifiers that change the meaning of a key: without the locks.
    package var held: EventModifiers { subtracting([.capsLock, .numericPad]) }
    /// Whether a printable key types text with these modifiers.
    package var letType: Bool { isDisjoint(with: [.control, .command, .option]) }
}

/// The directions in which arrow keys move the focus, and of `onMoveCommand`.
public enum MoveCommandDirection: Hashable, Sendable { case up, down, left, right }

/// The commands of keys, for the views around the focus.
package enum KeyCommand: Hashable, Sendable {
    case move(MoveCommandDirection)
    /// Escape.
    case exit
    /// Delete, in either direction.
    case delete
    /// Control and C, X or V.
    case copy, cut, paste
    /// An item of the menu Format.
    case format(TextFormat)

    package init?(_ press: KeyPress) {
        if press.modifiers.held.subtracting(.command) == .control {
            switch press.key.character {
            case "c": self = .copy
            case "x": self = .cut
            case "v": self = .paste
            default: return nil
            }
            return
        }
        guard press.modifiers.held.isEmpty else { return nil }
        switch press.key {
        case .upArrow: self = .move(.up)
        case .downArrow: self = .move(.down)
        case .leftArrow: self = .move(.left)
        case .rightArrow: self = .move(.right)
        case .escape: self = .exit
        case .delete, .deleteForward: self = .delete
        default: return nil
        }
    }
}

/// A change of how a text looks, which the menu Format offers.
package enum TextFormat: Hashable, Sendable, CaseIterable {
    case bold, italic, underline, alignLeft, alignCenter, alignJustified, alignRight
}
