import Foundation

/// The geometries of some displayables, kept so that anchors of the same view are equal.
@MainActor struct AnchoredGeometries {
    private var known: ContiguousArray<Geometry> = []

    /// In the order of `nodes`.
    mutating func geometries(of nodes: [LayoutNode]) -> ContiguousArray<Geometry> {
        var now: ContiguousArray<Geometry> = []
        for (index, node) in nodes.enumerated() {
            if index < known.count, known[index].node === node {
                now.append(known[index])
            } else {
                now.append(known.first { $0.node === node } ?? Geometry(of: node))
            }
        }
        known = now
        return now
    }
}

/// Sets a preference made of an anchor.
struct _AnchorWritingModifier<Value, Key: PreferenceKey>: PrimitiveModifier {
    let source: Anchor<Value>.Source
    let transform: (Anchor<Value>) -> Key.Value

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { AnchorWritingNode(view, in: context) }
}

/// Rule: each displayable of the content has the value computed from its own anchor, which replaces the
/// content's value.
final class AnchorWritingNode<Content: View, Value, Key: PreferenceKey>: PreferenceSettingNode<
    Content, Key, _AnchorWritingModifier<Value, Key>
>
{
    private var known = AnchoredGeometries()

    override func set(on reduction: PreferenceReduction<Key>) {
        for geometry in known.geometries(of: shownContent) {
            reduction.take(modifier.transform(Anchor(geometry: geometry, source: modifier.source)))
        }
    }

    override func preferencesChanged(_ keys: PreferenceKeySet, in child: _Node) -> PreferenceKeySet {
        KeyBits.subtracting(PreferenceKeyRegistry.bit(of: Key.self), from: keys)
    }
}

/// Transforms a preference with an anchor while it flows up.
struct _AnchorTransformModifier<Value, Key: PreferenceKey>: PrimitiveModifier {
    let source: Anchor<Value>.Source
    let transform: (inout Key.Value, Anchor<Value>) -> Void

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { AnchorTransformNode(view, in: context) }
}

/// Rule: the content's values are reduced to one, or to the key's default if there are none, and transformed with
/// the anchor of each displayable.
final class AnchorTransformNode<Content: View, Value, Key: PreferenceKey>: PreferenceSettingNode<
    Content, Key, _AnchorTransformModifier<Value, Key>
>
{
    private var known = AnchoredGeometries()

    override func set(on reduction: PreferenceReduction<Key>) {
        let content = shownContent
        guard let child, !content.isEmpty else { return }
        var value = child.preference(Key.self) ?? Key.defaultValue
        for geometry in known.geometries(of: content) {
            modifier.transform(&value, Anchor(geometry: geometry, source: modifier.source))
        }
        reduction.take(value)
    }
}

extension GeometryProxy {
    /// Converts an anchor to this view's coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T {
        // The caller is blocked until the closure has run, so there is no concurrent access.
        nonisolated(unsafe) let anchor = anchor
        return MainThread.sync { geometry.read(anchor) }
    }
}

extension Geometry {
    /// Makes the running code depend on the position of the anchor's view relative to this one, and on its size.
    fileprivate func read<Value>(_ anchor: Anchor<Value>) -> Value {
        let source = anchor.geometry.node
        _ = read("an anchor") { [weak source] node in source.map { AnchorPlace(of: $0, in: node) } }
        let map = AnchorMap(
            point: { [node] in node.converted($0, from: source) }, rect: { [node] in node.converted($0, from: source) })
        return anchor.source.value(source.size, map)
    }
}

/// All inputs of an anchor's value: the view's size, and the positions of three of its corners.
private struct AnchorPlace: Equatable {
    let size: CGSize
    let corners: [CGPoint]

    @MainActor init(of source: LayoutNode, in node: LayoutNode) {
        size = source.size
        corners = [.zero, CGPoint(x: 64, y: 0), CGPoint(x: 0, y: 64)].map { node.converted($0, from: source) }
    }
}

extension View {
    /// Sets a preference computed from a position in this view, for ancestors.
    public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(_AnchorWritingModifier<A, K>(source: value, transform: transform))
    }

    /// Transforms a preference of this view's content with a position in this view, for ancestors.
    public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(_AnchorTransformModifier<A, K>(source: value, transform: transform))
    }
}
