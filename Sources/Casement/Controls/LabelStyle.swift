import CasementCore

/// How labels look.
///
///     struct Stacked: LabelStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             VStack { configuration.icon; configuration.title }
///         }
///     }
@MainActor @preconcurrency public protocol LabelStyle {
    associatedtype Body: View

    /// The look of one label.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    typealias Configuration = LabelStyleConfiguration
}

/// What a label tells its style.
public struct LabelStyleConfiguration {
    /// The label's title.
    public struct Title: View {
        let content: AnyView
        public var body: some View { content }
        public static var _isBuiltIn: Bool { true }
    }

    /// The label's icon.
    public struct Icon: View {
        let content: AnyView
        public var body: some View { content }
        public static var _isBuiltIn: Bool { true }
    }

    /// The label's title.
    public let title: Title
    /// The label's icon.
    public let icon: Icon
}

/// The style where none is said: `titleAndIcon`.
public struct DefaultLabelStyle: LabelStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

/// The icon before the title.
public struct TitleAndIconLabelStyle: LabelStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 6) {
            configuration.icon
            configuration.title
        }
    }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The icon before the title, as where no style is said.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The icon before the title.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle {
    func makeAnyBody(_ configuration: Configuration) -> AnyView {
        AnyView(StyledLabel(style: self, configuration: configuration))
    }
}

/// Runs a style's body where the properties of the style are connected.
private struct StyledLabel<Style: LabelStyle>: View {
    let style: Style
    let configuration: LabelStyleConfiguration
    var body: some View { style.makeBody(configuration: configuration) }
    static var _isBuiltIn: Bool { true }
}

private struct LabelStylesKey: EnvironmentKey {
    static var defaultValue: [any LabelStyle] { [] }
}

extension EnvironmentValues {
    /// The styles of labels here, the innermost last.
    var labelStyles: [any LabelStyle] {
        get { self[LabelStylesKey.self] }
        set { self[LabelStylesKey.self] = newValue }
    }
}

extension View {
    /// The look of the labels in this view.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        transformEnvironment(\.labelStyles) { $0.append(style) }
    }
}
