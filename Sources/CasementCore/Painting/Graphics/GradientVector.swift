import Foundation

/// A gradient as a vector, for animation to another of the same kind: the colours and locations of its stops, and the
/// numbers of its form.
struct GradientVector: VectorArithmetic {
    private var colors: [ColorVector] = []
    private var places: [Double] = []
    private var kind = -1

    static var zero: GradientVector { GradientVector() }

    private init() {}

    /// Creates the vector of a gradient, or of a colour as a gradient with the stops and form of `model`.
    init?(_ paint: Paint, like model: ResolvedGradient) {
        let gradient: ResolvedGradient
        switch paint {
        case .gradient(let own): gradient = own
        case .color(let color):
            var plain = model
            for index in plain.stops.indices { plain.stops[index].color = color }
            gradient = plain
        }
        colors = gradient.stops.map(\.color.animatableData)
        let (kind, numbers) = gradient.form.numbers
        self.kind = kind
        places = numbers + gradient.stops.map { Double($0.location) }
        guard places.allSatisfy(\.isFinite) else { return nil }
    }

    /// Whether values between the two exist.
    func canBecome(_ other: GradientVector) -> Bool {
        kind == other.kind && colors.count == other.colors.count && places.count == other.places.count
    }

    func gradient(like form: ResolvedGradient.Form) -> ResolvedGradient {
        let count = form.numbers.values.count
        var stops: [ResolvedGradient.Stop] = []
        var reached: CGFloat = 0
        for index in colors.indices where count + index < places.count {
            var color = ResolvedColor.clear
            color.animatableData = colors[index]
            reached = min(1, max(reached, places[count + index]))
            stops.append(ResolvedGradient.Stop(color: color, location: reached))
        }
        return ResolvedGradient(form: form.with(Array(places.prefix(count))), stops: stops)
    }

    private static func combine(
        _ left: GradientVector, _ right: GradientVector, _ sign: Double
    ) -> GradientVector {
        if left.kind < 0, sign > 0 { return right }
        if right.kind < 0 { return left }
        var result = left.kind < 0 ? right.scaled(by: 0) : left
        for index in result.colors.indices where index < right.colors.count {
            if sign > 0 {
                result.colors[index] += right.colors[index]
            } else {
                result.colors[index] -= right.colors[index]
            }
        }
        for index in result.places.indices where index < right.places.count {
            result.places[index] += sign * right.places[index]
        }
        return result
    }

    static func + (left: GradientVector, right: GradientVector) -> GradientVector { combine(left, right, 1) }
    static func - (left: GradientVector, right: GradientVector) -> GradientVector { combine(left, right, -1) }

    mutating func scale(by factor: Double) {
        for index in colors.indices { colors[index].scale(by: factor) }
        for index in places.indices { places[index] *= factor }
    }

    var magnitudeSquared: Double {
        var sum = 0.0
        for color in colors { sum += color.magnitudeSquared }
        for place in places { sum += place * place }
        return sum
    }
}

extension ResolvedGradient.Form {
    /// The kind of form, and its numbers.
    fileprivate var numbers: (kind: Int, values: [Double]) {
        switch self {
        case .linear(let start, let end): (0, [start.x, start.y, end.x, end.y].map { Double($0) })
        case .radial(let center, let start, let end): (1, [center.x, center.y, start, end].map { Double($0) })
        case .elliptical(let center, let start, let end): (2, [center.x, center.y, start, end].map { Double($0) })
        case .angular(let center, let start, let end):
            (3, [Double(center.x), Double(center.y), start.radians, end.radians])
        case .mesh(let net): (4 + net.width, net.numbers)
        // Each function is a kind of its own; arguments are not interpolated.
        case .shader(let shader): (1 << 32 + shader.code.id, [])
        }
    }

    /// Returns the same kind of form with other numbers.
    fileprivate func with(_ values: [Double]) -> Self {
        if case .mesh(var net) = self {
            if values.count == net.numbers.count { net.numbers = values }
            return .mesh(net)
        }
        guard values.count == 4 else { return self }
        let first = UnitPoint(x: values[0], y: values[1])
        switch self {
        case .linear: return .linear(start: first, end: UnitPoint(x: values[2], y: values[3]))
        case .radial: return .radial(center: first, start: max(0, values[2]), end: max(0, values[3]))
        case .elliptical: return .elliptical(center: first, start: max(0, values[2]), end: max(0, values[3]))
        case .angular: return .angular(center: first, start: .radians(values[2]), end: .radians(values[3]))
        case .mesh, .shader: return self
        }
    }
}

extension ResolvedGradient {
    fileprivate init(form: Form, stops: [Stop]) {
        self.init(Gradient(stops: []), form, in: .light)
        self.stops = stops
    }
}
