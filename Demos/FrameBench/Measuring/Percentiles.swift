import Histogram

/// A distribution of times, from nanoseconds to minutes, exact to three digits.
struct Percentiles {
    private var histogram = Histogram<UInt32>(numberOfSignificantValueDigits: .three)

    init(_ nanoseconds: some Sequence<UInt64>) {
        for value in nanoseconds { histogram.record(value) }
    }

    /// The smallest time that `percent` of all do not exceed, in nanoseconds; 0 if there is none.
    func callAsFunction(_ percent: Double) -> Double { Double(histogram.valueAtPercentile(percent)) }

    /// The longest time in nanoseconds.
    var max: Double { histogram.totalCount == 0 ? 0 : Double(histogram.max) }
}
