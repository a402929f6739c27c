import Foundation

/// A colour, gradient or other pattern that fills shapes and text. A custom style resolves to another style:
///
///     struct Warning: ShapeStyle {
///         func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///             environment.colorScheme == .dark ? Color.yellow : Color.orange
///         }
///     }
public protocol ShapeStyle: Sendable {
    /// The type of the style that this one resolves to; `Never` for styles of the framework.
    associatedtype Resolved: ShapeStyle = Never

    /// The style that this one resolves to in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// The resolved paint in an environment.
    func _paint(in environment: EnvironmentValues) -> _StylePaint
}

/// A resolved paint with additions that only shapes and drawn content support, such as images and shadows.
public struct _StylePaint: Sendable, Equatable {
    package var paint: Paint
    /// An image that replaces the paint, which is the fallback.
    var picture: ImagePaint?
    var shadows: [StyleShadow] = []
    /// How it is blended with what is behind the view.
    var blend = BlendMode.normal
    package init(_ paint: Paint) { self.paint = paint }

    /// Whether the paint has no additions.
    var isPlain: Bool { picture == nil && shadows.isEmpty && blend == .normal }

    func faded(by opacity: Double) -> _StylePaint {
        var faded = self
        faded.paint = paint.faded(by: opacity)
        for index in shadows.indices { faded.shadows[index].color = shadows[index].color.faded(by: opacity) }
        return faded
    }
}

extension ShapeStyle {
    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        resolve(in: environment)._paint(in: environment)
    }

    /// The resolved paint, for the framework.
    package func paint(in environment: EnvironmentValues) -> Paint { _paint(in: environment).paint }
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError(
            "\(Self.self) is a style of the framework: it comes to no other. Use it with fill or foregroundStyle.")
    }
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
    public func _paint(in environment: EnvironmentValues) -> _StylePaint { switch self {} }
}

extension Color: ShapeStyle {
    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        _StylePaint(.color(resolve(in: environment.themeVariant)))
    }
}

/// A level of the foreground style: the primary level is the style itself, the others are less prominent.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    let level: Int
    /// The foreground style itself.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The second level, less prominent than the primary one.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The third level.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The fourth level.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The fifth and least prominent level.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        let lower = environment.foreground?.lower ?? []
        if level > 0, let own = lower.last {
            let reached = min(level, lower.count)
            let paint = (level <= lower.count ? lower[level - 1] : own)._paint(in: environment)
            return paint.faded(by: reached == level ? 1 : [0.65, 0.35, 0.2][min(level - reached - 1, 2)])
        }
        guard let outer = environment.foreground, !(outer.style is HierarchicalShapeStyle) else {
            let levels: [(Color, Double)] = [
                (.primary, 1), (.secondary, 1), (.primary, 0.35), (.primary, 0.2), (.primary, 0.1),
            ]
            let (color, opacity) = levels[min(level, 4)]
            return color.opacity(opacity)._paint(in: environment)
        }
        let opacity = [1, 0.65, 0.35, 0.2, 0.1][min(level, 4)]
        return outer.style._paint(in: environment).faded(by: opacity)
    }
}

/// The current foreground style.
public struct ForegroundStyle: ShapeStyle, Hashable {
    /// Creates the style, which has no settings.
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        HierarchicalShapeStyle.primary._paint(in: environment)
    }
}

/// The style set by `tint`, or the accent colour.
public struct TintShapeStyle: ShapeStyle, Hashable {
    /// Creates the style, which has no settings.
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        environment.tint?.style._paint(in: environment) ?? Color.accentColor._paint(in: environment)
    }
}

/// The background style, by default the window's background colour.
public struct BackgroundStyle: ShapeStyle, Hashable {
    /// Creates the style, which has no settings.
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        environment.backgroundStyle?._paint(in: environment) ?? Color(theme: .windowBackground)._paint(in: environment)
    }
}

/// The colour of separator lines.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
    /// Creates the style, which has no settings.
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        Color(theme: .separator)._paint(in: environment)
    }
}

/// The style of selections: the accent colour.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
    /// Creates the style, which has no settings.
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _StylePaint { Color.accentColor._paint(in: environment) }
}

/// The style of links: the accent colour.
public struct LinkShapeStyle: ShapeStyle, Hashable {
    /// Creates the style, which has no settings.
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _StylePaint { Color.accentColor._paint(in: environment) }
}

/// The style of placeholder text, such as prompts of empty fields.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
    /// Creates the style, which has no settings.
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        Color(theme: .placeholder)._paint(in: environment)
    }
}

/// A faint tone of the foreground colour, for the ground of small things.
public struct FillShapeStyle: ShapeStyle, Hashable {
    /// Creates the style, which has no settings.
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        Color(theme: .primary).opacity(0.12)._paint(in: environment)
    }
}

