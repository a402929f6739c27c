import CasementTesting
import Expectations
import SwiftUI
import Testing

/// `openWindow`, `dismissWindow`, `openSettings` and the scenes that they find.
@MainActor struct OpeningWindows {
    @Test("The first scene opens; a group opens a window each time, in front and key") func groups() {
        let app = TestApp {
            WindowGroup("Main") { Opener("New note") { $0(id: "note") } }
            WindowGroup("Note", id: "note") { TapCounter() }
        }
        expect(app.windows.map(\.title) == ["Main"] && app.windows[0].isKey)
        let main = app.windows[0]
        main.tap(text: "New note")
        expect(app.windows.map(\.title), equals: ["Note", "Main"])
        expect(app.windows[0].isKey && !main.isKey)
        app.windows[0].tap(text: "taps 0")
        main.tap(text: "New note")
        expect(app.windows.map(\.title), equals: ["Note", "Note", "Main"])
        expect(app.windows[0].find(text: "taps 0") != nil && app.windows[1].find(text: "taps 1") != nil)
    }

    @Test("A Window opens once; opened again it comes to the front") func single() throws {
        let app = TestApp {
            WindowGroup("Main") { Opener("Doctor") { $0(id: "doctor") } }
            Window("Connection Doctor", id: "doctor") { TapCounter() }
        }
        let main = app.windows[0]
        main.tap(text: "Doctor")
        try require(app.window("Connection Doctor")).tap(text: "taps 0")
        main.makeKey()
        expect(app.windows.map(\.title), equals: ["Main", "Connection Doctor"])
        main.tap(text: "Doctor")
        expect(app.windows.map(\.title), equals: ["Connection Doctor", "Main"])
        expect(app.windows[0].isKey && app.windows[0].find(text: "taps 1") != nil)
    }

    @Test("A value opens one window; an equal value brings it to the front") func values() {
        let app = TestApp {
            WindowGroup("Main") {
                ForEach(1..<3) { number in Opener("Open \(number)") { $0(value: number) } }
                Opener("Open word") { $0(value: "word") }
            }
            WindowGroup("Number", for: Int.self) { $number in Text(number.map { "number \($0)" } ?? "none") }
            WindowGroup("Word", for: String.self) { $word in Text(word ?? "none") }
        }
        let main = app.windows[0]
        for title in ["Open 1", "Open 2", "Open word"] { main.tap(text: title) }
        expect(app.windows.map(\.title), equals: ["Word", "Number", "Number", "Main"])
        main.tap(text: "Open 1")
        expect(app.windows.map(\.title), equals: ["Number", "Word", "Number", "Main"])
        expect(app.windows[0].find(text: "number 1") != nil)
    }

    @Test("The content changes the value of its window") func changedValues() {
        let app = TestApp {
            WindowGroup("Main") { ForEach(1..<4) { number in Opener("Open \(number)") { $0(value: number) } } }
            WindowGroup("Number", for: Int.self) { $number in
                Text("number \(number ?? 0)")
                Button("next") { number = (number ?? 0) + 1 }
            }
        }
        let main = app.windows[0]
        main.tap(text: "Open 1")
        app.windows[0].tap(text: "next")
        expect(app.windows[0].find(text: "number 2") != nil)
        main.tap(text: "Open 2")
        expect(app.windows.count, equals: 2, "It presents 2 now.")
        main.tap(text: "Open 1")
        expect(app.windows.count, equals: 3)
    }

    @Test("A scene by id presents a value; its default stands in for none") func defaultValues() {
        let app = TestApp {
            WindowGroup(id: "first", for: Int.self) { $number in
                Text("\(number)")
                Opener("by id") { $0(id: "second") }
                Opener("by both") { $0(id: "second", value: 5) }
            } defaultValue: {
                7
            }
            WindowGroup("Second", id: "second", for: Int.self) { $number in Text("second \(number ?? -1)") }
        }
        let main = app.windows[0]
        expect(main.find(text: "7") != nil)
        main.tap(text: "by id")
        expect(app.windows[0].find(text: "second -1") != nil)
        main.tap(text: "by both")
        expect(app.windows[0].find(text: "second 5") != nil)
        main.tap(text: "by both")
        expect(app.windows.count, equals: 3)
    }

