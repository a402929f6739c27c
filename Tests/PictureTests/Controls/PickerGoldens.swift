import CasementTesting
import ControlSupport
import Expectations
import Foundation
import Testing

/// Pickers of choices, colours and dates in their states.
@MainActor struct PickerGoldens {
    @ViewBuilder private var flavours: some View {
        Text("Vanilla").tag(1)
        Text("Cherry").tag(2)
        Text("Mint").tag(3)
    }

    private func picker(_ selection: Int = 1) -> some View {
        Picker("Flavour", selection: .constant(selection)) { flavours }
    }

    @Test func pickers() throws {
        try stateGolden("pickers", 205, 44) {
            Variant("menu", at: UnitPoint(x: 0.8, y: 0.5)) { picker().pickerStyle(.menu) }
            Variant("menu, no label") { picker(2).pickerStyle(.menu).labelsHidden() }
            Variant("segmented, chosen", at: UnitPoint(x: 0.15, y: 0.5)) {
                picker().pickerStyle(.segmented).labelsHidden()
            }
            Variant("segmented, other", at: UnitPoint(x: 0.5, y: 0.5)) {
                picker().pickerStyle(.segmented).labelsHidden()
            }
            Variant("palette", at: UnitPoint(x: 0.15, y: 0.5)) { picker().pickerStyle(.palette).labelsHidden() }
            Variant("small") { picker().pickerStyle(.segmented).labelsHidden().controlSize(.small) }
            Variant("large", at: .center) { picker().pickerStyle(.menu).labelsHidden().controlSize(.large) }
        }
    }

    @Test func groups() throws {
        try stateGolden("radio-groups", 150, 84) {
            Variant("chosen", at: UnitPoint(x: 0.1, y: 0.15)) { picker().pickerStyle(.radioGroup).labelsHidden() }
            Variant("other", at: UnitPoint(x: 0.1, y: 0.5)) { picker().pickerStyle(.radioGroup).labelsHidden() }
            Variant("label", at: UnitPoint(x: 0.6, y: 0.15)) { picker().pickerStyle(.radioGroup) }
            Variant("inline", at: UnitPoint(x: 0.1, y: 0.5)) { picker().pickerStyle(.inline).labelsHidden() }
        }
    }

    @Test func horizontalRadioGroup() throws {
        try stateGolden("radio-row", 220, 36) {
            Variant("chosen", at: UnitPoint(x: 0.03, y: 0.5)) {
                picker().pickerStyle(.radioGroup).horizontalRadioGroupLayout().labelsHidden()
            }
        }
    }

    @Test func openMenu() throws {
        try situationGolden("picker-menu", isAlsoLarge: true) {
            Situation("open", 200, 150) {
                picker(2).pickerStyle(.menu)
            } prepare: {
                $0.press(text: "Cherry")
            }
            Situation("by the keyboard", 200, 150) {
                picker(2).pickerStyle(.menu)
            } prepare: {
                $0.key(.tab)
                $0.key(.space)
            }
        }
    }

    @Test func colors() throws {
        try stateGolden("color-pickers", 130, 40) {
            Variant("label", at: UnitPoint(x: 0.85, y: 0.5)) { ColorPicker("Ink", selection: .constant(.blue)) }
            Variant("well") { ColorPicker("", selection: .constant(.orange)).labelsHidden() }
            Variant("translucent") { ColorPicker("", selection: .constant(.green.opacity(0.4))).labelsHidden() }
            Variant("small") { ColorPicker("", selection: .constant(.red)).labelsHidden().controlSize(.small) }
        }
    }

    @Test func colorPanel() throws {
        func open(_ host: TestHost) throws {
            let frame = try require(host.frame("well"))
            host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        }
        try situationGolden("color-panel") {
            Situation("with opacity", 300, 350) {
                VStack {
                    ColorPicker("", selection: .constant(.indigo)).labelsHidden().accessibilityIdentifier("well")
                    Spacer()
                }
            } prepare: {
                try open($0)
            }
            Situation("opaque", 300, 350) {
                VStack {
                    ColorPicker("", selection: .constant(.teal), supportsOpacity: false).labelsHidden()
                        .accessibilityIdentifier("well")
                    Spacer()
                }
            } prepare: {
                try open($0)
            }
        }
    }
}
