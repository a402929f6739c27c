/// A view that is several rows in a list, and one view elsewhere.
package struct RowsInList<Several: View, Single: View>: View {
    package typealias Body = Never
    let rows: Several
    let single: Single
    /// Whether `rows` is one view, which may have modifiers of any kind around it.
    let holdsInside: Bool

    package init(
        holdsInside: Bool = false, @ViewBuilder rows: () -> Several, @ViewBuilder otherwise: () -> Single
    ) {
        (self.rows, single, self.holdsInside) = (rows(), otherwise(), holdsInside)
    }

    package static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        RowsInListNode(view, in: context)
    }

    package static var _viewCount: Int? { Several._viewCount == Single._viewCount ? Several._viewCount : nil }
}

/// Rule: whether it is in a list is known when the node is created; only that variant is updated.
final class RowsInListNode<Several: View, Single: View>: _ViewNode<RowsInList<Several, Single>>, RowSource {
    private var rows: _ViewNode<Several>?
    private var single: _ViewNode<Single>?

    init(_ view: RowsInList<Several, Single>, in context: _NodeContext) {
        super.init(in: context)
        if view.holdsInside ? parent?.isWholeRow ?? false : isListRow {
            rows = Several._makeNode(view.rows, in: self.context())
        } else {
            single = Single._makeNode(view.single, in: self.context())
        }
        count = rows?.count ?? single?.count ?? 0
    }

    private var isListRow: Bool {
        guard let container = parent?.rowContainer else { return false }
        return container.arrangesLazily && container.rowEnvironment != nil
    }

    override func apply(_ view: RowsInList<Several, Single>) {
        rows?.update(to: view.rows)
        single?.update(to: view.single)
    }

    override var rowAccess: RowAccess? { .source(self) }
    override func forEachChild(_ body: (_Node) -> Void) {
        if let rows { body(rows) }
        if let single { body(single) }
    }
}

private struct IsLabelOfRowKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether the view is the label of a row beside something else, such as the arrow of a group.
    var isLabelOfRow: Bool {
        get { self[IsLabelOfRowKey.self] }
        set { self[IsLabelOfRowKey.self] = newValue }
    }
}

/// A row that expands and collapses the rows below it: a label and a chevron button.
package struct ExpansionRow<Label: View>: View {
    let label: Label
    @Binding var isExpanded: Bool
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    package init(isExpanded: Binding<Bool>, @ViewBuilder label: () -> Label) {
        (_isExpanded, self.label) = (isExpanded, label())
    }

    package var body: some View {
        let turned = $isExpanded.disclosing(reducesMotion: reducesMotion)
        HStack(spacing: 6) {
            Chevron(isExpanded: turned).frame(width: ListRow.indent - 6)
            label.environment(\.isLabelOfRow, true)
        }
        .rowTrait(\.expansion, RowExpansion(isExpanded: isExpanded) { turned.wrappedValue = $0 })
    }

    package static var _isBuiltIn: Bool { true }
}
