import Foundation

/// What modifiers say to the lists in them.
struct ListSettings {
    var style = ListStyleKind.inset
    var minRowHeight: CGFloat?
    var minHeaderHeight: CGFloat?
    var rowSpacing: CGFloat?
    var sectionSpacing: CGFloat?
    /// Nil is as the style has it.
    var alternates: Bool?
    var background = Visibility.automatic
    /// What a double click on rows, or Return, does with the values that are selected.
    var primaryAction: ((SelectedRows) -> Void)?
    /// Opens a menu for some values at a place of the window; false where it has none for them.
    var openMenu: (([AnyHashable], CGPoint) -> Bool)?
}

/// The kinds of lists there are.
enum ListStyleKind: Hashable, Sendable {
    case plain, inset, sidebar, bordered, insetTable, borderedTable

    var appearance: ListAppearance {
        switch self {
        case .plain: ListAppearance(margin: 0, corner: 0, ends: 0, insets: 10, height: 24, hasLines: true)
        case .inset: ListAppearance(margin: 10, corner: 5, ends: 5, insets: 8, height: 24, hasLines: true)
        case .sidebar: ListAppearance(margin: 10, corner: 5, ends: 6, insets: 8, height: 28, hasLines: false)
        case .bordered: ListAppearance(margin: 0, corner: 0, ends: 0, insets: 10, height: 24, hasLines: true)
        case .insetTable: ListAppearance(margin: 10, corner: 5, ends: 4, insets: 8, height: 26, hasLines: false)
        case .borderedTable: ListAppearance(margin: 0, corner: 0, ends: 0, insets: 10, height: 26, hasLines: false)
        }
    }

    var background: SystemColor { self == .sidebar ? .sidebarBackground : .listBackground }
}

/// Lengths in points.
struct ListAppearance {
    /// Beside the rows, and what is drawn behind them.
    var margin: CGFloat
    /// The radius of what is drawn behind a selected row.
    var corner: CGFloat
    /// Before the first and behind the last row.
    var ends: CGFloat
    /// Beside a row's content, within the margin.
    var insets: CGFloat
    /// The least height of a row.
    var height: CGFloat
    var hasLines: Bool
}

private struct ListSettingsKey: EnvironmentKey {
    static var defaultValue: ListSettings { ListSettings() }
}

private struct HeaderProminenceKey: EnvironmentKey { static let defaultValue = Prominence.standard }
private struct BackgroundProminenceKey: EnvironmentKey { static let defaultValue = BackgroundProminence.standard }

extension EnvironmentValues {
    var listSettings: ListSettings {
        get { self[ListSettingsKey.self] }
        set { self[ListSettingsKey.self] = newValue }
    }

    /// Whether what scrolls draws a background of its own.
    package var scrollContentBackground: Visibility { listSettings.background }

    /// The least height of a list's row in points: 24, and 28 in a sidebar, where nobody sets another.
    public var defaultMinListRowHeight: CGFloat {
        get { listSettings.minRowHeight ?? listSettings.style.appearance.height }
        set { listSettings.minRowHeight = newValue }
    }

    /// The least height of the header of a list's section in points; nil is that of its content.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { listSettings.minHeaderHeight }
        set { listSettings.minHeaderHeight = newValue }
    }

    /// How much the headers of sections stand out.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }

    /// How strong what is behind a view is: `increased` in a selected row of the list that has the keyboard.
    public var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
    case standard, increased
}

/// How strong what is behind a view is.
public struct BackgroundProminence: Hashable, Sendable {
    private let isIncreased: Bool
    /// As everywhere else.
    public static let standard = BackgroundProminence(isIncreased: false)
    /// As in a selected row: what stands there is to be light.
    public static let increased = BackgroundProminence(isIncreased: true)
}

/// How far the sections of a list stand apart.
public struct ListSectionSpacing: Sendable {
    let length: CGFloat?
    /// As the list's style has it.
    public static let `default` = ListSectionSpacing(length: nil)
    /// Closer.
    public static let compact = ListSectionSpacing(length: 4)
    /// So many points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

extension View {
    /// How the lists in this view look.
    public func listStyle<S: ListStyle>(_ style: S) -> some View {
        transformEnvironment(\.listSettings) { $0.style = S.kind }
    }

    /// The distance between the rows of lists in this view, in points; nil is none.
    public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        transformEnvironment(\.listSettings) { $0.rowSpacing = spacing }
    }

    /// The distance between the sections of lists in this view.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        transformEnvironment(\.listSettings) { $0.sectionSpacing = spacing.length }
    }

    /// The distance between the sections of lists in this view, in points.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        transformEnvironment(\.listSettings) { $0.sectionSpacing = spacing }
    }

    /// How much the headers of sections in this view stand out.
    public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }

    /// Whether the lists and text editors in this view draw their own background.
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        transformEnvironment(\.listSettings) { $0.background = visibility }
    }

    /// Whether every second row of the lists in this view has a background of its own.
    public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View {
        transformEnvironment(\.listSettings) { $0.alternates = behavior == .automatic ? nil : behavior == .enabled }
    }
}

/// Whether every second row has a background of its own.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    private let value: Int8
    /// As the style has it: none.
    public static let automatic = AlternatingRowBackgroundBehavior(value: 0)
    /// Every second row has one.
    public static let enabled = AlternatingRowBackgroundBehavior(value: 1)
    /// No row has one.
    public static let disabled = AlternatingRowBackgroundBehavior(value: 2)
}
