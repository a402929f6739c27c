import CasementCore
import Foundation

/// A style that defines the appearance of tables: `.tableStyle(.bordered)`.
@MainActor @preconcurrency public protocol TableStyle {
    var _appearance: _TableAppearance { get }
}

/// The framework's representation of a style.
public struct _TableAppearance: Hashable, Sendable {
    enum Kind: Hashable { case inset, bordered }
    var kind: Kind
    var alternates: Bool

    /// The space beside the cells of a row, in points.
    var side: CGFloat { kind == .inset ? 18 : 10 }
}

/// The default style: `inset`.
public struct AutomaticTableStyle: TableStyle {
    /// Creates the default style.
    public nonisolated init() {}
    public var _appearance: _TableAppearance { TableSettings().appearance }
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The default style: `inset`.
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

/// Rows with a margin at the sides; selections have rounded corners.
public struct InsetTableStyle: TableStyle {
    private let alternates: Bool
    /// Creates an inset style with alternating row backgrounds.
    public nonisolated init() { alternates = true }
    /// Creates an inset style, with alternating row backgrounds if `alternatesRowBackgrounds` is true.
    public nonisolated init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
    public var _appearance: _TableAppearance { _TableAppearance(kind: .inset, alternates: alternates) }
}

extension TableStyle where Self == InsetTableStyle {
    /// Rows with a margin at the sides.
    public static var inset: InsetTableStyle { InsetTableStyle() }
    /// Rows with a margin at the sides, with alternating backgrounds if `alternatesRowBackgrounds` is true.
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
        InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

/// Rows from edge to edge, in a frame of one line.
public struct BorderedTableStyle: TableStyle {
    private let alternates: Bool
    /// Creates a bordered style with alternating row backgrounds.
    public nonisolated init() { alternates = true }
    /// Creates a bordered style, with alternating row backgrounds if `alternatesRowBackgrounds` is true.
    public nonisolated init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
    public var _appearance: _TableAppearance { _TableAppearance(kind: .bordered, alternates: alternates) }
}

extension TableStyle where Self == BorderedTableStyle {
    /// Rows from edge to edge, in a frame of one line.
    public static var bordered: BorderedTableStyle { BorderedTableStyle() }
    /// Rows from edge to edge in a frame, with alternating backgrounds if `alternatesRowBackgrounds` is true.
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
        BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

/// The settings that modifiers make for the tables inside them.
struct TableSettings {
    var appearance = _TableAppearance(kind: .inset, alternates: true)
    var headers = Visibility.automatic
}

private struct TableSettingsKey: EnvironmentKey {
    static var defaultValue: TableSettings { TableSettings() }
}

extension EnvironmentValues {
    var tableSettings: TableSettings {
        get { self[TableSettingsKey.self] }
        set { self[TableSettingsKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the tables in this view.
    public func tableStyle<S: TableStyle>(_ style: S) -> some View {
        let appearance = style._appearance
        return transformEnvironment(\.tableSettings) { $0.appearance = appearance }
    }

    /// Sets whether the tables in this view show the titles of their columns.
    public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        transformEnvironment(\.tableSettings) { $0.headers = visibility }
    }
}
