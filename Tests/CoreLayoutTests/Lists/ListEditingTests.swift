import CoreTesting
import Expectations
import HostSupport
import Testing

@MainActor struct ListEditingTests {
    /// Rows of 28 points, below a row that is not an element of the data.
    private func host(_ model: Numbered, height: CGFloat = 280) -> TestHost {
        let host = TestHost.live(width: 200, height: height) {
            List(selection: model.binding(\.many)) {
                Text("top").frame(height: 20)
                ForEach(model.ids, id: \.self) { number in
                    Text("\(number)").frame(height: 20).accessibilityIdentifier("\(number)")
                        .deleteDisabled(number == 4).moveDisabled(number == 4)
                }
                .onDelete { places in
                    model.deleted.append(Array(places))
                    model.ids.remove(atOffsets: places)
                }
                .onMove { from, to in
                    model.moved.append((Array(from), to))
                    model.ids.move(fromOffsets: from, toOffset: to)
                }
            }
            .listStyle(.plain)
        }
        host.update()
        return host
    }

    private func row(_ index: Int) -> CGPoint { CGPoint(x: 150, y: CGFloat(index) * 28 + 14) }

    @Test func deletionsHaveOffsetsInTheForEach() {
        let model = Numbered(8)
        let host = host(model)
        host.tap("2")
        host.key(.delete)
        expect(model.deleted, equals: [[2]])
        expect(model.ids, equals: [0, 1, 3, 4, 5, 6, 7])
        host.tap("5")
        host.tap("7", modifiers: [.control, .command])
        host.tap("4", modifiers: [.control, .command])
        host.key(.deleteForward)
        // The row that cannot be deleted stays.
        expect(model.deleted.last, equals: [4, 6])
        expect(model.ids, equals: [0, 1, 3, 4, 6])
        host.tap(at: row(0))
        host.key(.delete)
        expect(model.deleted.count, equals: 2)
    }

    @Test func aMoveBelowANeighbour() {
        let model = Numbered(6)
        let host = host(model)
        // Row 0 to below row 2.
        host.drag(from: row(1), to: CGPoint(x: 150, y: 28 * 4 - 4))
        expect(model.moved.map(\.from) == [[0]] && model.moved.map(\.to) == [3])
        expect(model.ids, equals: [1, 2, 0, 3, 4, 5])
        // To its own place.
        host.drag(from: row(2), to: CGPoint(x: 150, y: 28 * 3 - 4))
        expect(model.moved.count, equals: 1)
        // Upwards, beyond the movable rows.
        host.drag(from: row(6), to: CGPoint(x: 150, y: 3))
        expect(model.moved.last?.from == [5] && model.moved.last?.to == 0)
        // The row that cannot be moved stays.
        host.drag(from: CGPoint(x: 150, y: (host.frame("4")?.midY ?? 0)), to: row(1))
        expect(model.moved.count, equals: 2)
    }

    @Test func theWholeSelectionMoves() {
        let model = Numbered(6)
        let host = host(model)
        host.tap("1")
        host.tap("3", modifiers: [.control, .command])
        host.drag(from: host.frame("1")?.origin ?? .zero, to: CGPoint(x: 30, y: 28 * 7 + 10))
        expect(model.moved.map(\.from) == [[1, 3]] && model.moved.map(\.to) == [6])
        expect(model.ids, equals: [0, 2, 4, 5, 1, 3])
        expect(Set(host.highlighted), equals: [1, 3])
    }

    @Test func aLineShowsWhereRowsAreDropped() {
        let model = Numbered(6)
        let host = host(model)
        host.hover(at: row(1))
        host.pipeline.handle(.pointerDown(row(1), .primary, clicks: 1))
        host.pipeline.handle(.pointerMoved(CGPoint(x: 150, y: 28 * 3 + 20)))
        host.update()
        expect(host.pixel(100, 28 * 4), equals: [43, 109, 224])
        host.key(.escape)
        expect(host.pixel(100, 28 * 4) != [43, 109, 224])
        host.pipeline.handle(.pointerUp(CGPoint(x: 150, y: 28 * 3 + 20), .primary))
        expect(model.moved.isEmpty)
    }

    @Test func aDragAtTheEdgeScrolls() {
        let model = Numbered(100)
        let host = host(model)
        host.hover(at: row(1))
        host.pipeline.handle(.pointerDown(row(1), .primary, clicks: 1))
        host.pipeline.handle(.pointerMoved(CGPoint(x: 150, y: 276)))
        host.advance(by: 2)
        expect(host.frame("0") == nil && host.find(text: "40") != nil)
        host.pipeline.handle(.pointerUp(CGPoint(x: 150, y: 276), .primary))
        host.update()
        expect(model.moved.map(\.from), equals: [[0]])
        expect((model.moved.first?.to ?? 0) > 25)
    }

    @Test func editActionsEditTheCollection() {
        let model = Numbered(5)
        let host = TestHost.live(width: 200, height: 300) {
            List(model.binding(\.ids), id: \.self, editActions: .all, selection: model.binding(\.many)) { $number in
                Text("\(number)").frame(height: 20).accessibilityIdentifier("\(number)")
            }
            .listStyle(.plain)
        }
        host.tap("1")
        host.key(.delete)
        expect(model.ids, equals: [0, 2, 3, 4])
        host.update()
        host.drag(from: row(0), to: CGPoint(x: 150, y: 28 * 2 - 3))
        expect(model.ids, equals: [2, 0, 3, 4])
    }
}
