import Foundation

/// Settings that modifiers pass to the lists in them.
struct ListSettings {
    var style = ListStyleKind.inset
    var minRowHeight: CGFloat?
    var minHeaderHeight: CGFloat?
    var rowSpacing: CGFloat?
    var sectionSpacing: CGFloat?
    /// Nil is the style's default.
    var alternates: Bool?
    var background = Visibility.automatic
    /// The action of a double click on rows, or of Return, with the selected values.
    var primaryAction: ((SelectedRows) -> Void)?
    /// Opens a menu for some values at a point of the window, with further items; false if there is none for them.
    var openMenu: (([AnyHashable], CGPoint, AnyView?) -> Bool)?
    /// The menu for some values, for its shortcuts while it is closed.
    var menuOfSelection: (([AnyHashable]) -> AnyView)?
    /// Whether the selection has the same colour with and without keyboard focus, as in a sidebar.
    var isNeutral = false
    /// Receives the choices in a list whose selection drives what another column shows.
    var choose: ((ListChoice) -> Void)?
}

/// The kinds of lists.
enum ListStyleKind: Hashable, Sendable {
    case plain, inset, sidebar, bordered, insetTable, borderedTable

    var appearance: ListAppearance {
        switch self {
        case .plain:
            ListAppearance(
                margin: 0, corner: 0, ends: 0, insets: 10, height: 24, hasLines: true, pinsHeaders: true)
        case .inset:
            ListAppearance(
                margin: 10, corner: 5, ends: 5, insets: 8, height: 24, hasLines: true, pinsHeaders: true)
        case .sidebar: ListAppearance(margin: 10, corner: 5, ends: 6, insets: 8, height: 28, hasLines: false)
        case .bordered:
            ListAppearance(
                margin: 0, corner: 0, ends: 0, insets: 10, height: 24, hasLines: true, pinsHeaders: true)
        case .insetTable: ListAppearance(margin: 10, corner: 5, ends: 4, insets: 8, height: 26, hasLines: false)
        case .borderedTable: ListAppearance(margin: 0, corner: 0, ends: 0, insets: 10, height: 26, hasLines: false)
        }
    }

    var isTable: Bool { self == .insetTable || self == .borderedTable }

    var background: SystemColor { self == .sidebar ? .sidebarBackground : .listBackground }
}

/// A list style's metrics, in points.
struct ListAppearance {
    /// The margin beside the rows and the selection highlight.
    var margin: CGFloat
    /// The corner radius of the selection highlight.
    var corner: CGFloat
    /// The space before the first and after the last row.
    var ends: CGFloat
    /// The horizontal insets of a row's content, within the margin.
    var insets: CGFloat
    /// The minimum height of a row.
    var height: CGFloat
    var hasLines: Bool
    /// Whether the header of a section stays visible while its rows are.
    var pinsHeaders = false
}

private struct ListSettingsKey: EnvironmentKey {
    static var defaultValue: ListSettings { ListSettings() }
}

private struct SchemeAroundSelectionKey: EnvironmentKey { static var defaultValue: ColorScheme? { nil } }
private struct HeaderProminenceKey: EnvironmentKey { static let defaultValue = Prominence.standard }
private struct BackgroundProminenceKey: EnvironmentKey { static let defaultValue = BackgroundProminence.standard }

/// The look of the icons of labels in list rows and menus.
package struct RowIcons: Equatable, Sendable {
    /// Nil for the colour of the text.
    package var tint: Color?
    /// The least width, in points, so that the titles of rows are aligned; nil outside of lists and menus.
    package var width: CGFloat?

    package static let width: CGFloat = 20

    package init(width: CGFloat? = nil) { self.width = width }
}

private struct RowIconsKey: EnvironmentKey { static let defaultValue = RowIcons() }

extension EnvironmentValues {
    package var rowIcons: RowIcons {
        get { self[RowIconsKey.self] }
        set { self[RowIconsKey.self] = newValue }
    }

    var listSettings: ListSettings {
        get { self[ListSettingsKey.self] }
        set { self[ListSettingsKey.self] = newValue }
    }

    /// Whether scrolling views draw their own background.
    package var scrollContentBackground: Visibility { listSettings.background }

    /// The minimum height of a list's rows, in points. The default is 24, and 28 in a sidebar.
    public var defaultMinListRowHeight: CGFloat {
        get { listSettings.minRowHeight ?? listSettings.style.appearance.height }
        set { listSettings.minRowHeight = newValue }
    }

