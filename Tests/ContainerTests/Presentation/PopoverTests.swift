import CasementTesting
import Expectations
import Foundation
import Testing

/// Popovers and inspectors.
@MainActor struct PopoverTests {
    @Observable final class Model {
        var isOn = false
        var item: Item?
        struct Item: Identifiable { let id: Int }
    }

    private struct Bubble: View {
        @State private var presses = 0
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            VStack {
                Button("presses \(presses)") { presses += 1 }
                Button("Close") { dismiss() }
            }
            .padding()
        }
    }

    private struct Anchored: View {
        @Bindable var model: Model
        let edge: Edge
        var body: some View {
            Text("anchor").popover(isPresented: $model.isOn, arrowEdge: edge) { Bubble() }
                .popover(item: $model.item) { Text("item \($0.id)").padding() }
        }
    }

    private func host(_ model: Model, _ edge: Edge = .top, height: CGFloat = 400) -> TestHost {
        let host = TestHost(width: 600, height: height) { Anchored(model: model, edge: edge) }
        host.settle()
        return host
    }

    private func has(_ text: String, _ host: TestHost) -> Bool { host.find(text: text) != nil }

    @Test("A press inside leaves it open; a press outside, Escape and dismiss close it")
    func closing() {
        let model = Model()
        let host = host(model)
        model.isOn = true
        host.settle()
        expect(host.accessibilityTree.all.filter { $0.role == "popover" }.count, equals: 1)
        host.tap(text: "presses 0")
        host.settle()
        expect(model.isOn && has("presses 1", host))
        host.tap(at: CGPoint(x: 595, y: 395))
        host.settle()
        expect(!model.isOn && !has("Close", host))
        for close in [{ host.key(.escape) }, { _ = host.tap(text: "Close") }] {
            model.isOn = true
            host.settle()
            expect(has("presses 0", host))
            close()
            host.settle()
            expect(!model.isOn && !has("Close", host))
        }
        expect(!host.pipeline.needsFrame)
    }

    private struct Source: View {
        @Bindable var model: Model
        var body: some View {
            Text("anchor").popover(isPresented: $model.isOn) { Text("source").padding().draggable("text") }
        }
    }

    /// A desktop whose other programs take what is dragged, or do not.
    private final class OtherPrograms: OutsideDrops {
        var takeDrops = true
        var isCarried = true
        func move(_ items: [TransferItem]) {}
        func leave() {}
        func drop() -> Bool { takeDrops }
    }

    @Test("A drag that the desktop carries keeps it open without the keyboard, unless another program takes both")
    func drags() throws {
        let (model, others) = (Model(), OtherPrograms())
        let host = TestHost(width: 300, height: 300) { Source(model: model) }
        host.pipeline.input.drags.findOutside = { others }
        func setKey(_ isKey: Bool) {
            host.pipeline.setActivity(WindowActivity(isVisible: true, isKey: isKey))
            host.settle()
        }
        /// Opens it and drags out of it through a point.
        func drag(through point: CGPoint) throws {
            model.isOn = true
            host.settle()
            let source = try require(host.find(text: "source"))
            host.hold(from: CGPoint(x: source.midX, y: source.midY), through: CGPoint(x: source.midX, y: 20), point)
        }
        let (inside, outside) = (CGPoint(x: 20, y: 20), CGPoint(x: 400, y: 20))
        setKey(true)
        try drag(through: inside)
        setKey(false)
        expect(!model.isOn, "the drag is in the window: another program took the keyboard")
        host.release(at: inside)
        others.isCarried = false
        setKey(true)
        try drag(through: outside)
        setKey(false)
        expect(!model.isOn, "the drag leaves the keyboard where it is")
        host.release(at: outside)
        others.isCarried = true
        for (takeDrops, isBack) in [(true, true), (false, false), (true, false)] {
            others.takeDrops = takeDrops
            setKey(true)
            try drag(through: outside)
            setKey(false)
            host.advance(by: 2)
            expect(model.isOn, "the desktop carries the drag")
            host.release(at: outside)
            host.advance(by: 0.4)
            if isBack { setKey(true) }
            expect(model.isOn)
            host.advance(by: 0.3)
            expect(model.isOn, equals: isBack || !takeDrops)
        }
        host.settle()
        expect(!host.pipeline.needsFrame)
    }

    @Test("What is dragged out of it is dropped on a view behind it, but not behind a sheet")
    func drops() throws {
        let (model, sheet) = (Model(), Model())
        var taken: [String] = []
        let host = TestHost(width: 300, height: 300) {
            VStack(spacing: 0) {
                Color.blue.frame(width: 300, height: 60)
                    .dropDestination(for: String.self) { texts, _ in
                        taken += texts
                        return true
                    }
                Spacer()
                Source(model: model).modifier(Sheet(model: sheet))
                Spacer()
            }
        }
        func drop(at place: CGPoint) throws {
            let source = try require(host.find(text: "source"))
            host.hold(from: CGPoint(x: source.midX, y: source.midY), through: place)
            host.release(at: place)
            host.settle()
        }
        model.isOn = true
        host.settle()
        try drop(at: CGPoint(x: 20, y: 20))
        expect(taken == ["text"] && model.isOn, "\(taken)")
        host.tap(at: CGPoint(x: 20, y: 20))
        host.settle()
        expect(!model.isOn, "a press there closes it")
        sheet.isOn = true
        host.settle()
        try drop(at: CGPoint(x: 20, y: 20))
        expect(taken, equals: ["text"])
    }

    private struct Sheet: ViewModifier {
        @Bindable var model: Model
        func body(content: Content) -> some View {
            content.sheet(isPresented: $model.isOn) { Text("source").padding().draggable("sheet") }
        }
    }

    @Test("It stands at the edge of its anchor, or at the opposite one if there is room only there")
    func placing() throws {
        for edge in [Edge.top, .bottom, .leading, .trailing] {
            let model = Model()
            let host = host(model, edge)
            let anchor = try require(host.find(text: "anchor"))
            model.isOn = true
            host.settle()
            let inside = try require(host.find(text: "Close"))
            switch edge {
            case .top: expect(inside.maxY < anchor.minY && abs(inside.midX - anchor.midX) < 1)
            case .bottom: expect(inside.minY > anchor.maxY && abs(inside.midX - anchor.midX) < 1)
            case .leading: expect(inside.maxX < anchor.minX)
            case .trailing: expect(inside.minX > anchor.maxX)
            }
        }
        let model = Model()
        let host = TestHost(width: 600, height: 400) {
            VStack {
                Anchored(model: model, edge: .top)
                Spacer()
            }
        }
        model.isOn = true
        host.settle()
        let anchor = try require(host.find(text: "anchor")), inside = try require(host.find(text: "Close"))
        expect(inside.minY > anchor.maxY)
    }

    @Test("An item makes the content, and closing sets it to nil")
    func item() {
        let model = Model()
        let host = host(model)
        model.item = Model.Item(id: 1)
        host.settle()
        expect(has("item 1", host))
        model.item = Model.Item(id: 2)
        host.settle()
        expect(has("item 2", host) && !has("item 1", host))
        host.key(.escape)
        host.settle()
        expect(model.item == nil && !has("item 2", host))
    }

    @Test("In a window that is too small it stays within, and nothing is lost")
    func smallWindow() {
        let model = Model()
        let host = host(model, height: 60)
        model.isOn = true
        host.settle()
        host.resize(width: 1, height: 1)
        host.resize(width: 600, height: 400)
        host.settle()
        expect(model.isOn && has("Close", host))
    }

    private struct Inspected: View {
        @Bindable var model: Model
        var body: some View {
            Color.blue.accessibilityIdentifier("main").inspector(isPresented: $model.isOn) {
                Text("details").inspectorColumnWidth(min: 200, ideal: 250, max: 400)
            }
        }
    }

    @Test("An inspector is a column beside the content, whose edge is dragged within its limits")
    func inspector() throws {
        let model = Model()
        let host = TestHost(width: 800, height: 400) { Inspected(model: model) }
        host.settle()
        expect(host.frame("main")?.width == 800 && !has("details", host))
        model.isOn = true
        host.settle()
        expect(host.frame("main")?.width, equals: 550)
        let details = try require(host.find(text: "details"))
        expect(details.minX > 550)
        host.drag(from: CGPoint(x: 550, y: 200), to: CGPoint(x: 500, y: 200))
        host.settle()
        expect(host.frame("main")?.width, equals: 500)
        host.drag(from: CGPoint(x: 500, y: 200), to: CGPoint(x: 100, y: 200))
        host.settle()
        expect(host.frame("main")?.width, equals: 400)
        model.isOn = false
        host.settle()
        expect(host.frame("main")?.width == 800 && !has("details", host))
        model.isOn = true
        host.settle()
        expect(host.frame("main")?.width, equals: 400, "the width is remembered")
    }
}
