import CasementCore

/// How groups of controls look.
@MainActor @preconcurrency public protocol ControlGroupStyle {
    associatedtype Body: View

    /// The look of one group.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    typealias Configuration = ControlGroupStyleConfiguration
}

/// What a group of controls tells its style.
public struct ControlGroupStyleConfiguration {
    /// The controls.
    public typealias Content = _StylePart<ControlGroupStyleConfiguration>
    /// What the group is called.
    public typealias Label = _StylePart<ControlGroupStyleConfiguration>

    /// The controls.
    public let content: Content
    /// What the group is called.
    public let label: Label
}

/// The style where none is said: the controls side by side, in one face.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        JoinedControls(content: configuration.content)
    }
}

/// The controls side by side, as in the bar of a window.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        AutomaticControlGroupStyle().makeBody(configuration: configuration)
    }
}

/// A button with the group's label that opens a menu of the controls.
public struct MenuControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// The controls close together, in one face.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        AutomaticControlGroupStyle().makeBody(configuration: configuration)
    }
}

/// The controls side by side, without words.
public struct PaletteControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        AutomaticControlGroupStyle().makeBody(configuration: configuration).labelStyle(.iconOnly)
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The controls side by side, in one face.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// The controls side by side, as in the bar of a window.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A button with the group's label that opens a menu of the controls.
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// The controls close together, in one face.
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// The controls side by side, without words.
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyleConfiguration: StyleConfiguration {
    package static let defaultStyle = AnyStyle.of(AutomaticControlGroupStyle()) { $0.makeBody(configuration: $1) }
}

extension View {
    /// The look of the groups of controls in this view.
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        styled(by: style) { $0.makeBody(configuration: $1) }
    }
}

/// Controls side by side on one face.
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

/// A button on the face that a group has as a whole.
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
            .foregroundStyle(configuration.role == .destructive ? Color(theme: .destructive) : .primary)
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
