import Foundation

/// A sequence of colours at locations from 0 to 1.
@frozen public struct Gradient: Equatable, Hashable, Sendable {
    /// A colour at a location of a gradient.
    @frozen public struct Stop: Equatable, Hashable, Sendable {
        /// The colour at the location.
        public var color: Color
        /// The location: 0 is the gradient's start, 1 its end.
        public var location: CGFloat

        /// Creates a stop.
        public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }

    /// The colours, in the order of their locations.
    public var stops: [Stop]

    /// Creates a gradient from colours at specified locations.
    public init(stops: [Stop]) { self.stops = stops }

    /// Creates a gradient from evenly spaced colours.
    public init(colors: [Color]) {
        let last = CGFloat(max(1, colors.count - 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }
}

/// A gradient ready to paint: its colours, and its geometry in the unit square of the painted area.
package struct ResolvedGradient: Hashable, Sendable {
    package struct Stop: Hashable, Sendable {
        package var color: ResolvedColor
        package var location: CGFloat
        package init(color: ResolvedColor, location: CGFloat) { (self.color, self.location) = (color, location) }
    }

    package enum Form: Hashable, Sendable {
        case linear(start: UnitPoint, end: UnitPoint)
        /// Radii in points.
        case radial(center: UnitPoint, start: CGFloat, end: CGFloat)
        /// Radii as fractions of the width and the height.
        case elliptical(center: UnitPoint, start: CGFloat, end: CGFloat)
        /// Clockwise from the trailing side; locations 0 and 1 are at the angles `start` and `end`.
        case angular(center: UnitPoint, start: Angle, end: Angle)
        /// A mesh; the stops are the colours of its points, followed by the background colour.
        case mesh(MeshNet)
        /// A function of the position; the alpha of the one stop is its opacity.
        case shader(ShaderEffect)
    }

    package var form: Form
    package var stops: [Stop]

    /// A shader, opaque.
    init(_ shader: ShaderEffect) { (form, stops) = (.shader(shader), [Stop(color: .white, location: 0)]) }

    package init(_ gradient: Gradient, _ form: Form, in theme: ThemeVariant) {
        self.form = form
        // NaN counts as the start; locations never decrease.
        var reached: CGFloat = 0
        stops = gradient.stops.map {
            let location = $0.location.isNaN ? 0 : min(1, max(0, $0.location))
            reached = max(reached, location)
            return Stop(color: $0.color.resolve(in: theme), location: reached)
        }
    }

    /// The average of all colours, as a fallback.
    var mean: ResolvedColor {
        var sum = ColorVector.zero
        for stop in stops { sum += stop.color.animatableData }
        sum.scale(by: 1 / Double(max(1, stops.count)))
        var color = ResolvedColor.clear
        color.animatableData = sum
        return color
    }

    package func faded(by opacity: Double) -> ResolvedGradient {
        guard opacity != 1 else { return self }
        var gradient = self
        for index in stops.indices { gradient.stops[index].color = stops[index].color.faded(by: opacity) }
        return gradient
    }
}

/// The paint of covered pixels.
package enum Paint: Hashable, Sendable {
    case color(ResolvedColor)
    case gradient(ResolvedGradient)

    package func faded(by opacity: Double) -> Paint {
        switch self {
        case .color(let color): .color(color.faded(by: opacity))
        case .gradient(let gradient): .gradient(gradient.faded(by: opacity))
        }
    }

    /// Whether the paint is not fully transparent.
    package var isVisible: Bool {
        switch self {
        case .color(let color): color.alpha > 0
        case .gradient(let gradient): gradient.stops.contains { $0.color.alpha > 0 }
        }
    }

    /// The colour, or white for a gradient, whose texture contains its colours.
    package var tint: ResolvedColor {
        if case .color(let color) = self { color } else { .white }
    }

    package var isColor: Bool {
        if case .color = self { true } else { false }
    }

    package var gradient: ResolvedGradient? {
        if case .gradient(let gradient) = self { gradient } else { nil }
    }
}
