import Casement

/// Buttons, sliders, pickers and other controls in their default styles.
struct ControlsPage: View {
    @State private var isEnabled = true
    @State private var size = ControlSize.regular

    var body: some View {
        PageFrame("Buttons, toggles, sliders and pickers.") {
            HStack(spacing: 12) {
                Picker("Size", selection: $size) {
                    Text("Small").tag(ControlSize.small)
                    Text("Regular").tag(ControlSize.regular)
                    Text("Large").tag(ControlSize.large)
                }
                .labelsHidden()
                Toggle("Enabled", isOn: $isEnabled).toggleStyle(.switch)
            }
        } content: {
            HStack(alignment: .top, spacing: 16) {
                VStack(spacing: 16) {
                    ButtonsCard()
                    TogglesCard()
                    DatesCard()
                }
                VStack(spacing: 16) {
                    SlidersCard()
                    PickersCard()
                    PagesCard()
                }
            }
            .controlSize(size)
            .disabled(!isEnabled)
        }
    }
}

private struct ButtonsCard: View {
    @State private var count = 0

    var body: some View {
        GroupBox("Buttons") {
            HStack(spacing: 8) {
                Button("Bordered") { count += 1 }
                Button("Prominent") { count += 1 }.buttonStyle(.borderedProminent)
                Button("Delete", role: .destructive) { count += 1 }
            }
            HStack(spacing: 14) {
                Button("Borderless") { count += 1 }.buttonStyle(.borderless)
                Button("Plain") { count += 1 }.buttonStyle(.plain)
                Link("A link", destination: URL(fileURLWithPath: "/usr/share/doc"))
                Spacer()
                Text("\(count) presses").foregroundStyle(.secondary)
            }
        }
    }
}

private struct TogglesCard: View {
    @State private var isOn = true
    @State private var isBold = false

    var body: some View {
        GroupBox("Toggles") {
            HStack(spacing: 18) {
                Toggle("Checkbox", isOn: $isOn).toggleStyle(.checkbox)
                Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
                Toggle("Green", isOn: $isOn).toggleStyle(.switch).tint(.green)
            }
            HStack(spacing: 8) {
                Toggle("Bold", systemImage: "bold", isOn: $isBold).toggleStyle(.button)
                Text("Toggled text").bold(isBold)
            }
        }
    }
}

private struct SlidersCard: View {
    @State private var volume = 0.6
    @State private var speed = 40.0
    @State private var copies = 2

    var body: some View {
        GroupBox("Values") {
            Slider(value: $volume) {
                Text("Volume")
            } minimumValueLabel: {
                Image(systemName: "speaker")
            } maximumValueLabel: {
                Image(systemName: "speaker.wave.3")
            }
            Slider(value: $speed, in: 0...100, step: 10) { Text("Speed") }
            HStack {
                Stepper("Copies: \(copies)", value: $copies, in: 1...9)
                Spacer()
                Gauge(value: volume) {
                    Text("Vol")
                } currentValueLabel: {
                    Text("\(Int(volume * 100))")
                }
                .gaugeStyle(.accessoryCircular)
                ProgressView(value: volume).progressViewStyle(.circular)
                ProgressView()
            }
            ProgressView("Copying", value: speed, total: 100)
        }
    }
}

private struct PickersCard: View {
    @State private var flavour = "Vanilla"
    private let flavours = ["Vanilla", "Cherry", "Walnut"]

    var body: some View {
        GroupBox("Choices") {
            picker.pickerStyle(.segmented).labelsHidden()
            HStack(alignment: .top, spacing: 24) {
                picker.pickerStyle(.menu)
                picker.pickerStyle(.radioGroup).labelsHidden()
            }
        }
    }

    private var picker: some View {
        Picker("Flavour", selection: $flavour) { ForEach(flavours, id: \.self) { Text($0) } }
    }
}

/// Pages and split panes that are dragged.
private struct PagesCard: View {
    @State private var page = 0
    @State private var share = 0.25
    private let pages: [(name: String, color: Color)] = [("One", .blue), ("Two", .indigo), ("Three", .purple)]

    var body: some View {
        GroupBox {
            HStack(spacing: 16) {
                TabView(selection: $page) {
                    ForEach(pages.indices, id: \.self) { index in
                        pages[index].color.opacity(0.15).overlay { Text(pages[index].name) }.tag(index)
                    }
                }
                .tabViewStyle(.page)
                HSplitView {
                    Color.primary.opacity(0.04).overlay { Text("A") }.frame(minWidth: 30)
                    Color.primary.opacity(0.04).overlay { Text("B") }.frame(minWidth: 30)
                }
            }
            .frame(height: 76)
            .clipShape(RoundedRectangle(cornerRadius: 6))
        } label: {
            CardTitle("Pages and panes") {
                Stepper("Share", value: $share, in: 0...1, step: 0.05, format: .percent).labelsHidden()
                    .padding(.trailing, 8)
            }
        }
    }
}

private struct DatesCard: View {
    @State private var date = Date(timeIntervalSince1970: 1_767_270_600)
    @State private var color = Color.indigo

    var body: some View {
        GroupBox("Dates and colours") {
            DatePicker("Date", selection: $date)
            HStack(spacing: 18) {
                DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(.compact)
                ColorPicker("Colour", selection: $color)
            }
            .tint(color)
        }
    }
}
