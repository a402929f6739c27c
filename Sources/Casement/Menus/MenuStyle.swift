import CasementCore
import Foundation

/// A style that defines the appearance of closed menus.
@MainActor @preconcurrency public protocol MenuStyle {
    associatedtype Body: View

    /// Makes the view of one menu.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    typealias Configuration = MenuStyleConfiguration
}

/// The properties of a menu that its style receives.
public struct MenuStyleConfiguration {
    /// The type of the menu's label.
    public typealias Label = _StylePart<MenuStyleConfiguration>
    /// The type of the menu's items.
    public typealias Content = _StylePart<MenuStyleConfiguration>

    let label: Label
    let content: Content
    let primaryAction: (() -> Void)?
}

/// The default style: a button with an arrow.
public struct DefaultMenuStyle: MenuStyle {
    /// Creates a default menu style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration: configuration, look: .bezel)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The default style: a button with an arrow.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A button with an arrow.
public struct ButtonMenuStyle: MenuStyle {
    /// Creates a button menu style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration: configuration, look: .bezel)
    }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// A button with an arrow.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// The label with an arrow, without a bezel.
public struct BorderlessButtonMenuStyle: MenuStyle {
    /// Creates a borderless button menu style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration: configuration, look: .plain)
    }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// The label with an arrow, without a bezel.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// A button with an arrow: AppKit's name of `ButtonMenuStyle`.
public struct BorderedButtonMenuStyle: MenuStyle {
    /// Creates a bordered button menu style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration: configuration, look: .bezel)
    }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
    /// A button with an arrow.
    public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

extension MenuStyleConfiguration: StyleConfiguration {
    package static let defaultStyle = AnyStyle.of(DefaultMenuStyle()) { $0.makeBody(configuration: $1) }
}

private struct MenuIndicatorKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
private struct MenuOrderKey: EnvironmentKey { static let defaultValue = MenuOrder.automatic }

extension EnvironmentValues {
    /// The order of the items in menus. Here it is always the program's.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }

    /// Whether menus in this scope show an arrow.
    public var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the closed menus in this view.
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        styled(by: style) { $0.makeBody(configuration: $1) }
    }

    /// Sets whether the menus in this view show an arrow.
    public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }

    /// Sets the order of the items in the menus of this view, as the environment says; here it has no other effect, the
    /// order is always the program's.
    public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

    /// Sets whether actions in this view close the menu that contains them.
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        transformEnvironment(\.menuSession) { if behavior == .disabled { $0 = $0.map { _ in MenuSession {} } } }
    }
}

/// The order in which a menu shows its items. All have the same effect here.
public struct MenuOrder: Hashable, Sendable {
    private let name: String
    /// The order that the program wrote.
    public static let automatic = MenuOrder(name: "automatic")
    /// The order that the program wrote, on every platform.
    public static let fixed = MenuOrder(name: "fixed")
    /// The first items nearest to the pointer on phones; here the order that the program wrote.
    public static let priority = MenuOrder(name: "priority")
}

/// Whether an action closes the menu that contains it.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    private let name: String
    /// The action closes the menu; the same as `enabled`.
    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    /// The action closes the menu.
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    /// The menu stays open, for actions that are often repeated.
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// The accessibility of controls that open a menu.
enum MenuOpener {
    @MainActor static func accessibility(
        isOpen: Bool, as role: AccessibilityRole = .button, _ open: @escaping () -> Void
    ) -> @MainActor (inout AccessibilityElement, AccessibilityContext) -> Void {
        { element, context in
            element.role = role
            element.traits.insert(isOpen ? .isExpanded : .isCollapsed)
            if element.label == nil { element.label = "Menu" }
            if context.isEnabled { element.set("showMenu", open) }
        }
    }
}

/// A closed menu, and the menu that it opens.
struct MenuButton: View {
    let configuration: MenuStyleConfiguration
    let look: ControlBezelLook

    @State private var isOpen = false
    @State private var state = ControlState()
    @Environment(\.menuIndicatorVisibility) private var indicator
    @Environment(\.isEnabled) private var isEnabled

