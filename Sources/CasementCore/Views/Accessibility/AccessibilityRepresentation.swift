import Foundation

/// Shows assistive programs another view in the place of this one, or of what is in it.
struct _AccessibilityRepresentationModifier<Representation: View>: ViewModifier {
    typealias Body = Never
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

/// Rule: the other view is made in the update after somebody asked for it the first time, and then follows. It stands in no
/// layout and
/// draws nothing.
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
        // Its edits are no edits of what is shown.
        (layers.isSecondary, layers.isControl) = (true, true)
        shown = (SecondaryContent(layers, modifier.representation, in: context(at: 1)), layers)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        super.forEachChild(body)
        if let shown { body(shown.node) }
    }

    /// What changes in it changes nothing that is shown.
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
    /// Shows assistive programs another view in the place of this one, for what is drawn by hand but is a control to them. It
    /// is never drawn; it is
    /// made when somebody asks for the first time. Lazy containers and geometry readers in it show nothing, as it has no size.
    ///
    ///     Dial(value: $volume).accessibilityRepresentation { Slider(value: $volume) { Text("Volume") } }
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        modifier(_AccessibilityRepresentationModifier(isForChildren: false, representation: representation()))
    }

    /// Shows assistive programs other views as what is in this one: the parts of a drawing, for example. They are never drawn.
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        modifier(_AccessibilityRepresentationModifier(isForChildren: true, representation: children()))
    }
}
