import Foundation

/// Paints a view as one group before outer effects apply.
public struct _CompositingGroupEffect: LayerModifier, Equatable, Sendable {
    nonisolated public init() {}
    static var kind: String { "compositingGroup" }
    func effect(in environment: EnvironmentValues) -> LayerEffect { .group }

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { EffectNode(view, in: context) }
}

/// Paints a view into one picture with the size of its frame.
public struct _DrawingGroupEffect: LayerModifier, Equatable, Sendable {
    public var opaque: Bool
    public var colorMode: ColorRenderingMode
    static var kind: String { "drawingGroup" }
    func effect(in environment: EnvironmentValues) -> LayerEffect { .drawing(isOpaque: opaque) }

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { EffectNode(view, in: context) }
}

/// Blends every leaf of a view with its background.
public struct _BlendModeEffect: LayerModifier, Equatable, Sendable {
    public var blendMode: BlendMode
    nonisolated public init(blendMode: BlendMode) { self.blendMode = blendMode }
    static var kind: String { "blendMode" }
    func effect(in environment: EnvironmentValues) -> LayerEffect { .blend(blendMode) }

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { EffectNode(view, in: context) }
}

extension View {
    /// Paints the view as one group, to which outer effects such as opacity then apply.
    public func compositingGroup() -> ModifiedContent<Self, _CompositingGroupEffect> {
        modifier(_CompositingGroupEffect())
    }

    /// Paints the view into one picture with the size of its frame, which is repainted only where its content changes.
    /// An opaque picture has a black background. Colours are sRGB in every mode.
    public func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> ModifiedContent<Self, _DrawingGroupEffect> {
        modifier(_DrawingGroupEffect(opaque: opaque, colorMode: colorMode))
    }

    /// Blends the view with its background in the nearest enclosing group or the window. Each leaf is blended
    /// separately; apply `compositingGroup()` first to blend a group as one.
    public func blendMode(_ blendMode: BlendMode) -> ModifiedContent<Self, _BlendModeEffect> {
        modifier(_BlendModeEffect(blendMode: blendMode))
    }
}
