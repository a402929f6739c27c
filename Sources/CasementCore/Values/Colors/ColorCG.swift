import Foundation

/// CoreGraphics' colour, which Foundation on Linux lacks: exact sRGB components.
public final class CGColor: Hashable, Sendable {
    let exact: Color.Components

    init(_ exact: Color.Components) { self.exact = exact }

    /// Creates a colour from sRGB components of 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color.Components(.sRGB, red, green, blue, alpha))
    }
    /// Creates a colour from sRGB components of 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Creates a grey, 0 (black) to 1 (white).
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// The red, green, blue and alpha components.
    public var components: [CGFloat]? { [exact.red, exact.green, exact.blue, exact.alpha].map { CGFloat($0) } }
    /// Always four: three colours and alpha.
    public var numberOfComponents: Int { 4 }
    /// The opacity, from 0 (transparent) to 1.
    public var alpha: CGFloat { CGFloat(exact.alpha) }

    /// The colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        var copy = exact
        copy.alpha = Float(alpha)
        return CGColor(copy)
    }

    /// Black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// White.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// A fully transparent black.
    public static let clear = CGColor(gray: 0, alpha: 0)

    public static func == (a: CGColor, b: CGColor) -> Bool { a.exact == b.exact }
    public func hash(into hasher: inout Hasher) { hasher.combine(exact) }
}

extension Color {
    /// Creates a colour from a `CGColor`.
    public init(cgColor: CGColor) { self.init(light: cgColor.exact, dark: cgColor.exact) }
    /// Creates a colour from a `CGColor`.
    @_disfavoredOverload public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

    /// The components in the light appearance; nil for a colour that differs in the dark one.
    public var cgColor: CGColor? {
        let light = components(in: .light)
        return light == components(in: .dark) ? CGColor(light) : nil
    }
}
