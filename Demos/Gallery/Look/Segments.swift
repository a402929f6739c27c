import Casement

/// One of the values that `Segments` offers.
struct Segment<Value: Hashable>: Identifiable {
    let value: Value
    let title: String
    let icon: Icon.Drawing?

    var id: Value { value }

    init(_ value: Value, _ title: String, icon: Icon.Drawing? = nil) {
        (self.value, self.title, self.icon) = (value, title, icon)
    }
}

/// A choice of one among a few values, all visible.
struct Segments<Value: Hashable>: View {
    private let segments: [Segment<Value>]
    @Binding private var selection: Value
    @Environment(\.palette) private var palette
    @Environment(\.isEnabled) private var isEnabled

    init(_ segments: [Segment<Value>], selection: Binding<Value>) {
        self.segments = segments
        _selection = selection
    }

    var body: some View {
        HStack(spacing: 2) {
            ForEach(segments) { segment in
                Button {
                    selection = segment.value
                } label: {
                    if let icon = segment.icon { Icon(icon).fill().frame(width: 14, height: 14) }
                    Text(segment.title)
                }
                .buttonStyle(SegmentStyle(isSelected: segment.value == selection))
                .accessibilityIdentifier("segment-\(segment.title.lowercased())")
            }
        }
        .padding(2)
        .background(palette.trough, in: RoundedRectangle(cornerRadius: 9))
        .compositingGroup()
        .opacity(isEnabled ? 1 : 0.45)
    }
}

private struct SegmentStyle: ButtonStyle {
    let isSelected: Bool
    @Environment(\.palette) private var palette

    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 6) { configuration.label }
            .font(.callout)
            .fontWeight(.medium)
            .lineLimit(1)
            .foregroundStyle(isSelected || configuration.isHovered ? palette.text : palette.quiet)
            .frame(maxWidth: .infinity, minHeight: 28)
            // Pressing the selected segment would do nothing.
            .face(isSelected ? palette.raised : .clear, under: isSelected ? nil : configuration, radius: 7)
    }
}
