import CasementTesting
import SwiftUI
import Testing

// The examples of docs/windows.md, and that of programs in docs/testing.md, as they stand there.

struct Book: Hashable, Codable {
    let title: String
    let year: Int
}

struct Library: App {
    @AppStorage("showsLog") private var showsLog = false

    var body: some Scene {
        WindowGroup { LibraryView() }
        WindowGroup("Book", for: Book.self) { $book in
            if let book { BookView(book: book) }
        }
        .defaultSize(width: 320, height: 200)
        Window("Reading Timer", id: "timer") { ReadingTimer() }
            .windowResizability(.contentSize)
        if showsLog { Window("Log", id: "log") { Text("Nothing happened.") } }
        Settings { Toggle("Show the log", isOn: $showsLog) }
    }
}

struct LibraryView: View {
    let books = [Book(title: "Emma", year: 1815), Book(title: "Persuasion", year: 1817)]
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        VStack {
            ForEach(books, id: \.self) { book in
                Button(book.title) { openWindow(value: book) }
            }
            Button("Timer") { openWindow(id: "timer") }
            SettingsLink()
        }
    }
}

struct BookView: View {
    let book: Book
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text("Published in \(String(book.year))")
            Button("Close") { dismiss() }
        }
        .navigationTitle(book.title)
    }
}

@MainActor final class Palette {
    private let window = NSPanel(
        contentRect: CGRect(x: 0, y: 0, width: 200, height: 120), styleMask: [.titled, .closable], backing: .buffered,
        defer: true)

    init() {
        window.title = "Palette"
        window.isFloatingPanel = true
        window.contentView = NSHostingView(rootView: Text("Colours"))
    }

    func show() { window.makeKeyAndOrderFront(nil) }
}

struct DeskClock: App {
    var body: some Scene {
        Window("Clock", id: "clock") {
            Text(.now, style: .time).font(.largeTitle).padding(40).toolbar { Button("Alarm…") {} }
        }
        .windowToolbarStyle(.unifiedCompact(showsTitle: false))
        .windowBackgroundDragBehavior(.enabled)
        .windowIdealSize(.fitToContent)
    }
}

struct Breaks: App {
    @State private var taken = 0
    @AppStorage("showsBreaks") private var isInserted = true

    var body: some Scene {
        MenuBarExtra("Breaks", systemImage: "clock", isInserted: $isInserted) {
            Button("Take Break \(taken + 1)") { taken += 1 }
            Divider()
            Button("Quit") { NSApplication.shared.terminate(nil) }
        }
    }
}

struct Mixer: App {
    @State private var isLost = false

    var body: some Scene {
        WindowGroup { MixerView(isLost: $isLost) }
        UtilityWindow("Levels", id: "levels") { Text("No sound") }
            .defaultWindowPlacement { content, context in
                let size = content.sizeThatFits(.unspecified)
                let screen = context.defaultDisplay.visibleRect
                let corner = CGPoint(x: screen.maxX - size.width - 20, y: screen.minY + 40)
                return WindowPlacement(corner, size: size)
            }
        AlertScene("The sound card is gone", isPresented: $isLost) {
            Button("Search again") { isLost = false }
        } message: {
            Text("Plug it in again.")
        }
        .dialogSeverity(.critical)
    }
}

struct MixerView: View {
    @Binding var isLost: Bool
    @Environment(\.appearsActive) private var appearsActive

    var body: some View {
        VStack {
            WindowVisibilityToggle(windowID: "levels")
            Button("Unplug") { isLost = true }
        }
        .opacity(appearsActive ? 1 : 0.6)
    }
}

struct ReadingTimer: View {
    @State private var minutes = 0
    @Environment(\.scenePhase) private var phase

    var body: some View {
        Stepper("\(minutes) minutes", value: $minutes)
            .padding()
            .opacity(phase == .active ? 1 : 0.5)
    }
}

struct WelcomeView: View {
    @State private var name = ""
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
        Form {
            TextField("Your name", text: $name)
            Button("Continue") { dismissWindow() }.disabled(name.isEmpty)
        }
        .windowDismissBehavior(.disabled)
        .windowResizeBehavior(.disabled)
    }
}

@MainActor @Test func aBookHasOneWindow() {
    let app = TestApp(Library.self)
    let shelf = app.windows[0]
    shelf.tap(text: "Emma")
    shelf.tap(text: "Persuasion")
    shelf.tap(text: "Emma")
    #expect(app.windows.prefix(2).map(\.title) == ["Emma", "Persuasion"])
    app.window("Emma")?.tap(text: "Close")
    #expect(app.window("Emma") == nil && app.isRunning)
}

@MainActor struct DocumentedWindows {
    @Test func theOtherScenesOpenToo() throws {
        let app = TestApp(Library.self)
        let shelf = app.windows[0]
        shelf.tap(text: "Timer")
        let timer = try #require(app.window("Reading Timer"))
        #expect(timer.find(text: "0 minutes") != nil && timer.snapshot().width < 400)
        shelf.tap(text: "Settings…")
        let settings = try #require(app.window("Settings"))
        #expect(settings.isKey && settings.find(text: "Show the log") != nil)
    }

    @Test func theWelcomeClosesByItsButton() {
        let app = TestApp {
            Window("Welcome", id: "welcome") { WelcomeView() }
            Window("Library", id: "library") { LibraryView() }.defaultLaunchBehavior(.presented)
        }
        let welcome = app.window("Welcome")
        #expect(welcome?.close() == false)
        welcome?.key(.tab)
        welcome?.type("Ann")
        welcome?.tap(text: "Continue")
        app.settle()
        #expect(app.windows.map(\.title) == ["Library"])
    }

    @Test func theMixerHasAPanelAndAnAlert() throws {
        let app = TestApp(Mixer.self)
        app.windows[0].tap(text: "Show Levels")
        app.settle()
        let panel = try #require(app.window("Levels"))
        #expect(panel.find(text: "No sound") != nil)
        panel.key(.escape)
        app.settle()
        #expect(app.window("Levels") == nil)
        app.windows[0].tap(text: "Unplug")
        app.settle()
        let alert = try #require(app.window("The sound card is gone"))
        alert.tap(text: "Search again")
        app.settle()
        #expect(app.windows.count == 1)
    }

    @Test func breaksAreCountedInTheStatusArea() {
        let app = TestApp(Breaks.self)
        #expect(app.menuBarExtras.first?.choose("Take Break 1") == true)
        #expect(app.menuBarExtras.first?.items.map(\.title) == ["Take Break 2", "", "Quit"])
        #expect(app.menuBarExtras.first?.choose("Quit") == true)
        #expect(!app.isRunning)
    }
}
