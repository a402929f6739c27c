import CasementTesting
import Foundation
import Testing

/// Buttons and similar controls, in their states.
@MainActor struct ButtonGoldens {
    @Test func styles() throws {
        try stateGolden("button-styles") {
            Variant("automatic") { Button("Save") {} }
            Variant("bordered") { Button("Save") {}.buttonStyle(.bordered) }
            Variant("borderedProminent") { Button("Save") {}.buttonStyle(.borderedProminent) }
            Variant("borderless") { Button("Save") {}.buttonStyle(.borderless) }
            Variant("plain") { Button("Save") {}.buttonStyle(.plain) }
            Variant("link") { Button("Save") {}.buttonStyle(.link) }
            Variant("accessoryBar") { Button("Save") {}.buttonStyle(.accessoryBar) }
            Variant("accessoryBar action") { Button("Save") {}.buttonStyle(.accessoryBarAction) }
        }
    }

    @Test func roles() throws {
        try stateGolden("button-roles") {
            Variant("cancel") { Button("Cancel", role: .cancel) {} }
            Variant("destructive") { Button("Delete", role: .destructive) {} }
            Variant("destructive, prominent") {
                Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent)
            }
            Variant("destructive, borderless") { Button("Delete", role: .destructive) {}.buttonStyle(.borderless) }
            Variant("default action") { Button("OK") {}.keyboardShortcut(.defaultAction) }
            Variant("tint") { Button("Go") {}.buttonStyle(.borderedProminent).tint(.green) }
        }
    }

    @Test func labelsAndShapes() throws {
        try stateGolden("button-labels", 100, 46) {
            Variant("title and icon") { Button("Play", systemImage: "play.fill") {} }
            Variant("icon only") { Button("Play", systemImage: "play.fill") {}.labelStyle(.iconOnly) }
            Variant("capsule") { Button("Play") {}.buttonStyle(.bordered).buttonBorderShape(.capsule) }
            Variant("circle") {
                Button("Play", systemImage: "play.fill") {}.labelStyle(.iconOnly).buttonBorderShape(.circle)
                    .buttonStyle(.borderedProminent)
            }
            Variant("help link") { HelpLink {} }
            Variant("paste, empty") { PasteButton(payloadType: String.self) { _ in } }
            Variant("edit") { EditButton() }
            Variant("link") { Link("Manual", destination: URL(fileURLWithPath: "/manual")) }
        }
    }

    @Test func pasteButtonWithText() throws {
        try situationGolden("paste-button") {
            Situation("text was copied", 120, 40) {
                PasteButton(payloadType: String.self) { _ in }
            } prepare: {
                $0.clipboard.text = "copied"
            }
        }
    }

    @Test(arguments: ["bordered", "prominent"]) func sizes(style: String) throws {
        func button(_ size: ControlSize) -> Variant {
            Variant("\(size)") {
                if style == "bordered" {
                    Button("Save") {}.buttonStyle(.bordered).controlSize(size)
                } else {
                    Button("Save") {}.buttonStyle(.borderedProminent).controlSize(size)
                }
            }
        }
        try stateGolden("button-sizes-\(style)", 100, 44, states: [.normal, .pressed, .focused]) {
            button(.mini)
            button(.small)
            button(.regular)
            button(.large)
            button(.extraLarge)
        }
    }

    @Test func controlGroups() throws {
        try stateGolden("control-groups", 220, 40) {
            Variant("automatic", at: .leading) {
                ControlGroup {
                    Button("Cut") {}
                    Button("Copy") {}
                    Button("Paste") {}
                }
            }
            Variant("icons", at: .leading) {
                ControlGroup {
                    Button("Back", systemImage: "chevron.left") {}
                    Button("Forward", systemImage: "chevron.right") {}.disabled(true)
                }
                .labelStyle(.iconOnly)
            }
            Variant("menu") {
                ControlGroup("Clipboard") {
                    Button("Cut") {}
                    Button("Copy") {}
                }
                .controlGroupStyle(.menu)
            }
            Variant("palette", at: .leading) {
                ControlGroup {
                    Button("Cut") {}
                    Button("Copy") {}
                }
                .controlGroupStyle(.palette)
            }
        }
    }
}
