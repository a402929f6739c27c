import CasementCore

/// What the bar of a split view's column has besides the title and the items of its content.
struct ColumnBar: Equatable {
    /// The button that hides or shows the sidebar.
    enum Toggle { case hides, shows }

    let actions: ColumnBarActions
    let sharing: BarSharing
    let index: Int
    var toggle: Toggle?
    /// Whether items that have no room here may stand in the bar of the next column, which is shown beside it.
    var lends = false
    /// The same, from the column before.
    var borrows = false
    /// Whether it navigates back to the column before, where there is room for one only.
    var hasBack = false
    var isSidebar = false

    static func == (left: Self, right: Self) -> Bool {
        left.actions === right.actions && left.toggle == right.toggle && left.hasBack == right.hasBack
            && left.isSidebar == right.isSidebar && left.sharing === right.sharing && left.index == right.index
            && left.lends == right.lends && left.borrows == right.borrows
    }

    /// The width that the bar of the next column has for items of this one, in points.
    @MainActor var roomBeyond: CGFloat { lends ? sharing.room(in: index + 1) : 0 }

    /// The items of the column before that this bar shows.
    @MainActor var guests: [BarEntry] { borrows ? sharing.guests(in: index) : [] }

    /// Goes back to the column before; nil where it is shown itself.
    @MainActor var back: (() -> Void)? {
        guard hasBack else { return nil }
        return { [actions] in actions.back() }
    }
}

/// The actions of the bars of a split view's columns, always the newest.
@MainActor final class ColumnBarActions {
    var toggle: () -> Void = {}
    var back: () -> Void = {}
}

private struct SidebarActionsKey: FocusedValueKey { typealias Value = ColumnBarActions }

extension FocusedValues {
    /// The actions of the split view in the window.
    var sidebarActions: ColumnBarActions? {
        get { self[SidebarActionsKey.self] }
        set { self[SidebarActionsKey.self] = newValue }
    }
}

/// The button that hides or shows the sidebar.
struct SidebarToggleButton: View {
    let bar: ColumnBar

    static var _isBuiltIn: Bool { true }

    private var title: String { bar.toggle == .hides ? "Hide Sidebar" : "Show Sidebar" }

    var body: some View {
        Button {
            bar.actions.toggle()
        } label: {
            Image(systemName: "sidebar.leading").accessibilityLabel(title)
        }
        .buttonStyle(ToolbarButtonStyle())
        .help(title)
    }
}

/// Whether a column's content is a navigation stack, which then has the column's bar.
struct ContainsStackKey: PreferenceKey {
    static let defaultValue = false
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// Whether the content of a split view has removed the button that hides its sidebar.
struct SidebarToggleRemovedKey: PreferenceKey {
    static let defaultValue = false
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

private struct ColumnBarKey: EnvironmentKey { static var defaultValue: ColumnBar? { nil } }

extension EnvironmentValues {
    /// The bar of the split view's column that contains the view; nil outside of split views, and below the bar.
    var columnBar: ColumnBar? {
        get { self[ColumnBarKey.self] }
        set { self[ColumnBarKey.self] = newValue }
    }
}
