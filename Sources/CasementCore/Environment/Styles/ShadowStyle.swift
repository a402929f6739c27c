import Foundation

/// A shadow that is part of a style: `.fill(.blue.shadow(.inner(radius: 4)))`.
public struct ShadowStyle: Equatable, Sendable {
    let color: Color
    let radius: CGFloat
    let offset: CGSize
    let isInner: Bool

    /// A shadow behind the painted area. The radius, in points, is the blur's standard deviation.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
    }

    /// A shadow inside the painted area, cast by its edges. The radius, in points, is the blur's standard deviation.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
    }
}

/// A shadow resolved in an environment. Lengths are finite.
struct StyleShadow: Hashable, Sendable {
    var color: ResolvedColor
    var radius: CGFloat
    var offset: CGSize
    var isInner: Bool

    init(_ style: ShadowStyle, in environment: EnvironmentValues) {
        func length(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(value, -500), 500) : 0 }
        color = style.color.resolve(in: environment.themeVariant)
        radius = max(0, length(style.radius))
        offset = CGSize(width: length(style.offset.width), height: length(style.offset.height))
        isInner = style.isInner
    }

    /// How far the shadow extends beyond the painted area, in points.
    var extent: CGFloat { isInner ? 0 : 3 * radius + max(abs(offset.width), abs(offset.height)) + 1 }
}

extension _StylePaint {
    /// How far the shadows extend beyond the painted area, in points.
    var extent: CGFloat { shadows.map(\.extent).max() ?? 0 }
}

/// A style with a shadow.
struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
    var style: Style
    var shadowStyle: ShadowStyle

    func _paint(in environment: EnvironmentValues) -> _StylePaint {
        var paint = style._paint(in: environment)
        paint.shadows.append(StyleShadow(shadowStyle, in: environment))
        return paint
    }
}

extension ShapeStyle {
    /// The style with a shadow. Several shadows do not shadow each other.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        _ShadowShapeStyle(style: self, shadowStyle: style)
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style with a shadow.
    public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
        AnyShapeStyle(_ShadowShapeStyle(style: ForegroundStyle(), shadowStyle: style))
    }
}
