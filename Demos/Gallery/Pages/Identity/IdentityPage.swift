import Casement

/// What keeps state and what ends it: branches, parameters, ids, and rows that are moved.
struct IdentityPage: View {
    @State private var isRounded = false

    var body: some View {
        PageFrame("State lives as long as the identity of its view.") {
            Button("Round the corners") { isRounded.toggle() }
                .buttonStyle(.borderedProminent)
                .accessibilityIdentifier("round")
        } content: {
            VStack(spacing: 16) {
                HStack(alignment: .top, spacing: 16) {
                    ImageCard(
                        title: "Two branches lose it",
                        explanation: "Either branch is a view of its own: its taps start at zero.",
                        source: """
                            if isRounded {
                                Picture()
                                    .cornerRadius(25)
                            } else {
                                Picture()
                            }
                            """
                    ) { AImageView(isRounded: isRounded) }
                    ImageCard(
                        title: "A parameter keeps it",
                        explanation: "There is one picture, whatever its corners: its taps stay.",
                        source: """
                            Picture()
                                .cornerRadius(
                                    isRounded ? 25 : 0
                                )


                            """
                    ) { BImageView(isRounded: isRounded) }
                }
                HStack(alignment: .top, spacing: 16) {
                    NumberedCard()
                    RowsCard()
                }
                // As high as the higher card.
                .fixedSize(horizontal: false, vertical: true)
            }
        }
    }
}

/// A picture beside its source.
private struct ImageCard<Example: View>: View {
    let title: String
    let explanation: String
    let source: String
    @ViewBuilder let example: Example

    var body: some View {
        GroupBox(title) {
            Caption(explanation)
                .lineLimit(2)
                .frame(height: 32, alignment: .top)
            HStack(spacing: 16) {
                example
                CodeBlock(source)
            }
        }
    }
}

/// A view whose identity is bound to a number: another number recreates it.
private struct NumberedCard: View {
    @State private var number = 1

    var body: some View {
        GroupBox {
            VStack(spacing: 6) {
                CounterRow("A")
                CounterRow("B")
            }
            .id(number)
            Tally(name: "number", count: number, color: .orange)
            CodeBlock(
                """
                VStack {
                    CounterRow("A")
                    CounterRow("B")
                }
                .id(number)
                """
            )
            .frame(maxHeight: .infinity, alignment: .bottom)
        } label: {
            CardTitle("A new id ends it") {
                Button("Next number") { number += 1 }
                    .buttonStyle(.borderless)
                    .accessibilityIdentifier("next-number")
            }
        }
    }
}

/// Rows that keep their counters when they are moved.
private struct RowsCard: View {
    @State private var rows = [1, 2, 3]
    @State private var next = 4

    var body: some View {
        GroupBox {
            VStack(spacing: 6) {
                ForEach(rows, id: \.self) { row in
                    CounterRow("Row \(row)")
                }
            }
            .frame(height: 162, alignment: .top)
            CodeBlock(
                """
                ForEach(rows, id: \\.self) { row in
                    CounterRow("Row \\(row)")
                }
                """
            )
            .frame(maxHeight: .infinity, alignment: .bottom)
        } label: {
            CardTitle("ForEach keeps it") {
                HStack(spacing: 0) {
                    IconButton("plus", "insert") {
                        rows.insert(next, at: 1)
                        next += 1
                    }
                    .disabled(rows.count == 4)
                    IconButton("minus", "remove") { rows.removeLast() }
                        .disabled(rows.count == 1)
                    IconButton("arrow.up.arrow.down", "reverse") { rows.reverse() }
                }
            }
        }
    }
}
