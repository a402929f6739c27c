import Casement

/// A configurable stack: its kind, alignment and spacing, and how one of its children takes space.
struct StacksPage: View {
    @State private var choices = StackChoices()

    var body: some View {
        PageFrame("The stack proposes, its children choose, the stack places.") {
            StackControls(choices: $choices)
            StackStage(choices: choices)
        }
    }
}

private struct StackControls: View {
    @Binding var choices: StackChoices

    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 32, verticalSpacing: 16) {
            GridRow {
                Labelled("Stack") {
                    Segments(
                        [Segment(.horizontal, "HStack"), Segment(.vertical, "VStack"), Segment(.depth, "ZStack")],
                        selection: $choices.direction)
                }
                Labelled("Alignment") {
                    Segments(
                        [
                            Segment(.start, choices.direction == .horizontal ? "Top" : "Leading"),
                            Segment(.center, "Center"),
                            Segment(.end, choices.direction == .horizontal ? "Bottom" : "Trailing"),
                        ], selection: $choices.place)
                }
            }
            GridRow {
                Labelled("Spacing") {
                    Segments([0, 8, 16, 32].map { Segment($0, "\(Int($0))") }, selection: $choices.spacing)
                        .disabled(choices.direction == .depth)
                }
                Labelled("Box B") {
                    Segments(
                        [Segment(.fixed, "Fixed"), Segment(.flexible, "Flexible"), Segment(.first, "Priority")],
                        selection: $choices.flexibility)
                }
            }
        }
    }
}
