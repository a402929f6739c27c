import Foundation

extension Color {
    /// The colour with more light: each stop doubles it, and a negative one halves it. What is lighter than white is
    /// clipped when it is painted, since displays here show no more.
    public func exposureAdjust(_ stops: Double) -> Color {
        let factor = Float(exp2(stops.isNaN ? 0 : min(64, max(-64, stops))))
        func adjusted(_ theme: ThemeVariant) -> Components {
            let color = components(in: theme)
            let (red, green, blue) = color.linear
            return Components(
                linearRed: red * factor, green: green * factor, blue: blue * factor, alpha: color.alpha)
        }
        return Color(light: adjusted(.light), dark: adjusted(.dark))
    }

    /// How much lighter than white the colour is meant to be shown. It has no effect: displays here show no more than
    /// white.
    public func headroom(_ headroom: Double?) -> Color { self }
}
