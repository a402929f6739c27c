import Casement

/// Values that flow down: which bodies run when one changes, a custom key, and a change to an inherited value.
struct EnvironmentPage: View {
    @State private var log = EventLog(capacity: 13)

    var body: some View {
        PageFrame("A value set above is available to all views below; its readers run again.") {
            HStack(alignment: .top, spacing: 16) {
                VStack(spacing: 16) {
                    TileCard(log: log)
                    KnobCard()
                }
                LogCard(title: "Bodies that ran", log: log, tallies: [.board, .readingTile, .plainTile])
                    .frame(width: 232)
            }
            // As high as the higher column.
            .fixedSize(horizontal: false, vertical: true)
        }
    }
}

/// Changes the colour above a board that it does not change.
private struct TileCard: View {
    let log: EventLog
    @State private var color = Color.tileBlue

    var body: some View {
        GroupBox("One value, twenty tiles") {
            Caption("Each tile counts how often its body ran.")
            Choice("Colour") {
                Segments(
                    [Segment(.tileBlue, "Blue"), Segment(.tilePurple, "Purple"), Segment(.tilePink, "Pink")],
                    selection: $color)
            }
            TileBoard(log: log)
                .environment(\.tileColor, color)
            CodeBlock(
                """
                TileBoard()
                    .environment(\\.tileColor, color)
                """)
        }
    }
}

/// Two knobs with one value, whose pointers differ by their environment.
private struct KnobCard: View {
    @State private var value = 0.3
    @State private var size: CGFloat = 0.1

    var body: some View {
        GroupBox {
            Choice("Pointer") {
                Segments([Segment(0.05, "5 %"), Segment(0.1, "10 %"), Segment(0.15, "15 %")], selection: $size)
            }
            HStack(spacing: 12) {
                Knob(value: $value)
                Knob(value: $value).scaledKnobPointers(by: 2)
                CodeBlock(
                    """
                    HStack {
                        Knob(value: $value)
                        Knob(value: $value)
                            .transformEnvironment(
                                \\.knobPointerSize
                            ) { $0 *= 2 }
                    }
                    .knobPointerSize(size)
                    """)
            }
            .knobPointerSize(size)
        } label: {
            CardTitle("A custom key") {
                HStack(spacing: 0) {
                    IconButton("minus", "turn-back") { value = max(0, value - 0.1) }
                        .disabled(value < 0.05)
                    Text("\(Int((value * 100).rounded())) %").font(.callout).frame(width: 48)
                    IconButton("plus", "turn-on") { value = min(1, value + 0.1) }
                        .disabled(value > 0.95)
                }
            }
        }
    }
}

/// A control after its name.
private struct Choice<Control: View>: View {
    private let name: String
    private let control: Control

    init(_ name: String, @ViewBuilder control: () -> Control) { (self.name, self.control) = (name, control()) }

    var body: some View {
        HStack(spacing: 4) {
            Caption(name).frame(width: 64, alignment: .leading)
            control
        }
    }
}
