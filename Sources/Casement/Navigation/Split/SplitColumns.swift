import CasementCore
import Foundation

/// The columns of a split view and the dividers between them, side by side or, where there is little room, one at a
/// time.
struct SplitColumns<Sidebar: View, Content: View, Detail: View>: View {
    private let sidebar: Sidebar
    /// Nil where there are two columns.
    private let content: Content?
    private let detail: Detail
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private let compactColumn: Binding<NavigationSplitViewColumn>?

    /// The widths of the leading columns, separated by commas; empty for the ideal ones.
    @SceneStorage private var stored: String
    /// The widths during a drag.
    @State private var dragged: [CGFloat?]?
    /// The widths where a drag began.
    @State private var before: [CGFloat] = []
    @State private var measure = ColumnMeasure()
    @State private var limits: [SplitColumnWidth?] = [nil, nil, nil]

    /// Which columns the user shows, where the program does not decide.
    @SceneStorage private var ownVisibility: NavigationSplitViewVisibility
    @State private var ownCompactColumn = NavigationSplitViewColumn.sidebar
    /// Nil until the width is known; until then, no column is shown.
    @State private var isCompact: Bool?
    /// What is shown, or moves into view.
    @State private var placed: SplitArrangement?
    /// What moves out of view.
    @State private var leaving: SplitArrangement?
    @State private var hasNoToggle = false

