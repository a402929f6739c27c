import CasementCore
import Foundation

/// How tables look: `.tableStyle(.bordered)`.
@MainActor @preconcurrency public protocol TableStyle {
    var _appearance: _TableAppearance { get }
}

/// What a style is to the framework.
public struct _TableAppearance: Hashable, Sendable {
    enum Kind: Hashable { case inset, bordered }
    var kind: Kind
    var alternates: Bool

    /// Beside the cells of a row, in points.
    var side: CGFloat { kind == .inset ? 18 : 10 }
}

/// The style where none is said: `inset`.
public struct AutomaticTableStyle: TableStyle {
    /// The style, which has no settings.
    public nonisolated init() {}
    public var _appearance: _TableAppearance { TableSettings().appearance }
}

/// Rows with a margin at the sides, in which what is selected has round corners.
public struct InsetTableStyle: TableStyle {
    private let alternates: Bool
    /// Rows of two colours.
    public nonisolated init() { alternates = true }
    /// Rows of two colours where `alternatesRowBackgrounds` is true.
    public nonisolated init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
    public var _appearance: _TableAppearance { _TableAppearance(kind: .inset, alternates: alternates) }
}

/// Rows from edge to edge, in a frame of one line.
public struct BorderedTableStyle: TableStyle {
    private let alternates: Bool
    /// Rows of two colours.
    public nonisolated init() { alternates = true }
    /// Rows of two colours where `alternatesRowBackgrounds` is true.
    public nonisolated init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
    public var _appearance: _TableAppearance { _TableAppearance(kind: .bordered, alternates: alternates) }
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The style where none is said: `inset`.
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
    /// Rows with a margin at the sides.
    public static var inset: InsetTableStyle { InsetTableStyle() }
    /// Rows with a margin at the sides, of two colours where `alternatesRowBackgrounds` is true.
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
        InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension TableStyle where Self == BorderedTableStyle {
    /// Rows from edge to edge, in a frame of one line.
    public static var bordered: BorderedTableStyle { BorderedTableStyle() }
    /// Rows from edge to edge in a frame, of two colours where `alternatesRowBackgrounds` is true.
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
        BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

/// What modifiers say to the tables in them.
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
    /// How the tables in this view look.
    public func tableStyle<S: TableStyle>(_ style: S) -> some View {
        let appearance = style._appearance
        return transformEnvironment(\.tableSettings) { $0.appearance = appearance }
    }

    /// Whether the tables in this view show the titles of their columns.
    public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        transformEnvironment(\.tableSettings) { $0.headers = visibility }
    }
}
