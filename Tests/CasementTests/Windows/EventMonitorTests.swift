import CasementTesting
import Expectations
import SwiftUI
import Testing

@testable import Casement

/// Monitors of AppKit see the events of the program's windows, and may keep them.
@MainActor @Suite(.serialized) struct EventMonitorTests {
    private struct Field: View {
        @State private var text = ""
        @State private var presses = 0
        var body: some View {
            VStack {
                TextField("name", text: $text).accessibilityIdentifier("field")
                Text("text \(text)")
                Button("press \(presses)") { presses += 1 }
            }
        }
    }

    @Test("A monitor sees keys, and what it keeps is neither pressed nor typed")
    func keys() throws {
        let app = TestApp { WindowGroup("Main") { Field() } }
        app.update()
        let window = app.windows[0]
        window.tap("field")
        var seen: [String] = []
        let monitor = try require(
            NSEvent.addLocalMonitorForEvents(matching: [.keyDown]) { event in
                seen.append("\(event.keyCode) \(event.characters ?? "") \(event.modifierFlags.contains(.shift))")
                return event.charactersIgnoringModifiers == "x" ? nil : event
            })
        window.type("aXxb")
        expect(window.find(text: "text aXb") != nil)
        expect(seen, equals: ["0 a false", "7 X true", "7 x false", "11 b false"])
        window.key(.escape)
        expect(seen.last, equals: "53 \u{1B} false")
        NSEvent.removeMonitor(monitor)
        window.tap("field")
        window.key(.end)
        window.type("x")
        expect(seen.count, equals: 5)
        expect(window.find(text: "text aXbx") != nil)
    }

    @Test("A monitor sees the pointer from the bottom of the window, and may keep a press")
    func pointer() throws {
        let app = TestApp(width: 300, height: 200) { WindowGroup("Main") { Field() } }
        app.update()
        let window = app.windows[0]
        let button = try require(window.find(text: "press 0"))
        var places: [CGPoint] = []
        var keeps = true
        let monitor = try require(
            NSEvent.addLocalMonitorForEvents(matching: .leftMouseDown) { event in
                places.append(event.locationInWindow)
                expect(event.window?.title, equals: "Main")
                expect(event.clickCount == 1 && event.buttonNumber == 0)
                return keeps ? nil : event
            })
        defer { NSEvent.removeMonitor(monitor) }
        window.tap(text: "press 0")
        expect(window.find(text: "press 0") != nil)
        keeps = false
        window.tap(text: "press 0")
        expect(window.find(text: "press 1") != nil)
        expect(places.count, equals: 2)
        expect(abs(places[0].y - (200 - button.midY)) < 1 && abs(places[0].x - button.midX) < 1)
        expect(NSEvent.addGlobalMonitorForEvents(matching: .any) { _ in } == nil)
    }
}
