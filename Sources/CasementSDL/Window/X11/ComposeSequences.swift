import CXKBCommon

/// The sequences of keys that type one character together, for the user's language, and how far one is typed.
@MainActor final class ComposeSequences {
    /// What a pressed key means.
    enum Step: Equatable {
        /// Itself.
        case none
        /// It is part of a sequence, or ended one that does not exist, and types nothing.
        case part
        /// It ends a sequence.
        case typed(String)
    }

    private let state: OpaquePointer
    private var window: UInt = 0

    /// Nil if there is no list for the language.
    init?(_ variables: [String: String]) {
        guard let context = xkb_context_new(XKB_CONTEXT_NO_FLAGS) else { return nil }
        // The state keeps what it needs of both.
        defer { xkb_context_unref(context) }
        let language = Self.language(variables)
        guard let table = xkb_compose_table_new_from_locale(context, language, XKB_COMPOSE_COMPILE_NO_FLAGS) else {
            return nil
        }
        defer { xkb_compose_table_unref(table) }
        guard let state = xkb_compose_state_new(table, XKB_COMPOSE_STATE_NO_FLAGS) else { return nil }
        self.state = state
    }

    isolated deinit { xkb_compose_state_unref(state) }

    /// The user's locale for characters, `C` if none is set.
    static func language(_ variables: [String: String]) -> String {
        ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty } ?? "C"
    }

    /// Whether a sequence may begin with a key: a dead one, the compose key, or a letter of another script than Latin,
    /// of which some are halves of a character.
    static func mayBegin(with symbol: UInt) -> Bool {
        switch symbol {
        case 0xFF20, 0xFE50...0xFEFF: true
        // Latin letters; keys that type nothing.
        case ...0xFF, 0xFD00...0xFFFF: false
        default: true
        }
    }

    /// What a key means that is pressed in a window; a sequence is not continued in another.
    func press(_ symbol: UInt, in window: UInt) -> Step {
        if window != self.window { xkb_compose_state_reset(state) }
        self.window = window
        // Modifier keys are no part of sequences.
        guard xkb_compose_state_feed(state, xkb_keysym_t(truncatingIfNeeded: symbol)) == XKB_COMPOSE_FEED_ACCEPTED
        else { return .none }
        return switch xkb_compose_state_get_status(state) {
        case XKB_COMPOSE_COMPOSING, XKB_COMPOSE_CANCELLED: .part
        case XKB_COMPOSE_COMPOSED: .typed(text)
        default: .none
        }
    }

    private var text: String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { bytes in
            guard let start = bytes.baseAddress else { return "" }
            // It is cut where it does not fit, and always ends.
            _ = xkb_compose_state_get_utf8(state, start, bytes.count)
            return String(cString: start)
        }
    }
}
