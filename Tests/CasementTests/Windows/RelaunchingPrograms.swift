import CasementTesting
import SwiftUI
import Testing

/// What comes back when a program starts again, and what opens then.
@MainActor @Suite struct RelaunchingPrograms {
    private struct Note: View {
        @SceneStorage("text") private var text = "empty"
        @AppStorage("name") private var name = "nobody"
        var body: some View {
            Text("\(text) of \(name)")
            ForEach(["A", "B"], id: \.self) { letter in Button("write \(letter)") { text = letter } }
            Button("sign") { name = "Ann" }
            TapCounter()
            Opener("Open") { $0(id: "note") }
        }
    }

    private func texts(_ app: TestApp) -> [Bool] {
        app.windows.map { $0.find(text: "A of Ann") != nil && $0.find(text: "taps 0") != nil }
    }

    @Test("Settings and the state of the window come back, not its @State") func oneWindow() {
        let app = TestApp { WindowGroup("Note") { Note() } }
        for text in ["write A", "sign", "taps 0"] { app.windows[0].tap(text: text) }
        app.relaunch()
        #expect(app.isRunning && texts(app) == [true])
    }

    @Test("All open windows come back, each with its own state") func severalWindows() {
        let app = TestApp { WindowGroup("Note", id: "note") { Note() } }
        app.windows[0].tap(text: "sign")
        app.windows[0].tap(text: "write A")
        app.windows[0].tap(text: "Open")
        #expect(app.windows[0].find(text: "empty of Ann") != nil)
        app.windows[0].tap(text: "write B")
        app.relaunch()
        #expect(app.windows.count == 2 && app.windows[0].isKey)
        #expect(app.windows[0].find(text: "B of Ann") != nil && app.windows[1].find(text: "A of Ann") != nil)
    }

    @Test("The state of a window that the user closes is forgotten, but not of the last one") func closing() {
        let app = TestApp { WindowGroup("Note", id: "note") { Note() } }
        let main = app.windows[0]
        main.tap(text: "write A")
        main.tap(text: "Open")
        app.windows[0].tap(text: "write B")
        app.windows[0].close()
        main.tap(text: "Open")
        #expect(app.windows[0].find(text: "empty of nobody") != nil)
        app.windows[0].close()
        main.close()
        #expect(!app.isRunning)
        app.relaunch()
        #expect(app.windows.count == 1 && app.windows[0].find(text: "A of nobody") != nil)
    }

    @Test("Windows of values come back with them; the first scene opens in any case") func values() {
        let app = TestApp {
            WindowGroup("Main") { ForEach(1..<3) { number in Opener("Open \(number)") { $0(value: number) } } }
            WindowGroup("Number", id: "a/b", for: Int.self) { $number in
                Text("number \(number ?? 0)")
                Button("next") { number = (number ?? 0) + 1 }
            }
        }
        let main = app.windows[0]
        main.tap(text: "Open 1")
        main.tap(text: "Open 2")
        app.windows[0].tap(text: "next")
        main.close()
        app.relaunch()
        #expect(app.windows.map(\.title) == ["Main", "Number", "Number"])
        #expect(app.windows[1].find(text: "number 3") != nil && app.windows[2].find(text: "number 1") != nil)
    }

    @Test("A window whose value or scene is gone does not come back") func changedPrograms() {
        let model = SceneModel()
        let app = TestApp {
            WindowGroup("Main") {
                Opener("Number") { $0(id: "value", value: 1) }
                Opener("Other") { $0(id: "other") }
            }
            if model.on {
                WindowGroup("Word", id: "value", for: String.self) { $word in Text(word ?? "none") }
            } else {
                WindowGroup("Number", id: "value", for: Int.self) { $number in Text("\(number ?? 0)") }
                Window("Other", id: "other") { Text("other") }
            }
        }
        app.windows[0].tap(text: "Number")
        app.windows.last?.tap(text: "Other")
        #expect(app.windows.count == 3)
        app.quit()
        model.on = true
        let warnings = warnings { app.relaunch() }
        #expect(app.windows.map(\.title) == ["Main"])
        #expect(
            warnings == [
                "A window of the scene \"value\" is not opened again: its value cannot be read any more."
            ])
    }

    /// A value that a later version of the program does not read any more.
    private struct Chapter: Codable, Hashable {
        @MainActor static let model = SceneModel()
        var number = 1
        init() {}
        init(from decoder: any Decoder) throws {
            if MainActor.assumeIsolated({ Self.model.on }) { throw CocoaError(.coderInvalidValue) }
        }
        func encode(to encoder: any Encoder) throws { try number.encode(to: encoder) }
    }

    @Test("The warning for a window that does not come back has the title of its scene") func titleInWarning() {
        let app = TestApp {
            WindowGroup("Main") { Opener("Open") { $0(value: Chapter()) } }
            WindowGroup("Chapters of \(1 + 1) books", for: Chapter.self) { _ in Text("chapter") }
        }
        app.windows[0].tap(text: "Open")
        app.quit()
        Chapter.model.on = true
        #expect(
            warnings { app.relaunch() } == [
                "A window of the scene \"Chapters of 2 books\" is not opened again: its value cannot be read any more."
            ])
    }

    @Test("Scenes say whether they open at launch and come back") func behaviors() {
        let app = TestApp {
            WindowGroup("First") { Text("1") }.defaultLaunchBehavior(.suppressed)
            Window("Second", id: "second") { Opener("Open") { $0(id: "third") } }.defaultLaunchBehavior(.presented)
            Window("Third", id: "third") { Text("3") }.restorationBehavior(.disabled)
        }
        #expect(app.windows.map(\.title) == ["Second"])
        app.windows[0].tap(text: "Open")
        #expect(app.windows.map(\.title) == ["Third", "Second"])
        app.relaunch()
        #expect(app.windows.map(\.title) == ["Second"])
    }
}
