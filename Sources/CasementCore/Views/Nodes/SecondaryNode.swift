/// Rule: each displayable has a separate instance of the secondary view, with its own state; all receive the new value.
class SecondaryNode<Content, Modifier, Secondary: View>:
    WrapperNode<Content, Modifier, SecondaryLayoutNode>
{
    typealias Parts = (secondary: Secondary, alignment: Alignment)
    private final let isBehind: Bool
    private final let readParts: ((Modifier) -> Parts)?
    private final var secondaries: [ObjectIdentifier: SecondaryContent<Secondary>] = [:]

    init(
        _ view: ModifiedContent<Content, Modifier>, isBehind: Bool, in context: _NodeContext,
        parts: ((Modifier) -> Parts)? = nil
    ) where Content: View {
        (self.isBehind, readParts) = (isBehind, parts)
        super.init(view, in: context)
    }

    /// The secondary view and its alignment, for the current modifier.
    func parts() -> Parts {
        guard let readParts else { fatalError("parts() is abstract without a closure") }
        return readParts(modifier)
    }

    var kind: String { isBehind ? "background" : "overlay" }

    func makeSecondary(
        _ inner: LayoutNode, _ secondary: LayeredLayoutNode, _ alignment: Alignment
    ) -> SecondaryLayoutNode {
        SecondaryLayoutNode(inner, secondary: secondary, alignment: alignment, isBehind: isBehind, kind: kind)
    }

    override class var followsDirection: Bool { true }

    final override func makeWrapper(_ inner: LayoutNode) -> SecondaryLayoutNode {
        let (secondary, alignment) = parts()
        // Several views are centred among themselves; the alignment is that of the group.
        let layers = LayeredLayoutNode(kind: kind, alignment: .center, tree: graph.layout)
        layers.traits.isImplicit = true
        let node = SecondaryContent(layers, secondary, in: context(at: 1))
        let wrapper = makeSecondary(inner, layers, alignment)
        secondaries[ObjectIdentifier(wrapper)] = node
        return wrapper
    }

    final override func willRemove(_ wrapper: SecondaryLayoutNode) {
        secondaries.removeValue(forKey: ObjectIdentifier(wrapper))?.tearDown()
    }

    override func configure() -> Bool { updateSecondaries() }

    /// Updates all instances with the secondary view's latest value.
    final func updateSecondaries() -> Bool {
        let (secondary, alignment) = parts()
        var isChanged = false
        for wrapper in wrappers {
            if wrapper.alignment != alignment {
                wrapper.alignment = alignment
                isChanged = true
            }
            secondaries[ObjectIdentifier(wrapper)]?.update(to: SecondaryView(content: secondary))
        }
        return isChanged
    }

    /// In painting order, which is also the order of their preferences.
    final override func forEachChild(_ body: (_Node) -> Void) {
        if !isBehind { super.forEachChild(body) }
        for wrapper in wrappers { if let node = secondaries[ObjectIdentifier(wrapper)] { body(node) } }
        if isBehind { super.forEachChild(body) }
    }
}

/// The content of an overlay or background.
struct SecondaryView<Content: View>: View {
    typealias Body = Never
    let content: Content
}

/// The container of an overlay or background.
final class SecondaryContent<Content: View>: ContainerNode<SecondaryView<Content>, Content> {
    init(_ layers: ContainerLayoutNode, _ content: Content, in context: _NodeContext) {
        super.init(layers, in: context) { _ in content }
    }

    override func apply(_ view: SecondaryView<Content>) { updateContent(view.content) }
}
