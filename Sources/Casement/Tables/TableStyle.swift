import CasementCore
import Foundation

/// A style that defines the appearance of tables: `.tableStyle(.bordered)`.
@MainActor @preconcurrency public protocol TableStyle {}

/// What a table draws beside its cells.
struct TableAppearance: Hashable, Sendable {
    enum Kind: Hashable { case inset, bordered }
    var kind = Kind.inset
    var alternates = true

    /// The space beside the cells of a row, in points.
    var side: CGFloat { kind == .inset ? 18 : 10 }
    /// The part of that space that belongs to the row: a selection has a margin.
    var inset: CGFloat { kind == .inset ? 8 : 10 }
}

extension TableAppearance {
    /// The appearance of a style; that of `automatic` for those of programs.
    @MainActor init(of style: some TableStyle) {
        if let style = style as? InsetTableStyle {
            self.init(kind: .inset, alternates: style.alternates)
        } else if let style = style as? BorderedTableStyle {
            self.init(kind: .bordered, alternates: style.alternates)
        } else {
            self.init()
        }
    }
}

/// The default style: `inset`.
public struct AutomaticTableStyle: TableStyle {
    /// Creates the default style.
    public nonisolated init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The default style: `inset`.
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

/// Rows with a margin at the sides; selections have rounded corners.
public struct InsetTableStyle: TableStyle {
    fileprivate let alternates: Bool
    /// Creates an inset style with alternating row backgrounds.
    public nonisolated init() { alternates = true }
    /// Creates an inset style, with alternating row backgrounds if `alternatesRowBackgrounds` is true.
    public nonisolated init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
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
    fileprivate let alternates: Bool
    /// Creates a bordered style with alternating row backgrounds.
    public nonisolated init() { alternates = true }
    /// Creates a bordered style, with alternating row backgrounds if `alternatesRowBackgrounds` is true.
    public nonisolated init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
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
    var appearance = TableAppearance()
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
        let appearance = TableAppearance(of: style)
        return transformEnvironment(\.tableSettings) { $0.appearance = appearance }
    }

    /// Sets whether the tables in this view show the titles of their columns.
    public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        transformEnvironment(\.tableSettings) { $0.headers = visibility }
    }
}
