import Foundation

/// What a list reads of its environment.
struct ListContext: Equatable {
    var style = ListStyleKind.inset
    var height: CGFloat = 0
    var headerHeight: CGFloat = 0
    var sectionSpacing: CGFloat?
    var alternates = false
    var theme = ThemeVariant.light
    var isEnabled = true
    /// Whether it shows that it has the keyboard.
    var hasFocusEffect = true
    var isEditing = false
    var isMirrored = false
}

/// Turns displayables into the rows of a list: asks what is said of each, gives it its look, and shows what is selected. What a
/// person does with the rows is in extensions.
@MainActor final class ListController {
    unowned let node: _Node
    let rows: LazyLayoutNode
    /// Around the rows.
    let scroll: ScrollLayoutNode?
    let responder = ListResponder()
    /// The node whose displayables are the rows' content.
    private let contentOf: () -> _Node?

    /// What is selected; nil where nothing can be.
    var selected: SelectedRows?
    var selection = ListSelection()
    var around = ListContext()
    var primaryAction: ((SelectedRows) -> Void)?
    var openMenu: (([AnyHashable], CGPoint) -> Bool)?
    var hasKeyboard = false
    /// Whether it came by keyboard, and is to be seen.
    var showsRing = false
    var ring: ListFocusRing?
    var press: ListPress?
    var drag: ListDrag?
    var line: InsertionLine?
    var editMode: Binding<EditMode>?

    /// Rows by their content.
    private var known: [ObjectIdentifier: ListRowLayoutNode] = [:]
    /// Whether all rows must be asked again.
    private var isStale = false
    var hasWarned = false

    init(_ node: _Node, _ rows: LazyLayoutNode, content: @escaping () -> _Node?) {
        (self.node, self.rows, contentOf) = (node, rows, content)
        var above = node.parent
        while let current = above, !(current is any ScrollSurface) { above = current.parent }
        scroll = (above as? any ScrollSurface)?.scroll
        responder.list = self
        // The list is one element with it.
        scroll?.isElement = false
        scroll?.attach().responders.append(responder)
    }

    var content: _Node? { contentOf() }
    func description(of index: Int) -> RowDescription { RowDescription(at: index, of: content) }

    func row(at index: Int) -> ListRowLayoutNode? {
        let place = rows.place(of: index)
        guard place < rows.rows.count, rows.rows[place].index == index else { return nil }
        return rows.rows[place].node as? ListRowLayoutNode
    }

    func index(of row: ListRowLayoutNode) -> Int? { rows.rows.first { $0.node === row }?.index }

    // MARK: Rows

    /// The row around a displayable.
    func row(around inner: LayoutNode, at index: Int) -> ListRowLayoutNode {
        let id = ObjectIdentifier(inner)
        let row = known[id] ?? ListRowLayoutNode(inner)
        known[id] = row
        configure(row, at: index)
        return row
    }

    /// Lets go of rows that left. After edits nothing is made but what stands among the rows.
    private func forgetRows(afterEdits: Bool) {
        guard known.count > (afterEdits ? rows.rows.count : 2 * rows.rows.count + 64) else { return }
        var kept: [ObjectIdentifier: ListRowLayoutNode] = [:]
        for row in rows.rows {
            if let node = row.node as? ListRowLayoutNode { kept[ObjectIdentifier(node.inner)] = node }
        }
        for (id, row) in known where kept[id] == nil && !row.isReleased {
            if afterEdits { row.release() } else { kept[id] = row }
        }
        known = kept
    }

    /// A row that left is drawn for a while, by whom it was.
    func forget(_ row: LayoutNode) {
        guard let row = row as? ListRowLayoutNode else { return }
        known[ObjectIdentifier(row.inner)] = nil
    }

    private func configure(_ row: ListRowLayoutNode, at index: Int) {
        let said = description(of: index)
        row.role = said.role
        row.isTagged = said.isTagged
        row.value = selectableValue(of: said)
        row.lines = lines(of: said)
        row.lineColor = (said.traits.bottomTint ?? Color(theme: .separator)).resolve(in: around.theme)
        row.set(look(of: said, row.look))
        show(said.traits.background, from: said.traits.backgroundPlace, in: row)
        let canDelete = around.isEditing && deletion(of: said) != nil
        showControl(canDelete, in: row)
        showSelection(of: row, said)
    }

    private func look(of said: RowDescription, _ old: ListRowLook) -> ListRowLook {
        let style = around.style.look
        var look = old
        look.isMirrored = around.isMirrored
        (look.margin, look.corner) = (style.margin, style.corner)
        let isRow = said.role == .row
        let vertical: CGFloat = isRow ? 4 : 5
        look.insets =
            said.traits.insets
            ?? EdgeInsets(top: vertical, leading: style.insets, bottom: vertical, trailing: style.insets)
        if said.traits.insets != nil { look.insets = ListRow.checked(look.insets) }
        look.insets.leading += CGFloat(said.traits.depth) * ListRow.indent
        look.height = isRow ? around.height : said.role == .header ? around.headerHeight : 0
        let opens = said.role == .header || said.section?.isFirst ?? false
        look.gap = opens && said.index > 0 ? around.sectionSpacing ?? 8 : 0
        look.fill =
            around.alternates && isRow && said.index % 2 == 1
            ? SystemColor.alternateRow.resolve(in: around.theme) : nil
        return look
    }

