import CasementCore

/// A style that defines the appearance of groups of controls.
@MainActor @preconcurrency public protocol ControlGroupStyle {
    associatedtype Body: View

    /// Makes the view of one group.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    typealias Configuration = ControlGroupStyleConfiguration
}

/// The default style: the controls side by side, on one bezel.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// Creates a default control group style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        JoinedControls(content: configuration.content)
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The controls side by side, on one bezel.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// The controls side by side, as in the bar of a window.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    /// Creates a navigation control group style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        JoinedControls(content: configuration.content)
    }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// The controls side by side, as in the bar of a window.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// A button with the group's label that opens a menu of the controls.
public struct MenuControlGroupStyle: ControlGroupStyle {
    /// Creates a menu control group style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A button with the group's label that opens a menu of the controls.
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// The controls close together, on one bezel.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    /// Creates a compact menu control group style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        JoinedControls(content: configuration.content)
    }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// The controls close together, on one bezel.
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// The controls side by side, without their titles.
public struct PaletteControlGroupStyle: ControlGroupStyle {
    /// Creates a palette control group style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        JoinedControls(content: configuration.content).labelStyle(.iconOnly)
    }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// The controls side by side, without their titles.
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyleConfiguration: StyleConfiguration {
    package static let defaultStyle = AnyStyle.of(AutomaticControlGroupStyle()) { $0.makeBody(configuration: $1) }
}

extension View {
    /// Sets the style of the groups of controls in this view.
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        styled(by: style) { $0.makeBody(configuration: $1) }
    }
}

/// Controls side by side on one bezel.
private struct JoinedControls<Content: View>: View {
    let content: Content
    @Environment(\.colorSchemeContrast) private var contrast

    static var _isBuiltIn: Bool { true }

    var body: some View {
        HStack(spacing: 0) { content }
            .buttonStyle(GroupedBezelStyle())
            .background(Color(theme: .control), in: RoundedRectangle(cornerRadius: 7))
            .overlay {
                if contrast == .increased {
                    RoundedRectangle(cornerRadius: 7).strokeBorder(Color(theme: .controlEdge), lineWidth: 1)
                }
            }
    }
}

/// A button on the bezel of the whole group.
private struct GroupedBezelStyle: ButtonStyle, BezelStyle {
    func makeBody(configuration: Configuration) -> some View { GroupedBezel(configuration: configuration) }
}

private struct GroupedBezel: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.controlSize) private var size

    static var _isBuiltIn: Bool { true }

    var body: some View {
        configuration.label
            .fontWeight(.medium)
            .lineLimit(1)
            .foregroundStyle(
                ControlForeground(configuration.role == .destructive ? Color(theme: .destructive) : .primary)
            )
            .controlLabel(size)
            .padding(size.buttonInsets)
            .background {
                PressedBezel(
                    state: PressState(
                        isPressed: configuration.isPressed, isHovered: configuration.isHovered,
                        isReleasing: configuration.isReleasing), shape: RoundedRectangle(cornerRadius: 7),
                    base: AnyShapeStyle(
                        configuration.isPressed
                            ? Color(theme: .controlPressed) : configuration.isHovered ? Color(theme: .control) : .clear)
                )
            }
            .opacity(configuration.isEnabled ? 1 : 0.45)
    }
}