    @Test("A view closes its window by dismiss and dismissWindow, but first what is presented") func dismissing() {
        struct Note: View {
            @State private var isShown = false
            @Environment(\.dismissWindow) private var dismissWindow
            var body: some View {
                Button("Sheet") { isShown = true }.sheet(isPresented: $isShown) { CloseButton() }
                Button("Dismiss") { dismissWindow() }
                Button("Dismiss all") { dismissWindow(id: "note") }
            }
        }
        let app = TestApp {
            WindowGroup("Main") { Opener("New note") { $0(id: "note") } }
            WindowGroup("Note", id: "note") {
                Note()
                CloseButton()
            }
        }
        let main = app.windows[0]
        main.tap(text: "New note")
        app.windows[0].tap(text: "Sheet")
        app.settle()
        app.windows[0].key(.escape)
        app.settle()
        expect(app.windows.count, equals: 2, "Escape closed the sheet alone.")
        app.windows[0].tap(text: "Close")
        expect(app.windows.map(\.title), equals: ["Main"])
        main.tap(text: "New note")
        app.windows[0].tap(text: "Dismiss")
        expect(app.windows.map(\.title), equals: ["Main"])
        for _ in 0..<3 { main.tap(text: "New note") }
        app.windows[0].tap(text: "Dismiss all")
        expect(app.windows.map(\.title) == ["Main"] && main.isKey)
    }

    @Test("dismissWindow closes the window of a value") func dismissingValues() {
        struct Closer: View {
            @Environment(\.dismissWindow) private var dismissWindow
            var body: some View { Button("Close 1") { dismissWindow(value: 1) } }
        }
        let app = TestApp {
            WindowGroup("Main") {
                ForEach(1..<3) { number in Opener("Open \(number)") { $0(value: number) } }
                Closer()
            }
            WindowGroup("Number", for: Int.self) { $number in Text("number \(number ?? 0)") }
        }
        let main = app.windows[0]
        for title in ["Open 1", "Open 2", "Close 1"] { main.tap(text: title) }
        expect(app.windows.count == 2 && app.windows[0].find(text: "number 2") != nil)
    }

    @Test("Settings never open at launch, and once; what they store is seen at once") func settings() throws {
        struct Main: View {
            @AppStorage("on") private var on = false
            @Environment(\.openSettings) private var openSettings
            var body: some View {
                Text(on ? "on" : "off")
                Button("Settings") { openSettings() }
                SettingsLink()
            }
        }
        struct Pane: View {
            @AppStorage("on") private var on = false
            var body: some View { Button("switch") { on.toggle() } }
        }
        let app = TestApp {
            Settings { Pane() }
            WindowGroup("Main") { Main() }
        }
        expect(app.windows.map(\.title), equals: ["Main"])
        let main = app.windows[0]
        main.tap(text: "Settings")
        expect(app.windows.map(\.title), equals: ["Settings", "Main"])
        expect(app.windows[0].snapshot().width < 200, "It has the size of its content.")
        app.windows[0].tap(text: "switch")
        expect(main.find(text: "on") != nil)
        main.makeKey()
        main.tap(text: "Settings…")
        expect(app.windows.map(\.title) == ["Settings", "Main"] && app.windows[0].isKey)
    }

    @Test("Each window has its own phase, the app that of its most active one") func phases() {
        struct Phase: View {
            @Environment(\.scenePhase) private var phase
            @Environment(\.appearsActive) private var appearsActive
            @Environment(\.supportsMultipleWindows) private var several
            var body: some View {
                Text("\(phase == .active ? "active" : "inactive") \(appearsActive) \(several)")
            }
        }
        let app = TestApp {
            WindowGroup("Main") {
                Phase()
                Opener("Open") { $0(id: "other") }
            }
            WindowGroup("Other", id: "other") { Phase() }
        }
        let main = app.windows[0]
        expect(main.find(text: "active true true") != nil)
        main.tap(text: "Open")
        let other = app.windows[0]
        expect(main.find(text: "inactive false true") != nil && other.find(text: "active true true") != nil)
        main.makeKey()
        expect(main.find(text: "active true true") != nil && other.find(text: "inactive false true") != nil)
        main.close()
        expect(other.isKey && other.find(text: "active true true") != nil)
    }

    @Test("The content's sizes are limits of the window, and it follows them") func limits() {
        let model = SceneModel()
        let app = TestApp(width: 300, height: 200) {
            WindowGroup("Any") { Color.red.frame(minWidth: 100, maxWidth: 200, minHeight: 50) }
            WindowGroup("Least") { Color.red.frame(minWidth: 400, maxWidth: 500, minHeight: 50) }
                .windowResizability(.contentMinSize).defaultLaunchBehavior(.presented)
            Window("Content", id: "content") {
                Color.red.frame(width: model.on ? 180 : 150, height: 80)
            }
            .windowResizability(.contentSize).defaultLaunchBehavior(.presented)
            Window("Both", id: "both") { Color.red.frame(minWidth: 100, maxWidth: 200, minHeight: 50) }
                .windowResizability(.contentSize).defaultLaunchBehavior(.presented)
        }
        app.settle()
        func limits(_ title: String) -> [CGSize?] {
            app.window(title).map { [$0.minimumSize, $0.maximumSize] } ?? []
        }
        expect(limits("Any"), equals: [CGSize(width: 100, height: 50), nil])
        expect(limits("Least"), equals: [CGSize(width: 400, height: 50), nil])
        expect(app.window("Least")?.snapshot().width, equals: 400, "It is at least as wide as its content.")
        expect(limits("Content"), equals: [CGSize(width: 150, height: 80), CGSize(width: 150, height: 80)])
        expect(limits("Both"), equals: [CGSize(width: 100, height: 50), CGSize(width: 200, height: CGFloat.infinity)])
        model.on = true
        app.settle()
        expect(app.window("Content")?.snapshot().width, equals: 180, "It follows its content.")
    }

