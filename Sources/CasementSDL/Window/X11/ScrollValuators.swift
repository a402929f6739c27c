/// The valuators by which a device of X11 scrolls: each counts on, and what it has changed by is a movement.
struct ScrollValuators: Equatable {
    /// A valuator of the device.
    struct Valuator: Equatable {
        let number: Int
        let isHorizontal: Bool
        /// The change that is one click of a wheel; negative where the device turns the other way round.
        let increment: Double
        /// Its value at the last event; nil where it may have changed since unseen.
        var last: Double?

        init(_ number: Int, isHorizontal: Bool, increment: Double) {
            (self.number, self.isHorizontal, self.increment) = (number, isHorizontal, increment)
        }
    }

    /// What an event says.
    enum Change: Equatable {
        /// Clicks of a wheel and parts of them, to the right and down.
        case moved(x: Double, y: Double)
        /// The values are those of before: the fingers have left.
        case stopped
    }

    private var valuators: [Valuator]

    init(_ valuators: [Valuator]) { self.valuators = valuators.filter { $0.increment.isFinite && $0.increment != 0 } }

    var isEmpty: Bool { valuators.isEmpty }

    /// Takes the values of an event, by the numbers of their valuators. Nil if none of them scrolls, or if all had
    /// unknown values before.
    mutating func change(to values: [Int: Double]) -> Change? {
        var (x, y, isKnown) = (0.0, 0.0, false)
        for index in valuators.indices {
            guard let value = values[valuators[index].number], value.isFinite else { continue }
            if let last = valuators[index].last {
                isKnown = true
                let clicks = (value - last) / valuators[index].increment
                if valuators[index].isHorizontal { x += clicks } else { y += clicks }
            }
            valuators[index].last = value
        }
        guard isKnown else { return nil }
        return x == 0 && y == 0 ? .stopped : .moved(x: x, y: y)
    }

    /// Forgets the values: other windows may get the next events.
    mutating func reset() { for index in valuators.indices { valuators[index].last = nil } }
}
