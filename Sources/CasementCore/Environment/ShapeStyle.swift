import Foundation

/// What shapes and text can be filled with.
public protocol ShapeStyle: Sendable {
    /// The colour that the style comes to where `environment` holds.
    func _color(in environment: EnvironmentValues) -> _StyleColor
}

/// A resolved colour, handed through the public protocol.
public struct _StyleColor: Sendable {
    package let color: ResolvedColor
    package init(_ color: ResolvedColor) { self.color = color }
}

extension Color: ShapeStyle {
    public func _color(in environment: EnvironmentValues) -> _StyleColor {
        _StyleColor(resolve(in: environment.colorScheme))
    }
}

/// A step below the style in use: the primary is the style itself, the others are quieter.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    let level: Int
    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)

    public func _color(in environment: EnvironmentValues) -> _StyleColor {
        guard let outer = environment.foreground, !(outer.style is HierarchicalShapeStyle) else {
            let levels: [(Color, Double)] = [(.primary, 1), (.secondary, 1), (.primary, 0.35), (.primary, 0.2)]
            let (color, opacity) = levels[min(level, 3)]
            return _StyleColor(color.opacity(opacity).resolve(in: environment.colorScheme))
        }
        let opacity = [1, 0.65, 0.35, 0.2][min(level, 3)]
        return _StyleColor(outer.style._color(in: environment).color.faded(by: opacity))
    }
}

/// The style in use.
public struct ForegroundStyle: ShapeStyle, Hashable {
    public init() {}
    public func _color(in environment: EnvironmentValues) -> _StyleColor {
        HierarchicalShapeStyle.primary._color(in: environment)
    }
}

/// The accent colour.
public struct TintShapeStyle: ShapeStyle, Hashable {
    public init() {}
    public func _color(in environment: EnvironmentValues) -> _StyleColor { Color.accentColor._color(in: environment) }
}

/// The window's own colour.
public struct BackgroundStyle: ShapeStyle, Hashable {
    public init() {}
    public func _color(in environment: EnvironmentValues) -> _StyleColor {
        Color(theme: .windowBackground)._color(in: environment)
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var white: Color { .white }
    public static var gray: Color { .gray }
    public static var black: Color { .black }
    public static var clear: Color { .clear }
    public static var accentColor: Color { .accentColor }
}

extension EnvironmentValues {
    /// The colour of text and shapes that say none.
    package var foregroundColor: ResolvedColor {
        foreground?.style._color(in: self).color ?? SystemColor.primary.resolve(in: colorScheme)
    }
}
