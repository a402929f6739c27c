import CasementCore
import CasementTesting
import Expectations
import SwiftUI
import Testing

/// The list of windows: the key window, what a closed window leaves, the end of the program.
@MainActor struct ClosingWindows {
    @Test("Fifty windows open and close without a trace") func many() {
        var alive: [() -> FramePipeline?] = []
        let app = TestApp(width: 100, height: 100) {
            WindowGroup("Main") { Opener("Open") { $0(id: "other") } }
            WindowGroup("Other", id: "other") { TapCounter() }
        }
        let main = app.windows[0]
        func openAndClose() {
            for _ in 0..<50 { main.tap(text: "Open") }
            expect(app.windows.count, equals: 51)
            for window in app.windows where window !== main {
                weak let pipeline = window.pipeline
                alive.append { [weak pipeline] in pipeline }
                window.close()
            }
        }
        openAndClose()
        expect(app.windows.map(\.title) == ["Main"] && alive.allSatisfy { $0() == nil })
    }

    @Test("A frame in one window costs the others nothing") func separateFrames() {
        let app = TestApp {
            WindowGroup("Main") {
                Opener("Open") { $0(id: "other") }
                TapCounter()
            }
            WindowGroup("Other", id: "other") { TapCounter() }
        }
        let main = app.windows[0]
        main.tap(text: "Open")
        app.settle()
        let other = app.windows[0]
        main.makeKey()
        app.settle()
        _ = (main.takeStatistics(), other.takeStatistics())
        main.tap(text: "taps 0")
        app.settle()
        let (busy, idle) = (main.takeStatistics(), other.takeStatistics())
        expect(busy.bodies > 0 && busy.damagedPixels > 0)
        expect(idle.bodies, equals: 0)
        expect(idle.nodesCreated + idle.nodesUpdated, equals: 0)
        expect(idle.layoutMeasures + idle.layoutPlacements, equals: 0)
        expect(idle.damagedPixels, equals: 0)
    }

    @Test("A program that ends keeps no memory") func endedProgram() {
        weak var pipeline: FramePipeline?
        func run() {
            let app = TestApp { WindowGroup("Main") { Opener("Open") { $0(id: "other") } } }
            app.settle()
            pipeline = app.windows[0].pipeline
        }
        run()
        expect(pipeline == nil)
    }

    @Test("When the key window closes, the next one is key") func nextKey() {
        let app = TestApp {
            WindowGroup("Main") { Opener("Open") { $0(id: "other") } }
            WindowGroup("Other", id: "other") { TapCounter() }
        }
        let main = app.windows[0]
        main.tap(text: "Open")
        let first = app.windows[0]
        main.tap(text: "Open")
        expect(app.windows[0].isKey && !first.isKey)
        app.windows[0].close()
        expect(first.isKey && !main.isKey)
        main.close()
        expect(app.isRunning && app.windows.count == 1 && first.isKey)
        first.tap(text: "taps 0")
        expect(first.find(text: "taps 1") != nil)
    }

    @Test("Closing the last window ends the program; its host shows nothing then") func lastWindow() {
        let app = TestApp { Window("Only", id: "only") { Text("x") } }
        let window = app.windows[0]
        expect(window.find(text: "x") != nil)
        expect(window.close())
        expect(!app.isRunning && app.windows.isEmpty)
        window.update()
        window.tap(at: CGPoint(x: 1, y: 1))
        expect(window.find(text: "x") == nil && window.frame("x") == nil)
    }

    @Test("A window may open another when it is closed") func openingWhenClosed() {
        struct Last: View {
            @Environment(\.openWindow) private var openWindow
            var body: some View { Text("x").onDisappear { openWindow(id: "other") } }
        }
        let app = TestApp {
            WindowGroup("Main") { Opener("Open") { $0(id: "last") } }
            Window("Last", id: "last") { Last() }
            Window("Other", id: "other") { Text("y") }
        }
        app.windows[0].tap(text: "Open")
        app.settle()
        app.window("Last")?.close()
        expect(app.windows.map(\.title), equals: ["Other", "Main"])
    }

    @Test("quit closes all windows, and what they show disappears") func quitting() {
        var log: [String] = []
        let app = TestApp {
            WindowGroup("A") {
                Opener("Open") { $0(id: "b") }.onDisappear { log.append("a") }
            }
            WindowGroup("B", id: "b") { Text("b").onDisappear { log.append("b") } }
        }
        app.windows[0].tap(text: "Open")
        expect(app.quit())
        expect(!app.isRunning && app.windows.isEmpty && log.sorted() == ["a", "b"])
    }

    @Test("The caret is the key window's alone") func carets() {
        struct Field: View {
            @State private var text = ""
            @FocusState private var isFocused: Bool
            var body: some View {
                TextField("Field", text: $text).focused($isFocused).onAppear { isFocused = true }
                Text("says \(text)")
                Opener("Open") { $0(id: "other") }
            }
        }
        let app = TestApp {
            WindowGroup("Main") { Field() }
            WindowGroup("Other", id: "other") { Field() }
        }
        app.settle()
        let main = app.windows[0]
        expect(main.pipeline.input.focus.isWindowActive)
        main.tap(text: "Open")
        app.settle()
        let other = app.windows[0]
        expect(!main.pipeline.input.focus.isWindowActive && other.pipeline.input.focus.isWindowActive)
        other.type("ab")
        expect(other.find(text: "says ab") != nil && main.find(text: "says ") != nil)
    }

    @Test("A link hands its address to the desktop") func links() throws {
        let address = try require(URL(string: "https://example.com/a"))
        let app = TestApp { WindowGroup("Main") { Link("Site", destination: address) } }
        app.windows[0].tap(text: "Site")
        expect(app.openedURLs, equals: [address])
    }
}
