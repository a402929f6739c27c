import Foundation

/// What shapes and text can be filled with. A style of your own comes to another one in its surroundings:
///
///     struct Warning: ShapeStyle {
///         func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///             environment.colorScheme == .dark ? Color.yellow : Color.orange
///         }
///     }
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never

    /// The style that this one comes to where `environment` holds.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// What is painted where `environment` holds.
    func _paint(in environment: EnvironmentValues) -> _StylePaint
}

/// A resolved paint, handed through the public protocol, with what only areas that are drawn step by step can show.
public struct _StylePaint: Sendable, Equatable {
    package var paint: Paint
    /// A picture instead of the paint, which then only stands in for it.
    var picture: ImagePaint?
    var shadows: [StyleShadow] = []
    package init(_ paint: Paint) { self.paint = paint }

    /// Whether the paint is all.
    var isPlain: Bool { picture == nil && shadows.isEmpty }

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

    /// What is painted, for the framework.
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

/// A step below the style in use: the primary is the style itself, the others are quieter.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    let level: Int
    /// A step of the hierarchy.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// A step of the hierarchy.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// A step of the hierarchy.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// A step of the hierarchy.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// A step of the hierarchy.
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

/// The style in use.
public struct ForegroundStyle: ShapeStyle, Hashable {
    /// The style, which has no settings.
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        HierarchicalShapeStyle.primary._paint(in: environment)
    }
}

/// The style that `tint` sets, or the accent colour.
public struct TintShapeStyle: ShapeStyle, Hashable {
    /// The style, which has no settings.
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        environment.tint?.style._paint(in: environment) ?? Color.accentColor._paint(in: environment)
    }
}

/// The window's own colour.
public struct BackgroundStyle: ShapeStyle, Hashable {
    /// The style, which has no settings.
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        environment.backgroundStyle?._paint(in: environment) ?? Color(theme: .windowBackground)._paint(in: environment)
    }
}

/// The colour of lines between things.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
    /// The style, which has no settings.
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        Color(theme: .separator)._paint(in: environment)
    }
}

/// What is selected.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
    /// The style, which has no settings.
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _StylePaint { Color.accentColor._paint(in: environment) }
}

/// What leads elsewhere.
public struct LinkShapeStyle: ShapeStyle, Hashable {
    /// The style, which has no settings.
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _StylePaint { Color.accentColor._paint(in: environment) }
}

/// Words that stand where others will be.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
    /// The style, which has no settings.
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        Color(theme: .placeholder)._paint(in: environment)
    }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
    private let style: any ShapeStyle
    /// Hides the type of a style.
    public init<S: ShapeStyle>(_ style: S) { self.style = style }
    public func _paint(in environment: EnvironmentValues) -> _StylePaint { style._paint(in: environment) }
}

/// A style that is fainter than another.
struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
    var style: Style
    var opacity: Float

    init(style: Style, opacity: Float) { (self.style, self.opacity) = (style, opacity) }
    func _paint(in environment: EnvironmentValues) -> _StylePaint {
        style._paint(in: environment).faded(by: Double(opacity))
    }
}

extension ShapeStyle {
    /// The same style with its opacity multiplied.
    @_disfavoredOverload public func opacity(_ opacity: Double) -> some ShapeStyle {
        _OpacityShapeStyle(style: self, opacity: Float(opacity.isNaN ? 1 : min(1, max(0, opacity))))
    }
}

/// A style a step quieter than another.
struct _QuieterShapeStyle<Style: ShapeStyle>: ShapeStyle {
    var style: Style
    var level: Int

    init(style: Style, level: Int) { (self.style, self.level) = (style, level) }

    func _paint(in environment: EnvironmentValues) -> _StylePaint {
        // Behind things a step stands out a little more; other styles become fainter with each.
        if style is BackgroundStyle, environment.backgroundStyle == nil {
            let ground = Color(theme: .windowBackground).mix(
                with: .primary, by: [0, 0.05, 0.09, 0.13, 0.17][min(level, 4)])
            return ground._paint(in: environment)
        }
        return style._paint(in: environment).faded(by: [1, 0.65, 0.35, 0.2, 0.1][min(level, 4)])
    }
}

extension ShapeStyle {
    /// The style a step quieter: `.tint.secondary`.
    public var secondary: some ShapeStyle { _QuieterShapeStyle(style: self, level: 1) }
    /// The style two steps quieter.
    public var tertiary: some ShapeStyle { _QuieterShapeStyle(style: self, level: 2) }
    /// The style three steps quieter.
    public var quaternary: some ShapeStyle { _QuieterShapeStyle(style: self, level: 3) }
    /// The style four steps quieter.
    public var quinary: some ShapeStyle { _QuieterShapeStyle(style: self, level: 4) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// A step of the hierarchy.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// A step of the hierarchy.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// A step of the hierarchy.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// A step of the hierarchy.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    /// A step of the hierarchy.
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The style of that name.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The style of that name.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The style of that name.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The style of that name.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The style of that name.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The style of that name.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The style of that name.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == Color {
    /// The colour of that name.
    public static var red: Color { .red }
    /// The colour of that name.
    public static var orange: Color { .orange }
    /// The colour of that name.
    public static var yellow: Color { .yellow }
    /// The colour of that name.
    public static var green: Color { .green }
    /// The colour of that name.
    public static var mint: Color { .mint }
    /// The colour of that name.
    public static var teal: Color { .teal }
    /// The colour of that name.
    public static var cyan: Color { .cyan }
    /// The colour of that name.
    public static var blue: Color { .blue }
    /// The colour of that name.
    public static var indigo: Color { .indigo }
    /// The colour of that name.
    public static var purple: Color { .purple }
    /// The colour of that name.
    public static var pink: Color { .pink }
    /// The colour of that name.
    public static var brown: Color { .brown }
    /// The colour of that name.
    public static var white: Color { .white }
    /// The colour of that name.
    public static var gray: Color { .gray }
    /// The colour of that name.
    public static var black: Color { .black }
    /// The colour of that name.
    public static var clear: Color { .clear }
    /// The colour of that name.
    public static var accentColor: Color { .accentColor }
}

extension EnvironmentValues {
    /// The paint of text and shapes that say none.
    package var foregroundPaint: Paint { foregroundStylePaint.paint }

    var foregroundStylePaint: _StylePaint {
        foreground?.style._paint(in: self) ?? _StylePaint(.color(SystemColor.primary.resolve(in: themeVariant)))
    }
}
