import CasementCore

/// An item of a standard menu.
struct StandardItem: View {
    private let title: Text
    private let shortcut: KeyboardShortcut?
    private let isShownOnly: Bool
    private let action: () -> Void
    @State private var state = ControlState()
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.menuSession) private var session

    static var _isBuiltIn: Bool { true }
    static var _viewCount: Int? { 1 }

    /// - Parameter isShownOnly: whether the key does the same where the focus is, and the item only shows it.
    init(
        _ title: LocalizedStringKey, _ shortcut: KeyboardShortcut? = nil, isShownOnly: Bool = false,
        action: @escaping () -> Void
    ) { self.init(Text(title), shortcut, isShownOnly: isShownOnly, action: action) }

    init(
        _ title: Text, _ shortcut: KeyboardShortcut? = nil, isShownOnly: Bool = false, action: @escaping () -> Void
    ) {
        (self.title, self.shortcut, self.isShownOnly, self.action) = (title, shortcut, isShownOnly, action)
    }

    var body: some View {
        _Control(
            "MenuItem", shortcut: shortcut, yieldsToFocus: isShownOnly,
            accessibility: { element, _ in element.role = .menuitem },
            trigger: {
                session?.close()
                action()
            },
            show: { state = $0 }
        ) {
            MenuItemRow(isHighlighted: state.isHovered || state.isPressed, role: nil, isEnabled: isEnabled) {
                title
                if let shortcut { MenuShortcut(shortcut: shortcut) }
            }
        }
    }
}
