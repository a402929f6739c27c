/// Which values a slider has, and where they stand on its line: from 0 at the lower end to 1 at the upper.
struct SliderScale: Equatable {
    let bounds: ClosedRange<Double>
    /// The distance of two values; nil where there are no steps.
    let step: Double?
    /// How many values there are; nil where there are no steps.
    let count: Int?

    init(_ bounds: ClosedRange<Double>, step: Double?) {
        let isFinite = bounds.lowerBound.isFinite && bounds.upperBound.isFinite
        self.bounds = isFinite ? bounds : 0...1
        let length = self.bounds.upperBound - self.bounds.lowerBound
        if let step, step > 0, step.isFinite {
            // What misses a whole number of steps by a rounding error is one.
            (self.step, count) = (step, Int(min(length / step + 1e-9, 1e9)) + 1)
        } else {
            (self.step, count) = (nil, nil)
        }
    }

    private var length: Double { bounds.upperBound - bounds.lowerBound }

    /// The share of the line at which a value stands.
    func position(of value: Double) -> Double {
        guard length > 0, !value.isNaN else { return 0 }
        guard let step, let count, count > 1 else {
            return min(max((value - bounds.lowerBound) / length, 0), 1)
        }
        let last = Double(count - 1)
        return min(max(((value - bounds.lowerBound) / step).rounded(), 0), last) / last
    }

    /// The value at a share of the line.
    func value(at position: Double) -> Double {
        let position = min(max(position, 0), 1)
        if let step, let count {
            let number = (position * Double(count - 1)).rounded()
            return min(bounds.lowerBound + number * step, bounds.upperBound)
        }
        // Exactly the ends, without a rounding error.
        return position == 1 ? bounds.upperBound : bounds.lowerBound + position * length
    }

    /// How far an arrow key goes, as a share of the line.
    var keyStep: Double { count.map { 1 / Double(max(1, $0 - 1)) } ?? 0.1 }

    /// How far Page Up and Page Down go.
    var pageStep: Double { max(0.2, keyStep) }

    /// The shares of the line at which there are marks: at every value, where they do not stand too close.
    func ticks(in width: Double) -> [Double] {
        guard let count, count > 1, count <= 64, width / Double(count - 1) >= 6 else { return [] }
        return (0..<count).map { Double($0) / Double(count - 1) }
    }
}
