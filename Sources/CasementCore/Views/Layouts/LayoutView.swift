import Foundation

/// A container whose content is arranged by a layout.
public struct _LayoutView<Kind: Layout, Content: View>: View {
    public typealias Body = Never

    let layout: Kind
    let content: Content

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        LayoutViewNode(view, in: context)
    }

    public static var _viewCount: Int? { 1 }
}

/// Rule: another layout of the same type changes in place, and the content keeps its state; then the content is updated.
final class LayoutViewNode<Kind: Layout, Content: View>: ContainerNode<_LayoutView<Kind, Content>, Content> {
    private let box: TypedLayoutBox<Kind>
    private let custom: CustomLayoutNode

    init(_ view: _LayoutView<Kind, Content>, in context: _NodeContext) {
        box = TypedLayoutBox(view.layout)
        custom = CustomLayoutNode(box, kind: TypeName.short(Kind.self), tree: context.graph.layout)
        super.init(custom, in: context) { _ in view.content }
    }

    override func apply(_ view: _LayoutView<Kind, Content>) {
        let orientation = custom.stackOrientation
        if box.set(view.layout) {
            custom.layoutChanged(from: orientation)
            reportChange()
        }
        updateContent(view.content)
    }
}

extension Layout {
    /// Makes a container that arranges `content` by this layout.
    @MainActor @preconcurrency public func callAsFunction<V: View>(
        @ViewBuilder _ content: () -> V
    ) -> some View { _LayoutView(layout: self, content: content()) }
}

/// Tells the layout around a view something.
public struct _LayoutValueModifier<Key: LayoutValueKey>: ViewModifier {
    public typealias Body = Never
    let value: Key.Value

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { LayoutValueNode(view, in: context) }
}

/// Rule: another value is written to each displayable, and the layout runs again.
final class LayoutValueNode<Content: View, Key: LayoutValueKey>: AttachmentNode<Content, _LayoutValueModifier<Key>> {
    override func arrived(_ displayables: [Displayable], at index: Int) {
        for displayable in displayables {
            displayable.asLayoutNode.attach().layoutValues[ObjectIdentifier(Key.self)] = modifier.value
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
    /// Tells the layout around this view a value, which it reads by the key.
    public func layoutValue<K: LayoutValueKey>(
        key: K.Type, value: K.Value
    ) -> ModifiedContent<Self, _LayoutValueModifier<K>> {
        modifier(_LayoutValueModifier(value: value))
    }
}
