/// A combination of keys that triggers a control.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key that is pressed last.
    public var key: KeyEquivalent
    /// The keys that are held meanwhile.
    public var modifiers: EventModifiers

    /// Which key it is on another keyboard layout.
    public var localization: Localization

    /// Whether a shortcut follows the layout of the keyboard. Here it always does: keys are those that carry the character, and where
    /// a layout types no Latin letters, those that would type them on a US keyboard.
    public struct Localization: Hashable, Sendable {
        private let name: String
        public static let automatic = Localization(name: "automatic")
        public static let withoutMirroring = Localization(name: "withoutMirroring")
        public static let custom = Localization(name: "custom")
    }

    /// `modifiers` defaults to the command key, which is Control on Linux.
    public init(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
    ) {
        (self.key, self.modifiers, self.localization) = (key, modifiers, localization)
    }

    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// Whether a key pressed with `held` modifiers is this shortcut. A held Control key is `command` and `control` at once.
    package func matches(_ key: KeyEquivalent, _ held: EventModifiers) -> Bool {
        func plain(_ modifiers: EventModifiers) -> EventModifiers {
            var modifiers = modifiers.subtracting([.capsLock, .numericPad])
            if modifiers.contains(.control) { modifiers.insert(.command) }
            return modifiers.subtracting(.control)
        }
        return self.key.character.lowercased() == key.character.lowercased() && plain(modifiers) == plain(held)
    }
}
