import CasementTesting
import Expectations
import SwiftUI
import Testing

/// Utility windows, the windows that stand in for others, and what the main window sees of panels.
@MainActor struct PanelWindows {
    private struct Activity: View {
        @Environment(\.controlActiveState) private var controls
        @Environment(\.appearsActive) private var appearsActive
        @Environment(\.scenePhase) private var phase
        var body: some View { Text("\(controls) \(appearsActive) \(phase)") }
    }

    private func program() -> TestApp {
        TestApp {
            WindowGroup("Main") {
                Activity()
                Opener("Panel") { $0(id: "panel") }
                Opener("Other") { $0(id: "other") }
                WindowVisibilityToggle(windowID: "panel")
            }
            UtilityWindow("Panel", id: "panel") {
                Activity()
                TextField("Text", text: .constant("x"))
            }
            WindowGroup("Other", id: "other") { Activity() }
        }
    }

    @Test("A panel does not open at launch, is there once, and Escape closes it") func panels() {
        let app = program()
        expect(app.windows.map(\.title), equals: ["Main"])
        app.windows[0].tap(text: "Panel")
        expect(app.windows.map(\.title), equals: ["Panel", "Main"])
        app.window("Main")?.tap(text: "Panel")
        expect(app.windows.map(\.title), equals: ["Panel", "Main"])
        app.windows[0].key(.escape)
        app.settle()
        expect(app.windows.map(\.title), equals: ["Main"])
        app.windows[0].key(.escape)
        app.settle()
        expect(app.isRunning, "Escape closes panels only.")
    }

    @Test("A program may consist of a panel") func onlyPanel() {
        let app = TestApp { UtilityWindow("Panel", id: "panel") { Text("x") } }
        expect(app.windows.map(\.title), equals: ["Panel"])
    }

    @Test("Behind a panel with the keyboard, the main window stays active; others do not") func activity() {
        let app = program()
        let main = app.windows[0]
        expect(main.find(text: "key true active") != nil)
        main.tap(text: "Other")
        expect(main.find(text: "inactive false inactive") != nil)
        expect(app.windows[0].find(text: "key true active") != nil)
        main.makeKey()
        main.tap(text: "Panel")
        expect(main.find(text: "active true active") != nil)
        expect(app.windows[0].find(text: "key true active") != nil)
        expect(app.window("Other")?.find(text: "inactive false inactive") != nil)
        app.window("Other")?.makeKey()
        expect(main.find(text: "inactive false inactive") != nil)
        expect(app.window("Panel")?.find(text: "inactive false inactive") != nil)
    }

    @Test("A button shows and hides a window, and says which") func toggle() {
        let app = program()
        let main = app.windows[0]
        main.tap(text: "Show Panel")
        expect(app.windows.map(\.title), equals: ["Panel", "Main"])
        app.settle()
        main.tap(text: "Hide Panel")
        app.settle()
        expect(app.windows.map(\.title), equals: ["Main"])
        expect(main.find(text: "Show Panel") != nil)
    }

    private struct Pusher: View {
        @Environment(\.pushWindow) private var pushWindow
        @Environment(\.scenePhase) private var phase
        @State private var seen: [ScenePhase] = []
        var body: some View {
            Button("Push") { pushWindow(id: "player") }
            Button("Lost") { pushWindow(id: "nothing") }
            Text("hidden \(seen.contains(.background)), now \(phase)")
                .onChange(of: phase) { seen.append(phase) }
        }
    }

    @Test("A pushed window stands in for its opener, which comes back with its state") func pushing() throws {
        let app = TestApp {
            WindowGroup("Main") {
                TapCounter()
                Pusher()
            }
            WindowGroup("Player", id: "player") { CloseButton() }
        }
        let main = app.windows[0]
        main.tap(text: "taps 0")
        main.tap(text: "Push")
        app.settle()
        expect(app.windows.map(\.title), equals: ["Player"])
        expect(app.windows[0].isKey)
        app.windows[0].tap(text: "Close")
        app.settle()
        expect(app.windows.map(\.title), equals: ["Main"])
        expect(main.isKey && main.find(text: "taps 1") != nil)
        expect(main.find(text: "hidden true, now active") != nil)
        let warnings = warnings { main.tap(text: "Lost") }
        expect(
            warnings,
            equals: ["pushWindow(id: \"nothing\"): no scene has the id \"nothing\". There are \"player\"."])
        expect(app.windows.count, equals: 1)
    }

    @Test("A program is not over while a window stands in for another that is closed meanwhile") func closedOpener() {
        let model = SceneModel()
        model.on = true
        let app = TestApp {
            if model.on { WindowGroup("Main") { Pusher() } }
            Window("Player", id: "player") { CloseButton() }
        }
        app.windows[0].tap(text: "Push")
        app.settle()
        model.on = false
        app.settle()
        expect(app.windows.map(\.title), equals: ["Player"])
        app.windows[0].tap(text: "Close")
        app.settle()
        expect(!app.isRunning)
    }

    @Test("A placement decides on size and knows content and screen") func placement() {
        var known: [CGSize] = []
        let app = TestApp {
            WindowGroup("Main") { Color.red.frame(width: 120, height: 70) }
                .defaultSize(width: 300, height: 200)
                .defaultWindowPlacement { content, context in
                    known = [content.sizeThatFits(.unspecified), context.defaultDisplay.visibleRect.size]
                    return WindowPlacement(.topTrailing, width: 250)
                }
        }
        expect(known, equals: [CGSize(width: 120, height: 70), CGSize(width: 1920, height: 1080)])
        expect(app.windows[0].size, equals: CGSize(width: 250, height: 200))
    }

    @Test("A placement that no window can have, and a toggle of no scene, do nothing") func nonsense() {
        let app = TestApp {
            WindowGroup("Main") { WindowVisibilityToggle(windowID: "nothing") }
                .defaultWindowPlacement { _, _ in WindowPlacement(x: .nan, y: .infinity, width: .nan, height: -1e9) }
        }
        expect(app.windows[0].size, equals: CGSize(width: 800, height: 600))
        app.windows[0].tap(text: "Show Window")
        expect(app.windows.count, equals: 1)
    }

    @Test("Modifiers of the desktop's frame leave the program as it is") func styles() {
        let app = TestApp {
            WindowGroup("Main") { TapCounter() }
                .windowStyle(.hiddenTitleBar)
                .windowToolbarStyle(.unified(showsTitle: false))
                .windowLevel(.floating)
                .windowManagerRole(.associated)
                .windowIdealSize(.fitToContent)
                .windowIdealPlacement { _, _ in WindowPlacement(x: 1, y: 2) }
                .windowBackgroundDragBehavior(.enabled)
                .persistentSystemOverlays(.hidden)
        }
        app.windows[0].tap(text: "taps 0")
        expect(app.windows[0].find(text: "taps 1") != nil)
    }
}
