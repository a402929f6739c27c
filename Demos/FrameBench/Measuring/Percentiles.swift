import Histogram

/// A distribution of times, from nanoseconds to minutes, exact to three digits.
struct Percentiles {
    private var histogram: Histogram<UInt32>

    init(_ nanoseconds: some Sequence<UInt64>) {
        // Room for an hour from the start: a histogram that grows with the longest time makes the instructions of a run
        // depend on the machine's mood.
        histogram = Histogram(highestTrackableValue: 3_600_000_000_000, numberOfSignificantValueDigits: .three)
        histogram.autoResize = true
        for value in nanoseconds { histogram.record(value) }
    }

    /// The smallest time that `percent` of all do not exceed, in nanoseconds; 0 if there is none.
    func callAsFunction(_ percent: Double) -> Double { Double(histogram.valueAtPercentile(percent)) }

    /// The longest time in nanoseconds.
    var max: Double { histogram.totalCount == 0 ? 0 : Double(histogram.max) }
}
