import CasementCore
import Foundation

/// A style that defines the appearance of labels.
///
///     struct Stacked: LabelStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             VStack { configuration.icon; configuration.title }
///         }
///     }
@MainActor @preconcurrency public protocol LabelStyle {
    associatedtype Body: View

    /// Makes the view of one label.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    typealias Configuration = LabelStyleConfiguration
}

/// The default style: `titleAndIcon`.
public struct DefaultLabelStyle: LabelStyle {
    /// Creates a default label style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The default style: the icon before the title.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// The icon before the title.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// Creates a title and icon label style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIcon(configuration: configuration)
    }
}

private struct TitleAndIcon: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.labelIconToTitleSpacing) private var spacing

    static var _isBuiltIn: Bool { true }

    var body: some View {
        HStack(spacing: spacing ?? 6) {
            LabelIcon(icon: configuration.icon)
            configuration.title
        }
    }
}

private struct IconToTitleSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct ReservedIconWidthKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    /// The space between the icon and the title of labels, in points; nil is the standard one, 6.
    fileprivate var labelIconToTitleSpacing: CGFloat? {
        get { self[IconToTitleSpacingKey.self] }
        set { self[IconToTitleSpacingKey.self] = newValue }
    }

    /// The least width of the icons of labels, in points; nil is that of their surroundings.
    fileprivate var labelReservedIconWidth: CGFloat? {
        get { self[ReservedIconWidthKey.self] }
        set { self[ReservedIconWidthKey.self] = newValue }
    }
}

extension View {
    /// Sets the space between the icon and the title of the labels in this view, in points; 6 by default.
    public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
        environment(\.labelIconToTitleSpacing, spacing.isFinite ? max(0, spacing) : nil)
    }

    /// Sets the width, in points, that the icons of the labels in this view have at least, so that titles below each
    /// other begin at the same place.
    public func labelReservedIconWidth(_ value: CGFloat) -> some View {
        environment(\.labelReservedIconWidth, value.isFinite ? max(0, value) : nil)
    }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The icon before the title.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

/// An icon beside its title, as the enclosing list row shows icons: in a colour, and all in columns of equal widths.
private struct LabelIcon: View {
    let icon: LabelStyleConfiguration.Icon
    @Environment(\.rowIcons) private var look
    @Environment(\.backgroundProminence) private var prominence
    @Environment(\.labelReservedIconWidth) private var reserved

    static var _isBuiltIn: Bool { true }

    var body: some View {
        if let width = reserved ?? look.width { tinted.frame(minWidth: width) } else { tinted }
    }

    @ViewBuilder private var tinted: some View {
        // On a selected row everything has the colour of its text.
        if let tint = look.tint, prominence == .standard { icon.foregroundStyle(tint) } else { icon }
    }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// Creates a title only label style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
    /// Creates an icon only label style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyleConfiguration: StyleConfiguration {
    package static let defaultStyle = AnyStyle.of(DefaultLabelStyle()) { $0.makeBody(configuration: $1) }
}

extension View {
    /// Sets the style of the labels in this view.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        styled(by: style) { $0.makeBody(configuration: $1) }
    }
}
