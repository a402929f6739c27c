import CasementTesting
import Expectations
import SwiftUI
import Testing

/// Windows that code makes by AppKit's names, and that no scene declares.
@MainActor @Suite(.serialized) struct WindowsByCode {
    private struct Counter: View {
        var name = "count"
        @State private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    private final class Keeper: NSObject, NSWindowDelegate {
        var lines: [String] = []
        var mayClose = true
        func windowShouldClose(_ sender: NSWindow) -> Bool { mayClose }
        func windowWillClose(_ notification: Notification) { lines.append("close") }
        func windowDidBecomeKey(_ notification: Notification) { lines.append("key") }
    }

    private let all: NSWindow.StyleMask = [.titled, .closable, .miniaturizable, .resizable]

    private func program() -> TestApp { TestApp { WindowGroup("Main") { Text("main") } } }

    private func window(_ style: NSWindow.StyleMask, width: CGFloat = 300, height: CGFloat = 200) -> NSWindow {
        let window = NSWindow(
            contentRect: CGRect(x: 0, y: 0, width: width, height: height), styleMask: style, backing: .buffered,
            defer: false)
        window.title = "Tools"
        window.isReleasedWhenClosed = false
        return window
    }

    @Test("A window shows its content view with its size and title, and follows another root view")
    func showing() throws {
        let app = program()
        let window = window(all), view = NSHostingView(rootView: Counter())
        let keeper = Keeper()
        window.delegate = keeper
        window.contentView = view
        window.center()
        app.settle()
        expect(app.windows.map(\.title) == ["Main"] && !window.isVisible)
        window.makeKeyAndOrderFront(nil)
        expect(window.isVisible)
        app.settle()
        expect(app.windows.map(\.title), equals: ["Tools", "Main"])
        expect(window.frame.size, equals: CGSize(width: 300, height: 200))
        expect(window.isKeyWindow && NSApp.keyWindow === window && keeper.lines == ["key"])
        let shown = try require(app.window("Tools"))
        shown.tap(text: "count 0")
        expect(shown.find(text: "count 1") != nil)
        view.rootView = Counter(name: "number")
        window.title = "Other"
        app.settle()
        expect(shown.find(text: "number 1") != nil && shown.title == "Other")
        window.contentView = NSHostingView(rootView: Text("another"))
        app.settle()
        expect(shown.find(text: "another") != nil)
    }

    @Test("The delegate refuses the user's closing, and hears of the end; a closed window opens again")
    func closing() throws {
        let app = program()
        let window = window(all)
        let keeper = Keeper()
        window.delegate = keeper
        window.contentViewController = NSHostingController(rootView: Counter())
        window.makeKeyAndOrderFront(nil)
        app.settle()
        keeper.mayClose = false
        window.performClose(nil)
        app.settle()
        expect(app.windows.count == 2 && keeper.lines == ["key"])
        keeper.mayClose = true
        app.window("Tools")?.close()
        app.settle()
        expect(app.windows.map(\.title) == ["Main"] && keeper.lines == ["key", "close"] && !window.isVisible)
        window.makeKeyAndOrderFront(nil)
        app.settle()
        expect(app.windows.map(\.title) == ["Tools", "Main"] && window.isVisible)
        window.close()
        app.settle()
        window.makeKeyAndOrderFront(nil)
        window.close()
        app.settle()
        expect(app.windows.map(\.title) == ["Main"] && app.isRunning)
    }

    @Test("A window that is ordered out keeps its state")
    func hiding() throws {
        let app = program()
        let window = window(all)
        window.contentView = NSHostingView(rootView: Counter())
        window.makeKeyAndOrderFront(nil)
        app.settle()
        let shown = try require(app.window("Tools"))
        shown.tap(text: "count 0")
        window.orderOut(nil)
        app.settle()
        expect(!window.isVisible)
        window.makeKeyAndOrderFront(nil)
        app.settle()
        expect(window.isVisible && shown.find(text: "count 1") != nil)
    }

    @Test("A window that cannot be resized has its size, or that of its content")
    func sizes() throws {
        let app = program()
        let fixed = window([.titled, .closable], width: 240, height: 130)
        fixed.contentView = NSHostingView(rootView: Color.red)
        fixed.makeKeyAndOrderFront(nil)
        app.settle()
        let shown = try require(app.window("Tools"))
        expect(shown.minimumSize == CGSize(width: 240, height: 130) && shown.maximumSize == shown.minimumSize)
        fixed.close()
        let ideal = NSWindow(
            contentViewController: NSHostingController(rootView: Color.red.frame(width: 90, height: 70)))
        ideal.title = "Ideal"
        ideal.makeKeyAndOrderFront(nil)
        app.settle()
        expect(ideal.frame.size, equals: CGSize(width: 90, height: 70))
        expect(app.windows.map(\.title), equals: ["Ideal", "Main"])
    }

    private final class Palette: NSPanel {
        init(view: NSView) {
            super.init(
                contentRect: CGRect(x: 0, y: 0, width: 100, height: 80), styleMask: [.nonactivatingPanel, .titled],
                backing: .buffered, defer: false)
            (isFloatingPanel, title, contentView) = (true, "Palette", view)
        }
        override var canBecomeKey: Bool { true }
        override func resignKey() {
            super.resignKey()
            close()
        }
    }

    @Test("A panel closes itself when it loses the keyboard; Escape closes another")
    func panels() throws {
        let app = program()
        let palette = Palette(view: NSHostingView(rootView: Text("colours")))
        palette.makeKeyAndOrderFront(nil)
        app.settle()
        expect(app.windows.map(\.title), equals: ["Palette", "Main"])
        expect(palette.level == .floating && !palette.isMainWindow)
        app.window("Main")?.makeKey()
        app.settle()
        expect(app.windows.map(\.title), equals: ["Main"])
        let panel = NSPanel(
            contentRect: CGRect(x: 0, y: 0, width: 100, height: 80), styleMask: [.titled, .utilityWindow],
            backing: .buffered, defer: true)
        panel.contentView = NSHostingView(rootView: Text("tools"))
        expect(panel.windowController == nil)
        let controller = NSWindowController(window: panel)
        expect(panel.windowController === controller)
        controller.showWindow(nil)
        app.settle()
        expect(app.windows.count, equals: 2)
        app.windows[0].key(.escape)
        app.settle()
        expect(app.windows.map(\.title), equals: ["Main"])
    }

    private final class Delegate: NSObject, NSApplicationDelegate {
        var window: NSWindow?

        func applicationDidFinishLaunching(_ notification: Notification) {
            let window = NSWindow(contentViewController: NSHostingController(rootView: Text("welcome")))
            window.title = "Welcome"
            window.makeKeyAndOrderFront(nil)
            self.window = window
        }
    }

    private struct Program: App {
        @NSApplicationDelegateAdaptor(Delegate.self) private var delegate
        var body: some Scene { Settings { Text("settings") } }
    }

    @Test("A program may have only windows that its delegate makes, and ends with the last")
    func delegates() {
        let app = TestApp(Program.self)
        app.settle()
        expect(app.windows.map(\.title) == ["Welcome"] && app.isRunning)
        expect(app.window("Welcome")?.find(text: "welcome") != nil)
        app.window("Welcome")?.close()
        app.settle()
        expect(!app.isRunning)
    }
}
