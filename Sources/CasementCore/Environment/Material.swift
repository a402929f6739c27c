import Foundation

/// The window's colour, so translucent that what lies behind shows through. Nothing behind it is blurred.
public struct Material: ShapeStyle, Hashable {
    let opacity: Double

    /// A material of that density.
    public static let ultraThin = Material(opacity: 0.44)
    /// A material of that density.
    public static let thin = Material(opacity: 0.58)
    /// A material of that density.
    public static let regular = Material(opacity: 0.72)
    /// A material of that density.
    public static let thick = Material(opacity: 0.84)
    /// A material of that density.
    public static let ultraThick = Material(opacity: 0.92)
    /// For bars at the edge of a window.
    public static let bar = Material(opacity: 0.84)

    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        Color(theme: .windowBackground).opacity(opacity)._paint(in: environment)
    }
}

extension ShapeStyle where Self == Material {
    /// A material of that density.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A material of that density.
    public static var thinMaterial: Material { .thin }
    /// A material of that density.
    public static var regularMaterial: Material { .regular }
    /// A material of that density.
    public static var thickMaterial: Material { .thick }
    /// A material of that density.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// A material of that density.
    public static var bar: Material { .bar }
}
