/// A combination of keys that triggers a control.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The main key.
    public var key: KeyEquivalent
    /// The modifier keys held with it.
    public var modifiers: EventModifiers

    /// How the shortcut adapts to other keyboard layouts.
    public var localization: Localization

    /// Whether a shortcut adapts to the keyboard layout.
    ///
    /// The values make no difference: a shortcut is always the key that types the character, and on layouts without
    /// Latin letters the key that would type it on a US keyboard.
    public struct Localization: Hashable, Sendable {
        private let name: String
        /// The default adaptation.
        public static let automatic = Localization(name: "automatic")
        /// Adapts without mirroring directional keys; the same as `automatic`.
        public static let withoutMirroring = Localization(name: "withoutMirroring")
        /// No adaptation by the system; the same as `automatic`.
        public static let custom = Localization(name: "custom")
    }

    /// A shortcut; `modifiers` defaults to the command key, which is Control on Linux.
    public init(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
    ) {
        (self.key, self.modifiers, self.localization) = (key, modifiers, localization)
    }

    /// Return without modifiers, for the default button.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape without modifiers, for a cancel button.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// Whether a key pressed with `held` modifiers is this shortcut. A held Control key is
    /// `command` and `control` at once.
    package func matches(_ key: KeyEquivalent, _ held: EventModifiers) -> Bool {
        func plain(_ modifiers: EventModifiers) -> EventModifiers {
            var modifiers = modifiers.subtracting([.capsLock, .numericPad])
            if modifiers.contains(.control) { modifiers.insert(.command) }
            return modifiers.subtracting(.control)
        }
        return self.key.character.lowercased() == key.character.lowercased() && plain(modifiers) == plain(held)
    }
}
