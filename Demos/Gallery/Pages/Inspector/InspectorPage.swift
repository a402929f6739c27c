import Casement

/// A column at the trailing edge, with the details of what is selected.
struct InspectorPage: View {
    @State private var shapes = Figure.all
    @State private var chosen: Int? = 1
    @State private var isShown = true

    var body: some View {
        PageFrame("Details of what is selected, beside it. The edge is dragged, and its place is remembered.") {
            NavigationStack {
                Drawing(shapes: shapes, chosen: $chosen)
                    .navigationTitle("Drawing")
                    .toolbar {
                        Button("Add", systemImage: "plus", action: add)
                        Button("Inspector", systemImage: "sidebar.trailing") { withAnimation { isShown.toggle() } }
                            .help(isShown ? "Hide the inspector" : "Show the inspector")
                    }
                    .inspector(isPresented: $isShown) {
                        Details(shape: selected).inspectorColumnWidth(min: 200, ideal: 260, max: 340)
                    }
            }
            .frame(minHeight: 420, maxHeight: .infinity)
            .pane()
        }
    }

    private var selected: Binding<Figure>? {
        guard let index = shapes.firstIndex(where: { $0.id == chosen }) else { return nil }
        return $shapes[index]
    }

    private func add() {
        let id = (shapes.map(\.id).max() ?? 0) + 1
        let place = CGPoint(x: 60 + Double(id * 83 % 240), y: 60 + Double(id * 57 % 240))
        shapes.append(Figure(id: id, name: "Figure \(id)", color: .teal, place: place))
        chosen = id
    }
}

private struct Figure: Identifiable {
    let id: Int
    var name: String
    var color: Color
    var size = 72.0
    var isRound = false
    var opacity = 1.0
    var place: CGPoint

    static let all = [
        Figure(id: 1, name: "Sun", color: .orange, size: 96, isRound: true, place: CGPoint(x: 110, y: 110)),
        Figure(id: 2, name: "House", color: .indigo, size: 84, place: CGPoint(x: 260, y: 220)),
        Figure(id: 3, name: "Bush", color: .green, size: 56, isRound: true, place: CGPoint(x: 160, y: 270)),
    ]
}

/// The figures; a press selects one, a press beside them none.
private struct Drawing: View {
    let shapes: [Figure]
    @Binding var chosen: Int?

    var body: some View {
        ZStack {
            Color.well.onTapGesture { chosen = nil }
            ForEach(shapes) { shape in
                let outline = RoundedRectangle(cornerRadius: shape.isRound ? shape.size / 2 : 8)
                outline
                    .fill(shape.color.opacity(shape.opacity))
                    .frame(width: shape.size, height: shape.size)
                    .padding(4)
                    .overlay {
                        if shape.id == chosen {
                            RoundedRectangle(cornerRadius: shape.isRound ? shape.size / 2 + 4 : 12)
                                .strokeBorder(.tint, lineWidth: 2)
                        }
                    }
                    .onTapGesture { chosen = shape.id }
                    .position(shape.place)
            }
        }
        .clipped()
    }
}

private struct Details: View {
    let shape: Binding<Figure>?

    var body: some View {
        if let shape {
            Form {
                Section("Figure") {
                    TextField("Name", text: shape.name)
                    ColorPicker("Colour", selection: shape.color)
                    Toggle("Round", isOn: shape.isRound)
                }
                Section("Size") {
                    Slider(value: shape.size, in: 24...160)
                    LabeledContent(
                        "Points", value: shape.wrappedValue.size, format: .number.precision(.fractionLength(0)))
                }
                Section("Opacity") { Slider(value: shape.opacity, in: 0...1) }
            }
            .formStyle(.grouped)
        } else {
            ContentUnavailableView(
                "Nothing Selected", systemImage: "cursorarrow", description: Text("Press one of the figures."))
        }
    }
}
