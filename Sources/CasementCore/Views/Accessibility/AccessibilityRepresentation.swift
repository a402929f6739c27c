import Foundation

/// Replaces this view, or its children, by another view for assistive programs.
struct _AccessibilityRepresentationModifier<Representation: View>: PrimitiveModifier {
    let isForChildren: Bool
    let representation: Representation

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { RepresentationNode(view, in: context) }
}

@MainActor private final class RepresentationMark: Responder {
    var make: (([AccessibilityElement], LayoutNode) -> [AccessibilityElement])?
    override func describe(_ elements: inout [AccessibilityElement], on node: LayoutNode) {
        if let make { elements = make(elements, node) }
    }
}

/// Rule: the representation is created in the update after the first request, and is kept up to date from then on.
/// It is not part of the layout and draws nothing.
final class RepresentationNode<Content: View, Shown: View>: AttachmentNode<
    Content, _AccessibilityRepresentationModifier<Shown>
>
{
    private var shown: (node: SecondaryContent<Shown>, layers: LayeredLayoutNode)?
    private var isWanted = false

    override func arrived(_ displayables: [Displayable], at index: Int) {
        for displayable in displayables {
            let mark = RepresentationMark()
            mark.make = { [weak self] elements, node in self?.elements(elements, on: node) ?? elements }
            displayable.attach().responders.append(mark)
        }
    }

    private func elements(_ own: [AccessibilityElement], on node: LayoutNode) -> [AccessibilityElement] {
        guard let shown else {
            if !isWanted {
                isWanted = true
                invalidate("an assistive program")
            }
            return own
        }
        var elements = shown.layers.accessibleElements()
        for index in elements.indices { elements[index].move(to: node.windowFrame, of: node) }
        guard modifier.isForChildren else { return elements }
        var whole = own.count == 1 ? own[0] : AccessibilityElement(.group, on: node)
        whole.role = whole.role.isContainer ? whole.role : .group
        whole.children = AccessibilityElement.inOrder(elements)
        return [whole]
    }

    override func modifierChanged(from old: _AccessibilityRepresentationModifier<Shown>) {
        shown?.node.update(to: SecondaryView(content: modifier.representation))
    }

    override func refresh() {
        guard isWanted, shown == nil else { return }
        let layers = LayeredLayoutNode(kind: "representation", alignment: .center, tree: graph.layout)
        // Its edits do not concern displayed content.
        (layers.traits.isImplicit, layers.traits.hidesChildren) = (true, true)
        shown = (SecondaryContent(layers, modifier.representation, in: context(at: 1)), layers)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        super.forEachChild(body)
        if let shown { body(shown.node) }
    }

    /// Changes in the representation do not change displayed content.
    override func change(at index: Int, of child: _Node) {
        if child !== shown?.node { super.change(at: index, of: child) }
    }

    override func tearDown() {
        let layers = shown?.layers
        super.tearDown()
        shown = nil
        layers?.release()
    }
}

extension View {
    /// Replaces this view by another for assistive programs, for a custom drawing that acts as a control. The
    /// representation is never drawn; it is created on the first request. It has no size, so lazy containers and
    /// geometry readers in it are empty.
    ///
    ///     Dial(value: $volume).accessibilityRepresentation { Slider(value: $volume) { Text("Volume") } }
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        modifier(_AccessibilityRepresentationModifier(isForChildren: false, representation: representation()))
    }

    /// Adds other views as the accessibility children of this one, such as the parts of a drawing. They are
    /// never drawn.
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        modifier(_AccessibilityRepresentationModifier(isForChildren: true, representation: children()))
    }
}
