import CoreTesting
import Expectations
import HostSupport
import Testing

/// Names in two lists.
@MainActor @Observable private final class Names {
    var left = ["a", "b", "c"]
    var right = ["x", "y"]
    var moved: [String] = []
    var selected: String?
}

private struct Row: View {
    let name: String
    var body: some View { Text(name).frame(height: 20).accessibilityIdentifier(name) }
}

@MainActor struct ListDropTests {
    private func host(_ names: Names) -> TestHost {
        let host = TestHost.live(width: 400, height: 200) {
            HStack(spacing: 0) {
                List(selection: Binding(get: { names.selected }, set: { names.selected = $0 })) {
                    ForEach(names.left, id: \.self) { name in Row(name: name).draggable(name) }
                        .onMove { from, to in
                            names.moved.append("\(Array(from)) to \(to)")
                            names.left.move(fromOffsets: from, toOffset: to)
                        }
                }
                List {
                    ForEach(names.right, id: \.self) { Row(name: $0) }
                        .dropDestination(for: String.self) { names.right.insert(contentsOf: $0, at: $1) }
                }
            }
            .listStyle(.plain)
        }
        host.update()
        return host
    }

    private func middle(_ name: String, _ host: TestHost, dy: CGFloat = 0) -> CGPoint {
        let frame = host.frame(name) ?? .zero
        return CGPoint(x: frame.midX, y: frame.midY + dy)
    }

    @Test func aDropBetweenRowsIsInsertedThere() {
        let names = Names()
        let host = host(names)
        host.drag(from: middle("b", host), to: middle("y", host, dy: -8))
        expect(names.right, equals: ["x", "b", "y"])
        host.drag(from: middle("a", host), to: CGPoint(x: 300, y: 180))
        expect(names.right, equals: ["x", "b", "y", "a"], "below the last row")
        expect(names.moved.isEmpty && host.pipeline.graph.windowOverlays.isEmpty)
    }

    @Test func aSelectedRowIsDraggedWithTheWholeSelection() {
        let names = Names()
        names.left = (0..<60).map { "n\($0)" }
        var chosen: Set<String> = ["n1", "n3", "n50"]
        let host = TestHost.live(width: 400, height: 200) {
            HStack(spacing: 0) {
                List(selection: Binding(get: { chosen }, set: { chosen = $0 })) {
                    ForEach(names.left, id: \.self) { name in Row(name: name).draggable(name) }
                        .onMove { names.moved.append("\(Array($0)) to \($1)") }
                }
                List {
                    ForEach(names.right, id: \.self) { Row(name: $0) }
                        .dropDestination(for: String.self) { names.right.insert(contentsOf: $0, at: $1) }
                }
            }
            .listStyle(.plain)
        }
        host.update()
        /// The types of the dragged content.
        func carried(in node: LayoutNode?, _ isInside: Bool = false) -> [String] {
            var found: [String] = []
            guard let node else { return found }
            let isInside = isInside || node.kind == "dragged"
            if isInside { found.append(node.kind) }
            node.forEachChild { found += carried(in: $0, isInside) }
            return found
        }
        func carried() -> [String] { carried(in: host.pipeline.layout.root) }
        host.hold(from: middle("n3", host), through: middle("y", host, dy: -8))
        expect(carried().count { $0 == "Text" }, equals: 1, "their number")
        host.key(.escape)
        host.settle()
        host.hold(from: middle("n2", host), through: middle("y", host, dy: -8))
        expect(!carried().isEmpty && !carried().contains("Text"), "a picture without a number")
        host.key(.escape)
        host.settle()
        chosen = ["n1", "n3", "n50"]
        host.update()
        host.drag(from: middle("n3", host), to: middle("y", host, dy: -8))
        expect(names.right, equals: ["x", "n1", "n3", "n50", "y"], "also those out of sight")
        host.drag(from: middle("n2", host), to: middle("x", host, dy: -8))
        expect(names.right.first == "n2" && names.right.count == 6, "an unselected row is dragged alone")
        chosen = ["n1", "n3", "n50"]
        host.update()
        host.drag(from: middle("n1", host), to: middle("n4", host, dy: -8))
        expect(names.moved, equals: ["[1, 3, 50] to 4"])
    }

    @Test func anEmptyListAcceptsWhatItsForEachAccepts() {
        let names = Names()
        names.right = []
        let host = host(names)
        host.drag(from: middle("b", host), to: CGPoint(x: 300, y: 120))
        expect(names.right, equals: ["b"])
    }

    @Test func anEmptyForEachAcceptsDropsAtItsPlace() {
        let names = Names()
        names.right = []
        let host = TestHost.live(width: 400, height: 300) {
            HStack(spacing: 0) {
                Row(name: "a").draggable("a").frame(maxWidth: .infinity)
                List {
                    Section("First") { ForEach(["p", "q"], id: \.self) { Row(name: $0) } }
                    Section {
                        ForEach(names.right, id: \.self) { Row(name: $0) }
                            .onDelete { _ in }
                            .dropDestination(for: String.self) { names.right.insert(contentsOf: $0, at: $1) }
                            .onMove { _, _ in }
                    } header: {
                        Row(name: "second")
                    }
                }
            }
        }
        host.update()
        host.drag(from: middle("a", host), to: middle("p", host))
        expect(names.right, equals: [], "not a target")
        host.drag(from: middle("a", host), to: middle("second", host, dy: 6))
        expect(names.right, equals: ["a"])
    }

    @Test func rowsThatCanBeDraggedAreMovedWithinTheirList() {
        let names = Names()
        let host = host(names)
        host.drag(from: middle("a", host), to: middle("c", host, dy: 8))
        expect(names.moved == ["[0] to 3"] && names.left == ["b", "c", "a"])
        host.drag(from: middle("b", host), to: middle("b", host, dy: 6))
        expect(names.moved.count, equals: 1, "it keeps its place")
        host.tap("c")
        expect(names.selected, equals: "c", "a press selects")
    }

    @Test func theInsertionLineIsShownAndRemoved() {
        let names = Names()
        let host = host(names)
        let before = host.snapshot()
        host.hold(from: middle("b", host), through: middle("y", host, dy: -8))
        let line = middle("y", host, dy: -14)
        expect(host.snapshot() != before)
        _ = line
        host.key(.escape)
        host.advance(by: 0.5)
        host.hover(at: .zero)
        host.advance(by: 2)
        let after = host.snapshot()
        host.hover(at: CGPoint(x: 1, y: 199))
        expect(host.pipeline.graph.windowOverlays.isEmpty)
        expect(after == before || names.selected != nil, "no insertion line is left")
        expect(names.right, equals: ["x", "y"])
    }
}
