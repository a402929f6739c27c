import Casement

/// A name in a text field, which has the focus.
struct RenameSheet: View {
    @Binding var name: String
    @State private var draft = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Rename").font(.headline)
            TextField("Name", text: $draft).frame(width: 300)
        }
        .padding(20)
        .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
            ToolbarItem(placement: .confirmationAction) {
                Button("Rename") {
                    name = draft
                    dismiss()
                }
                .disabled(draft.isEmpty)
            }
        }
        .onAppear { draft = name }
    }
}

struct Planet: Identifiable, Hashable {
    let name: String
    let moons: Int
    let hasRings: Bool
    var id: String { name }

    static let all = [
        Planet(name: "Earth", moons: 1, hasRings: false), Planet(name: "Mars", moons: 2, hasRings: false),
        Planet(name: "Saturn", moons: 146, hasRings: true),
    ]
}

/// A form with a title and with buttons that save or cancel.
struct PlanetSheet: View {
    let planet: Planet
    let save: () -> Void
    @State private var moons: Int
    @State private var hasRings: Bool
    @State private var note = ""
    @Environment(\.dismiss) private var dismiss

    init(planet: Planet, save: @escaping () -> Void) {
        (self.planet, self.save) = (planet, save)
        (_moons, _hasRings) = (State(initialValue: planet.moons), State(initialValue: planet.hasRings))
    }

    var body: some View {
        Form {
            Section {
                LabeledContent("Name", value: planet.name)
                Stepper("Moons: \(moons)", value: $moons, in: 0...200)
                Toggle("Rings", isOn: $hasRings)
            }
            Section("Note") { TextField("Note", text: $note, prompt: Text("What you have seen")) }
        }
        .formStyle(.grouped)
        .frame(width: 400, height: 280)
        .navigationTitle(planet.name)
        .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
            ToolbarItem(placement: .confirmationAction) {
                Button("Save") {
                    save()
                    dismiss()
                }
            }
        }
    }
}

/// A sheet that opens another.
struct NestedSheet: View {
    let depth: Int
    @State private var showsNext = false
    @State private var isLocked = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 16) {
            Text("Sheet \(depth)").font(.title2)
            Toggle("Escape does not close it", isOn: $isLocked)
            Button("Another…") { showsNext = true }
                .sheet(isPresented: $showsNext) { NestedSheet(depth: depth + 1) }
        }
        .padding(28)
        .frame(minWidth: 360 - CGFloat(min(depth, 4)) * 20)
        .interactiveDismissDisabled(isLocked)
        .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Close") { dismiss() } } }
    }
}

/// A view that fills the window.
struct Cover: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        ContentUnavailableView {
            Label("The whole window", systemImage: "sparkles")
        } description: {
            Text("A cover hides all of the window's content.")
        } actions: {
            Button("Close") { dismiss() }.keyboardShortcut(.cancelAction)
        }
    }
}
