import Casement
import CasementTesting
import Expectations
import Foundation
import Testing

@testable import CasementCore

@MainActor @Observable private final class Pages {
    var path: [Int] = []
}

/// A window in memory that draws its own frame.
@MainActor private struct FramedWindow {
    let frame = WindowFrame()
    let pipeline: FramePipeline
    let host: TestHost

    init(_ size: CGSize = CGSize(width: 400, height: 245), @ViewBuilder content: @escaping () -> some View) {
        var environment = EnvironmentValues()
        environment.windowFrame = frame
        let clock = TestClock()
        pipeline = TestHost.makePipeline(size: size, scale: 1, environment: environment, clock: clock) {
            AnyView(content())
        }
        frame.width = size.width
        var state = WindowFrame.State()
        state.title = WindowTitle(title: "Harbour", subtitle: "Ships")
        frame.state = state
        pipeline.onRequestsChange = { [frame, pipeline] in
            guard pipeline.title.title != nil else { return }
            frame.state.title = pipeline.title
            frame.state.contentTitle = pipeline.requests.title
        }
        pipeline.showFrame(titleBar: AnyView(TitleBar(frame: frame)), edges: AnyView(WindowEdges(frame: frame)))
        host = TestHost(pipeline, size: size, scale: 1, clock: clock, clipboard: MemoryClipboard())
        host.update()
    }
}

@MainActor struct TitleBarTests {
    @Test("the title bar stands above the content, and has the title, the subtitle and the buttons of the desktop")
    func content() throws {
        let window = FramedWindow { Color.red.accessibilityIdentifier("content") }
        expect(window.host.frame("content"), equals: CGRect(x: 0, y: 45, width: 400, height: 200))
        expect(window.pipeline.titleBarHeight(400), equals: 45)
        expect(window.host.find(text: "Harbour") != nil && window.host.find(text: "Ships") != nil)
        expect(window.host.elements("button").map(\.label), equals: ["Minimize", "Maximize", "Close"])

        window.frame.state.buttons = TitleBarLayout("close,minimize:")
        window.host.update()
        expect(window.host.elements("button").map(\.label), equals: ["Close", "Minimize"])
        let close = try require(window.host.elements("button").first)
        expect(close.frame.minX < 20, "\(close.frame)")

        window.frame.state.isFullScreen = true
        window.host.update()
        expect(window.host.frame("content"), equals: CGRect(x: 0, y: 0, width: 400, height: 245))
        expect(window.host.elements("button").isEmpty)
    }

    @Test("its buttons and its menu act on the window, and what the window cannot do is missing")
    func actions() throws {
        let window = FramedWindow { Color.red }
        var actions: [WindowFrame.Action] = []
        window.frame.perform = { actions.append($0) }
        for button in window.host.elements("button") {
            window.host.tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
        }
        expect(actions, equals: [.minimize, .zoom, .close])
        window.frame.state.isMaximized = true
        window.host.update()
        expect(window.host.elements("button").map(\.label), equals: ["Minimize", "Restore", "Close"])

        (window.frame.state.canResize, window.frame.state.canClose) = (false, false)
        window.host.update()
        expect(window.host.elements("button").map(\.label), equals: ["Minimize"])
        window.pipeline.handle(.pointerDown(CGPoint(x: 60, y: 20), .secondary, clicks: 1))
        window.host.settle()
        expect(window.host.elements("menuitem").map(\.label), equals: ["Minimize", "Restore", "Close"])
        window.host.tap(text: "Close")
        expect(actions.count, equals: 3, "disabled")
    }

    @Test("a press moves the window on the bar, and not on what takes presses, nor in the content")
    func moving() throws {
        let window = FramedWindow {
            Color.red.toolbar { Button("Load") {} }
        }
        expect(window.host.frame("content") == nil && window.pipeline.titleBarHeight(400) == 45, "one bar for both")
        let load = try require(window.host.find(text: "Load")), input = window.pipeline.input
        expect(load.maxY < 45)
        expect(input.movesWindow(at: CGPoint(x: 60, y: 20)))
        expect(input.movesWindow(at: CGPoint(x: 200, y: 22)), "on the title")
        expect(!input.movesWindow(at: CGPoint(x: load.midX, y: load.midY)))
        expect(!input.movesWindow(at: CGPoint(x: 376, y: 22)), "on a button of the window")
        expect(!input.movesWindow(at: CGPoint(x: 60, y: 100)))
    }

