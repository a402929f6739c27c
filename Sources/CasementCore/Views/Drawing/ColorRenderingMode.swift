/// The colour space in which a canvas or a drawing group stores and blends colours.
public enum ColorRenderingMode: Hashable, Sendable {
    /// sRGB.
    case nonLinear
    /// Linear sRGB.
    case linear
    /// Linear sRGB with components outside 0 to 1.
    case extendedLinear
}
