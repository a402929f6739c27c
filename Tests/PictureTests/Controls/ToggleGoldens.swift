import CasementTesting
import Foundation
import Testing

/// Toggles, sliders and steppers in their states.
@MainActor struct ToggleGoldens {
    private struct Source: Identifiable {
        let id: Int
        var isOn: Binding<Bool> { .constant(id == 0) }
    }

    @Test func toggles() throws {
        try stateGolden("toggles", 110, 34) {
            Variant("checkbox, off") { Toggle("Wi-Fi", isOn: .constant(false)).toggleStyle(.checkbox) }
            Variant("checkbox, on") { Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(.checkbox) }
            Variant("checkbox, mixed") {
                Toggle("Wi-Fi", sources: [Source(id: 0), Source(id: 1)], isOn: \.isOn).toggleStyle(.checkbox)
            }
            Variant("switch, off") { Toggle("Wi-Fi", isOn: .constant(false)).toggleStyle(.switch) }
            Variant("switch, on") { Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(.switch) }
            Variant("switch, mixed") {
                Toggle("Wi-Fi", sources: [Source(id: 0), Source(id: 1)], isOn: \.isOn).toggleStyle(.switch)
            }
            Variant("switch, tint") { Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(.switch).tint(.orange) }
            Variant("button, off") { Toggle("Wi-Fi", isOn: .constant(false)).toggleStyle(.button) }
            Variant("button, on") { Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(.button) }
            Variant("button, mixed") {
                Toggle("Wi-Fi", sources: [Source(id: 0), Source(id: 1)], isOn: \.isOn).toggleStyle(.button)
            }
        }
    }

    @Test func toggleSizes() throws {
        func toggles(_ size: ControlSize) -> Variant {
            Variant("\(size)") {
                HStack {
                    Toggle("Box", isOn: .constant(true)).toggleStyle(.checkbox)
                    Toggle("Switch", isOn: .constant(true)).toggleStyle(.switch)
                    Toggle("Button", isOn: .constant(true)).toggleStyle(.button)
                }
                .controlSize(size)
            }
        }
        try stateGolden("toggle-sizes", 310, 50, states: [.normal, .focused]) {
            toggles(.mini)
            toggles(.small)
            toggles(.regular)
            toggles(.large)
            toggles(.extraLarge)
        }
    }

    @Test func sliders() throws {
        try stateGolden("sliders", 120, 36) {
            Variant("at half") { Slider(value: .constant(0.5)).padding(.horizontal, 8) }
            Variant("at the start", at: UnitPoint(x: 0.12, y: 0.5)) {
                Slider(value: .constant(0)).padding(.horizontal, 8)
            }
            Variant("at the end", at: UnitPoint(x: 0.88, y: 0.5)) {
                Slider(value: .constant(1)).padding(.horizontal, 8)
            }
            Variant("in steps") { Slider(value: .constant(5.0), in: 0...10, step: 1).padding(.horizontal, 8) }
            Variant("tint") { Slider(value: .constant(0.5)).tint(.pink).padding(.horizontal, 8) }
            Variant("labels") {
                Slider(value: .constant(0.5)) {
                    Text("Volume")
                } minimumValueLabel: {
                    Image(systemName: "speaker")
                } maximumValueLabel: {
                    Image(systemName: "speaker.wave.3")
                }
                .labelsHidden()
                .padding(.horizontal, 4)
            }
            Variant("mini") { Slider(value: .constant(0.5)).controlSize(.mini).padding(.horizontal, 8) }
            Variant("large") { Slider(value: .constant(0.5)).controlSize(.large).padding(.horizontal, 8) }
        }
    }

    @Test func steppers() throws {
        try stateGolden("steppers", 160, 46) {
            Variant("more", at: UnitPoint(x: 0.75, y: 0.5)) { Stepper("", value: .constant(1)).labelsHidden() }
            Variant("less", at: UnitPoint(x: 0.25, y: 0.5)) { Stepper("", value: .constant(1)).labelsHidden() }
            Variant("at the end", at: UnitPoint(x: 0.75, y: 0.5)) {
                Stepper("", value: .constant(9), in: 1...9).labelsHidden()
            }
            Variant("label", at: UnitPoint(x: 0.85, y: 0.5)) { Stepper("Copies", value: .constant(1)) }
            Variant("field", at: UnitPoint(x: 0.2, y: 0.5)) {
                Stepper("", value: .constant(1.5), format: .number).labelsHidden()
            }
            Variant("small", at: UnitPoint(x: 0.85, y: 0.5)) {
                Stepper("Copies", value: .constant(1)).controlSize(.small)
            }
            Variant("large", at: UnitPoint(x: 0.85, y: 0.5)) {
                Stepper("Copies", value: .constant(1)).controlSize(.large)
            }
        }
    }
}