    static var _isBuiltIn: Bool { true }

    var body: some View {
        HStack(spacing: 1) {
            if let action = configuration.primaryAction {
                Button(action: action) { configuration.label }
                    .buttonStyle(PartStyle(look: look))
                    .accessibilityAction(.showMenu) { isOpen = true }
                opener {
                    ZStack {
                        // As high as adjacent text.
                        Text(verbatim: "x").hidden()
                        Image(systemName: "chevron.down").imageScale(.small).accessibilityHidden(true)
                    }
                }
            } else {
                opener {
                    configuration.label
                    if indicator != .hidden {
                        Image(systemName: "chevron.down").imageScale(.small).foregroundStyle(.secondary)
                    }
                }
            }
        }
    }

    private func opener(@ViewBuilder _ label: () -> some View) -> some View {
        let label = HStack(spacing: 6) { label() }
        return _Control(
            "MenuButton", isRigid: true, accessibility: MenuOpener.accessibility(isOpen: isOpen) { isOpen = true },
            trigger: { isOpen = true },
            show: { state = $0 }
        ) {
            ControlBezel(
                isPressed: state.isPressed || isOpen, isHovered: state.isHovered && isEnabled, isEnabled: isEnabled,
                look: look, isReleasing: state.isReleasing
            ) { label }
        }
        .opensByArrows { isOpen = true }
        .modifier(
            _PresentationModifier(
                isPresented: isOpen, place: .below, dismiss: { isOpen = false }, offersShortcuts: true
            ) {
                MenuSurface(session: MenuSession { isOpen = false }) { configuration.content }
            })
    }

    private struct PartStyle: ButtonStyle {
        let look: ControlBezelLook
        func makeBody(configuration: Configuration) -> some View {
            ControlBezel(
                isPressed: configuration.isPressed, isHovered: configuration.isHovered,
                isEnabled: configuration.isEnabled, look: look, isReleasing: configuration.isReleasing
            ) { configuration.label }
        }
    }
}

/// What a pressable control shows around its label.
enum ControlBezelLook {
    /// A bezel.
    case bezel
    /// Nothing: the label has the accent colour.
    case plain
    /// A bezel while it is hovered or pressed, as in a bar.
    case flat
}

/// The bezel of a pressable control: normal, hovered, pressed, disabled.
struct ControlBezel<Label: View>: View {
    let isPressed: Bool
    let isHovered: Bool
    let isEnabled: Bool
    var look = ControlBezelLook.bezel
    var isReleasing = false
    @ViewBuilder let label: Label
    @Environment(\.controlSize) private var size
    @Environment(\.colorSchemeContrast) private var contrast

    static var _isBuiltIn: Bool { true }

    var body: some View {
        label
            .fontWeight(.medium)
            .lineLimit(1)
            .foregroundStyle(ControlForeground(look == .plain ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary)))
            .transformEnvironment(\.font) { $0 = $0 ?? size.font }
            .padding(insets)
            .background {
                if look != .plain {
                    PressedBezel(
                        state: PressState(isPressed: isPressed, isHovered: isHovered, isReleasing: isReleasing),
                        shape: RoundedRectangle(cornerRadius: 7), base: AnyShapeStyle(color))
                }
            }
            .overlay {
                if look == .bezel, contrast == .increased {
                    RoundedRectangle(cornerRadius: 7).strokeBorder(Color(theme: .controlEdge), lineWidth: 1)
                }
            }
            .opacity(!isEnabled ? 0.45 : look == .plain && isPressed ? 0.6 : 1)
    }

    private var insets: EdgeInsets {
        switch look {
        case .bezel: size.buttonInsets
        case .plain: EdgeInsets()
        case .flat: EdgeInsets(top: 6, leading: 7, bottom: 6, trailing: 7)
        }
    }

    private var color: Color {
        if isPressed { return Color(theme: .controlPressed) }
        if look == .flat, !isHovered { return .clear }
        return Color(theme: isHovered ? .controlHovered : .control)
    }
}
