import Foundation

/// Paints a view as one group before outer effects apply.
struct _CompositingGroupEffect: LayerModifier, Equatable, Sendable {
    static var kind: String { "compositingGroup" }
    func effect(in environment: EnvironmentValues) -> LayerEffect { .group }

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { EffectNode(view, in: context) }
}

/// Paints a view into one picture with the size of its frame.
struct _DrawingGroupEffect: LayerModifier, Equatable, Sendable {
    var opaque: Bool
    var colorMode: ColorRenderingMode
    static var kind: String { "drawingGroup" }
    func effect(in environment: EnvironmentValues) -> LayerEffect { .drawing(isOpaque: opaque) }

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { EffectNode(view, in: context) }
}

/// Blends every leaf of a view with its background.
struct _BlendModeEffect: LayerModifier, Equatable, Sendable {
    var blendMode: BlendMode
    static var kind: String { "blendMode" }
    func effect(in environment: EnvironmentValues) -> LayerEffect { .blend(blendMode) }

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { EffectNode(view, in: context) }
}

extension View {
    /// Paints the view as one group, to which outer effects such as opacity then apply.
    public func compositingGroup() -> some View { modifier(_CompositingGroupEffect()) }

    /// Paints the view into one picture with the size of its frame, which is repainted only where its content changes.
    /// An opaque picture has a black background. Colours are sRGB in every mode.
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        modifier(_DrawingGroupEffect(opaque: opaque, colorMode: colorMode))
    }

    /// Blends the view with its background in the nearest enclosing group or the window. Each leaf is blended
    /// separately; apply `compositingGroup()` first to blend a group as one.
    public func blendMode(_ blendMode: BlendMode) -> some View { modifier(_BlendModeEffect(blendMode: blendMode)) }
}
