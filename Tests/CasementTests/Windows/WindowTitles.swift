import CasementTesting
import Expectations
import SwiftUI
import Testing

/// The title of a window: by its scene, by its content, in two lines.
@MainActor struct WindowTitles {
    @Test("Title and subtitle may come from different views") func separateLines() {
        struct Page: View {
            @State private var on = false
            var body: some View {
                VStack {
                    Text("a").navigationTitle("T")
                    if on { Text("b").navigationSubtitle("S") }
                    Button("switch") { on.toggle() }
                }
            }
        }
        let host = TestHost { Page() }
        expect(host.title == "T" && host.subtitle == nil)
        host.tap(text: "switch")
        expect(host.title == "T" && host.subtitle == "S")
        host.tap(text: "switch")
        expect(host.title == "T" && host.subtitle == nil)
    }

    @Test("Only control characters become spaces") func controls() {
        for value in 0...UInt32(0x10FFFF) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let isControl = scalar.properties.generalCategory == .control
            guard isControl || value < 0x300 || value % 97 == 0 else { continue }
            let title = "a" + String(scalar) + "b"
            expect(WindowTitle.line(title), equals: isControl ? "a b" : title)
        }
    }

    @Test("A subtitle before a title, and the last of several") func order() {
        let host = TestHost {
            VStack {
                Text("b").navigationSubtitle("S")
                Text("a").navigationTitle("T")
                Text("c").navigationTitle("U")
            }
        }
        expect(host.title == "U" && host.subtitle == "S")
    }

    @Test("A title that the program sets counts until the content sets another") func programTitle() throws {
        struct Page: View {
            @State private var page = 1
            var body: some View {
                Button("next") { page += 1 }.navigationTitle("Page \(page)")
            }
        }
        let app = TestApp { WindowGroup("Scene") { Page() } }
        app.update()
        let window = try require(NSApp.windows.first)
        expect(window.title, equals: "Page 1")
        window.title = "Mine"
        window.subtitle = "two\nlines"
        expect(window.title == "Mine" && window.subtitle == "two lines")
        expect(app.windows[0].title, equals: "Mine")
        app.windows[0].tap(text: "next")
        expect(window.title == "Page 2" && window.subtitle == "")
    }

    @Test("The scene's title stands in for a content without one") func sceneTitle() {
        let model = SceneModel()
        let app = TestApp {
            WindowGroup("Scene") {
                if model.on { Text("x").navigationTitle("Content") } else { Text("y").navigationSubtitle("Sub") }
            }
        }
        let window = app.windows[0]
        expect(window.title == "Scene" && window.subtitle == "Sub")
        model.on = true
        app.settle()
        expect(window.title == "Content" && window.subtitle == nil)
    }

    @Test("A bar shows the lines that its own page sets") func bars() {
        let host = TestHost(width: 500, height: 300) {
            NavigationStack {
                VStack {
                    NavigationStack { Text("inside").navigationTitle("Inner").toolbar { Button("Add") {} } }
                    Text("beside").navigationSubtitle("Outer line")
                }
                .toolbar { Button("Remove") {} }
            }
        }
        host.settle()
        expect(host.find(text: "Inner") != nil && host.find(text: "Outer line") != nil)
        expect(host.title == "Inner" && host.subtitle == "Outer line")
    }

    @Test("The settings are named after their selected tab, or after what its page says") func settings() throws {
        struct Deep: View {
            var body: some View {
                TabView { Tab("Inner", systemImage: "star") { Text("deep") } }
            }
        }
        let app = TestApp {
            WindowGroup("Main") { SettingsLink() }
            Settings {
                TabView {
                    Text("one").tabItem { Label("General", systemImage: "gear") }
                    Tab("Nested", systemImage: "star") { Deep() }
                    Text("three").navigationTitle("Own").tabItem { Text("Advanced") }
                }
            }
        }
        app.windows[0].tap(text: "Settings…")
        app.settle()
        let settings = try require(app.windows.first)
        expect(settings.title, equals: "General")
        settings.tap(text: "Nested")
        app.settle()
        expect(settings.find(text: "deep") != nil && settings.title == "Nested")
        settings.tap(text: "Advanced")
        app.settle()
        expect(settings.title, equals: "Own")
        settings.tap(text: "General")
        app.settle()
        expect(settings.title, equals: "General")
    }

    @Test("Tabs of other windows do not name them") func tabs() {
        let app = TestApp { WindowGroup("Main") { TabView { Tab("Tab", systemImage: "star") { Text("x") } } } }
        app.settle()
        expect(app.windows[0].title, equals: "Main")
    }
}
