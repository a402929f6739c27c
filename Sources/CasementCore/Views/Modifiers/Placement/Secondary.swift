import Foundation

/// A view in front of another, which proposes its size.
public struct _OverlayModifier<Overlay: View>: PrimitiveModifier {
    public var overlay: Overlay
    public var alignment: Alignment

    /// Creates the modifier that `overlay` adds.
    public init(overlay: Overlay, alignment: Alignment = .center) {
        (self.overlay, self.alignment) = (overlay, alignment)
    }

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> {
        SecondaryNode(view, isBehind: false, in: context) { ($0.overlay, $0.alignment) }
    }
}

/// A view behind another, which proposes its size.
public struct _BackgroundModifier<Background: View>: PrimitiveModifier {
    public var background: Background
    public var alignment: Alignment

    /// Creates the modifier that `background` adds.
    public init(background: Background, alignment: Alignment = .center) {
        (self.background, self.alignment) = (background, alignment)
    }

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> {
        SecondaryNode(view, isBehind: true, in: context) { ($0.background, $0.alignment) }
    }
}

extension View {
    /// Places a view in front of this one, aligned in its frame.
    public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> ModifiedContent<Self, _OverlayModifier<V>> {
        modifier(_OverlayModifier(overlay: content(), alignment: alignment))
    }

    /// Places a view in front of this one, aligned in its frame.
    @_disfavoredOverload public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> ModifiedContent<
        Self, _OverlayModifier<V>
    > {
        modifier(_OverlayModifier(overlay: overlay, alignment: alignment))
    }

    /// Draws a style in front of this view, extended into the safe area on some edges; see `ignoresSafeArea(_:edges:)`.
    public func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> ModifiedContent<
        Self, _OverlayModifier<ModifiedContent<_ShapeView<Rectangle, S>, _SafeAreaRegionsIgnoringLayout>>
    > {
        modifier(
            _OverlayModifier(
                overlay: Rectangle().fill(style).ignoresSafeArea(edges: edges), alignment: .center))
    }

    /// Draws a shape filled with a style in front of this view.
    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> ModifiedContent<Self, _OverlayModifier<_ShapeView<T, S>>> {
        modifier(_OverlayModifier(overlay: shape.fill(style, style: fillStyle), alignment: .center))
    }

    /// Places a view behind this one, aligned in its frame.
    public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> ModifiedContent<Self, _BackgroundModifier<V>> {
        modifier(_BackgroundModifier(background: content(), alignment: alignment))
    }

    /// Places a view behind this one, aligned in its frame.
    @_disfavoredOverload public func background<V: View>(
        _ background: V, alignment: Alignment = .center
    ) -> ModifiedContent<Self, _BackgroundModifier<V>> {
        modifier(_BackgroundModifier(background: background, alignment: alignment))
    }
}
