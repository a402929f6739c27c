/// How the actions of a list row are shown.
package struct SwipeActionsLook {
    /// Makes the buttons; called in the body of the view that shows them, which then follows what they depend on.
    package typealias Buttons = @MainActor () -> [AnyView]
    /// Returns the buttons over a row: those at its leading edge and at its trailing edge, from the leading one to the
    /// trailing one, and the colour of the row behind them.
    let buttons: @MainActor (_ leading: Buttons?, _ trailing: Buttons?, _ row: Color) -> AnyView
    /// Returns the menu with some items; the closure closes it.
    let menu: @MainActor (_ items: AnyView, _ close: @escaping () -> Void) -> AnyView

    package init(
        buttons: @escaping @MainActor (_ leading: Buttons?, _ trailing: Buttons?, _ row: Color) -> AnyView,
        menu: @escaping @MainActor (_ items: AnyView, _ close: @escaping () -> Void) -> AnyView
    ) { (self.buttons, self.menu) = (buttons, menu) }
}

/// Sets the actions at an edge of the list rows in a view; inner modifiers win.
package struct _SwipeActionsModifier: PrimitiveModifier {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let look: SwipeActionsLook
    let items: () -> AnyView

    package init(
        edge: HorizontalEdge, allowsFullSwipe: Bool = true, look: SwipeActionsLook, items: @escaping () -> AnyView
    ) { (self.edge, self.allowsFullSwipe, self.look, self.items) = (edge, allowsFullSwipe, look, items) }

    package static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { SwipeActionsNode(view, in: context) }
}

/// The actions at one edge of the rows of one modifier. The views are made only where they are shown or asked for.
@MainActor final class SwipeActions: RowEdgeActions, ShortcutSource {
    private unowned let node: _Node
    fileprivate(set) var modifier: _SwipeActionsModifier
    /// The row that shows them as buttons.
    weak var shown: RowSwipes?
    fileprivate var closed: ClosedContent?

    /// Whether the list offers them by itself.
    let isImplicit: Bool

    init(_ node: _Node, _ modifier: _SwipeActionsModifier, isImplicit: Bool = false) {
        (self.node, self.modifier, self.isImplicit) = (node, modifier, isImplicit)
    }

    var scope: EnvironmentScope { node.scope }
    var items: AnyView { modifier.items() }

    // MARK: Shortcuts

    /// The button that deletes has no shortcut: the list itself has the Delete key.
    var isOffering: Bool { !isImplicit && !node.isRemoved }
    var knownShortcuts: [KeyboardShortcut]? { node.isDirty ? nil : closed?.shortcuts }

    func withContent(_ body: (LayoutNode) -> [KeyboardShortcut]?) -> [KeyboardShortcut]? {
        forgetClosed()
        let (found, closed) = ClosedContent.make(owner: node, { modifier.look.menu(modifier.items()) {} }, body)
        self.closed = closed
        return found
    }

    fileprivate func forgetClosed() {
        closed?.end()
        closed = nil
    }
}

/// Rule: a new value replaces the actions; only the row that shows them is updated.
final class SwipeActionsNode<Content: View>: ContentNode<ModifiedContent<Content, _SwipeActionsModifier>, Content>,
    RowSource, ClosedContentOwner
{
    private var actions: SwipeActions?

    init(_ view: ModifiedContent<Content, _SwipeActionsModifier>, in context: _NodeContext) {
        super.init(in: context)
        actions = SwipeActions(self, view.modifier)
        show(view.content, in: self.context())
    }

    override func apply(_ view: ModifiedContent<Content, _SwipeActionsModifier>) {
        if let actions {
            let isMoved = actions.modifier.edge != view.modifier.edge
            actions.forgetClosed()
            actions.modifier = view.modifier
            actions.shown?.updateButtons()
            if isMoved { noteRowsChanged() }
        }
        child?.update(to: view.content)
    }

    var closed: ClosedContent? { actions?.closed }
    override func refresh() { actions?.forgetClosed() }

    override func tearDown() {
        actions?.forgetClosed()
        super.tearDown()
    }

    override var rowAccess: RowAccess? { .source(self) }

    func describe(_ row: RowDescription, at index: Int) {
        switch actions?.modifier.edge {
        case .leading: row.traits.leadingActions = actions
        default: row.traits.trailingActions = actions
        }
    }
}
