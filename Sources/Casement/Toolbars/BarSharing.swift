import CasementCore
import Foundation

/// The room in the bars of a split view's columns: items that do not fit above their own column stand above the next
/// one, where that has room.
@MainActor final class BarSharing {
    private struct Column {
        let roomChanges = DependencySource.make()
        let lentChanges = DependencySource.make()
        /// The pages of the column that are shown, the newest last.
        var pages: [PageBarRoom] = []
        /// What others were told last.
        var room: CGFloat = 0
        var lent: [BarEntry] = []
    }

    private var columns = [Column(), Column(), Column()]

    /// The width that the bar of a column has for items of the column before, in points; a body that reads it runs
    /// again when it changes.
    func room(in column: Int) -> CGFloat {
        columns[column].roomChanges.noteRead()
        return columns[column].room
    }

    /// The items that the bar of a column shows for the column before.
    func guests(in column: Int) -> [BarEntry] {
        columns[column - 1].lentChanges.noteRead()
        return columns[column - 1].lent
    }

    /// A page has appeared in a column.
    func join(_ page: PageBarRoom, in column: Int) {
        columns[column].pages.removeAll { $0 === page }
        columns[column].pages.append(page)
        page.changed = { [weak self] in self?.update(column) }
        update(column)
    }

    /// A page has disappeared.
    func leave(_ page: PageBarRoom, in column: Int) {
        columns[column].pages.removeAll { $0 === page }
        page.changed = {}
        update(column)
    }

    private func update(_ column: Int) {
        let page = columns[column].pages.last { $0.kind != .inner }
        let room: CGFloat =
            switch page?.kind {
            case .bar: page?.free ?? 0
            case .noBar: max(0, (page?.width ?? 0) - 2 * Toolbar.margin - ToolbarRowLayout.gap)
            case .hidden, .inner, nil: 0
            }
        let lent = page?.kind == .bar ? page?.lent ?? [] : []
        if room != columns[column].room {
            columns[column].room = room
            columns[column].roomChanges.noteChange("the bar of a column")
        }
        if lent != columns[column].lent {
            columns[column].lent = lent
            columns[column].lentChanges.noteChange("the bar of the column before")
        }
    }
}

/// What a page in a column of a split view says of its bar.
@MainActor final class PageBarRoom {
    enum Kind {
        case noBar, bar, hidden
        /// The pages in it have the bar, as those of a navigation stack.
        case inner
    }

    /// Called when anything of it has changed, while the page is shown.
    var changed: () -> Void = {}
    var kind = Kind.noBar { didSet { if kind != oldValue { changed() } } }
    /// The width of the page without its inspectors, in points.
    var width: CGFloat = 0 { didSet { if width != oldValue, kind == .noBar { changed() } } }
    /// The width in its bar that nothing of the page needs, in points.
    var free: CGFloat = 0 { didSet { if free != oldValue { changed() } } }
    /// Its items that the bar of the next column shows.
    private(set) var lent: [BarEntry] = [] { didSet { if lent != oldValue { changed() } } }
    private var items: [BarEntry] = []

    /// Follows which of a bar's items have no room there. It learns that during layout, so that no frame is needed for
    /// it.
    func follow(_ items: [BarEntry], in overflow: BarOverflow) {
        self.items = items
        guard overflow.placed == nil else { return }
        overflow.placed = { [weak self] shown, count in
            guard let self else { return }
            lent = count > 0 ? Array(self.items.dropFirst(shown).prefix(count)) : []
        }
    }
}
