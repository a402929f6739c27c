import CasementTesting
import Expectations
import SwiftUI
import Testing

/// Programs that misuse scenes: a message says what to do, and the windows that are open live on.
@MainActor struct BadWindows {
    private func check(_ app: TestApp) {
        app.settle()
        app.windows.last?.tap(text: "taps 0")
        expect(app.isRunning && app.windows.last?.find(text: "taps 1") != nil, "The first window lives on.")
    }

    @Test("Two scenes with one id: the first opens") func equalIdentifiers() {
        var app: TestApp?
        let warnings = warnings {
            app = TestApp {
                WindowGroup("Main") {
                    TapCounter()
                    Opener("Open") { $0(id: "same") }
                }
                WindowGroup("First", id: "same") { Text("1") }
                Window("Second", id: "same") { Text("2") }
            }
            app?.windows[0].tap(text: "Open")
        }
        expect(warnings.count == 1 && warnings[0].hasPrefix("Several scenes have the id \"same\"."))
        expect(app?.windows.map(\.title), equals: ["First", "Main"])
        app.map(check)
    }

    @Test("An unknown id, or a type that no scene presents, opens nothing") func unknownTargets() {
        struct Closer: View {
            @Environment(\.dismissWindow) private var dismissWindow
            @Environment(\.openSettings) private var openSettings
            var body: some View {
                Button("Dismiss") { dismissWindow(id: "nothing") }
                Button("Settings") { openSettings() }
            }
        }
        let app = TestApp {
            WindowGroup("Main") {
                TapCounter()
                Opener("Id") { $0(id: "nothing") }
                Opener("Value") { $0(value: 1.5) }
                Opener("Both") { $0(id: "word", value: 2) }
                Closer()
            }
            WindowGroup("Word", id: "word", for: String.self) { $word in Text(word ?? "") }
        }
        let main = app.windows[0]
        let warnings = warnings {
            for title in ["Id", "Value", "Both", "Dismiss", "Settings"] { main.tap(text: title) }
        }
        expect(
            warnings,
            equals: [
                "openWindow(id: \"nothing\"): no scene has the id \"nothing\". There are \"word\".",
                "openWindow(value: 1.5): no scene presents values of Double.",
                "openWindow(id: \"word\", value: 2): no scene with this id presents values of Int.",
                "dismissWindow(id: \"nothing\"): no scene has the id \"nothing\". There are \"word\".",
                "openSettings() does nothing: the body of the App has no Settings scene.",
            ])
        expect(app.windows.count, equals: 1)
        check(app)
    }

    @Test("A thousand windows in one action: most are not opened") func flood() {
        let app = TestApp(width: 50, height: 50) {
            WindowGroup("Main") {
                TapCounter()
                Opener("Flood") { for _ in 0..<1000 { $0(id: "other") } }
            }
            .defaultSize(width: 200, height: 100)
            WindowGroup("Other", id: "other") { Text("other") }
        }
        let main = app.windows[0]
        let warnings = warnings { main.tap(text: "Flood") }
        expect(app.windows.count, equals: 200)
        expect(Set(warnings), equals: ["openWindow: 200 windows are open. No more are opened until some are closed."])
        check(app)
    }

    @Test("A long title with control characters is cut to one line") func longTitle() throws {
        let long = String(repeating: "a\u{0}\u{1B}\n", count: 25_000)
        let app = TestApp {
            WindowGroup(long) {
                TapCounter()
                Opener("Open") { $0(id: "other") }
            }
            Window("Other", id: "other") { Text("x").navigationTitle(long) }
        }
        app.windows[0].tap(text: "Open")
        for window in app.windows {
            expect(window.title.count == 1001 && window.title.hasSuffix("…"))
            expect(window.title.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
        }
        check(app)
    }

    @Test("Outside of a program, the actions do nothing but say so") func noProgram() {
        struct Asking: View {
            @Environment(\.openWindow) private var openWindow
            @Environment(\.dismissWindow) private var dismissWindow
            @Environment(\.supportsMultipleWindows) private var several
            var body: some View {
                Text("\(several)")
                Button("Open") { openWindow(id: "note") }
                Button("Close") { dismissWindow(value: 1) }
            }
        }
        let host = TestHost {
            Asking()
            CloseButton()
        }
        let warnings = warnings {
            host.tap(text: "Open")
            host.tap(text: "Close")
        }
        expect(
            warnings,
            equals: [
                "openWindow(id: \"note\") does nothing here: the view is in no window of a program.",
                "dismissWindow(value: 1) does nothing here: the view is in no window of a program.",
            ])
        expect(host.find(text: "false") != nil)
    }

    @Test("A window that opens windows when it appears ends somewhere") func openingForEver() {
        struct Endless: View {
            @Environment(\.openWindow) private var openWindow
            var body: some View { Text("x").onAppear { openWindow(id: "endless") } }
        }
        let app = TestApp(width: 50, height: 50) {
            WindowGroup("Main") {
                TapCounter()
                Opener("Open") { $0(id: "endless") }
            }
            .defaultSize(width: 200, height: 100)
            WindowGroup("Endless", id: "endless") { Endless() }
        }
        let warnings = warnings {
            app.windows[0].tap(text: "Open")
            app.settle()
        }
        expect(app.windows.count == 200 && warnings.count == 1)
        check(app)
    }
}
