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
    public typealias Title = _StylePart<LabelStyleConfiguration>
    /// The label's icon.
    public typealias Icon = _StylePart<LabelStyleConfiguration>

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
            LabelIcon(icon: configuration.icon)
            configuration.title
        }
    }
}

/// An icon beside its title, in the colour that a row of a list has for it.
private struct LabelIcon: View {
    let icon: LabelStyleConfiguration.Icon
    @Environment(\.listItemTint) private var tint
    @Environment(\.backgroundProminence) private var prominence

    static var _isBuiltIn: Bool { true }

    var body: some View {
        // On a selected row everything is in the colour of its text.
        if let tint, prominence == .standard { icon.foregroundStyle(tint.color) } else { icon }
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

extension LabelStyleConfiguration: StyleConfiguration {
    package static let defaultStyle = AnyStyle.of(DefaultLabelStyle()) { $0.makeBody(configuration: $1) }
}

extension View {
    /// The look of the labels in this view.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        styled(by: style) { $0.makeBody(configuration: $1) }
    }
}
