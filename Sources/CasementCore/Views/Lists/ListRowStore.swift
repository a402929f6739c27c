import Foundation

/// Creates a list's rows from displayables, with the style and parts that their descriptions specify.
@MainActor final class ListRowStore {
    private unowned let list: ListController
    /// Rows by their content's layout node.
    private var known: [ObjectIdentifier: ListRowLayoutNode] = [:]

    init(of list: ListController) { self.list = list }

    /// The row around a displayable.
    func row(around inner: LayoutNode, at index: Int) -> ListRowLayoutNode {
        let id = ObjectIdentifier(inner)
        let row = known[id] ?? ListRowLayoutNode(inner)
        known[id] = row
        configure(row, at: index)
        return row
    }

    /// Releases rows that were removed. After edits, only the current rows are kept.
    private func forgetRows(afterEdits: Bool) {
        guard known.count > (afterEdits ? list.rows.rows.count : 2 * list.rows.rows.count + 64) else { return }
        var kept: [ObjectIdentifier: ListRowLayoutNode] = [:]
        for row in list.rows.rows {
            if let node = row.node as? ListRowLayoutNode { kept[ObjectIdentifier(node.inner)] = node }
        }
        for (id, row) in known where kept[id] == nil && !row.isReleased {
            if afterEdits { row.release() } else { kept[id] = row }
        }
        known = kept
    }

    /// A removed row may still be drawn for its transition, but is no longer a row.
    func forget(_ row: LayoutNode) {
        guard let row = row as? ListRowLayoutNode else { return }
        known[ObjectIdentifier(row.inner)] = nil
    }

    func configure(_ row: ListRowLayoutNode, at index: Int) {
        let description = list.description(of: index)
        row.role = description.role
        row.isTagged = description.isTagged || description.traits.link != nil
        row.value = list.selection.value(of: description)
        row.lines = lines(of: description)
        row.lineColor = (description.traits.bottomTint ?? Color(theme: .separator)).resolve(in: list.context.theme)
        row.sectionStart = description.opensSection ? SectionLine(startOf: description, in: list.context.theme) : nil
        row.sectionEnd = description.closesSection ? SectionLine(endOf: description, in: list.context.theme) : nil
        row.set(appearance(of: description, row.appearance))
        show(description.traits.background, from: description.traits.backgroundPlace, in: row)
        let canDelete = list.context.isEditing && list.editing.deletion(of: description) != nil
        let (leading, trailing) = swipes(of: description, in: row)
        if leading != nil || trailing != nil || row.swipes != nil { row.setSwipes(leading, trailing, of: list) }
        showControl(canDelete, in: row)
        showSelection(of: row, description)
    }

    private func swipes(
        of description: RowDescription, in row: ListRowLayoutNode
    ) -> (leading: SwipeActions?, trailing: SwipeActions?) {
        let (leading, trailing) = (description.traits.leadingActions, description.traits.trailingActions)
        if leading != nil || trailing != nil { return (leading as? SwipeActions, trailing as? SwipeActions) }
        // In edit mode the button is before the row.
        guard !list.context.isEditing, !list.context.style.isTable, list.editing.deletion(of: description) != nil else {
            return (nil, nil)
        }
        return (nil, row.swipes?.implicit ?? list.editing.implicitActions(of: row))
    }

    private func appearance(of description: RowDescription, _ old: ListRowAppearance) -> ListRowAppearance {
        let style = list.context.style.appearance
        var appearance = old
        appearance.isMirrored = list.context.isMirrored
        appearance.pixel = list.context.scale > 0 ? 1 / list.context.scale : 1
        (appearance.margin, appearance.corner) = (style.margin, style.corner)
        if let margin = description.traits.sectionMargin { appearance.margin = ListRow.checked(margin) }
        let isRow = description.role == .row
        // A table's lines have their own insets, so that they take the whole row.
        let isLine = isRow && list.context.style.isTable
        let (vertical, side): (CGFloat, CGFloat) = isLine ? (0, 0) : (isRow ? 4 : 5, style.insets)
        let standard = EdgeInsets(top: vertical, leading: side, bottom: vertical, trailing: side)
        appearance.insets = description.traits.insets(standard: standard)
        if appearance.insets != standard { appearance.insets = ListRow.checked(appearance.insets) }
        if !isLine { appearance.insets.leading += CGFloat(description.traits.depth) * ListRow.indent }
        appearance.height = isRow ? list.context.height : description.role == .header ? list.context.headerHeight : 0
        let opens = description.role == .header || description.section?.isFirst ?? false
        appearance.gap = opens && description.index > 0 ? list.context.sectionSpacing ?? 8 : 0
        if opens, let margin = description.traits.sectionTopMargin { appearance.gap = ListRow.checked(margin) }
        appearance.fill =
            list.context.alternates && isRow && description.index % 2 == 1
            ? SystemColor.alternateRow.resolve(in: list.context.theme) : nil
        return appearance
    }

    private func lines(of description: RowDescription) -> (above: Visibility, below: Visibility) {
        guard description.role == .row else { return (.hidden, .hidden) }
        return (
            description.traits.topSeparator,
            description.section?.isLast ?? false ? .hidden : description.traits.bottomSeparator
        )
    }

    /// Whether there is a line between two rows: if one of them requests it and the other does not
    /// hide it, otherwise by style.
    private func hasLine(_ row: ListRowLayoutNode, _ next: ListRowLayoutNode?) -> Bool {
        let (own, other) = (row.lines.below, next?.lines.above ?? .automatic)
        if own == .hidden || other == .hidden { return false }
        return own == .visible || other == .visible
            || (list.context.style.appearance.hasLines && !list.context.alternates)
    }

