import Casement

/// A program with the main gestures and controls, written like any other; it prints every event that it receives, one
/// per line, and the places of its parts.
struct ControlsProbe: App {
    var body: some Scene {
        WindowGroup("Window Probe") { ControlsView() }.defaultSize(width: 560, height: 560)
    }
}

private struct ControlsView: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            GestureRow()
            ButtonRow()
            ValueRow()
            TextRows()
            MenuRow()
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<100) { Text("Row \($0)").frame(height: 20) } }
                    .frame(maxWidth: .infinity)
            }
            .onScrollGeometryChange(for: Int.self) {
                Int($0.contentOffset.y.rounded())
            } action: {
                say("scrolled \($1)")
            }
            .frame(width: 200, height: 100)
            .named("scroll")
        }
        .padding(20)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(.white)
        .onAppear { say("appeared") }
    }
}

private struct GestureRow: View {
    @State private var isPulled = false

    var body: some View {
        HStack(spacing: 12) {
            square(.red, "tap").onTapGesture { say("tapped \(Int($0.x)),\(Int($0.y))") }
            square(.orange, "double").onTapGesture(count: 2) { say("double") }
            square(.yellow, "long").onLongPressGesture {
                say("long")
            } onPressingChanged: {
                say("pressing \($0)")
            }
            square(.green, "drag").gesture(
                DragGesture()
                    .onChanged { say("drag \(Int($0.translation.width)),\(Int($0.translation.height))") }
                    .onEnded { say("dragged \(Int($0.translation.width)),\(Int($0.translation.height))") })
            square(.blue, "hover").onHover { say("hover \($0)") }.help("Blue is for hovering")
            square(.purple, "context").contextMenu {
                Button("First") { say("first") }.named("first")
                Button("Second") { say("second") }.named("second")
            }
        }
    }

    private func square(_ color: Color, _ name: String) -> some View {
        color.frame(width: 60, height: 40).named(name)
    }
}

private struct ButtonRow: View {
    @State private var isOn = false
    @FocusState private var isFocused: Bool

    var body: some View {
        HStack(spacing: 12) {
            Button("Press") { say("pressed") }.named("press")
            Toggle("Toggle", isOn: $isOn).focused($isFocused).named("toggle")
            Button("OK") { say("default") }.keyboardShortcut(.defaultAction)
            Button("Cancel") { say("cancel") }.keyboardShortcut(.cancelAction)
            Button("Save") { say("save") }.keyboardShortcut("s")
            Button("Tab 1") { say("tab 1") }.keyboardShortcut("1")
            Button("Larger") { say("larger") }.keyboardShortcut("+")
        }
        .onChange(of: isOn) { say("toggle \(isOn)") }
        .onChange(of: isFocused) { if isFocused { say("focus toggle") } }
    }
}

private struct ValueRow: View {
    @State private var value = 50.0
    @State private var number = 0
    @State private var letter = "A"
    @FocusState private var focus: String?

    var body: some View {
        HStack(spacing: 12) {
            Slider(value: $value, in: 0...100, step: 5).frame(width: 140).focused($focus, equals: "slider")
                .named("slider")
            Stepper("Number", value: $number, in: 0...3).named("stepper")
            Picker("Letter", selection: $letter) {
                ForEach(["A", "B", "C"], id: \.self) { Text("Letter \($0)").named("letter \($0)").tag($0) }
            }
            .labelsHidden()
            .focused($focus, equals: "picker")
            .named("picker")
        }
        .onChange(of: value) { say("slider \(value)") }
        .onChange(of: number) { say("number \(number)") }
        .onChange(of: letter) { say("letter \(letter)") }
        .onChange(of: focus) { if let focus { say("focus \(focus)") } }
    }
}

private struct TextRows: View {
    private enum Field { case first, second, notes }
    @State private var first = ""
    @State private var second = ""
    @State private var notes = ""
    @State private var selection: TextSelection?
    @FocusState private var focus: Field?

    @ViewBuilder var body: some View {
        HStack(spacing: 12) {
            TextField("First", text: said($first, "text"), selection: $selection).focused($focus, equals: .first)
                .named("field")
            TextField("Second", text: said($second, "second")).focused($focus, equals: .second).named("second field")
        }
        .onSubmit { say("submitted") }
        TextEditor(text: said($notes, "notes")).focused($focus, equals: .notes).frame(height: 60).named("editor")
            .onChange(of: focus) { if let focus { say("focus \(focus)") } }
            .onChange(of: selection) {
                if case .selection(let range) = selection?.indices, !range.isEmpty, range.upperBound <= first.endIndex {
                    say("selected [\(first[range])]")
                }
            }
    }

    /// Every key is reported, not only the result that a frame shows.
    private func said(_ text: Binding<String>, _ name: String) -> Binding<String> {
        Binding {
            text.wrappedValue
        } set: {
            text.wrappedValue = $0
            say("\(name) \(short($0))")
        }
    }

    /// On one line, and truncated.
    private func short(_ text: String) -> String {
        let count = text.utf8.count
        return count > 200 ? "of \(count) bytes" : "[\(text.replacing("\n", with: "|"))]"
    }
}

private struct MenuRow: View {
    var body: some View {
        HStack(spacing: 12) {
            Menu("Actions") {
                Button("Copy all") { say("copied all") }
                Button("Delete") { say("deleted") }
            }
            .named("menu")
            Button("Quick") { say("alt q") }.keyboardShortcut("q", modifiers: .option)
            Color(white: 0.5).frame(width: 50, height: 24).hoverEffect(.highlight).named("lit")
            Color.mint.frame(width: 50, height: 24).pointerStyle(.columnResize).named("resize")
            Link("Link", destination: URL(string: "https://example.org") ?? URL(fileURLWithPath: "/"))
            PasteButton(payloadType: String.self) { say("pasted \($0)") }.named("paste")
        }
    }
}

extension View {
    /// Prints the position of the view in the window.
    func named(_ name: String) -> some View {
        onGeometryChange(for: CGRect.self) {
            $0.frame(in: .global)
        } action: {
            say("place \(Int($0.minX)) \(Int($0.minY)) \(Int($0.width)) \(Int($0.height)) \(name)")
        }
    }
}
