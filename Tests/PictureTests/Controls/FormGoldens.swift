import CasementTesting
import Foundation
import Testing

/// Forms in both styles, mirrored, disabled and with more contrast.
@MainActor struct FormGoldens {
    private struct Account: View {
        var body: some View {
            Form {
                Section {
                    LabeledContent("Name", value: "Ada Lovelace")
                    LabeledContent("Born", value: 1815, format: .number.grouping(.never))
                    LabeledContent("Password") { Button("Change…") {} }
                    LabeledContent {
                        Button("Choose") {}.controlSize(.small)
                    } label: {
                        Text("Picture")
                        Text("Shown to others").font(.caption).foregroundStyle(.secondary)
                    }
                } header: {
                    Text("Account")
                } footer: {
                    Text("Your name is shown to those with whom you share documents, and to nobody else in the world.")
                }
                Section("Storage") {
                    Text("This disk is nearly full. Delete what you do not need any more, or buy a larger one.")
                    HStack {
                        Spacer()
                        Button("Clean up", role: .destructive) {}
                        Button("Buy") {}.buttonStyle(.borderedProminent)
                    }
                }
                LabeledContent("Version", value: "2.1")
            }
        }
    }

    private struct Controls: View {
        var body: some View {
            Form {
                TextField("Name", text: .constant("Ada"))
                TextField("Nickname", text: .constant(""), prompt: Text("none"))
                SecureField("Password", text: .constant("secret"))
                Toggle("Wi-Fi", isOn: .constant(true))
                Picker("Flavour", selection: .constant(1)) {
                    Text("Vanilla").tag(1)
                    Text("Cherry").tag(2)
                }
                Picker("Size", selection: .constant(1)) {
                    Text("Small").tag(1)
                    Text("Large").tag(2)
                }
                .pickerStyle(.radioGroup)
                Stepper("Copies", value: .constant(1))
                Slider(value: .constant(0.5)) { Text("Volume") }
                DatePicker("Departure", selection: .constant(Date(timeIntervalSinceReferenceDate: 816_705_900)))
                ColorPicker("Ink", selection: .constant(.blue))
                ProgressView("Copying", value: 0.4)
                DisclosureGroup("Details", isExpanded: .constant(true)) { Text("inside") }
                Button("Send") {}
            }
        }
    }

    @Test func grouped() throws {
        try situationGolden("form-grouped") {
            Situation("account", 420, 490) { Account() }
            Situation("controls", 420, 640) { Controls() }
        }
    }

    @Test func columns() throws {
        try situationGolden("form-columns") {
            Situation("account", 420, 370) { Account().formStyle(.columns).padding(10) }
            Situation("controls", 420, 500) { Controls().formStyle(.columns).padding(10) }
        }
    }

    @Test func surroundings() throws {
        try situationGolden("form-surroundings") {
            Situation("disabled", 360, 640) { Controls().disabled(true) }
            Situation("right to left", 420, 640) { Controls().environment(\.layoutDirection, .rightToLeft) }
            Situation("right to left, in columns", 420, 500) {
                Controls().formStyle(.columns).padding(10).environment(\.layoutDirection, .rightToLeft)
            }
            Situation("more contrast", 420, 640) {
                Controls()
            } prepare: {
                $0.setEnvironment(\._colorSchemeContrast, .increased)
            }
        }
    }

    @Test func scale() throws {
        try situationGolden("form-scale", isAlsoLarge: true) {
            Situation("a row has the keyboard", 300, 120) {
                Form {
                    Toggle("Wi-Fi", isOn: .constant(true))
                    LabeledContent("Version", value: "2.1")
                }
            } prepare: {
                $0.key(.tab)
            }
        }
    }
}