    @Test("the bar of a page that spans the window is its title bar; without it the window has one again")
    func pages() throws {
        let pages = Pages()
        let window = FramedWindow {
            NavigationStack(path: Bindable(pages).path) {
                Color.red.accessibilityIdentifier("root")
                    .navigationDestination(for: Int.self) { _ in
                        Color.blue.accessibilityIdentifier("page").navigationTitle("Page")
                    }
            }
        }
        expect(window.host.frame("root")?.minY, equals: 45)
        pages.path = [1]
        window.host.settle()
        expect(window.pipeline.titleBarHeight(400), equals: 0)
        expect(window.host.frame("page")?.minY, equals: 45)
        expect(window.host.elements("button").map(\.label), equals: ["Back", "Minimize", "Maximize", "Close"])
        expect(window.pipeline.input.movesWindow(at: CGPoint(x: 250, y: 22)))
        pages.path = []
        window.host.settle()
        expect(window.pipeline.titleBarHeight(400), equals: 45)
        expect(window.host.elements("button").map(\.label), equals: ["Minimize", "Maximize", "Close"])
    }

    @Test("below a menu bar, columns and pages do not repeat the title of the title bar; they have others, and items")
    func titlesBelowMenus() throws {
        let model = Pages()
        let window = FramedWindow(CGSize(width: 700, height: 400)) {
            NavigationSplitView {
                Text("Sidebar").navigationTitle("Side")
            } detail: {
                Color.red.accessibilityIdentifier("detail")
                    .navigationTitle("Main")
                    .toolbar { if !model.path.isEmpty { Button("Load") {} } }
            }
        }
        window.pipeline.showMenuBar(AnyView(Color.gray.frame(height: 29)), keys: { _ in false })
        window.host.settle()
        expect(window.pipeline.titleBarHeight(700), equals: 45)
        func titles(_ text: String) -> [CGFloat] {
            window.host.elements("heading").filter { $0.label == text }.map(\.frame.minY)
        }
        expect(titles("Main").count == 1 && titles("Main")[0] < 45, "\(titles("Main"))")
        expect(titles("Side").count == 1 && titles("Side")[0] > 74, "\(titles("Side"))")
        expect(window.host.frame("detail")?.minY, equals: 74, "without a bar of its own")

        model.path = [1]
        window.host.settle()
        expect(titles("Main").count, equals: 1)
        expect(try require(window.host.find(text: "Load")).minY > 74)
        expect(window.host.frame("detail")?.minY, equals: 119)

        // A window of the whole screen has no title bar: the column shows its title.
        window.frame.state.isFullScreen = true
        window.host.settle()
        expect(titles("Main").count == 1 && titles("Main")[0] > 29, "\(titles("Main"))")
    }

    @Test("columns share the corners of a window")
    func columns() throws {
        let window = FramedWindow(CGSize(width: 700, height: 300)) {
            NavigationSplitView {
                Text("Sidebar").navigationTitle("Side")
            } detail: {
                Text("Detail").navigationTitle("Main")
            }
        }
        window.frame.state.buttons = TitleBarLayout("close:minimize")
        window.host.settle()
        expect(window.pipeline.titleBarHeight(700), equals: 0)
        let buttons = window.host.elements("button")
        let close = try require(buttons.first { $0.label == "Close" })
        let minimize = try require(buttons.first { $0.label == "Minimize" })
        expect(close.frame.minX < 20 && minimize.frame.maxX > 680)
    }

    @Test(
        "GNOME's setting of the buttons is read, whatever it contains",
        arguments: [
            ("appmenu:minimize,maximize,close", [], [.minimize, .maximize, .close]), (":close", [], [.close]),
            ("close,minimize,maximize:appmenu", [.close, .minimize, .maximize], []), ("", [], []),
            ("close:close,close", [.close], []), ("::,x,maximize", [], [.maximize]),
        ] as [(String, [TitleBarLayout.Button], [TitleBarLayout.Button])])
    func layouts(text: String, leading: [TitleBarLayout.Button], trailing: [TitleBarLayout.Button]) {
        let layout = TitleBarLayout(text)
        expect(layout.leading == leading && layout.trailing == trailing, "\(layout)")
    }
}
