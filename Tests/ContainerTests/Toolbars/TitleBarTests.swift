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

    init(
        _ size: CGSize = CGSize(width: 400, height: 245), bars: WindowBarStyle = WindowBarStyle(),
        @ViewBuilder content: @escaping () -> some View
    ) {
        var environment = EnvironmentValues()
        environment.windowBarStyle = bars
        environment.windowFrame = frame
        let clock = TestClock()
        pipeline = TestHost.makePipeline(size: size, scale: 1, environment: environment, clock: clock) {
            AnyView(content())
        }
        frame.width = size.width
        var state = WindowFrame.State()
        state.bars = bars
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
        expect(input.windowHandle(at: CGPoint(x: 60, y: 20)) == .titleBar)
        expect(input.windowHandle(at: CGPoint(x: 200, y: 22)) == .titleBar, "on the title")
        expect(input.windowHandle(at: CGPoint(x: load.midX, y: load.midY)) == nil)
        expect(input.windowHandle(at: CGPoint(x: 376, y: 22)) == nil, "on a button of the window")
        expect(input.windowHandle(at: CGPoint(x: 60, y: 100)) == nil)
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
        expect(window.pipeline.input.windowHandle(at: CGPoint(x: 250, y: 22)) == .titleBar)
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

    private func toolWindow(_ bars: WindowBarStyle) -> FramedWindow {
        FramedWindow(bars: bars) {
            Color.red.accessibilityIdentifier("content").toolbar { Button("Load") {} }
        }
    }

    @Test("in the expanded style the items are below the title; in the compact one the bar is lower")
    func styles() throws {
        let expanded = toolWindow(WindowBarStyle(isExpanded: true))
        expanded.host.settle()
        expect(expanded.pipeline.titleBarHeight(400), equals: 37)
        expect(try require(expanded.host.find(text: "Harbour")).maxY < 37)
        expect(try require(expanded.host.find(text: "Load")).minY > 37)
        expect(expanded.host.frame("content")?.minY, equals: 37 + 45)
        expect(expanded.pipeline.input.windowHandle(at: CGPoint(x: 60, y: 18)) == .titleBar)

        let compact = toolWindow(WindowBarStyle(isCompact: true))
        compact.host.settle()
        expect(try require(compact.host.find(text: "Load")).maxY < 37)
        expect(compact.host.frame("content")?.minY, equals: 37)

        let untitled = toolWindow(WindowBarStyle(showsTitle: false))
        untitled.host.settle()
        expect(untitled.host.find(text: "Harbour") == nil && untitled.host.find(text: "Load") != nil)
        expect(untitled.host.frame("content")?.minY, equals: 45)
    }

    @Test("in the expanded style a page's bar is below the title bar, and does not repeat its title")
    func expandedPages() throws {
        let window = FramedWindow(bars: WindowBarStyle(isExpanded: true)) {
            NavigationStack(path: .constant([1])) {
                Color.red.navigationDestination(for: Int.self) { _ in
                    Color.blue.accessibilityIdentifier("page").navigationTitle("Page")
                }
            }
        }
        window.host.settle()
        let titles = window.host.elements("heading").filter { $0.label == "Page" }
        expect(titles.count == 1 && titles[0].frame.maxY < 37)
        expect(window.host.frame("page")?.minY, equals: 37 + 45)
    }

    @Test("a compact page's bar is the title bar; without titles it still is")
    func compactPages() throws {
        for (bars, height, count) in [
            (WindowBarStyle(isCompact: true), 37, 1), (WindowBarStyle(showsTitle: false), 45, 0),
        ] {
            let window = FramedWindow(bars: bars) {
                NavigationStack(path: .constant([1])) {
                    Color.red.navigationDestination(for: Int.self) { _ in
                        Color.blue.accessibilityIdentifier("page").navigationTitle("Page")
                    }
                }
            }
            window.host.settle()
            expect(window.pipeline.titleBarHeight(400), equals: 0)
            expect(window.host.frame("page")?.minY, equals: CGFloat(height))
            expect(window.host.elements("heading").filter { $0.label == "Page" }.count, equals: count)
        }
    }

    @Test("the background moves a window where no view takes presses, and only if the scene wants that")
    func background() throws {
        let isAsking = Pages()
        let window = FramedWindow(CGSize(width: 400, height: 445)) {
            VStack(spacing: 0) {
                Text("Plain").frame(height: 40)
                Text("Words to select").textSelection(.enabled).frame(height: 40)
                Button("Press") {}.frame(height: 40)
                Color.red.frame(height: 40).onTapGesture {}.accessibilityIdentifier("tapped")
                Color.red.frame(height: 40).gesture(DragGesture()).accessibilityIdentifier("dragged")
                Color.red.frame(height: 40).draggable("text").accessibilityIdentifier("draggable")
                TextField("Name", text: .constant("")).accessibilityIdentifier("field").frame(height: 40)
                ScrollView { Text("Row").frame(height: 300) }.frame(height: 40).accessibilityIdentifier("scroll")
                Color.red.onHover { _ in }.contextMenu { Button("Copy") {} }.accessibilityIdentifier("hovered")
            }
            .sheet(isPresented: .constant(!isAsking.path.isEmpty)) { Text("Sheet").padding(40) }
        }
        let input = window.pipeline.input
        func handle(_ frame: CGRect?) throws -> WindowHandle? {
            let frame = try require(frame)
            let place = CGPoint(x: frame.midX, y: frame.midY)
            expect(input.windowHandle(at: place) == nil, "not without the scene's wish")
            return input.windowHandle(at: place, withBackground: true)
        }
        let host = window.host
        expect(try handle(host.find(text: "Plain")) == .background)
        expect(try handle(host.frame("hovered")) == .background)
        expect(try handle(host.find(text: "Words to select")) == nil)
        expect(try handle(host.find(text: "Press")) == nil)
        for name in ["tapped", "dragged", "draggable", "field", "scroll"] {
            expect(try handle(host.frame(name)) == nil, "\(name)")
        }
        expect(input.windowHandle(at: CGPoint(x: 60, y: 20), withBackground: true) == .titleBar)
        let plain = try require(host.find(text: "Plain"))
        isAsking.path = [1]
        host.settle()
        expect(input.windowHandle(at: CGPoint(x: plain.midX, y: plain.midY), withBackground: true) == nil)
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
