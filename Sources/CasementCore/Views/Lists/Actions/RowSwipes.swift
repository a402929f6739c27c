import Foundation

/// The swipe actions of one row: buttons while the pointer is over it or fingers have moved it, items of its menu,
/// actions of its accessibility element. It is attached to rows that have such actions.
@MainActor final class RowSwipes: Responder, HoverReceiver {
    unowned let list: ListController
    private(set) weak var row: ListRowLayoutNode?
    private(set) var leading: SwipeActions?
    private(set) var trailing: SwipeActions?
    /// Where fingers have moved the row.
    private(set) lazy var shift = RowShift(self)
    /// Whether fingers have ever moved it.
    var hasShift = false
    private var isOver = false
    /// Over the content of the row.
    private(set) var buttons: ListRowPart?
    /// The menu, while it is open where the row has no other.
    private(set) var menu: ListRowPart?

    init(_ row: ListRowLayoutNode, of list: ListController) {
        (self.row, self.list) = (row, list)
        super.init()
        isEnabled = list.context.isEnabled
    }

    func set(_ leading: SwipeActions?, _ trailing: SwipeActions?) {
        (self.leading, self.trailing) = (leading, trailing)
        isEnabled = list.context.isEnabled
        if hasShift { shift.actionsChanged() }
        updateButtons()
    }

    /// The actions that the list offers by itself.
    var implicit: SwipeActions? { trailing.flatMap { $0.isImplicit ? $0 : nil } }

    /// Called when the row is released or has no actions any more.
    func end() {
        (isOver, menu) = (false, closed(menu))
        if hasShift { shift.end() }
        updateButtons()
    }

    private func closed(_ part: ListRowPart?) -> ListRowPart? {
        if let part {
            part.node.tearDown()
            part.layers.detach()
        }
        return nil
    }

    // MARK: Buttons

    override var hoverReceiver: (any HoverReceiver)? { self }
    override var swipeReceiver: (any SwipeReceiver)? { self }

    /// The edge at which fingers have shown the buttons.
    private var edge: HorizontalEdge? { hasShift ? shift.edge : nil }

    func hoverChanged(_ isOver: Bool) {
        self.isOver = isOver
        updateButtons()
    }

    func updateButtons() {
        guard let row, let look = (leading ?? trailing)?.modifier.look, isOver || edge != nil, isEnabled,
            !row.isReleased,
            !list.mover.isDragging
        else {
            guard buttons != nil else { return }
            buttons = closed(buttons)
            for actions in [leading, trailing] { if let actions, actions.shown === self { actions.shown = nil } }
            return
        }
        // The first action is the one nearest to the edge.
        let view = look.buttons(
            edge == .trailing ? nil : leading.map { Self.buttons($0, isReversed: false) },
            edge == .leading ? nil : trailing.map { Self.buttons($0, isReversed: true) },
            list.store.color(of: row))
        let old = buttons
        buttons = list.store.part(view, kind: "swipe actions", old, (leading ?? trailing)?.scope ?? list.node.scope)
        for actions in [leading, trailing] { actions?.shown = self }
        if old == nil, let buttons { row.add(buttons) }
    }

    /// The row became selected or was deselected: the buttons are made again in its new environment, which may be
    /// another scope.
    func environmentChanged() {
        guard buttons != nil else { return }
        buttons = closed(buttons)
        updateButtons()
    }

    private static func buttons(_ actions: SwipeActions, isReversed: Bool) -> SwipeActionsLook.Buttons {
        {
            let views = ViewChoice.all(in: actions.items).filter { $0.kind == .option }.map(\.view)
            return isReversed ? Array(views.reversed()) : views
        }
    }

    // MARK: The menu

    /// All actions, as items of a menu.
    var items: AnyView { AnyView(RowMenuItems(leading: leading?.items, trailing: trailing?.items)) }

    override func secondaryPressed(at point: CGPoint) -> Bool {
        guard let row else { return false }
        let place = row.converted(CGRect(origin: point, size: .zero), toAncestor: nil).origin
        if let scroll = list.scroll, list.pointer.openMenu(at: scroll.local(place)) { return true }
        openMenu(at: place)
        return true
    }

    /// Opens the menu of these actions alone, at a point of the window.
    private func openMenu(at place: CGPoint) {
        guard let row, let actions = leading ?? trailing, !ViewChoice.all(in: items).isEmpty else { return }
        let close: () -> Void = { [weak self] in self.map { $0.menu = $0.closed($0.menu) } }
        let view = Color.clear.modifier(
            _PresentationModifier(isPresented: true, place: .inWindow(place), dismiss: close) { [items] in
                actions.modifier.look.menu(items, close)
            })
        menu = closed(menu)
        menu = list.store.part(AnyView(view), kind: "row menu", nil, actions.scope)
        if let menu { row.add(menu) }
    }

    override var shortcutSources: [any ShortcutSource] {
        var sources: [any ShortcutSource] = []
        if let trailing { sources.append(trailing) }
        if let leading { sources.append(leading) }
        return sources
    }

    // MARK: Accessibility

    override func describe(_ elements: inout [AccessibilityElement], on node: LayoutNode) {
        guard isEnabled, !elements.isEmpty else { return }
        for actions in [leading, trailing] {
            guard let actions else { continue }
            let context = AccessibilityContext(
                node, in: actions.scope, now: list.node.graph.timetable.clock(), focus: list.node.graph.focus)
            for button in AccessibilityButton.all(in: actions.items) {
                if let name = context.string(button.title) { elements[0].set(name, button.perform) }
            }
        }
        guard elements[0].action("showMenu") == nil else { return }
        elements[0].set("showMenu") { [weak self, weak node] in
            guard let self, let node else { return }
            _ = secondaryPressed(at: CGPoint(x: node.size.width / 2, y: node.size.height / 2))
        }
    }
}

/// The swipe actions of a row, in a menu.
private struct RowMenuItems: View {
    let leading: AnyView?
    let trailing: AnyView?

    var body: some View {
        if let leading { leading }
        if let trailing { trailing }
    }
}

extension LayoutNode {
    /// The swipe actions of the list row that the node is in, as items of a menu; nil if there are none.
    package final var swipeActionItems: AnyView? {
        var node: LayoutNode? = self
        while let current = node {
            if let row = current as? ListRowLayoutNode { return row.swipes?.items }
            node = current.parent
        }
        return nil
    }
}
