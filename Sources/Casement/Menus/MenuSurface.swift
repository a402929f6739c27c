import CasementCore
import Foundation

/// The background surface of a menu, with its items.
struct MenuSurface<Content: View>: View {
    let session: MenuSession
    @ViewBuilder let content: Content
    /// Whether any item has a mark, so that all items reserve space for one.
    @State private var hasMarks = false
    /// One column for the icons, however wide they are.
    @ScaledMetric private var iconWidth = RowIcons.width

    static var _isBuiltIn: Bool { true }

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 9)
        ScrollView {
            MenuRows { content }
                .padding(5)
                .frame(minWidth: 120, alignment: .leading)
        }
        .background(Color(theme: .menu), in: shape)
        .clipShape(shape)
        .overlay { shape.strokeBorder(Color(theme: .controlBorder), lineWidth: 1) }
        .shadow(color: .black.opacity(0.22), radius: 10, y: 4)
        .onPreferenceChange(MenuHasMarks.self) { hasMarks = $0 }
        .environment(\.menuHasMarks, hasMarks)
        .environment(\.menuItemHasMark, false)
        .environment(\.menuSession, session)
        .environment(\.rowIcons, RowIcons(width: iconWidth))
        .buttonStyle(MenuItemStyle())
        .toggleStyle(MenuToggleStyle())
        .standardSurroundings()
        .accessibilityElement(children: .contain)
        .accessibilityDescribed { element, _ in
            element.role = .menu
            // A scrolling menu is also one element that contains its items.
            guard element.children.count == 1, element.children[0].role == .scrollarea else { return }
            for action in element.children[0].actions { element.set(action.name, action.perform) }
            element.children = element.children[0].children
        }
    }
}

/// A row of a menu; it is highlighted by the pointer or the arrow keys.
struct MenuRow<Content: View>: View {
    var isSubmenu = false
    var isOpen = false
    let trigger: () -> Void
    @ViewBuilder let content: Content

    @State private var state = ControlState()
    @Environment(\.isEnabled) private var isEnabled

    static var _isBuiltIn: Bool { true }

    var body: some View {
        _Control(
            isSubmenu ? "Submenu" : "MenuItem", opensSubmenu: isSubmenu, accessibility: accessibility, trigger: trigger,
            show: { state = $0 }
        ) {
            MenuItemRow(isHighlighted: isOpen || state.isHovered, role: nil, isEnabled: isEnabled) { content }
        }
    }
}

extension MenuRow {
    private var accessibility: @MainActor (inout AccessibilityElement, AccessibilityContext) -> Void {
        if isSubmenu { return MenuOpener.accessibility(isOpen: isOpen, as: .menuitem, trigger) }
        return { element, _ in element.role = .menuitem }
    }
}

struct MenuItemRow<Content: View>: View {
    let isHighlighted: Bool
    let role: ButtonRole?
    let isEnabled: Bool
    @ViewBuilder let content: Content
    @Environment(\.menuHasMarks) private var hasMarks
    @Environment(\.menuItemHasMark) private var hasMark

    static var _isBuiltIn: Bool { true }

    var body: some View {
        let isLit = isHighlighted && isEnabled
        HStack(spacing: 6) { content }
            .lineLimit(1)
            .foregroundStyle(isLit ? Color.white : role == .destructive ? Color(theme: .destructive) : .primary)
            .padding(
                EdgeInsets(top: 4, leading: hasMarks && !hasMark ? 10 + MenuMark.room : 10, bottom: 4, trailing: 10)
            )
            .frame(maxWidth: .infinity, minHeight: 24, alignment: .leading)
            .background(
                isLit ? AnyShapeStyle(Color(theme: .selection)) : AnyShapeStyle(.clear),
                in: RoundedRectangle(cornerRadius: 5)
            )
            .opacity(isEnabled ? 1 : 0.4)
    }
}

/// The style of buttons in menus.
struct MenuItemStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        MenuItemRow(
            isHighlighted: configuration.isHovered || configuration.isPressed, role: configuration.role,
            isEnabled: configuration.isEnabled
        ) {
            configuration.label
            if let shortcut = configuration.shortcut { MenuShortcut(shortcut: shortcut) }
        }
    }
}

/// The shortcut at the trailing edge of an item.
struct MenuShortcut: View {
    let shortcut: KeyboardShortcut
    static var _isBuiltIn: Bool { true }

    var body: some View {
        Spacer(minLength: 24)
        // The shortcut is laid out before the label, so that no space is lost between them.
        Text(verbatim: shortcut.description).opacity(0.6).layoutPriority(1).accessibilityHidden(true)
    }
}

/// The style of toggles in menus: items with a mark.
struct MenuToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            MenuMark(isOn: configuration.isOn)
            configuration.label
        }
        .environment(\.menuItemHasMark, true)
    }
}

/// The space for a mark before an item's label.
struct MenuMark: View {
    let isOn: Bool
    static var _isBuiltIn: Bool { true }
    /// The width including the space after it, in points.
    static var room: CGFloat { 20 }

    var body: some View {
        Image(systemName: "checkmark").font(.system(size: 11, weight: .bold)).opacity(isOn ? 1 : 0).frame(width: 14)
            .preference(key: MenuHasMarks.self, value: true)
    }
}

/// Whether any item of a menu needs space for a mark.
private struct MenuHasMarks: PreferenceKey {
    static let defaultValue = false
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

private struct MenuHasMarksKey: EnvironmentKey { static let defaultValue = false }
private struct MenuItemHasMarkKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether other items of the menu have marks.
    fileprivate var menuHasMarks: Bool {
        get { self[MenuHasMarksKey.self] }
        set { self[MenuHasMarksKey.self] = newValue }
    }

    /// Whether the item itself provides the space for a mark.
    var menuItemHasMark: Bool {
        get { self[MenuItemHasMarkKey.self] }
        set { self[MenuItemHasMarkKey.self] = newValue }
    }
}

extension KeyboardShortcut {
    /// The notation of menus: Ctrl+Shift+S.
    package var description: String {
        var parts: [String] = []
        if !modifiers.isDisjoint(with: [.command, .control]) { parts.append("Ctrl") }
        if modifiers.contains(.option) { parts.append("Alt") }
        if modifiers.contains(.shift) { parts.append("Shift") }
        let name: String =
            switch key {
            case .return: "Return"
            case .escape: "Esc"
            case .delete: "Backspace"
            case .deleteForward: "Del"
            case .tab: "Tab"
            case .space: "Space"
            case .upArrow: "Up"
            case .downArrow: "Down"
            case .leftArrow: "Left"
            case .rightArrow: "Right"
            case .home: "Home"
            case .end: "End"
            case .pageUp: "PgUp"
            case .pageDown: "PgDn"
            default: key.functionNumber.map { "F\($0)" } ?? key.character.uppercased()
            }
        return (parts + [name]).joined(separator: "+")
    }
}

extension KeyEquivalent {
    /// 1 for F1, up to 12; nil for other keys.
    fileprivate var functionNumber: Int? {
        guard let value = character.unicodeScalars.first?.value, (0xF704...0xF70F).contains(value) else { return nil }
        return Int(value) - 0xF703
    }
}
