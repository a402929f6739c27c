import Foundation

private struct FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
private struct LegibilityWeightKey: EnvironmentKey { static let defaultValue: LegibilityWeight? = nil }
private struct BackgroundStyleKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }
private struct ForegroundKey: EnvironmentKey {
    static let defaultValue: StyleInUse? = nil
    static let bit = EnvironmentKeyRegistry.bit(of: ObjectIdentifier(Self.self))
}

/// The style that text and shapes are drawn in, with what it is at each level of the hierarchy.
package struct StyleInUse: Sendable {
    package var style: any ShapeStyle
    /// Where they are said, the styles of the secondary level and those below it.
    package var lower: [any ShapeStyle] = []
    package init(style: any ShapeStyle) { self.style = style }
}

extension EnvironmentValues {
    /// The font of text that says none; nil is the body font.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// The bit of `foreground` among the keys.
    static var foregroundBit: EnvironmentKeySet { ForegroundKey.bit }

    package var foreground: StyleInUse? {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }

    /// What `.background` paints; nil is the window's own colour.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }

    /// Whether the desktop asks for heavier text; nil where it says nothing. Kept for those who read it.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
}

/// How heavy text is meant to be for those who read it.
public enum LegibilityWeight: Hashable, Sendable {
    case regular, bold
}
