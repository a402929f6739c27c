import Foundation

/// Shows a view above the window's content, positioned relative to its presenter: menus, tooltips.
package struct _PresentationModifier<Presented: View>: PrimitiveModifier {
    let isPresented: Bool
    let place: PresentationPlace
    /// Called for a press outside or Escape; nil for a view that receives neither pointer nor key events.
    let dismiss: (() -> Void)?
    let takesFocus: Bool
    let presented: () -> Presented

    /// - Parameters:
    ///   - dismiss: called when the user dismisses the view by a press outside of it, or Escape. Nil excludes the view
    ///     from pointer and keyboard input.
    ///   - takesFocus: whether its content receives the focus like that of a window. Otherwise, as in a menu, the arrow
    ///     keys move between its controls, and the focus stays where it is.
    package init(
        isPresented: Bool, place: PresentationPlace, dismiss: (() -> Void)?, takesFocus: Bool = false,
        @ViewBuilder presented: @escaping () -> Presented
    ) {
        (self.isPresented, self.place, self.dismiss, self.presented) = (isPresented, place, dismiss, presented)
        self.takesFocus = takesFocus
    }

    package static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { PresentationNode(view, in: context) }
}

/// Rule: the presented view is created when it is first shown, in the environment of its presenter, and is removed
/// with it.
final class PresentationNode<Content: View, Presented: View>: AttachmentNode<Content, _PresentationModifier<Presented>>
{
    private var shown: (node: SecondaryContent<Presented>, layout: PresentedLayoutNode)?
    private let responder = PresentationResponder()

    override init(
        _ view: ModifiedContent<Content, _PresentationModifier<Presented>>, in context: _NodeContext
    ) {
        super.init(view, in: context)
        update()
    }

    override func modifierChanged(from old: _PresentationModifier<Presented>) { update() }

    override func arrived(_ displayables: [Displayable], at index: Int) {
        // The first displayable, which is the anchor, may have changed.
        if shown != nil { update() }
    }

    private func update() {
        (responder.dismiss, responder.takesFocus) = (modifier.dismiss, modifier.takesFocus)
        guard modifier.isPresented, let anchor = content.first, let window = graph.layout.root as? RootLayoutNode else {
            return end()
        }
        if let shown, shown.layout.anchor === anchor {
            shown.layout.place = modifier.place
            shown.node.update(to: SecondaryView(content: modifier.presented()))
            return
        }
        end()
        let layers = LayeredLayoutNode(kind: "presented", alignment: .center, tree: graph.layout)
        layers.traits.isImplicit = true
        let node = SecondaryContent(layers, modifier.presented(), in: self.context(at: 1))
        let layout = PresentedLayoutNode(
            layers, anchor: anchor, place: modifier.place, isModal: modifier.dismiss != nil)
        responder.node = layout
        if modifier.dismiss != nil { layout.attach().responders.append(responder) }
        shown = (node, layout)
        responder.opened(by: graph.focus, clock: graph.timetable.clock)
        window.present(layout)
    }

    private func end() {
        guard let shown else { return }
        self.shown = nil
        responder.closed(in: graph.focus)
        shown.node.tearDown()
        (graph.layout.root as? RootLayoutNode)?.dismiss(shown.layout)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        super.forEachChild(body)
        if let shown { body(shown.node) }
    }

    override func tearDown() {
        let layout = shown?.layout
        super.tearDown()
        shown = nil
        if let layout { (graph.layout.root as? RootLayoutNode)?.dismiss(layout) }
    }
}
