import Foundation

/// The rows of a list, in its scroll view.
struct ListRows<Content: View>: View {
    typealias Body = Never
    let content: Content
    let selection: SelectedRows?
    let spacing: CGFloat
    var pinned: PinnedScrollableViews = []

    static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { ListNode(view, in: context) }
    static var _viewCount: Int? { 1 }
}

extension ListRows: LazyContainer {
    static var axis: Axis { .vertical }
    static var kind: String { "List" }
    var arrangement: LazyArrangement {
        LazyArrangement(
            alignment: HorizontalAlignment.leading.guide, spacing: LazyArrangement.gap(spacing), pinned: pinned)
    }
}

/// Rule: as a lazy container's; the controller does what is specific to lists.
final class ListNode<Content: View>: LazyNode<ListRows<Content>>, DraggedItemsSource, SelectionContainer {
    private lazy var list = ListController(self, layoutNode) { [unowned self] in child }

    override init(_ view: ListRows<Content>, in context: _NodeContext) {
        super.init(view, in: context)
        updateFromEnvironment()
    }

    override func prepare(_ view: ListRows<Content>) { list.selection.selected = view.selection }

    override func apply(_ view: ListRows<Content>) {
        list.selection.selected = view.selection
        super.apply(view)
        refresh()
    }

    override func refresh() {
        updateFromEnvironment()
        super.refresh()
        list.mover.timePassed()
    }

    private func updateFromEnvironment() {
        var around = ListContext()
        // All that it depends on at once: tracking begins by forgetting what was read before, the environment too.
        track {
            readEnvironment { values in
                let settings = values.listSettings
                @MainActor func bounded(_ length: CGFloat) -> CGFloat { max(0, ListRow.checked(length)) }
                around.style = settings.style
                around.height = bounded(values.defaultMinListRowHeight)
                around.headerHeight = bounded(values.defaultMinListHeaderHeight ?? 0)
                around.sectionSpacing = settings.sectionSpacing.map(bounded)
                around.alternates = settings.alternates ?? false
                around.theme = values.themeVariant
                around.backdrop = settings.background == .hidden ? .windowBackground : settings.style.background
                around.isEnabled = values.isEnabled
                around.hasFocusEffect = values.isFocusEffectEnabled
                around.isMirrored = values.layoutDirection == .rightToLeft
                around.scale = values.displayScale
                around.isNeutral = settings.isNeutral
                list.selectionChoice = settings.choose.map { ListSelectionChoice(replacing: list.selectionChoice, $0) }
                (list.primaryAction, list.openMenu) = (settings.primaryAction, settings.openMenu)
                list.menuOfSelection = settings.menuOfSelection
                list.editing.mode = values.editMode
            }
            list.selection.selected?.read()
            around.isEditing = list.editing.mode?.wrappedValue.isEditing ?? false
        }
        list.update(around)
    }

    var selectedRows: SelectedRows? { list.selection.selected }

    override func rowsChanged() -> Bool {
        list.rowsChanged()
        return true
    }

    override var rowEnvironment: RowEnvironment? { ListHeaders.environment }

    func partsDragged(with row: LayoutNode) -> [DraggedPart]? { list.mover.partsDragged(with: row) }

    override func forEachChild(_ body: (_Node) -> Void) {
        super.forEachChild(body)
        for row in layoutNode.rows {
            guard let row = row.node as? ListRowLayoutNode else { continue }
            if let part = row.background { body(part.node) }
            if let part = row.control { body(part.node) }
            if let part = row.swipes?.buttons { body(part.node) }
            if let part = row.swipes?.menu { body(part.node) }
        }
    }

    // MARK: Rows

    override func row(at index: Int) -> LayoutNode? {
        super.row(at: index).map { list.store.row(around: $0, at: index) }
    }

    override var setsUpRows: Bool { true }

    override func displayable(of row: LayoutNode) -> LayoutNode { (row as? ListRowLayoutNode)?.inner ?? row }

    override func rowLeaves(_ row: LayoutNode) { list.store.forget(row) }

    override func pinnedInset(of row: LayoutNode) -> CGFloat { (row as? ListRowLayoutNode)?.appearance.gap ?? 0 }

    override func rowFloats(_ row: LayoutNode, _ floats: Bool) {
        (row as? ListRowLayoutNode)?.float(floats ? list.store.floatingColors : nil)
    }

    override func rowsResolved(afterEdits: Bool) {
        list.store.update(afterEdits: afterEdits)
        list.selection.rowsAppeared()
    }

    override func remove(_ ranges: [Range<Int>], of child: _Node) {
        list.selection.anchors.removed(ranges)
        super.remove(ranges, of: child)
    }

    override func insert(_ insertions: [DisplayableInsertion], of child: _Node) {
        for insertion in insertions { list.selection.anchors.inserted(insertion.count, at: insertion.index) }
        super.insert(insertions, of: child)
        list.selection.rowsInserted()
    }

    override func reorder(from start: Int, order: [Int], moves: [DisplayableMove], of child: _Node) {
        list.selection.anchors.reordered(from: start, order: order)
        super.reorder(from: start, order: order, moves: moves, of: child)
    }

    override func tearDown() {
        graph.timetable.schedule(self, at: nil)
        list.selectionMenu.forget()
        super.tearDown()
    }
}

/// The style of the headers and footers of a list's sections.
enum ListHeaders {
    @MainActor static func environment(_ role: RowRole) -> ((inout EnvironmentValues) -> Void)? {
        switch role {
        case .row: nil
        case .header:
            { values in
                let isLarge = values.headerProminence == .increased
                values.font = isLarge ? .title3.weight(.bold) : .subheadline.weight(.semibold)
                values.foreground = StyleInUse(style: isLarge ? HierarchicalShapeStyle.primary : .secondary)
            }
        case .footer:
            { values in
                values.font = .footnote
                values.foreground = StyleInUse(style: HierarchicalShapeStyle.secondary)
            }
        }
    }
}
