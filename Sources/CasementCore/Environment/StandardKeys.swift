import Foundation

private struct ThemeKey: EnvironmentKey { static let defaultValue = ThemeVariant.light }
private struct DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private struct IsEnabledKey: EnvironmentKey { static let defaultValue = true }
private struct LayoutDirectionKey: EnvironmentKey {
    static let defaultValue = LayoutDirection.leftToRight
    static let bit = EnvironmentKeyRegistry.bit(of: ObjectIdentifier(Self.self))
}
private struct DynamicTypeSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }
private struct TimeZoneKey: EnvironmentKey { static let defaultValue = TimeZone(identifier: "UTC") ?? .current }

extension EnvironmentValues {
    /// Whether the surroundings are light or dark; the theme's colours follow.
    public var colorScheme: ColorScheme {
        get { themeVariant.scheme }
        set { themeVariant.scheme = newValue }
    }

    /// Whether the desktop asks for colours that differ more; the theme's do then.
    public var colorSchemeContrast: ColorSchemeContrast { themeVariant.contrast }

    /// The same to be set, for previews and tests.
    public var _colorSchemeContrast: ColorSchemeContrast {
        get { themeVariant.contrast }
        set { themeVariant.contrast = newValue }
    }

    /// What the theme's colours depend on.
    package var themeVariant: ThemeVariant {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }

    /// Device pixels per point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The size of a device pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }

    /// Whether controls here react to a person.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    /// The direction in which text and stacks run.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// The bit of `layoutDirection` among the keys.
    package static var layoutDirectionBit: EnvironmentKeySet { LayoutDirectionKey.bit }

    /// The time zone of formatted dates.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// How large text is meant to be. `ScaledMetric` follows it.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }
}
