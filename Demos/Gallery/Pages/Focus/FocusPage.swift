import Casement

/// Keyboard focus.
struct FocusPage: View {
    var body: some View {
        PageFrame("Tab and Shift-Tab move the focus; arrow keys, Space and Return act on it.") {
            PianoCard()
            HStack(alignment: .top, spacing: 16) {
                StepperCard()
                KeysCard()
            }
            SectionsCard()
            ToldNotesCard()
        }
    }
}

/// Keys of a piano: a focus state holds the focused one.
private struct PianoCard: View {
    @FocusState private var note: String?
    private let notes = ["c", "d", "e", "f", "g", "a", "b"]

    var body: some View {
        GroupBox {
            HStack(spacing: 8) {
                ForEach(notes, id: \.self) { name in
                    RoundedRectangle(cornerRadius: 4)
                        .fill(note == name ? Color.accentColor.opacity(0.2) : Color.well)
                        .overlay { Text(name).foregroundStyle(Color.primary) }
                        .focusable()
                        .focused($note, equals: name)
                }
            }
            .frame(height: 72)
            .focusSection()
        } label: {
            CardTitle("@FocusState") {
                HStack(spacing: 8) {
                    Caption(note.map { "The focus is on \($0)" } ?? "The focus is elsewhere")
                    Button("Go to e") { note = "e" }
                    Button("Let go") { note = nil }
                }
                .buttonStyle(.borderless)
            }
        }
    }
}

/// Numbers changed by the arrow keys.
private struct StepperCard: View {
    @State private var hours = 7
    @State private var minutes = 30

    var body: some View {
        GroupBox("onMoveCommand") {
            HStack(spacing: 4) {
                Digits(value: $hours, count: 24)
                Text(":").font(.largeTitle)
                Digits(value: $minutes, count: 60)
            }
            Caption("Up and down turn the part with the focus")
        }
    }

    private struct Digits: View {
        @Binding var value: Int
        let count: Int

        var body: some View {
            Text(value < 10 ? "0\(value)" : "\(value)")
                .font(.largeTitle).monospacedDigit()
                .padding(.horizontal, 8)
                .background(Color.well, in: RoundedRectangle(cornerRadius: 4))
                .focusable()
                .onMoveCommand { direction in
                    switch direction {
                    case .up: value = (value + 1) % count
                    case .down: value = (value + count - 1) % count
                    default: break
                    }
                }
        }
    }
}

/// Shows the keys pressed while the card has the focus.
private struct KeysCard: View {
    @State private var keys: [String] = []
    @State private var isIgnoring = false

    var body: some View {
        GroupBox {
            Text(keys.isEmpty ? "Click here and type" : keys.joined(separator: " "))
                .lineLimit(1)
                .frame(maxWidth: .infinity, minHeight: 44)
                .background(Color.well, in: RoundedRectangle(cornerRadius: 4))
                .focusable()
                .onKeyPress(characters: .alphanumerics) { press in
                    keys = keys.suffix(7) + [press.characters]
                    return isIgnoring ? .ignored : .handled
                }
                .onDeleteCommand { _ = keys.popLast() }
                .onExitCommand { keys = [] }
            Caption("Delete takes the last one away, Escape all")
        } label: {
            CardTitle("onKeyPress") {
                Button(isIgnoring ? "ignores" : "handles") { isIgnoring.toggle() }.buttonStyle(.borderless)
            }
        }
    }
}

/// Buttons in two sections: arrow keys stay in one, Tab moves to the other.
private struct SectionsCard: View {
    @State private var words = "Nothing pressed yet"

    var body: some View {
        GroupBox {
            HStack(spacing: 40) {
                section("North", ["a", "b", "c", "d"])
                section("South", ["e", "f", "g", "h"])
            }
            HStack(spacing: 8) {
                Button("Default, Return") { words = "default" }.keyboardShortcut(.defaultAction)
                    .buttonStyle(.borderedProminent)
                Button("Cancel, Escape") { words = "cancel" }.keyboardShortcut(.cancelAction)
                Button("Ctrl-Shift-K") { words = "Ctrl-Shift-K" }.keyboardShortcut("k", modifiers: [.command, .shift])
            }
        } label: {
            CardTitle("focusSection and keyboard shortcuts") { Caption(words).padding(.trailing, 8) }
        }
    }

    private func section(_ name: String, _ letters: [String]) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            Caption(name)
            ForEach(0..<2) { row in
                HStack(spacing: 8) {
                    ForEach(letters[row * 2..<row * 2 + 2], id: \.self) { letter in
                        Button("Button \(letter)") { words = letter }
                    }
                }
            }
        }
        .focusSection()
    }
}
