import CasementTesting
import Expectations
import Foundation
import Testing

/// Two fingers that swipe over a touchpad lead back.
@MainActor struct SwipeBack {
    @Observable @MainActor final class Model { var path = [1, 2] }

    private struct Stack: View {
        @Bindable var model: Model

        var body: some View {
            NavigationStack(path: $model.path) {
                Text("root").navigationDestination(for: Int.self) { number in
                    VStack {
                        Text("page \(number)")
                        ScrollView(.horizontal) { Color.blue.frame(width: 2000, height: 60) }
                        List(0..<100, id: \.self) { Text("row \($0)") }
                    }
                }
            }
        }
    }

    private let model = Model()

    private func host() -> TestHost {
        let host = TestHost(width: 400, height: 300) { [model] in Stack(model: model) }
        host.settle()
        return host
    }

    /// Moves by steps of 15 points, each in a frame, of fingers that come and leave.
    private func swipe(
        _ host: TestHost, at y: CGFloat = 250, dx: CGFloat, dy: CGFloat = 0, steps: Int = 15
    ) {
        let point = CGPoint(x: 200, y: y)
        host.deliver(.scrollBegan(point))
        for _ in 0..<steps {
            host.scroll(at: point, dx: dx, dy: dy)
            host.advance(by: 1.0 / 60)
        }
        // So that the velocity does not decide.
        host.advance(by: 0.2)
        host.deliver(.scrollEnded(point, isGuessed: false))
        host.settle()
    }

    @Test("A swipe towards the trailing edge leads back by one page, however long") func back() {
        let host = host()
        swipe(host, dx: -15, steps: 60)
        expect(model.path == [1] && host.find(text: "page 1") != nil)
        swipe(host, dx: -15)
        expect(model.path.isEmpty && host.find(text: "root") != nil)
        swipe(host, dx: -15)
        expect(host.find(text: "root") != nil && !host.pipeline.needsFrame)
    }

    @Test("Short, steep and other swipes do not") func others() {
        let host = host()
        swipe(host, dx: -15, steps: 6)
        swipe(host, dx: -15, dy: 12)
        swipe(host, dx: 15)
        swipe(host, dx: 0, dy: 15)
        expect(model.path, equals: [1, 2])
    }

    @Test("The wheel of a mouse, and what has no fingers that come and leave, swipes nothing") func wheel() {
        let host = host()
        for _ in 0..<30 {
            host.deliver(.wheel(CGPoint(x: 200, y: 250), dx: -53, dy: 0))
            host.scroll(at: CGPoint(x: 200, y: 250), dx: -15, dy: 0)
            host.advance(by: 1.0 / 60)
        }
        host.settle()
        expect(model.path, equals: [1, 2])
    }

    @Test("With reduced motion a swipe is one step, and moves nothing") func reducedMotion() {
        let host = host()
        host.setEnvironment(\.accessibilityReduceMotion, true)
        host.settle()
        let place = host.find(text: "page 2")
        let point = CGPoint(x: 200, y: 250)
        host.deliver(.scrollBegan(point))
        host.scroll(at: point, dx: -100, dy: 0)
        host.update()
        expect(host.find(text: "page 2") == place && model.path == [1, 2])
        host.scroll(at: point, dx: -30, dy: 0)
        expect(model.path, equals: [1])
        host.scroll(at: point, dx: -300, dy: 0)
        host.deliver(.scrollEnded(point, isGuessed: false))
        host.settle()
        expect(model.path, equals: [1])
    }

    @Test("A view that scrolls sideways comes first, until it is at its start") func scrolling() {
        let host = host()
        let y = (host.find(text: "page 2")?.maxY ?? 0) + 30
        swipe(host, at: y, dx: 15)
        swipe(host, at: y, dx: -15, steps: 30)
        expect(model.path, equals: [1, 2])
        swipe(host, at: y, dx: -15)
        expect(model.path, equals: [1])
    }

