import Foundation

/// A container whose content is arranged by a layout.
struct _LayoutView<Kind: Layout, Content: View>: View {
    typealias Body = Never

    let layout: Kind
    let content: Content

    static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        LayoutViewNode(view, in: context)
    }

    static var _viewCount: Int? { 1 }
}

/// Rule: a changed layout of the same type is updated in place, and the content keeps its state; then the content is
/// updated. Animatable data of a layout are animated, with a new arrangement for each step; without such data, the
/// places of the views are animated.
final class LayoutViewNode<Kind: Layout, Content: View>: ContainerNode<_LayoutView<Kind, Content>, Content>,
    AnimatedInputNode
{
    private let box: TypedLayoutBox<Kind>
    private let custom: CustomLayoutNode
    private var layout: Kind
    /// The animation towards `layout`, if any.
    var motion: AnimatedInput<Kind>?

    init(_ view: _LayoutView<Kind, Content>, in context: _NodeContext) {
        layout = view.layout
        box = TypedLayoutBox(view.layout)
        custom = CustomLayoutNode(box, kind: TypeName.short(Kind.self), tree: context.graph.layout)
        super.init(custom, in: context) { _ in view.content }
    }

    override func apply(_ view: _LayoutView<Kind, Content>) {
        if motion != nil || graph.transactions.isActive {
            motion = graph.track(motion, from: layout, to: view.layout, of: self)
        }
        layout = view.layout
        if configureShown() { reportChange() }
        updateContent(view.content)
    }

    /// Applies the current, possibly interpolated layout. Returns true if it differs.
    func configureShown() -> Bool {
        let orientation = custom.stackOrientation
        var shown = layout
        motion?.show(in: &shown, at: graph.clock.time)
        guard box.set(shown) else { return false }
        custom.layoutChanged(from: orientation)
        return true
    }
}

extension Layout {
    /// Creates a container that arranges `content` by this layout.
    @MainActor @preconcurrency public func callAsFunction<V: View>(
        @ViewBuilder _ content: () -> V
    ) -> some View { _LayoutView(layout: self, content: content()) }
}

/// Sets a value for the layout that contains a view.
public struct _LayoutValueModifier<Key: LayoutValueKey>: PrimitiveModifier {
    let value: Key.Value

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { LayoutValueNode(view, in: context) }
}

/// Rule: a changed value is written to each displayable, and the layout runs again.
final class LayoutValueNode<Content: View, Key: LayoutValueKey>: AttachmentNode<Content, _LayoutValueModifier<Key>> {
    override func arrived(_ displayables: [Displayable], at index: Int) {
        for displayable in displayables {
            displayable.attach().layoutValues[ObjectIdentifier(Key.self)] = modifier.value
        }
    }

    override func modifierChanged(from old: _LayoutValueModifier<Key>) {
        guard !StructuralComparison.areEqual(old.value, modifier.value) else { return }
        for node in content {
            node.attach().layoutValues[ObjectIdentifier(Key.self)] = modifier.value
            node.notifyParent()
        }
        reportChange()
    }
}

extension View {
    /// Sets a value for the layout that contains this view, which reads it by the key.
    public func layoutValue<K: LayoutValueKey>(
        key: K.Type, value: K.Value
    ) -> ModifiedContent<Self, _LayoutValueModifier<K>> {
        modifier(_LayoutValueModifier(value: value))
    }
}
