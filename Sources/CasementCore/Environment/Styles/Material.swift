import Foundation

/// The window's colour with an opacity, so that content behind it shows through. The content is not blurred.
public struct Material: ShapeStyle, Hashable {
    let opacity: Double

    /// The most translucent material, with an opacity of 0.44.
    public static let ultraThin = Material(opacity: 0.44)
    /// A material with an opacity of 0.58.
    public static let thin = Material(opacity: 0.58)
    /// A material with an opacity of 0.72.
    public static let regular = Material(opacity: 0.72)
    /// A material with an opacity of 0.84.
    public static let thick = Material(opacity: 0.84)
    /// The least translucent material, with an opacity of 0.92.
    public static let ultraThick = Material(opacity: 0.92)
    /// A material for bars at the edge of a window, with an opacity of 0.84.
    public static let bar = Material(opacity: 0.84)

    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        Color(theme: .windowBackground).opacity(opacity)._paint(in: environment)
    }
}

private struct BackgroundMaterialKey: EnvironmentKey { static let defaultValue: Material? = nil }

extension EnvironmentValues {
    /// The material behind the view, which `background(_:ignoresSafeAreaEdges:)` sets for its content; nil for none.
    public var backgroundMaterial: Material? {
        get { self[BackgroundMaterialKey.self] }
        set { self[BackgroundMaterialKey.self] = newValue }
    }
}

extension ShapeStyle where Self == Material {
    /// The most translucent material, with an opacity of 0.44.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A material with an opacity of 0.58.
    public static var thinMaterial: Material { .thin }
    /// A material with an opacity of 0.72.
    public static var regularMaterial: Material { .regular }
    /// A material with an opacity of 0.84.
    public static var thickMaterial: Material { .thick }
    /// The least translucent material, with an opacity of 0.92.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// A material for bars at the edge of a window, with an opacity of 0.84.
    public static var bar: Material { .bar }
}
