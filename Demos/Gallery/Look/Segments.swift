import Casement

/// One of the values that `Segments` offers.
struct Segment<Value: Hashable>: Identifiable {
    let value: Value
    let title: String

    var id: Value { value }

    init(_ value: Value, _ title: String) { (self.value, self.title) = (value, title) }
}

/// A choice of one among a few values, all visible.
struct Segments<Value: Hashable>: View {
    private let segments: [Segment<Value>]
    @Binding private var selection: Value

    init(_ segments: [Segment<Value>], selection: Binding<Value>) {
        self.segments = segments
        _selection = selection
    }

    var body: some View {
        Picker("Choice", selection: $selection) {
            ForEach(segments) { Text($0.title).tag($0.value) }
        }
        .pickerStyle(.segmented)
        .labelsHidden()
    }
}
