import CasementTesting
import Expectations
import SwiftUI
import Testing

@testable import Casement

/// Names of AppKit for programs and what the user does.
@MainActor struct MacNames {
    @Test("The flags of held keys are AppKit's")
    func flags() {
        expect(NSEvent.ModifierFlags([.shift, .control, .command]), equals: [.shift, .control, .command])
        expect(EventModifiers([.option, .function] as NSEvent.ModifierFlags), equals: [.option])
        expect(NSEvent.ModifierFlags.option.rawValue, equals: 1 << 19)
        expect(NSEvent.ModifierFlags.deviceIndependentFlagsMask.contains([.capsLock, .shift, .command]))
    }

    @Test("The looks of the desktop are light or dark")
    func looks() throws {
        let dark = try require(NSAppearance(named: .vibrantDark))
        expect(dark.bestMatch(from: [.aqua, .darkAqua]), equals: .darkAqua)
        expect(dark.bestMatch(from: [.aqua]) == nil && NSAppearance(named: .init(rawValue: "Other")) == nil)
        let app = TestApp { WindowGroup { Text("x") } }
        app.update()
        expect(NSApp.effectiveAppearance.bestMatch(from: [.aqua, .darkAqua]), equals: .aqua)
        NSApp.appearance = NSAppearance(named: .darkAqua)
        expect(NSApp.appearance == nil)
    }

    @Test("The program's panel about itself opens as from its menu")
    func about() {
        let app = TestApp { WindowGroup("Main") { Text("x") } }
        app.update()
        NSApp.orderFrontStandardAboutPanel(nil)
        app.update()
        expect(app.windows.count, equals: 2)
        expect(NSApp.activationPolicy() == .regular && !NSApp.setActivationPolicy(.accessory))
        NSCursor.pointingHand.push()
        NSCursor.pop()
        NSHapticFeedbackManager.defaultPerformer.perform(.alignment, performanceTime: .now)
    }
}
