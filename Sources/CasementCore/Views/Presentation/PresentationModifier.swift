import Foundation

/// Shows a view above the window's content, positioned relative to its presenter: menus, tooltips.
package struct _PresentationModifier<Presented: View>: PrimitiveModifier {
    let isPresented: Bool
    let place: PresentationPlace
    /// Called for a press outside or Escape; nil for a view that receives neither pointer nor key events.
    let dismiss: (() -> Void)?
    /// How it gets the keyboard.
    let kind: PresentationKind
    /// Whether the shortcuts of its controls work while it is closed.
    let offersShortcuts: Bool
    /// The arrow of a popover.
    let arrow: PopoverArrow?
    let presented: () -> Presented

    /// - Parameters:
    ///   - dismiss: called when the user dismisses the view by a press outside of it, or Escape. Nil excludes the view
    ///     from pointer and keyboard input.
    ///   - kind: how it gets the keyboard.
    ///   - offersShortcuts: whether the shortcuts of its controls work while it is closed, as those of a menu.
    ///   - arrow: the arrow of a popover, which is told its place.
    package init(
        isPresented: Bool, place: PresentationPlace, dismiss: (() -> Void)?, kind: PresentationKind = .menu,
        offersShortcuts: Bool = false, arrow: PopoverArrow? = nil, @ViewBuilder presented: @escaping () -> Presented
    ) {
        (self.isPresented, self.place, self.dismiss, self.presented) = (isPresented, place, dismiss, presented)
        (self.kind, self.offersShortcuts, self.arrow) = (kind, offersShortcuts, arrow)
    }

    package static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { PresentationNode(view, in: context) }
}

/// Rule: the presented view is created when it is first shown, in the environment of its presenter, and is removed
/// with it. It is drawn until its transition ends, if it has one, but its state is gone with the presentation, and
/// its preferences are not those of the presenter.
final class PresentationNode<Content: View, Presented: View>: AttachmentNode<Content, _PresentationModifier<Presented>>
{
    fileprivate struct Presentation {
        let node: SecondaryContent<Presented?>
        let layout: PresentedLayoutNode
    }

    fileprivate var shown: Presentation?
    /// Dismissed, and drawn until their transitions end.
    private var leaving: [Presentation] = []
    private let responder = PresentationResponder()
    /// What is known of the content while it is not shown.
    private(set) var closed: ClosedContent?

    override init(
        _ view: ModifiedContent<Content, _PresentationModifier<Presented>>, in context: _NodeContext
    ) {
        super.init(view, in: context)
        if modifier.offersShortcuts { graph.focus.shortcuts.add(self) }
        update()
    }

    override func modifierChanged(from old: _PresentationModifier<Presented>) {
        if closed != nil { forgetClosed() }
        update()
    }

    /// Something that the closed content depends on has changed.
    override func refresh() { forgetClosed() }

    private func forgetClosed() {
        closed?.end()
        closed = nil
    }

    override func arrived(_ displayables: [Displayable], at index: Int) {
        // The first displayable, which is the anchor, may have changed.
        if shown != nil { update() }
    }

    private var window: RootLayoutNode? { graph.layout.root as? RootLayoutNode }

    private func update() {
        responder.dismiss = modifier.dismiss
        responder.kind = modifier.kind
        guard modifier.isPresented, let anchor = content.first, let window else { return end() }
        if let shown, shown.layout.anchor === anchor || modifier.place == .window {
            shown.layout.place = modifier.place
            shown.node.update(to: SecondaryView(content: modifier.presented()))
            return
        }
        end()
        let layers = LayeredLayoutNode(kind: "presented", alignment: .center, tree: graph.layout)
        layers.traits.isImplicit = true
        let layout = PresentedLayoutNode(
            layers, anchor: anchor, place: modifier.place, isModal: modifier.dismiss != nil)
        layout.isCompletion = modifier.kind.isCompletion
        layout.onArrow = { [arrow = modifier.arrow] in arrow?.set($0, $1) }
        responder.node = layout
        if modifier.dismiss != nil { layout.attach().responders.append(responder) }
        responder.opened(by: graph.focus, clock: graph.timetable.clock)
        // Before its content, which may present something above it at once.
        window.present(layout)
        let node = SecondaryContent<Presented?>(layers, modifier.presented(), in: self.context(at: 1))
        shown = Presentation(node: node, layout: layout)
        graph.arrive(layers.children.map { $0 })
    }

    private func end() {
        guard let shown else { return }
        self.shown = nil
        responder.closed(in: graph.focus)
        shown.layout.leave()
        leaving.append(shown)
        let ticket = AnimationTicket()
        ticket.onComplete(.removed) { [weak self] in self?.finish(shown) }
        var transaction = graph.transactions.current
        transaction.ticket = ticket
        let outer = graph.transactions.enter(transaction)
        shown.node.update(to: SecondaryView(content: nil))
        graph.transactions.leave(to: outer)
        if shown.layout.inner.present.isEmpty { finish(shown) } else { graph.transactions.releaseAfterPass(ticket) }
    }

    private func finish(_ presentation: Presentation) {
        guard let index = leaving.firstIndex(where: { $0.layout === presentation.layout }) else { return }
        leaving.remove(at: index)
        presentation.node.tearDown()
        window?.dismiss(presentation.layout)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        super.forEachChild(body)
        for presentation in leaving { body(presentation.node) }
        if let shown { body(shown.node) }
    }

    /// What is presented is not part of the content.
    override func appendDisplayables(to list: inout [Displayable]) { child?.appendDisplayables(to: &list) }

    override func collectPreferences(_ collector: PreferenceCollector) { child?.collectPreferences(collector) }

    override func preferencesChanged(_ keys: PreferenceKeySet, in child: _Node) -> PreferenceKeySet {
        child === self.child ? keys : 0
    }

    override func tearDown() {
        let all = leaving + (shown.map { [$0] } ?? [])
        if shown != nil { responder.closed(in: graph.focus) }
        forgetClosed()
        super.tearDown()
        (shown, leaving) = (nil, [])
        for presentation in all { window?.dismiss(presentation.layout) }
    }
}

extension PresentationNode: ShortcutSource, ClosedContentOwner {
    var anchor: LayoutNode? { content.first }
    var isOffering: Bool { shown == nil && !isRemoved && content.first?.isReachable ?? false }
    var knownShortcuts: [KeyboardShortcut]? { isDirty ? nil : closed?.shortcuts }

    func withContent(_ body: (LayoutNode) -> [KeyboardShortcut]?) -> [KeyboardShortcut]? {
        forgetClosed()
        let (found, closed) = ClosedContent.make(owner: self, modifier.presented, body)
        self.closed = closed
        return found
    }
}
