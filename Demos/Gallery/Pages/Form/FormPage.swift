import Casement

/// The same rows as cards and in columns.
struct FormPage: View {
    @State private var isGrouped = true
    @State private var name = "Ada"
    @State private var size = ControlSize.regular

    var body: some View {
        PageFrame("One description, two styles: scrolling cards, or two columns.") {
            Segments([Segment(true, "Grouped"), Segment(false, "Columns")], selection: $isGrouped)
                .frame(width: 200)
        } content: {
            if isGrouped {
                form.formStyle(.grouped).padding(.horizontal, -20)
            } else {
                form.formStyle(.columns).frame(maxWidth: .infinity)
            }
        }
    }

    private var form: some View {
        Form {
            Section {
                LabeledContent("Name", value: name)
                LabeledContent("Someone else") {
                    ForEach(["Ada", "Grace", "Barbara"], id: \.self) { other in
                        Button(other) { name = other }.disabled(other == name)
                    }
                }
                LabeledContent {
                    Button("Change…") {}
                } label: {
                    Text("Password")
                    Text("Last changed in 1843").font(.caption).foregroundStyle(.secondary)
                }
            } header: {
                Text("Account")
            } footer: {
                Text("Only people you share documents with can see the name.")
            }
            Section("Controls") {
                LabeledContent("Size") {
                    ForEach(ControlSize.allCases, id: \.self) { other in
                        Button(other == .extraLarge ? "Extra large" : "\(other)".capitalized) { size = other }
                            .controlSize(other)
                    }
                }
                LabeledContent("Chosen", value: "\(size)")
                LabeledContent("Seconds of a day", value: 86_400, format: .number)
            }
            Section {
                HStack {
                    Spacer()
                    Button("Delete account", role: .destructive) {}
                    Button("Save") {}.buttonStyle(.borderedProminent)
                }
                .controlSize(size)
            }
        }
    }
}
