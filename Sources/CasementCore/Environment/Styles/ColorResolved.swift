import Foundation

extension Color {
    /// The exact components of a colour, independent of the environment: linear sRGB components and an opacity.
    @frozen public struct Resolved: Hashable, Codable, Sendable, CustomStringConvertible, ShapeStyle {
        /// The linear red component of sRGB, usually 0 to 1.
        public var linearRed: Float
        /// The linear green component of sRGB, usually 0 to 1.
        public var linearGreen: Float
        /// The linear blue component of sRGB, usually 0 to 1.
        public var linearBlue: Float
        /// The opacity: 0 is transparent, 1 opaque.
        public var opacity: Float

        /// Creates a colour from components of 0 to 1; those of a wider space may be outside of this range.
        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            self.init(Components(colorSpace, Double(red), Double(green), Double(blue), Double(opacity)))
        }

        init(_ components: Components) {
            (linearRed, linearGreen, linearBlue) = components.linear
            opacity = components.alpha
        }

        /// The red component with the transfer function of sRGB.
        public var red: Float {
            get { sRGB.encode(linearRed) }
            set { linearRed = sRGB.decode(newValue) }
        }
        /// The green component with the transfer function of sRGB.
        public var green: Float {
            get { sRGB.encode(linearGreen) }
            set { linearGreen = sRGB.decode(newValue) }
        }
        /// The blue component with the transfer function of sRGB.
        public var blue: Float {
            get { sRGB.encode(linearBlue) }
            set { linearBlue = sRGB.decode(newValue) }
        }

        /// The colour as a `CGColor`.
        public var cgColor: CGColor { CGColor(components) }

        var components: Components { Components(red: red, green: green, blue: blue, alpha: opacity) }

        /// `#RRGGBBAA`.
        public var description: String {
            "#"
                + [red, green, blue, opacity].map {
                    let byte = $0.isNaN ? 0 : Int((min(1, max(0, $0)) * 255).rounded())
                    return String(format: "%02X", byte)
                }.joined()
        }

        public func _paint(in environment: EnvironmentValues) -> _StylePaint { Color(self)._paint(in: environment) }

        // The encoding: the components of sRGB and the opacity, in order.
        public init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            let (red, green, blue) = try (
                values.decode(Float.self), values.decode(Float.self), values.decode(Float.self)
            )
            try self.init(red: red, green: green, blue: blue, opacity: values.decode(Float.self))
        }

        public func encode(to encoder: any Encoder) throws {
            var values = encoder.unkeyedContainer()
            for value in [red, green, blue, opacity] { try values.encode(value) }
        }
    }

    /// Creates a colour from exact components.
    public init(_ resolved: Resolved) { self.init(light: resolved.components, dark: resolved.components) }

    /// The components of the colour in an environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        Resolved(components(in: environment.themeVariant))
    }
}