    /// The minimum height of a table's rows, in points.
    package var defaultMinTableRowHeight: CGFloat {
        let height = listSettings.minRowHeight ?? ListStyleKind.insetTable.appearance.height
        return height.isFinite ? min(max(0, height), 10_000) : 0
    }

    /// The minimum height of a list's section headers, in points. The default, nil, is the height of their content.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { listSettings.minHeaderHeight }
        set { listSettings.minHeaderHeight = newValue }
    }

    /// The prominence of section headers.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }

    /// Whether this view is on the accent colour of a selected row: then it is light. Menus and other views that a row
    /// presents set it to false.
    package var isOnSelection: Bool {
        get { self[SchemeAroundSelectionKey.self] != nil }
        set {
            guard newValue != isOnSelection else { return }
            if newValue {
                self[SchemeAroundSelectionKey.self] = colorScheme
                foreground = StyleInUse(style: Color.white)
            } else if let scheme = self[SchemeAroundSelectionKey.self] {
                self[SchemeAroundSelectionKey.self] = nil
                colorScheme = scheme
            }
            if newValue { colorScheme = .dark }
            backgroundProminence = newValue ? .increased : .standard
        }
    }

    /// The prominence of the background behind this view: `increased` in a selected row of the list
    /// that has keyboard focus.
    public var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }
}

/// The visual prominence of a section header.
public enum Prominence: Hashable, Sendable {
    /// `standard` is the default; `increased` stands out more.
    case standard, increased
}

/// The prominence of the background behind a view.
public struct BackgroundProminence: Hashable, Sendable {
    private let isIncreased: Bool
    /// An ordinary background.
    public static let standard = BackgroundProminence(isIncreased: false)
    /// A strong background, such as a selected row's, on which content must be light.
    public static let increased = BackgroundProminence(isIncreased: true)
}

/// The spacing between the sections of a list.
public struct ListSectionSpacing: Sendable {
    let length: CGFloat?
    /// The spacing of the list's style.
    public static let `default` = ListSectionSpacing(length: nil)
    /// A spacing of 4 points.
    public static let compact = ListSectionSpacing(length: 4)
    /// A spacing in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

extension View {
    /// Sets the style of the lists in this view.
    public func listStyle<S: ListStyle>(_ style: S) -> some View {
        let kind = ListStyleKind(of: S.self)
        let alternates = (style as? InsetListStyle)?.alternates ?? (style as? BorderedListStyle)?.alternates
        return transformEnvironment(\.listSettings) {
            $0.style = kind
            if let alternates { $0.alternates = alternates }
        }
    }

    /// Makes the lists in this view those of a column of a split view.
    ///
    /// - Parameters:
    ///   - isSidebar: whether they have the look of a sidebar, unless they set another style.
    ///   - choose: receives the choices of rows; see `ListChoice`.
    package func listsOfColumn(isSidebar: Bool, choose: @escaping (ListChoice) -> Void) -> some View {
        transformEnvironment(\.listSettings) {
            if isSidebar { ($0.style, $0.isNeutral) = (.sidebar, true) }
            $0.choose = choose
        }
    }

    /// Makes the lists in this view independent of the columns around it.
    package func listsOfNoColumn() -> some View {
        transformEnvironment(\.listSettings) {
            if $0.isNeutral { ($0.style, $0.isNeutral) = (.inset, false) }
            $0.choose = nil
        }
    }

    /// Sets the spacing between the rows of lists in this view, in points; nil is no spacing.
    public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        transformEnvironment(\.listSettings) { $0.rowSpacing = spacing }
    }

    /// Sets the spacing between the sections of lists in this view.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        transformEnvironment(\.listSettings) { $0.sectionSpacing = spacing.length }
    }

    /// Sets the spacing between the sections of lists in this view, in points.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        transformEnvironment(\.listSettings) { $0.sectionSpacing = spacing }
    }

    /// Sets the prominence of section headers in this view.
    public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }

    /// Sets whether the lists and text editors in this view draw their own background.
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        transformEnvironment(\.listSettings) { $0.background = visibility }
    }

    /// Sets whether every second row of the lists in this view has a different background.
    public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View {
        transformEnvironment(\.listSettings) { $0.alternates = behavior == .automatic ? nil : behavior == .enabled }
    }
}

/// Whether every second row of a list has a different background.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    private let value: Int8
    /// The style's default: no alternating backgrounds.
    public static let automatic = AlternatingRowBackgroundBehavior(value: 0)
    /// Every second row has a different background.
    public static let enabled = AlternatingRowBackgroundBehavior(value: 1)
    /// All rows have the same background.
    public static let disabled = AlternatingRowBackgroundBehavior(value: 2)
}
