import Foundation

/// Blurs a view.
public struct _BlurEffect: LayerModifier, Equatable, Sendable {
    /// Points.
    public var radius: CGFloat
    public var isOpaque: Bool
    nonisolated public init(radius: CGFloat, isOpaque: Bool = false) {
        (self.radius, self.isOpaque) = (radius, isOpaque)
    }
    static var kind: String { "blur" }

    func effect(in environment: EnvironmentValues) -> LayerEffect {
        .blur(radius: Self.bounded(radius, "blur(radius:)"), isOpaque: isOpaque && radius > 0)
    }

    /// The standard deviation in points, at most 500. Larger blurs look the same beyond a window's size, and their
    /// pictures would be as large as the blur's extent.
    @MainActor static func bounded(_ radius: CGFloat, _ name: String) -> CGFloat {
        min(max(0, RuntimeWarning.finite(radius, or: 0, name)), 500)
    }

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { EffectNode(view, in: context) }
}

/// Draws a blurred silhouette of a view behind it.
public struct _ShadowEffect: LayerModifier, Equatable, Sendable {
    public var color: Color
    /// Points.
    public var radius: CGFloat
    public var offset: CGSize

    nonisolated public init(color: Color, radius: CGFloat, offset: CGSize) {
        (self.color, self.radius, self.offset) = (color, radius, offset)
    }

    static var kind: String { "shadow" }

    var effectColor: Color? {
        get { color }
        set { color = newValue ?? color }
    }

    func effect(in environment: EnvironmentValues) -> LayerEffect {
        let name = "shadow(color:radius:x:y:)"
        return .shadow(
            color.resolve(in: environment.themeVariant), radius: _BlurEffect.bounded(radius, name),
            offset: CGSize(
                width: RuntimeWarning.finite(offset.width, or: 0, name),
                height: RuntimeWarning.finite(offset.height, or: 0, name)))
    }

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { EffectNode(view, in: context) }
}

extension View {
    /// Blurs the view. The radius, in points, is the standard deviation; the blur extends three times as far. With
    /// `opaque`, the view's edges stay sharp, as for an image that fills its frame.
    public func blur(radius: CGFloat, opaque: Bool = false) -> ModifiedContent<Self, _BlurEffect> {
        modifier(_BlurEffect(radius: radius, isOpaque: opaque))
    }

    /// Draws a shadow behind the view: its silhouette in a colour, blurred with a standard deviation of `radius` points
    /// and offset by (x, y) points. The default colour is black with an opacity of 0.33.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ModifiedContent<Self, _ShadowEffect> {
        modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }
}
