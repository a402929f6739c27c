/// How much colours that stand beside each other are meant to differ.
@frozen public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
    case standard, increased
}

/// What the theme's colours depend on: light or dark surroundings, the contrast that is asked for, and the desktop's accent colour.
package struct ThemeVariant: Hashable, Sendable {
    package var scheme: ColorScheme
    package var contrast = ColorSchemeContrast.standard
    /// The desktop's accent colour, in place of the theme's own.
    package var accent: Color.Components?

    package init(_ scheme: ColorScheme, contrast: ColorSchemeContrast = .standard, accent: Color.Components? = nil) {
        (self.scheme, self.contrast, self.accent) = (scheme, contrast, accent)
    }

    package static let light = ThemeVariant(.light)
    package static let dark = ThemeVariant(.dark)
}
