import Foundation

extension Gradient {
    /// The space in which colours are interpolated.
    public struct ColorSpace: Hashable, Sendable {
        let isPerceptual: Bool
        /// The encoded components of sRGB.
        public static let device = ColorSpace(isPerceptual: false)
        /// Oklab, in which even steps look even.
        public static let perceptual = ColorSpace(isPerceptual: true)
    }

    /// The gradient for painting in sRGB: gradients in another space get more stops.
    package func stops(mixedIn space: ColorSpace) -> Gradient {
        guard space.isPerceptual, stops.count > 1 else { return self }
        let steps = 8
        var fine: [Stop] = []
        for (from, to) in zip(stops, stops.dropFirst()) {
            for step in 0..<steps {
                let share = CGFloat(step) / CGFloat(steps)
                fine.append(
                    Stop(
                        color: from.color.mix(with: to.color, by: Double(share), in: space),
                        location: from.location + (to.location - from.location) * share))
            }
        }
        return Gradient(stops: fine + stops.suffix(1))
    }
}

extension Color {
    /// Mixes this colour (0) with another (1).
    ///
    /// - Parameters:
    ///   - fraction: The amount of the other colour, clamped to 0...1.
    ///   - colorSpace: The space of the mix: perceptual steps look even, device steps are those of the components.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        let share = fraction.isNaN ? 0 : Float(min(1, max(0, fraction)))
        if share == 0 { return self }
        if share == 1 { return rhs }
        func mixed(_ theme: ThemeVariant) -> Components {
            components(in: theme).mixed(with: rhs.components(in: theme), by: share, colorSpace)
        }
        return Color(light: mixed(.light), dark: mixed(.dark))
    }
}

extension Color.Components {
    func mixed(with other: Color.Components, by share: Float, _ space: Gradient.ColorSpace) -> Color.Components {
        func mix(_ a: Float, _ b: Float) -> Float { a + (b - a) * share }
        let alpha = mix(self.alpha, other.alpha)
        // A transparent result has no colour.
        guard alpha > 0 else { return Color.Components(red: red, green: green, blue: blue, alpha: 0) }
        func weighted(_ a: Float, _ b: Float) -> Float { mix(a * self.alpha, b * other.alpha) / alpha }
        guard space.isPerceptual else {
            return Color.Components(
                red: weighted(red, other.red), green: weighted(green, other.green), blue: weighted(blue, other.blue),
                alpha: alpha)
        }
        let (from, to) = (Oklab(self), Oklab(other))
        return Oklab(
            lightness: weighted(from.lightness, to.lightness), a: weighted(from.a, to.a), b: weighted(from.b, to.b)
        ).components(alpha: alpha)
    }
}