    @Test("A window that names no limits is not smaller than its content, unless the screen is") func leastSizes() {
        let long = String(repeating: "word ", count: 500)
        let app = TestApp(width: 300, height: 200) {
            WindowGroup("Wide") { Color.red.frame(minWidth: 400, minHeight: 50) }
            WindowGroup("Huge") { Color.red.frame(minWidth: 5000, minHeight: 50) }.defaultLaunchBehavior(.presented)
            WindowGroup("Text") { Text(long).padding() }.defaultLaunchBehavior(.presented)
            WindowGroup("Scrolls") { ScrollView { Color.red.frame(width: 200, height: 2000) } }
                .defaultLaunchBehavior(.presented)
            WindowGroup("List") { List(0..<100, id: \.self) { Text("\($0)") } }.defaultLaunchBehavior(.presented)
            Settings { Color.red.frame(minWidth: 100, maxWidth: 200, minHeight: 50, maxHeight: 60) }
                .windowResizability(.automatic)
        }
        app.settle()
        func size(_ title: String) -> [Int] {
            app.window(title).map { [$0.snapshot().width, $0.snapshot().height] } ?? []
        }
        expect(size("Wide"), equals: [400, 200])
        expect(size("Huge"), equals: [1920, 200])
        for title in ["Text", "Scrolls", "List"] {
            expect(size(title), equals: [300, 200], "\(title)")
            let least = app.window(title)?.minimumSize
            expect((least?.height ?? 0) < 100, "\(title) \(least as Any)")
        }
        app.choose("File", "Settings…")
        app.settle()
        expect(app.windows[0].maximumSize, equals: CGSize(width: 200, height: 60))
    }

    @Test("defaultSize is the size of new windows; contentSize that of the content") func sizes() {
        let app = TestApp(width: 700, height: 500) {
            WindowGroup("A") {
                Opener("B") { $0(id: "b") }
                Opener("C") { $0(id: "c") }
            }
            .defaultSize(width: 640, height: 480)
            WindowGroup("B", id: "b") { Text("b") }
            Window("C", id: "c") { Color.red.frame(width: 150, height: 80) }.windowResizability(.contentSize)
        }
        let main = app.windows[0]
        main.tap(text: "B")
        main.tap(text: "C")
        let sizes = app.windows.map { [$0.snapshot().width, $0.snapshot().height] }
        expect(sizes, equals: [[150, 80], [700, 500], [640, 480]])
    }

    /// What a window shows that stays open while it records.
    private struct Recording: View {
        let model: SceneModel
        let width: CGFloat

        var body: some View {
            VStack(spacing: 12) {
                Button("Record") { model.on.toggle() }
                Text(model.on ? "The close button does nothing now." : "Closed.").foregroundStyle(.secondary)
            }
            .padding(24)
            .frame(width: width)
        }
    }

    @Test("A window of a fixed width is as high as its text, which has to wrap in it, also where that comes later")
    func wrapping() throws {
        for (width, isOnFirst) in [(150, true), (280, true), (280, false), (280, true), (400, false)] {
            let model = SceneModel()
            model.on = isOnFirst
            let app = TestApp(width: 700, height: 500) {
                Window("Recording", id: "recording") { Recording(model: model, width: CGFloat(width)) }
                    .windowResizability(.contentSize)
            }
            app.settle()
            model.on = true
            app.settle()
            let window = app.windows[0]
            let text = try require(window.find(text: "The close button does nothing now."))
            let alone = TestHost(width: CGFloat(width), height: 500) { Recording(model: model, width: CGFloat(width)) }
            expect(text.size, equals: alone.find(text: "The close button does nothing now.")?.size ?? .zero, "\(width)")
            let picture = window.snapshot()
            expect(picture.width == width && CGFloat(picture.height) >= text.maxY + 24, "\(width): \(picture.height)")
        }
    }
}
