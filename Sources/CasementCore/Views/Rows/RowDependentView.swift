/// Shows one of two views: the first where it is a row of a list or form, the second elsewhere.
package struct _RowDependentView<Row: View, Other: View>: View {
    package typealias Body = Never
    let row: () -> Row
    let other: () -> Other

    package init(@ViewBuilder row: @escaping () -> Row, @ViewBuilder other: @escaping () -> Other) {
        (self.row, self.other) = (row, other)
    }

    package static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        RowDependentNode(view, in: context)
    }

    package static var _viewCount: Int? { Row._viewCount == Other._viewCount ? Row._viewCount : nil }
}

/// Rule: the choice is made once, because a node never changes its container; then the chosen view is updated.
final class RowDependentNode<Row: View, Other: View>: _ViewNode<_RowDependentView<Row, Other>>, RowSource {
    private typealias Choice = _ConditionalContent<Row, Other>
    private var isRow = false
    private var child: _ViewNode<Choice>?

    init(_ view: _RowDependentView<Row, Other>, in context: _NodeContext) {
        super.init(in: context)
        isRow = isWholeRow
        let child = Choice._makeNode(choice(view), in: self.context())
        self.child = child
        count = child.count
    }

    private func choice(_ view: _RowDependentView<Row, Other>) -> Choice {
        Choice(storage: isRow ? .trueContent(view.row()) : .falseContent(view.other()))
    }

    override func apply(_ view: _RowDependentView<Row, Other>) { child?.update(to: choice(view)) }

    override var rowAccess: RowAccess? { .source(self) }
    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
}