    @Test("Right to left it is the other way") func mirrored() {
        let host = host()
        host.setEnvironment(\.layoutDirection, .rightToLeft)
        host.settle()
        swipe(host, dx: -15)
        expect(model.path, equals: [1, 2])
        swipe(host, dx: 15)
        expect(model.path, equals: [1])
    }

    @Test("Below a dialog nothing is swiped") func dialog() {
        let host = TestHost(width: 400, height: 300) { [model] in
            Stack(model: model).alert("Attention", isPresented: .constant(true)) {}
        }
        host.settle()
        swipe(host, dx: -15)
        expect(model.path, equals: [1, 2])
    }
}

/// Paths and columns that come back with their window.
@MainActor struct RestoredNavigation {
    @Observable @MainActor final class Model { var isShown = true }

    private struct Reader: View {
        @SceneStorage("path") private var stored: Data?
        @State private var path = NavigationPath()

        var body: some View {
            NavigationStack(path: $path) {
                NavigationLink("Go", value: 4)
                    .navigationDestination(for: Int.self) { number in
                        VStack {
                            Text("number \(number)")
                            NavigationLink("Word", value: "deep")
                        }
                    }
                    .navigationDestination(for: String.self) { Text("word \($0)") }
            }
            .onAppear {
                let path = stored.flatMap {
                    try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: $0)
                }
                if let path { self.path = NavigationPath(path) }
            }
            .onChange(of: path) { stored = path.codable.flatMap { try? JSONEncoder().encode($0) } }
        }
    }

    private struct Columns: View {
        var body: some View {
            NavigationSplitView {
                Text("side")
            } detail: {
                Text("detail")
            }
        }
    }

    private struct Window<Content: View>: View {
        let model: Model
        @ViewBuilder let content: () -> Content
        var body: some View { if model.isShown { content() } else { Text("closed") } }
    }

    private func host<Content: View>(_ model: Model, @ViewBuilder content: @escaping () -> Content)
        -> TestHost
    {
        let host = TestHost(width: 640, height: 320) { Window(model: model, content: content) }
        host.settle()
        return host
    }

    private func reopen(_ model: Model, in host: TestHost) {
        model.isShown = false
        host.settle()
        model.isShown = true
        host.settle()
    }

    @Test("A path in the window's storage brings its pages back") func path() {
        let model = Model()
        let host = host(model) { Reader() }
        host.tap(text: "Go")
        host.settle()
        host.tap(text: "Word")
        host.settle()
        expect(host.find(text: "word deep") != nil)
        reopen(model, in: host)
        expect(host.find(text: "word deep") != nil)
        host.perform(onLabel: "Back")
        host.settle()
        expect(host.find(text: "number 4") != nil)
        reopen(model, in: host)
        expect(host.find(text: "number 4") != nil)
    }

    @Test("A sidebar that the user has hidden stays hidden") func sidebar() {
        let model = Model()
        let host = host(model) { Columns() }
        expect(host.find(text: "side") != nil)
        host.perform(onLabel: "Hide Sidebar")
        host.settle()
        reopen(model, in: host)
        expect(host.find(text: "side") == nil && host.find(text: "detail") != nil)
        host.perform(onLabel: "Show Sidebar")
        host.settle()
        reopen(model, in: host)
        expect(host.find(text: "side") != nil)
        expect(NavigationSplitViewVisibility._decode(99) == nil)
    }

    @Test("With a prominent detail the sidebar lies above it, and a press beside it hides it")
    func prominentDetail() throws {
        let host = host(Model()) { Columns().navigationSplitViewStyle(.prominentDetail) }
        let middle = try require(host.find(text: "detail")).midX
        expect(host.find(text: "side") == nil && middle == 320)
        host.perform(onLabel: "Show Sidebar")
        host.settle()
        expect(host.find(text: "side") != nil && host.find(text: "detail")?.midX == middle)
        host.tap(at: CGPoint(x: 600, y: 200))
        host.settle()
        expect(host.find(text: "side") == nil && host.find(text: "detail")?.midX == middle)
    }
}
