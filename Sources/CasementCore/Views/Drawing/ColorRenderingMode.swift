/// How the colours of a canvas or a drawing group are kept and blended.
public enum ColorRenderingMode: Hashable, Sendable {
    /// sRGB.
    case nonLinear
    /// Linear sRGB.
    case linear
    /// Linear sRGB, beyond 0 to 1.
    case extendedLinear
}