    private func lines(of said: RowDescription) -> (above: Visibility, below: Visibility) {
        guard said.role == .row else { return (.hidden, .hidden) }
        return (said.traits.topSeparator, said.section?.isLast ?? false ? .hidden : said.traits.bottomSeparator)
    }

    /// Whether there is a line between two rows: where one of them says so and the other does not mind, or as the style has it.
    private func hasLine(_ row: ListRowLayoutNode, _ next: ListRowLayoutNode?) -> Bool {
        let (own, other) = (row.lines.below, next?.lines.above ?? .automatic)
        if own == .hidden || other == .hidden { return false }
        return own == .visible || other == .visible || (around.style.look.hasLines && !around.alternates)
    }

    /// All that is seen is made.
    func settleRows(afterEdits: Bool) {
        forgetRows(afterEdits: afterEdits)
        settleNeighbours()
    }

    /// What rows show of their neighbours: the lines between them, and whether both are selected.
    private func settleNeighbours() {
        var last: ListRowLayoutNode?
        var lastIndex = -2
        let count = content?.count ?? 0
        for place in rows.rows.indices {
            guard let row = rows.rows[place].node as? ListRowLayoutNode else { continue }
            let index = rows.rows[place].index
            var next: ListRowLayoutNode?
            if place + 1 < rows.rows.count, rows.rows[place + 1].index == index + 1 {
                next = rows.rows[place + 1].node as? ListRowLayoutNode
            }
            var look = row.look
            let isSelected = look.highlight != nil
            look.joinsAbove = isSelected && lastIndex == index - 1 && last?.look.highlight != nil && look.gap == 0
            look.joinsBelow = isSelected && next?.look.highlight != nil && next?.look.gap == 0
            look.line = index + 1 < count && !isSelected && hasLine(row, next) ? row.lineColor : nil
            row.set(look)
            (last, lastIndex) = (row, index)
        }
    }

    // MARK: Parts

    private func show(_ view: Any?, from place: _Node?, in row: ListRowLayoutNode) {
        row.background = part(view as? AnyView, kind: "row background", row.background, place ?? node)
    }

    private func showControl(_ isShown: Bool, in row: ListRowLayoutNode) {
        guard isShown || row.control != nil else { return }
        let view = AnyView(MinusButton { [weak self, weak row] in row.map { self?.delete($0) } })
        row.control = part(isShown ? view : nil, kind: "edit control", row.control, node)
    }

    private func part(_ view: AnyView?, kind: String, _ old: ListRowPart?, _ place: _Node) -> ListRowPart? {
        guard let view else { return nil }
        if let old {
            old.node.update(to: SecondaryView(content: view))
            return old
        }
        let layers = LayeredLayoutNode(kind: kind, alignment: .center, tree: node.graph.layout)
        layers.isSecondary = true
        let context = _NodeContext(graph: node.graph, parent: node, scope: place.scope, position: Int.max)
        return ListRowPart(layers: layers, node: SecondaryContent(layers, view, in: context))
    }

    // MARK: Updates

    func rowsChanged() {
        isStale = true
        node.invalidate("what is said of rows")
    }

    /// The environment, the selection or what is said of rows changed.
    func update(_ new: ListContext) {
        var new = new
        node.track {
            selected?.read()
            new.isEditing = editMode?.wrappedValue.isEditing ?? false
        }
        let isChanged = new != around || isStale
        around = new
        isStale = false
        responder.isEnabled = new.isEnabled
        showRing()
        // After edits layout asks for every row again.
        guard !rows.isStale else { return }
        for row in rows.rows {
            guard let node = row.node as? ListRowLayoutNode else { continue }
            if isChanged { configure(node, at: row.index) } else { showSelection(of: node, nil) }
        }
        settleNeighbours()
    }
}

/// The button before a row in edit mode.
private struct MinusButton: View {
    let action: () -> Void
    var body: some View {
        Image(systemName: "minus.circle.fill").foregroundStyle(Color.red).onTapGesture(perform: action)
            .accessibilityIdentifier("delete")
            .accessibilityLabel("Delete")
            .accessibilityAddTraits(.isButton)
    }
    static var _isBuiltIn: Bool { true }
}

/// Lengths that lists and what stands in them share, in points.
package enum ListRow {
    /// By how much rows in a group stand further in than the group's own.
    package static let indent: CGFloat = 18

    @MainActor static func checked(_ insets: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: checked(insets.top), leading: checked(insets.leading), bottom: checked(insets.bottom),
            trailing: checked(insets.trailing))
    }

    /// A length that a program says, or 0 where it is none.
    @MainActor static func checked(_ length: CGFloat) -> CGFloat {
        if length.isFinite { return min(max(length, -LayoutNode.largestLength), LayoutNode.largestLength) }
        RuntimeWarning.issue(
            "List: a length of \(length) (listRowInsets, listRowSpacing, listSectionSpacing or defaultMinListRowHeight) counts as 0."
        )
        return 0
    }
}
