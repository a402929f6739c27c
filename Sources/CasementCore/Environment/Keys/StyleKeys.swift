import Foundation

private struct FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
private struct LegibilityWeightKey: EnvironmentKey { static let defaultValue: LegibilityWeight? = nil }
private struct BackgroundStyleKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }
private struct ForegroundKey: EnvironmentKey {
    static let defaultValue: StyleInUse? = nil
    static let bit = EnvironmentKeyRegistry.bit(of: ObjectIdentifier(Self.self))
}

/// The foreground style of text and shapes, with its levels.
package struct StyleInUse: Sendable {
    package var style: any ShapeStyle
    /// The explicit styles of the secondary and lower levels.
    package var lower: [any ShapeStyle] = []
    package init(style: any ShapeStyle) { self.style = style }
}

extension EnvironmentValues {
    /// The font of text without an explicit one; nil is the body font.
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

    /// The style of `.background`; nil is the window's background colour.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }

    /// Whether the desktop requests bold text; nil if it does not specify. Available to programs, but not applied.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
}

/// The user's preferred weight of text.
public enum LegibilityWeight: Hashable, Sendable {
    /// Regular or bold text.
    case regular, bold
}
