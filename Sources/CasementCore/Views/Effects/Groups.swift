import Foundation

/// Paints a view as one group before the effects around it apply.
public struct _CompositingGroupEffect: LayerModifier, Equatable, Sendable {
    public typealias Body = Never
    nonisolated public init() {}
    static var kind: String { "compositingGroup" }
    func effect(in environment: EnvironmentValues) -> LayerEffect { .group }

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { EffectNode(view, in: context) }
}

/// Paints a view into one picture of its frame.
public struct _DrawingGroupEffect: LayerModifier, Equatable, Sendable {
    public typealias Body = Never
    public var opaque: Bool
    public var colorMode: ColorRenderingMode
    static var kind: String { "drawingGroup" }
    func effect(in environment: EnvironmentValues) -> LayerEffect { .drawing(isOpaque: opaque) }

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { EffectNode(view, in: context) }
}

/// Mixes every leaf of a view with what is behind it.
public struct _BlendModeEffect: LayerModifier, Equatable, Sendable {
    public typealias Body = Never
    public var blendMode: BlendMode
    nonisolated public init(blendMode: BlendMode) { self.blendMode = blendMode }
    static var kind: String { "blendMode" }
    func effect(in environment: EnvironmentValues) -> LayerEffect { .blend(blendMode) }

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { EffectNode(view, in: context) }
}

extension View {
    /// Paints the view as one group, to which the effects around it, such as opacity, then apply.
    public func compositingGroup() -> ModifiedContent<Self, _CompositingGroupEffect> {
        modifier(_CompositingGroupEffect())
    }

    /// Paints the view into one picture of its frame, which is drawn again only where something in it changes. An opaque one
    /// has black behind the view. Colours are sRGB in every mode.
    public func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> ModifiedContent<Self, _DrawingGroupEffect> {
        modifier(_DrawingGroupEffect(opaque: opaque, colorMode: colorMode))
    }

    /// Mixes the view with what is behind it, in the nearest group around or in the window. Each leaf is mixed by itself;
    /// put `compositingGroup()` before to mix a group as one.
    public func blendMode(_ blendMode: BlendMode) -> ModifiedContent<Self, _BlendModeEffect> {
        modifier(_BlendModeEffect(blendMode: blendMode))
    }
}
