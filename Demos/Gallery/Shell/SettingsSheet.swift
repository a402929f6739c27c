import Casement

/// The theme and the behaviour of the Gallery.
struct SettingsSheet: View {
    private let appearance = Appearance()
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Form {
            Section {
                Picker("Appearance", selection: appearance.$scheme) {
                    Text("System").tag(Appearance.Scheme.system)
                    Text("Light").tag(Appearance.Scheme.light)
                    Text("Dark").tag(Appearance.Scheme.dark)
                }
                .pickerStyle(.segmented)
                Picker("Text size", selection: appearance.$textSize) {
                    Text("System").tag(Appearance.TextSize.system)
                    Text("Small").tag(Appearance.TextSize.small)
                    Text("Large").tag(Appearance.TextSize.large)
                    Text("Extra large").tag(Appearance.TextSize.extraLarge)
                    Text("For low vision").tag(Appearance.TextSize.accessible)
                }
                Toggle("Increase contrast", isOn: appearance.$increasesContrast)
            } header: {
                Text("Theme")
            } footer: {
                Text("Whatever is not set here follows the desktop.")
            }
            Section("Behaviour") {
                Toggle("Reduce motion", isOn: appearance.$reducesMotion)
                Picker("Direction", selection: appearance.$direction) {
                    Text("System").tag(Appearance.Direction.system)
                    Text("Left to right").tag(Appearance.Direction.leftToRight)
                    Text("Right to left").tag(Appearance.Direction.rightToLeft)
                }
            }
        }
        .formStyle(.grouped)
        .toggleStyle(.switch)
        .frame(width: 440, height: 330)
        .navigationTitle("Settings")
        .toolbar {
            ToolbarItem(placement: .destructiveAction) {
                Button("Restore Defaults") { appearance.reset() }.disabled(appearance.isDefault)
            }
            ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
        }
    }
}
