/// The contrast of the theme's colours.
@frozen public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
    /// The standard contrast, or the increased contrast that the user has chosen on the desktop.
    case standard, increased
}

/// The variant of the theme: light or dark appearance, contrast, and the desktop's accent colour.
package struct ThemeVariant: Hashable, Sendable {
    package var scheme: ColorScheme
    package var contrast = ColorSchemeContrast.standard
    /// The desktop's accent colour, which replaces the theme's own.
    package var accent: Color.Components?

    package init(_ scheme: ColorScheme, contrast: ColorSchemeContrast = .standard, accent: Color.Components? = nil) {
        (self.scheme, self.contrast, self.accent) = (scheme, contrast, accent)
    }

    package static let light = ThemeVariant(.light)
    package static let dark = ThemeVariant(.dark)
}
