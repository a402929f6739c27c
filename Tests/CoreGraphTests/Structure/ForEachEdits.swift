import CoreTesting
import Expectations
import HostSupport
import Testing

/// The printed edits of a ForEach: a shortest script over the ids.
@MainActor struct ForEachEdits {
    private func edits(from old: [String], to new: [String]) -> [String] {
        let items = Box(old)
        let host = TestHost.live { VStack { ForEach(items.value, id: \.self) { Text($0) } } }
        host.update()
        expect(host.takeLines().isEmpty)
        let lines = host.lines { items.value = new }
        expect(host.labels, equals: new)
        return lines
    }

    private func removed(_ index: Int) -> String { "Removed displayable at \(index)" }
    private func inserted(_ index: Int) -> String { "Inserted displayable at \(index)" }
    private func moved(_ from: Int, _ to: Int) -> String { "Moved displayable from \(from) to \(to)" }

    @Test("a new element is an insertion at its offset")
    func insertions() {
        expect(edits(from: [], to: ["a"]), equals: [inserted(0)])
        expect(edits(from: ["b"], to: ["a", "b"]), equals: [inserted(0)])
        expect(edits(from: ["a", "c"], to: ["a", "b", "c"]), equals: [inserted(1)])
        expect(edits(from: ["a"], to: ["x", "a", "y", "z"]), equals: [inserted(0), inserted(2), inserted(3)])
    }

    @Test("removed elements are removals, with their old offsets")
    func removals() {
        expect(edits(from: ["a"], to: []), equals: [removed(0)])
        expect(edits(from: ["a", "b", "c"], to: ["b"]), equals: [removed(0), removed(2)])
        expect(edits(from: ["a", "b", "c", "d"], to: ["a", "d"]), equals: [removed(1), removed(2)])
    }

    @Test("removals are printed before insertions")
    func both() {
        expect(edits(from: ["a", "b"], to: ["c", "b", "d"]), equals: [removed(0), inserted(0), inserted(2)])
    }

    @Test("by id, One and Two that become Two and Three remove the first and insert the last")
    func byID() {
        expect(edits(from: ["One", "Two"], to: ["Two", "Three"]), equals: [removed(0), inserted(1)])
    }

    @Test("by position, One and Two that become Two and Three both change")
    func byPosition() {
        let items = Box(["One", "Two"])
        let host = TestHost.live {
            VStack {
                Text(items.value[0])
                Text(items.value[1])
            }
        }
        host.update()
        expect(
            host.lines { items.value = ["Two", "Three"] },
            equals: ["Changed displayable at 0", "Changed displayable at 1"])
    }

    @Test("only elements outside the longest run that keeps its order are moved")
    func moves() {
        expect(edits(from: ["a", "b", "c", "d"], to: ["d", "a", "b", "c"]), equals: [moved(3, 0)])
        expect(edits(from: ["a", "b", "c", "d"], to: ["b", "c", "d", "a"]), equals: [moved(0, 3)])
        expect(edits(from: ["a", "b", "c", "d", "e"], to: ["a", "d", "c", "b", "e"]).count, equals: 2)
        expect(edits(from: ["a", "b", "c", "d", "e", "f"], to: ["c", "d", "a", "b", "e", "f"]).count, equals: 2)
    }

    @Test("two neighbours that swap are one move")
    func swap() {
        let lines = edits(from: ["a", "b"], to: ["b", "a"])
        expect(lines == [moved(0, 1)] || lines == [moved(1, 0)], "\(lines)")
    }

    @Test("a reversal keeps one element in its place")
    func reversal() {
        let lines = edits(from: ["a", "b", "c", "d", "e"], to: ["e", "d", "c", "b", "a"])
        expect(lines.count == 4 && lines.allSatisfy { $0.hasPrefix("Moved") }, "\(lines)")
    }

    @Test("moves count every displayable before and after the edits")
    func movesAmongOthers() {
        expect(
            edits(from: ["x", "a", "b", "c"], to: ["c", "a", "b", "y"]), equals: [removed(0), moved(3, 0), inserted(3)])
    }

    @Test("an element of several displayables moves with all of them")
    func wideRows() {
        let items = Box(["a", "b", "c"])
        let host = TestHost.live {
            VStack {
                Text("title")
                ForEach(items.value, id: \.self) { item in
                    Text(item)
                    Text(item + item)
                }
            }
        }
        host.update()
        expect(host.lines { items.value = ["c", "a", "b"] }, equals: [moved(5, 1), moved(6, 2)])
        expect(host.labels, equals: ["title", "c", "cc", "a", "aa", "b", "bb"])
    }

    @Test("elements with different numbers of displayables have correct offsets")
    func unequalRows() {
        let items = Box([2, 0, 1])
        let host = TestHost.live {
            VStack {
                ForEach(items.value, id: \.self) { count in ForEach(0..<count) { Text("\(count).\($0)") } }
                Text("end")
            }
        }
        host.update()
        expect(host.lines { items.value = [0, 1, 2] }, equals: [moved(0, 1), moved(1, 2)])
        expect(host.labels, equals: ["1.0", "2.0", "2.1", "end"])
        expect(host.lines { items.value = [0, 1, 3, 2] }, equals: [inserted(1), inserted(2), inserted(3)])
        expect(host.lines { items.value = [0, 1, 2] }, equals: [removed(1), removed(2), removed(3)])
    }

    @Test("an element of the same id with another value is a change")
    func changes() {
        struct Item: Identifiable {
            let id: Int
            let title: String
        }
        let items = Box([Item(id: 1, title: "a"), Item(id: 2, title: "b")])
        let host = TestHost.live { VStack { ForEach(items.value) { Text($0.title) } } }
        host.update()
        let lines = host.lines { items.value = [Item(id: 2, title: "b"), Item(id: 1, title: "c")] }
        expect(lines.count == 2 && lines[0].hasPrefix("Moved") && lines[1] == "Changed displayable at 1", "\(lines)")
        expect(host.labels, equals: ["b", "c"])
    }
}
