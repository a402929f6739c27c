/// What is chosen in a list that drives another column.
@MainActor package struct ListChoice {
    package enum Cause {
        /// The user pressed a row, or Return.
        case user
        /// The program changed the selection.
        case program
        /// The selection with which the list was made.
        case initial
    }

    package let cause: Cause
    package let isEmpty: Bool
    private let rows: SelectedRows

    init(_ cause: Cause, _ rows: SelectedRows) { (self.cause, isEmpty, self.rows) = (cause, rows.isEmpty, rows) }

    /// Deselects the row, where the selection is of one row and can be empty.
    package func clear() {
        guard rows.allowsNone, !rows.allowsMany else { return }
        rows.read()
        rows.select(only: [])
    }
}

/// Tells of the choices in a list, and distinguishes those of the user from changes by the program.
@MainActor final class ListSelectionChoice {
    private let choose: (ListChoice) -> Void
    /// The selection as of the last update; nil before the first.
    private var known: [AnyHashable]?

    /// Replaces an older one, whose knowledge it keeps.
    init(replacing old: ListSelectionChoice?, _ choose: @escaping (ListChoice) -> Void) {
        (self.choose, known) = (choose, old?.known)
    }

    /// The list itself has changed the selection.
    func noteOwnChange(of rows: SelectedRows) { known = rows.all }

    /// The user has chosen the selected row.
    func chosen(_ rows: SelectedRows) { choose(ListChoice(.user, rows)) }

    /// Tells of a selection that the program has set, after the update that is running, and calls `showLink`.
    func follow(_ rows: SelectedRows, in graph: ViewGraph, showLink: @escaping () -> Void) {
        let now = rows.all
        guard now != known else { return }
        let choice = ListChoice(known == nil ? .initial : .program, rows)
        known = now
        graph.enqueueAction { [choose] in
            choose(choice)
            showLink()
        }
    }
}

/// A container whose rows can be selected.
@MainActor protocol SelectionContainer: AnyObject {
    var selectedRows: SelectedRows? { get }
}

/// Shows one of two views: the first in a row of a list whose selection is accepted, or which has a selection at all
/// where nothing else is asked for; the second elsewhere.
package struct _SelectionDependentView<Selecting: View, Other: View>: View {
    package typealias Body = Never
    let isFor: @MainActor (SelectedRows) -> Bool
    let selecting: () -> Selecting
    let other: () -> Other

    /// `accepts` decides for a list with a selection: whether it takes the value of the row itself.
    package init(
        where accepts: @escaping @MainActor ((AnyHashable) -> Bool) -> Bool,
        @ViewBuilder selecting: @escaping () -> Selecting, @ViewBuilder otherwise: @escaping () -> Other
    ) { (isFor, self.selecting, other) = ({ accepts($0.accepts) }, selecting, otherwise) }

    package init(
        @ViewBuilder selecting: @escaping () -> Selecting, @ViewBuilder otherwise: @escaping () -> Other
    ) { (isFor, self.selecting, other) = ({ _ in true }, selecting, otherwise) }

    package static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        SelectionDependentNode(view, in: context)
    }

    package static var _viewCount: Int? {
        Selecting._viewCount == Other._viewCount ? Selecting._viewCount : nil
    }
}

/// Rule: the choice is made once, because a node never changes its container and a list never the type of its
/// selection; then the chosen view is updated.
final class SelectionDependentNode<Selecting: View, Other: View>: _ViewNode<_SelectionDependentView<Selecting, Other>>,
    RowSource
{
    private typealias Choice = _ConditionalContent<Selecting, Other>
    private var selects = false
    private var child: _ViewNode<Choice>?

    init(_ view: _SelectionDependentView<Selecting, Other>, in context: _NodeContext) {
        super.init(in: context)
        if isWholeRow, let rows = container?.selectedRows { selects = view.isFor(rows) }
        let child = Choice._makeNode(choice(view), in: self.context())
        self.child = child
        count = child.count
    }

    private var container: (any SelectionContainer)? {
        var node: _Node? = self
        while let current = node {
            if let list = current as? any SelectionContainer { return list }
            node = current.parent
        }
        return nil
    }

    private func choice(_ view: _SelectionDependentView<Selecting, Other>) -> Choice {
        Choice(storage: selects ? .trueContent(view.selecting()) : .falseContent(view.other()))
    }

    override func apply(_ view: _SelectionDependentView<Selecting, Other>) { child?.update(to: choice(view)) }

    override var rowAccess: RowAccess? { .source(self) }
    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
}
