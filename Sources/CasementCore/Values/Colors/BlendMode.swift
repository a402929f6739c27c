/// How the colours of a view mix with those behind it, as in CoreGraphics and the W3C's compositing specification.
public enum BlendMode: Hashable, Sendable {
    /// The view lies over what is behind it.
    case normal
    // Of two colours, darker or lighter ones.
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
    // Hue, saturation and luminosity of one colour, with the rest of the other.
    case hue, saturation, color, luminosity
    /// The view, only where something is behind it.
    case sourceAtop
    /// What is behind lies over the view.
    case destinationOver
    /// What is behind, only where the view is not.
    case destinationOut
    /// The sum of both, reduced so that white and black add up to black.
    case plusDarker
    /// The sum of both.
    case plusLighter
}
