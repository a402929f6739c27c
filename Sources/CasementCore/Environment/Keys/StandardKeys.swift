import Foundation

private struct ThemeKey: EnvironmentKey { static let defaultValue = ThemeVariant.light }
private struct DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private struct IsEnabledKey: EnvironmentKey { static let defaultValue = true }
private struct LayoutDirectionKey: EnvironmentKey {
    static let defaultValue = LayoutDirection.leftToRight
    static let bit = EnvironmentKeyRegistry.bit(of: ObjectIdentifier(Self.self))
}
private struct DynamicTypeSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }

extension EnvironmentValues {
    /// The light or dark appearance, which the theme's colours follow.
    public var colorScheme: ColorScheme {
        get { themeVariant.scheme }
        set { themeVariant.scheme = newValue }
    }

    /// Whether the user prefers increased contrast, which the theme's colours follow.
    public var colorSchemeContrast: ColorSchemeContrast { themeVariant.contrast }

    /// The settable contrast, for previews and tests.
    public var _colorSchemeContrast: ColorSchemeContrast {
        get { themeVariant.contrast }
        set { themeVariant.contrast = newValue }
    }

    /// The variant of the theme that determines its colours.
    package var themeVariant: ThemeVariant {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }

    /// The number of device pixels per point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The size of a device pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }

    /// Whether controls accept input.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    /// The direction of text and stacks.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// The bit of `layoutDirection` among the keys.
    package static var layoutDirectionBit: EnvironmentKeySet { LayoutDirectionKey.bit }

    /// The user's preferred text size, which `ScaledMetric` follows.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }

    /// What fonts depend on here, for `Font.resolve(in:)`.
    public var fontResolutionContext: Font.Context { Font.Context(textSize: dynamicTypeSize) }
}

private struct AttributedTextRulesKey: EnvironmentKey { static var defaultValue: AttributedTextRules? { nil } }

extension EnvironmentValues {
    /// What the attributes of texts may be; nil for all.
    package var attributedTextRules: AttributedTextRules? {
        get { self[AttributedTextRulesKey.self] }
        set { self[AttributedTextRulesKey.self] = newValue }
    }
}
