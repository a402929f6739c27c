import Casement

/// Two small buttons that change a value by a step, within its range.
struct StepButtons<Value: Strideable>: View {
    let less: String
    let more: String
    @Binding var value: Value
    let range: ClosedRange<Value>
    let step: Value.Stride

    /// Creates the buttons; `less` and `more` are their labels.
    init(_ less: String, _ more: String, _ value: Binding<Value>, in range: ClosedRange<Value>, by step: Value.Stride) {
        (self.less, self.more, _value, self.range, self.step) = (less, more, value, range, step)
    }

    var body: some View {
        HStack(spacing: 4) {
            IconButton(.minus, less) { value = max(range.lowerBound, value.advanced(by: -step)) }
            IconButton(.plus, more) { value = min(range.upperBound, value.advanced(by: step)) }
        }
    }
}
