/// The values of a slider and their positions on its track, from 0 at the lower end to 1 at the upper.
struct SliderScale: Equatable {
    let bounds: ClosedRange<Double>
    /// The distance between values; nil without steps.
    let step: Double?
    /// The number of values; nil without steps.
    let count: Int?
    /// The value at which the filled part of the track begins; nil for the lower end.
    var neutral: Double?
    /// The values that can be chosen; nil for all.
    var enabled: ClosedRange<Double>?

    init(_ bounds: ClosedRange<Double>, step: Double?) {
        let isFinite = bounds.lowerBound.isFinite && bounds.upperBound.isFinite
        self.bounds = isFinite ? bounds : 0...1
        let length = self.bounds.upperBound - self.bounds.lowerBound
        if let step, step > 0, step.isFinite {
            // A length that misses a multiple of the step by a rounding error counts as a multiple.
            (self.step, count) = (step, Int(min(length / step + 1e-9, 1e9)) + 1)
        } else {
            (self.step, count) = (nil, nil)
        }
    }

    private var length: Double { bounds.upperBound - bounds.lowerBound }

    /// The position of a value on the track.
    func position(of value: Double) -> Double {
        guard length > 0, !value.isNaN else { return 0 }
        guard let step, let count, count > 1 else {
            return min(max((value - bounds.lowerBound) / length, 0), 1)
        }
        let last = Double(count - 1)
        return min(max(((value - bounds.lowerBound) / step).rounded(), 0), last) / last
    }

    /// The value at a position on the track.
    func value(at position: Double) -> Double {
        let position = min(max(position, 0), 1)
        if let step, let count {
            var number = (position * Double(count - 1)).rounded()
            if let enabled {
                // The steps in the range; where there is none, the one before it.
                number = max(number, ((enabled.lowerBound - bounds.lowerBound) / step - 1e-9).rounded(.up))
                number = min(number, ((enabled.upperBound - bounds.lowerBound) / step + 1e-9).rounded(.down))
                number = min(max(number, 0), Double(count - 1))
            }
            return min(bounds.lowerBound + number * step, bounds.upperBound)
        }
        // Exactly the ends, without a rounding error.
        let value = position == 1 ? bounds.upperBound : bounds.lowerBound + position * length
        return enabled.map { min(max(value, $0.lowerBound), $0.upperBound) } ?? value
    }

    /// The ends of the filled part of the track, as positions.
    func filled(to value: Double) -> ClosedRange<Double> {
        let (end, start) = (position(of: value), neutral.map { position(of: $0) } ?? 0)
        return min(start, end)...max(start, end)
    }

    /// How far an arrow key moves the knob, as a fraction of the track.
    var keyStep: Double { count.map { 1 / Double(max(1, $0 - 1)) } ?? 0.1 }

    /// How far Page Up and Page Down move the knob, as a fraction of the track.
    var pageStep: Double { max(0.2, keyStep) }

    /// All values; none without steps, and where there are more than 64.
    var values: [Double] {
        guard let count, count > 1, count <= 64 else { return [] }
        return (0..<count).map { value(at: Double($0) / Double(count - 1)) }
    }

    /// The positions of the tick marks: at every value, unless they are too close together.
    func ticks(in width: Double) -> [Double] {
        guard let count, count > 1, count <= 64, width / Double(count - 1) >= 6 else { return [] }
        return (0..<count).map { Double($0) / Double(count - 1) }
    }
}
