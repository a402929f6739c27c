import CasementTesting
import Foundation
import Testing

/// Progress, gauges, labels and other controls without interaction.
@MainActor struct ProgressGoldens {
    @Test func progress() throws {
        try stateGolden("progress", 140, 56, states: [.normal, .disabled]) {
            Variant("bar") { ProgressView(value: 0.4).padding(8) }
            Variant("full") { ProgressView(value: 1).padding(8) }
            Variant("empty") { ProgressView(value: 0).padding(8) }
            Variant("label") { ProgressView("Copying", value: 3, total: 10).padding(8) }
            Variant("value label") {
                ProgressView(value: 0.4) {
                    Text("Copying")
                } currentValueLabel: {
                    Text("4 of 10")
                }
                .padding(8)
            }
            Variant("tint") { ProgressView(value: 0.4).tint(.green).padding(8) }
            Variant("ring") { ProgressView(value: 0.4).progressViewStyle(.circular) }
            Variant("wheel") { ProgressView() }
            Variant("wheel and label") { ProgressView("Loading") }
            Variant("wheel, small") { ProgressView().controlSize(.small) }
            Variant("wheel, large") { ProgressView().controlSize(.large) }
            Variant("bar without end") { ProgressView().progressViewStyle(.linear).padding(8) }
        }
    }

    private var gauge: some View {
        Gauge(value: 0.3) {
            Text("Speed")
        } currentValueLabel: {
            Text("30")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("100")
        }
        .padding(8)
    }

    @Test func gauges() throws {
        try stateGolden("gauges", 150, 76, states: [.normal, .disabled]) {
            Variant("automatic") { gauge }
            Variant("label alone") { Gauge(value: 0.3) { Text("Speed") }.padding(8) }
            Variant("linearCapacity") { gauge.gaugeStyle(.linearCapacity) }
            Variant("accessoryLinear") { gauge.gaugeStyle(.accessoryLinear) }
            Variant("accessoryLinear Capacity") { gauge.gaugeStyle(.accessoryLinearCapacity) }
            Variant("accessoryCircular") { gauge.gaugeStyle(.accessoryCircular) }
            Variant("accessoryCircular Capacity") { gauge.gaugeStyle(.accessoryCircularCapacity) }
            Variant("gradient") {
                gauge.gaugeStyle(.accessoryLinear).tint(
                    LinearGradient(colors: [.green, .red], startPoint: .leading, endPoint: .trailing))
            }
        }
    }

    @Test func labels() throws {
        try stateGolden("label-styles", 150, 34, states: [.normal, .disabled]) {
            Variant("automatic") { Label("Documents", systemImage: "folder") }
            Variant("titleOnly") { Label("Documents", systemImage: "folder").labelStyle(.titleOnly) }
            Variant("iconOnly") { Label("Documents", systemImage: "folder").labelStyle(.iconOnly) }
            Variant("value") { LabeledContent("Born", value: "1815").padding(.horizontal, 8) }
            Variant("number") {
                LabeledContent("Weight", value: 71.5, format: .number).padding(.horizontal, 8)
            }
            Variant("own content") { LabeledContent("Key") { Button("Change…") {} } }
        }
    }

    @Test func nothingThere() throws {
        try situationGolden("content-unavailable") {
            Situation("with an action", 260, 220) {
                ContentUnavailableView {
                    Label("No letters", systemImage: "tray")
                } description: {
                    Text("New ones appear here.")
                } actions: {
                    Button("Look again") {}.buttonStyle(.borderedProminent)
                }
            }
            Situation("search", 260, 180) { ContentUnavailableView.search(text: "quark") }
        }
    }
}
