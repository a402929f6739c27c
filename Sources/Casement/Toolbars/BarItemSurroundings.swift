import CasementCore

/// The environment of an item where it is shown: in a bar, in a menu, or among the buttons of a sheet. Its state stays
/// when it moves.
struct BarItemSurroundings: ViewModifier {
    let item: BarItem
    @Environment(\.toolbarLabelStyle) private var labels

    func body(content: Content) -> some View {
        let (place, scheme) = (item.surroundings, item.colorScheme)
        let session = place == .menu || place == .title ? item.session as? MenuSession : nil
        let rename = session?.rename == nil ? nil : session.map { session in RenameAction { session.rename?() } }
        content
            .modifier(_StyleModifier(place.buttonStyle))
            .modifier(_StyleModifier(place.toggleStyle))
            .modifier(_StyleModifier(place.labelStyle(labels)))
            .modifier(_StyleModifier(place.menuStyle))
            .environment(\.menuSession, session)
            .transformEnvironment(\.rename) { $0 = $0 ?? rename }
            .transformEnvironment(\.keyboardShortcut) { $0 = $0 ?? place.shortcut }
            .standardSurroundings()
            .transformEnvironment(\.colorScheme) { $0 = scheme ?? $0 }
    }
}

extension BarSurroundings {
    @MainActor fileprivate var buttonStyle: AnyStyle<ButtonStyleConfiguration> {
        switch self {
        case .bar: ToolbarButtonStyle().erased
        case .menu, .title: MenuItemStyle().erased
        case .cancelButton, .dialogButton: BezelButtonStyle(isProminent: false).erased
        case .confirmButton: BezelButtonStyle(isProminent: true).erased
        }
    }

    @MainActor fileprivate var toggleStyle: AnyStyle<ToggleStyleConfiguration> {
        switch self {
        case .bar: .of(ToolbarToggleStyle()) { $0.makeBody(configuration: $1) }
        case .menu, .title: .of(MenuToggleStyle()) { $0.makeBody(configuration: $1) }
        case .cancelButton, .confirmButton, .dialogButton: .of(DefaultToggleStyle()) { $0.makeBody(configuration: $1) }
        }
    }

    @MainActor fileprivate func labelStyle(_ style: ToolbarLabelStyle?) -> AnyStyle<LabelStyleConfiguration> {
        self == .bar
            ? .of(BarLabelStyle(parts: style ?? .automatic)) { $0.makeBody(configuration: $1) }
            : .of(DefaultLabelStyle()) { $0.makeBody(configuration: $1) }
    }

    @MainActor fileprivate var menuStyle: AnyStyle<MenuStyleConfiguration> {
        self == .bar
            ? .of(ToolbarMenuStyle()) { $0.makeBody(configuration: $1) }
            : .of(DefaultMenuStyle()) { $0.makeBody(configuration: $1) }
    }

    /// The key for the buttons of a sheet.
    fileprivate var shortcut: KeyboardShortcut? {
        switch self {
        case .confirmButton: .defaultAction
        case .cancelButton: .cancelAction
        case .bar, .menu, .title, .dialogButton: nil
        }
    }
}

/// The label alone; a bezel behind it is seen under the pointer.
struct ToolbarButtonStyle: ButtonStyle {
    /// Whether it is a toggle that is on.
    var isOn = false
    /// The least width and height, in points.
    static var side: CGFloat { 30 }

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .lineLimit(1)
            .foregroundStyle(ControlForeground(foreground(configuration)))
            .padding(.horizontal, 7)
            .frame(minWidth: Self.side, minHeight: Self.side)
            .background {
                PressedBezel(
                    state: PressState(
                        isPressed: configuration.isPressed, isHovered: configuration.isHovered,
                        isReleasing: configuration.isReleasing), shape: RoundedRectangle(cornerRadius: 7),
                    base: AnyShapeStyle(ground(configuration)))
                if isOn { RoundedRectangle(cornerRadius: 7).fill(.tint.opacity(0.15)) }
            }
            .contentShape(Rectangle())
            .opacity(configuration.isEnabled ? 1 : 0.4)
    }

    private func foreground(_ configuration: Configuration) -> AnyShapeStyle {
        if isOn { return AnyShapeStyle(.tint) }
        return AnyShapeStyle(configuration.role == .destructive ? Color(theme: .destructive) : .primary)
    }

    private func ground(_ configuration: Configuration) -> Color {
        if configuration.isPressed { return Color(theme: .controlPressed) }
        return configuration.isHovered ? Color(theme: .controlHovered) : .clear
    }
}

/// A button of a bar that is tinted while it is on.
struct ToolbarToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
        .buttonStyle(ToolbarButtonStyle(isOn: configuration.isOn))
    }
}

/// The icon alone, unless the program asks for the title.
struct BarLabelStyle: LabelStyle {
    let parts: ToolbarLabelStyle

    @ViewBuilder func makeBody(configuration: Configuration) -> some View {
        switch parts {
        case .titleAndIcon: Label(configuration).labelStyle(.titleAndIcon)
        case .titleOnly: configuration.title
        default: configuration.icon
        }
    }
}

/// A menu that looks like a button of a bar.
struct ToolbarMenuStyle: MenuStyle {
    func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration, look: .flat) }
}
