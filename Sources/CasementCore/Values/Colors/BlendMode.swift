/// How a view's colours are blended with those behind it, as in CoreGraphics and the W3C's compositing specification.
public enum BlendMode: Hashable, Sendable {
    /// The view is drawn over the content behind it.
    case normal
    // Separable modes.
    /// A function of each colour component, as specified by the W3C; for example, `multiply` never makes a colour
    /// lighter, and `screen` never darker.
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
    // Non-separable modes.
    /// The hue, saturation, both, or luminosity of the view, with the rest of the content behind it.
    case hue, saturation, color, luminosity
    /// The view is drawn only where there is content behind it.
    case sourceAtop
    /// The view is drawn behind the existing content.
    case destinationOver
    /// The existing content is kept only where the view is transparent.
    case destinationOut
    /// The sum of both, reduced so that white and black give black.
    case plusDarker
    /// The sum of both.
    case plusLighter
}