/// The colour of windows.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
    /// Creates the style, which has no settings.
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        Color(theme: .windowBackground)._paint(in: environment)
    }
}

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
    private let style: any ShapeStyle
    /// Creates a type-erased style.
    public init<S: ShapeStyle>(_ style: S) { self.style = style }
    public func _paint(in environment: EnvironmentValues) -> _StylePaint { style._paint(in: environment) }
}

/// A style with reduced opacity.
struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
    var style: Style
    var opacity: Float

    init(style: Style, opacity: Float) { (self.style, self.opacity) = (style, opacity) }
    func _paint(in environment: EnvironmentValues) -> _StylePaint {
        style._paint(in: environment).faded(by: Double(opacity))
    }
}

extension ShapeStyle {
    /// The style with its opacity multiplied by a factor from 0 to 1.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        _OpacityShapeStyle(style: self, opacity: Float(opacity.isNaN ? 1 : min(1, max(0, opacity))))
    }
}

/// A style that is blended with what is behind the view.
struct _BlendModeShapeStyle<Style: ShapeStyle>: ShapeStyle {
    var style: Style
    var blendMode: BlendMode

    func _paint(in environment: EnvironmentValues) -> _StylePaint {
        var paint = style._paint(in: environment)
        paint.blend = blendMode
        return paint
    }
}

extension ShapeStyle {
    /// The style, blended with what is behind the view in the nearest group or the window: `.red.blendMode(.multiply)`.
    /// It applies to shapes, to backgrounds, and to a text as a whole.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { _BlendModeShapeStyle(style: self, blendMode: mode) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style, blended with what is behind the view.
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        _BlendModeShapeStyle(style: ForegroundStyle(), blendMode: mode)
    }
}

/// A less prominent level of a style.
struct _QuieterShapeStyle<Style: ShapeStyle>: ShapeStyle {
    var style: Style
    var level: Int

    init(style: Style, level: Int) { (self.style, self.level) = (style, level) }

    func _paint(in environment: EnvironmentValues) -> _StylePaint {
        // A background becomes more prominent with each level; other styles become fainter.
        if style is BackgroundStyle, environment.backgroundStyle == nil {
            let ground = Color(theme: .windowBackground).mix(
                with: .primary, by: [0, 0.05, 0.09, 0.13, 0.17][min(level, 4)])
            return ground._paint(in: environment)
        }
        return style._paint(in: environment).faded(by: [1, 0.65, 0.35, 0.2, 0.1][min(level, 4)])
    }
}

extension ShapeStyle {
    /// The second level of the style, less prominent than the style itself: `.tint.secondary`.
    public var secondary: some ShapeStyle { _QuieterShapeStyle(style: self, level: 1) }
    /// The third level of the style.
    public var tertiary: some ShapeStyle { _QuieterShapeStyle(style: self, level: 2) }
    /// The fourth level of the style.
    public var quaternary: some ShapeStyle { _QuieterShapeStyle(style: self, level: 3) }
    /// The fifth and least prominent level of the style.
    public var quinary: some ShapeStyle { _QuieterShapeStyle(style: self, level: 4) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground style itself.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// The second level of the foreground style, less prominent than the primary one.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// The third level of the foreground style.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// The fourth level of the foreground style.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    /// The fifth and least prominent level of the foreground style.
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The current foreground style.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The style set by `tint`, or the accent colour.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The background style, by default the window's background colour.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The colour of separator lines.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// A faint tone of the foreground colour, for the ground of small things; its levels are fainter:
    /// `.fill.tertiary`.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The colour of windows.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The style of selections: the accent colour.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The style of links: the accent colour.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The style of placeholder text.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == Color {
    /// The theme's red.
    public static var red: Color { .red }
    /// The theme's orange.
    public static var orange: Color { .orange }
    /// The theme's yellow.
    public static var yellow: Color { .yellow }
    /// The theme's green.
    public static var green: Color { .green }
    /// The theme's mint.
    public static var mint: Color { .mint }
    /// The theme's teal.
    public static var teal: Color { .teal }
    /// The theme's cyan.
    public static var cyan: Color { .cyan }
    /// The theme's blue.
    public static var blue: Color { .blue }
    /// The theme's indigo.
    public static var indigo: Color { .indigo }
    /// The theme's purple.
    public static var purple: Color { .purple }
    /// The theme's pink.
    public static var pink: Color { .pink }
    /// The theme's brown.
    public static var brown: Color { .brown }
    /// White in both appearances.
    public static var white: Color { .white }
    /// The theme's gray.
    public static var gray: Color { .gray }
    /// Black in both appearances.
    public static var black: Color { .black }
    /// A fully transparent colour.
    public static var clear: Color { .clear }
    /// The accent colour of selections and prominent controls.
    public static var accentColor: Color { .accentColor }
}

extension EnvironmentValues {
    /// The paint of text and shapes without a style.
    package var foregroundPaint: Paint { foregroundStylePaint.paint }

    var foregroundStylePaint: _StylePaint {
        foreground?.style._paint(in: self) ?? _StylePaint(.color(SystemColor.primary.resolve(in: themeVariant)))
    }
}
