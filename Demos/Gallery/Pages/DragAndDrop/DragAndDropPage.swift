import Casement

/// Drags between views, and drops from the desktop.
struct DragAndDropPage: View {
    var body: some View {
        PageFrame(
            "Cards between columns, rows between rows; files, pictures and text from other programs, and to them."
        ) {
            BoardCard()
            PaletteCard()
            HStack(alignment: .top, spacing: 16) {
                RowsCard()
                DesktopCard()
            }
            ClipboardCard()
        }
    }
}

/// An item of a to-do list.
private struct Chore: Hashable, Codable, Transferable {
    var title: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: UTType(exportedAs: "org.casement.gallery.task", conformingTo: .json))
        ProxyRepresentation(exporting: \.title)
    }
}

/// Three columns; a card moves to where it is dropped.
private struct BoardCard: View {
    @State private var columns: [(name: String, tasks: [Chore])] = [
        ("To do", [Chore(title: "Buy bread"), Chore(title: "Write to Ada"), Chore(title: "Mend the fence")]),
        ("Doing", [Chore(title: "Read the paper")]),
        ("Done", []),
    ]

    var body: some View {
        GroupBox("draggable, dropDestination") {
            HStack(alignment: .top, spacing: 12) {
                ForEach(columns.indices, id: \.self) { index in
                    Column(name: columns[index].name, tasks: columns[index].tasks) { put($0, into: index) }
                }
            }
            Caption("Escape sends a card back while it is dragged. A card is also a text: drop it on a field.")
        }
    }

    private func put(_ tasks: [Chore], into index: Int) {
        withAnimation(.snappy) {
            for column in columns.indices { columns[column].tasks.removeAll(where: tasks.contains) }
            columns[index].tasks += tasks
        }
    }
}

private struct Column: View {
    let name: String
    let tasks: [Chore]
    let put: ([Chore]) -> Void
    @State private var isTargeted = false

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(name).font(.callout.weight(.semibold)).foregroundStyle(.secondary)
            ForEach(tasks, id: \.self) { task in
                Text(task.title)
                    .foregroundStyle(Color.primary)
                    .padding(.horizontal, 12)
                    .frame(maxWidth: .infinity, minHeight: 34, alignment: .leading)
                    .modifier(Surface(color: Color.raised, radius: 8))
                    .pointerStyle(.grabIdle)
                    .draggable(task)
            }
            Spacer(minLength: 0)
        }
        .padding(10)
        .frame(maxWidth: .infinity, minHeight: 190, alignment: .topLeading)
        .background(Color.well, in: RoundedRectangle(cornerRadius: 10))
        .overlay {
            RoundedRectangle(cornerRadius: 10).strokeBorder(isTargeted ? Color.accentColor : .clear, lineWidth: 2)
        }
        .dropDestination(for: Chore.self) { dropped, _ in
            put(dropped)
            return true
        } isTargeted: {
            isTargeted = $0
        }
    }
}

/// Rows that can be reordered, and accept drops between them.
private struct RowsCard: View {
    @State private var fruit = ["Apple", "Cherry", "Plum", "Quince"]
    @State private var chosen: Set<String> = []

    var body: some View {
        GroupBox("Rows of a list") {
            List(selection: $chosen) {
                ForEach(fruit, id: \.self) { name in Text(name).draggable(name) }
                    .onMove { fruit.move(fromOffsets: $0, toOffset: $1) }
                    .dropDestination(for: String.self) { dropped, place in
                        fruit.insert(contentsOf: dropped.filter { !fruit.contains($0) }, at: place)
                    }
            }
            .listStyle(.bordered)
            .frame(height: 150)
            Caption("onMove and dropDestination of a ForEach; selected rows go together")
        }
    }
}

/// Accepts files and text from other programs.
private struct DesktopCard: View {
    @State private var words = "Drop files or text here"
    @State private var text = "A field takes text"

    var body: some View {
        GroupBox("From the desktop, and to it") {
            Text(words)
                .foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
                .padding(8)
                .frame(maxWidth: .infinity, minHeight: 104)
                .background {
                    RoundedRectangle(cornerRadius: 10)
                        .strokeBorder(Color.line, style: StrokeStyle(lineWidth: 1.5, dash: [6, 5]))
                }
                .dropDestination(for: URL.self) { files, _ in
                    words = files.map(\.lastPathComponent).joined(separator: "\n")
                    return true
                }
                .dropDestination(for: String.self) { texts, _ in
                    words = texts.joined(separator: "\n")
                    return true
                }
            HStack {
                TextField("Text", text: $text)
                PasteButton(payloadType: String.self) { text = $0.joined(separator: "\n") }
            }
            Caption("URL for files, String for text. Cards and rows go to other programs as text.")
        }
    }
}
