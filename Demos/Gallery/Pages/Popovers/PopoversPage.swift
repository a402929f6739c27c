import Casement

/// Content beside a view, with an arrow that points to it.
struct PopoversPage: View {
    var body: some View {
        PageFrame("Beside what they belong to. A press outside, or Escape, closes them.") {
            HStack(alignment: .top, spacing: 16) {
                VStack(spacing: 16) {
                    EdgesCard()
                    SettingsCard()
                }
                VStack(spacing: 16) {
                    DaysCard()
                    GroupBox("In source") {
                        CodeBlock(
                            """
                            Button("Info") { isShown = true }
                                .popover(
                                    isPresented: $isShown,
                                    arrowEdge: .trailing
                                ) {
                                    Text("Composed in 1888.")
                                        .padding()
                                }
                            """)
                    }
                }
            }
        }
    }
}

/// A button for each edge.
private struct EdgesCard: View {
    var body: some View {
        GroupBox("The edge at which it stands") {
            Grid(horizontalSpacing: 8, verticalSpacing: 8) {
                GridRow {
                    Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
                    EdgeButton(title: "Top", edge: .top)
                }
                GridRow {
                    EdgeButton(title: "Leading", edge: .leading)
                    Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
                    EdgeButton(title: "Trailing", edge: .trailing)
                }
                GridRow {
                    Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
                    EdgeButton(title: "Bottom", edge: .bottom)
                }
            }
            .frame(maxWidth: .infinity)
            .padding(.vertical, 8)
            Caption("Where there is no room, the opposite edge is used.")
        }
    }
}

private struct EdgeButton: View {
    let title: String
    let edge: Edge
    @State private var isShown = false

    var body: some View {
        Button(title) { isShown = true }
            .frame(minWidth: 80)
            .popover(isPresented: $isShown, arrowEdge: edge) {
                VStack(alignment: .leading, spacing: 4) {
                    Text("Étude in E major").font(.headline)
                    Text("Opus 10, number 3").foregroundStyle(.secondary)
                }
                .padding()
            }
    }
}

/// Controls in a popover, which act at once.
private struct SettingsCard: View {
    @State private var isShown = false
    @State private var size = 18.0
    @State private var isItalic = false
    @State private var color = Color.indigo

    var body: some View {
        GroupBox("Controls") {
            HStack {
                Text("Sphinx of black quartz")
                    .font(.system(size: size))
                    .italic(isItalic)
                    .foregroundStyle(color)
                    .lineLimit(1)
                Spacer()
                Button("Text Style", systemImage: "textformat") { isShown.toggle() }
                    .labelStyle(.iconOnly)
                    .popover(isPresented: $isShown, arrowEdge: .bottom) {
                        Form {
                            LabeledContent("Size") { Slider(value: $size, in: 11...28).frame(width: 140) }
                            Toggle("Italic", isOn: $isItalic)
                            ColorPicker("Colour", selection: $color)
                        }
                        .formStyle(.columns)
                        .padding()
                    }
            }
            .frame(height: 36)
        }
    }
}

/// A popover for the item that was pressed.
private struct DaysCard: View {
    private struct Day: Identifiable {
        let id: Int
        let degrees: Int

        static let all = zip(1..., [4, 7, 9, 6, 11, 14, 12, 10, 13, 16, 18, 15]).map { Day(id: $0, degrees: $1) }
    }

    @State private var day: Day?

    var body: some View {
        GroupBox("For an item, at a part of a view") {
            HStack(alignment: .bottom, spacing: 6) {
                ForEach(Day.all) { item in
                    Button {
                        day = item
                    } label: {
                        RoundedRectangle(cornerRadius: 4)
                            .fill(item.id == day?.id ? AnyShapeStyle(.tint) : AnyShapeStyle(.tint.opacity(0.4)))
                            .frame(maxWidth: .infinity)
                            .frame(height: CGFloat(item.degrees) * 7)
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel("Day \(item.id)")
                    .popover(
                        item: Binding(get: { day?.id == item.id ? day : nil }, set: { day = $0 }),
                        attachmentAnchor: .point(.top), arrowEdge: .top
                    ) {
                        Text("Day \($0.id): \($0.degrees)°").monospacedDigit().padding(10)
                    }
                }
            }
            .frame(height: 140, alignment: .bottom)
        }
    }
}