    /// Updates rows once all visible ones exist.
    func update(afterEdits: Bool) {
        forgetRows(afterEdits: afterEdits)
        updateNeighbours()
    }

    /// Updates the parts of rows that depend on adjacent rows: the lines between them, and whether both are selected.
    func updateNeighbours() {
        var last: ListRowLayoutNode?
        var lastIndex = -2
        let count = list.content?.count ?? 0
        for place in list.rows.rows.indices {
            guard let row = list.rows.rows[place].node as? ListRowLayoutNode else { continue }
            let index = list.rows.rows[place].index
            var next: ListRowLayoutNode?
            if place + 1 < list.rows.rows.count, list.rows.rows[place + 1].index == index + 1 {
                next = list.rows.rows[place + 1].node as? ListRowLayoutNode
            }
            var appearance = row.appearance
            let isSelected = appearance.highlight != nil
            appearance.joinsAbove =
                isSelected && lastIndex == index - 1 && last?.appearance.highlight != nil && appearance.gap == 0
            appearance.joinsBelow = isSelected && next?.appearance.highlight != nil && next?.appearance.gap == 0
            appearance.line = index + 1 < count && !isSelected && hasLine(row, next) ? row.lineColor : nil
            let above = lastIndex == index - 1 ? last : nil
            appearance.sectionLine = SectionLine.between(above?.sectionEnd, row.sectionStart)
            appearance.endLine = index + 1 == count ? SectionLine.between(row.sectionEnd, nil) : nil
            row.set(appearance)
            (last, lastIndex) = (row, index)
        }
    }

    // MARK: Parts

    private func show(_ view: (any View)?, from place: _Node?, in row: ListRowLayoutNode) {
        row.background = part(
            view.map { AnyView($0) }, kind: "row background", row.background, (place ?? list.node).scope)
    }

    private func showControl(_ isShown: Bool, in row: ListRowLayoutNode) {
        guard isShown || row.control != nil else { return }
        let view = AnyView(MinusButton { [weak list = self.list, weak row] in row.map { list?.editing.delete($0) } })
        row.control = part(isShown ? view : nil, kind: "edit control", row.control, list.node.scope)
    }

    /// A view that is added to a row, in the environment of a modifier of the row.
    func part(_ view: AnyView?, kind: String, _ old: ListRowPart?, _ scope: EnvironmentScope) -> ListRowPart? {
        guard let view else { return nil }
        if let old {
            old.node.update(to: SecondaryView(content: view))
            return old
        }
        let layers = LayeredLayoutNode(kind: kind, alignment: .center, tree: list.node.graph.layout)
        layers.traits.isImplicit = true
        let context = _NodeContext(graph: list.node.graph, parent: list.node, scope: scope, position: Int.max)
        return ListRowPart(layers: layers, node: SecondaryContent(layers, view, in: context))
    }

    /// The colour of a row behind its content.
    func color(of row: ListRowLayoutNode) -> Color {
        if row.background != nil { return .clear }
        // Components, because the content of a selected row has another colour scheme.
        let theme = list.context.theme
        var color = list.context.backdrop.components(in: theme)
        if row.appearance.highlight != nil {
            let isStrong = list.focus.hasKeyboard && !list.context.isNeutral
            color = (isStrong ? SystemColor.selection : .selectionIdle).components(in: theme).over(color)
        } else if row.appearance.fill != nil {
            color = SystemColor.alternateRow.components(in: theme).over(color)
        }
        return Color(.sRGB, red: Double(color.red), green: Double(color.green), blue: Double(color.blue))
    }

    /// The colours of a header that is over other rows.
    var floatingColors: FloatingColors {
        FloatingColors(
            fill: list.context.backdrop.resolve(in: list.context.theme),
            line: SystemColor.separator.resolve(in: list.context.theme))
    }

    // MARK: The selection

    func showSelection(of row: ListRowLayoutNode, _ description: RowDescription?) {
        let isSelected = row.value.map { list.selection.selected?.contains($0) ?? false } ?? false
        var appearance = row.appearance
        let isStrong = list.focus.hasKeyboard && !list.context.isNeutral
        appearance.highlight =
            isSelected
            ? (isStrong ? SystemColor.selection : .selectionIdle).resolve(in: list.context.theme) : nil
        row.set(appearance)
        emphasise(row, isSelected && isStrong, description)
    }

    /// Content on the accent colour is light: the row's own views get a different environment.
    private func emphasise(_ row: ListRowLayoutNode, _ isEmphasised: Bool, _ description: RowDescription?) {
        if description == nil, isEmphasised == row.isEmphasised { return }
        guard let description = description ?? list.index(of: row).map({ list.description(of: $0) }),
            let view = description.outermost
        else {
            return
        }
        row.isEmphasised = isEmphasised
        let own = view.scope.list === list ? view.scope : nil
        guard isEmphasised != (own?.values.backgroundProminence == .increased) else { return }
        let scope = own ?? EnvironmentScope(parent: view.scope) { _ in }
        if own == nil {
            scope.list = list
            view.surround(with: scope, in: view.scope)
        }
        let keys = scope.setTransform { values in
            guard isEmphasised else { return }
            values.isOnSelection = true
        }
        view.environmentChanged(keys)
        row.swipes?.environmentChanged()
    }
}

/// The delete button at the leading edge of a row in edit mode.
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