    @State private var scopes = SplitScopes()
    @State private var barActions = ColumnBarActions()
    @State private var sharing = BarSharing()
    @State private var choices = SplitChoices()
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.layoutDirection) private var direction
    @Environment(\.isDetailProminent) private var isDetailProminent

    static var _isBuiltIn: Bool { true }

    /// The distance that a column moves aside for the next, as a part of its width.
    private static var shift: CGFloat { 0.2 }
    private static var motion: Animation { .easeOut(duration: 0.25) }

    init(
        sidebar: Sidebar, content: Content?, detail: Detail, visibility: Binding<NavigationSplitViewVisibility>?,
        compactColumn: Binding<NavigationSplitViewColumn>?, storedAs key: String
    ) {
        (self.sidebar, self.content, self.detail) = (sidebar, content, detail)
        (self.visibility, self.compactColumn) = (visibility, compactColumn)
        let key = "\(key).\(content == nil ? 2 : 3)"
        _stored = SceneStorage(wrappedValue: "", key)
        _ownVisibility = SceneStorage(wrappedValue: .automatic, "\(key).visibility")
    }

    var body: some View {
        let target = target
        let arrangement = placed ?? target
        let _ = connect()
        SplitColumnsLayout(
            widths: widths(arrangement.hidden), top: arrangement.top, isDetailProminent: isDetailProminent,
            measure: measure
        ) {
            column(0, sidebar)
            divider(after: 0)
            if let content {
                column(1, content)
                divider(after: 1)
            }
            column(count - 1, detail)
        }
        .clipped()
        .onGeometryChange(for: Bool.self) {
            $0.size.width < SplitWidths.compact
        } action: {
            isCompact = $0
        }
        .onChange(of: target, initial: true) { _, new in if isCompact != nil { follow(new) } }
        .onChange(of: isCompact) { old, _ in if old == nil { follow(self.target) } }
        .onPreferenceChange(SidebarToggleRemovedKey.self) { hasNoToggle = $0 }
        .focusedSceneValue(\.sidebarActions, target.top == nil ? barActions : nil)
        .onGoBack(arrangement.top ?? 0 > 0 ? { shown.goBack() } : nil)
    }

    private var count: Int { content == nil ? 2 : 3 }

    // MARK: Columns

    private func column<Column: View>(_ index: Int, _ content: Column) -> some View {
        SplitColumn(index: index, count: count, scopes: scopes, bar: bar(of: index), choices: choices, content: content)
            .onPreferenceChange(SplitColumnWidthKey.self) { limits[index] = $0 }
            // The columns around this split view have their own widths.
            .transformPreference(SplitColumnWidthKey.self) { $0 = nil }
            .transformPreference(ContainsStackKey.self) { $0 = false }
            .clipped()
            .overlay { if index == count - 1, coversDetail { DetailShade { shown.set(.detailOnly) } } }
            .covered(!isShown(index))
            .offset(x: offset(index))
            .zIndex(isDetailProminent && index < count - 1 ? 1 : 0)
    }

    /// Whether other columns are above the last.
    private var coversDetail: Bool {
        isDetailProminent && target.top == nil && target.hidden < count - 1
    }

    private func isShown(_ column: Int) -> Bool {
        guard isCompact != nil else { return false }
        return (placed ?? target).shows(column) || leaving?.shows(column) ?? false
    }

    private func bar(of column: Int) -> ColumnBar {
        let target = target
        var bar = ColumnBar(
            actions: barActions, sharing: sharing, index: column, isSidebar: column == 0)
        if target.top == nil, !isDetailProminent {
            bar.lends = column >= target.hidden && column + 1 < count
            bar.borrows = column > target.hidden
        }
        bar.hasBack = target.top.map { $0 > 0 && $0 == column } ?? false
        if !hasNoToggle, target.top == nil {
            if column == 0 {
                bar.toggle = .hides
            } else if target.hidden > 0, column == target.hidden {
                bar.toggle = .shows
            }
        }
        return bar
    }

    // MARK: What is shown

    private var shown: ShownColumns {
        ShownColumns(
            count: count, isDetailProminent: isDetailProminent, isCompact: $isCompact,
            visibility: visibility ?? $ownVisibility, compactColumn: compactColumn ?? $ownCompactColumn,
            isColumnOfProgram: compactColumn != nil)
    }

    private var target: SplitArrangement { shown.target }

    /// Moves columns in and out of view. They have arrived, and left, when the movement ends.
    private func follow(_ target: SplitArrangement) {
        guard let placed, !reducesMotion, (placed.top == nil) == (target.top == nil) else {
            let old = placed
            (placed, leaving) = (target, nil)
            return left(old, for: target)
        }
        guard placed != target else { return }
        leaving = placed
        withAnimation(Self.motion) {
            self.placed = target
        } completion: {
            guard self.placed == target else { return }
            leaving = nil
            left(placed, for: target)
        }
    }

    /// The distance of a column out of view from its place, in points. It is not part of the layout, which moves only
    /// what is in view.
    private func offset(_ column: Int) -> CGFloat {
        let arrangement = placed ?? target
        let side: CGFloat = direction == .rightToLeft ? -1 : 1
        if let top = arrangement.top {
            return column == top ? 0 : side * measure.total * (column > top ? 1 : -Self.shift)
        }
        guard column < arrangement.hidden, measure.widths.count == count else { return 0 }
        return -side * measure.widths[..<arrangement.hidden].reduce(0) { $0 + $1 + SplitWidths.line }
    }

    /// After the way back to an earlier column, what that column had shown in the later ones is gone.
    private func left(_ old: SplitArrangement?, for new: SplitArrangement) {
        guard let last = old?.top, let top = new.top, top < last else { return }
        for column in top + 1...last { scopes.all[column].leave(after: scopes.all[column - 1]) }
    }

    /// What is held by states of this view does not hold the view, with its content.
    private func connect() {
        let shown = shown
        barActions.toggle = { shown.toggle() }
        barActions.back = { shown.goBack() }
        choices.receive = { [scopes] choice, column in
            scopes.all[column].choice = choice
            shown.receive(choice, in: column)
        }
        for column in 1..<count { scopes.all[column].reveal = { shown.show(column) } }
    }

    // MARK: Widths

    private func widths(_ hidden: Int) -> SplitWidths {
        let limits = (0..<count).map { self.limits[$0] ?? .standard($0, of: count) }
        return SplitWidths(limits: limits, wished: dragged ?? storedWidths, hidden: hidden)
    }

    private var storedWidths: [CGFloat?] {
        let parts = stored.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
        return (0..<count - 1).map { index in
            guard index < parts.count, let width = parts[index], width.isFinite, width >= 0 else { return nil }
            return CGFloat(width)
        }
    }

    private func store(_ widths: [CGFloat?]) {
        stored =
            widths.allSatisfy { $0 == nil }
            ? "" : widths.map { $0.map { "\(Double($0))" } ?? "" }.joined(separator: ",")
    }

    private func divider(after column: Int) -> some View {
        SplitDivider(
            width: { [measure] in measure.widths.indices.contains(column) ? measure.widths[column] : 0 },
            began: { before = measure.widths },
            moved: { way in
                guard before.count == count else { return }
                dragged = widths(target.hidden).moving(column, by: way, from: before)
            },
            ended: {
                if let dragged { store(dragged) }
                (dragged, before) = (nil, [])
            },
            reset: {
                var widths = storedWidths
                widths[column] = nil
                store(widths)
            }
        )
        .covered(target.top != nil || !isShown(column))
        .offset(x: offset(column))
        .zIndex(1)
    }
}

/// Covers the last column while others are above it: a press hides them.
private struct DetailShade: View {
    let hide: () -> Void

    static var _isBuiltIn: Bool { true }

    var body: some View {
        Color.black.opacity(0.06).contentShape(Rectangle()).onTapGesture { hide() }.accessibilityHidden(true)
    }
}
