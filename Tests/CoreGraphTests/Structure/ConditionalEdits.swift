import CoreTesting
import Expectations
import HostSupport
import Testing

/// The edits that a container receives when a branch or an optional changes.
@MainActor struct ConditionalEdits {
    private let flag = Flag(true)

    /// The edits of one toggle of the flag, in a stack with this content.
    private func flip<Content: View>(@ViewBuilder _ content: @escaping (Flag) -> Content) -> [String] {
        let host = TestHost.live { VStack { content(flag) } }
        host.update()
        expect(host.takeLines().isEmpty, "the first build is not an edit")
        return host.lines { flag.value.toggle() }
    }

    @Test("a branch that switches is a removal and an insertion, never a change")
    func branch() {
        let host = TestHost.live {
            VStack {
                Text("One")
                if flag.value { Text("Two") } else { Text("Three") }
            }
        }
        host.update()
        expect(host.labels, equals: ["One", "Two"])
        expect(host.lines { flag.value = false }, equals: ["Removed displayable at 1", "Inserted displayable at 1"])
        expect(host.labels, equals: ["One", "Three"])
    }

    @Test("a text that changes without a branch is changed in place")
    func text() {
        expect(
            flip { flag in
                Text("One")
                Text(flag.value ? "Two" : "Three")
            }, equals: ["Changed displayable at 1"])
    }

    @Test("equal values cause no edit, although the body ran")
    func equalValues() {
        let host = TestHost.live {
            VStack {
                let _ = flag.value
                Text("One")
                Text("Two")
            }
        }
        host.update()
        _ = host.takeStatistics()
        expect(host.lines { flag.value = false }, equals: [])
        expect(host.takeStatistics().bodies, equals: 1)
    }

    @Test("offsets of edits count all displayables before them")
    func offset() {
        let lines = flip { flag in
            Group {
                Text("a")
                Text("b")
            }
            if flag.value { Text("x") } else { Text("y") }
        }
        expect(lines, equals: ["Removed displayable at 2", "Inserted displayable at 2"])
    }

    @Test("optional views that are absent at first appear at their places, in any order")
    func absentAtFirst() {
        struct Parts: View {
            let shown: Set<Int>
            var body: some View {
                if shown.contains(0) { Text("0") }
                Text("a")
                if shown.contains(1) { Text("1") }
                if shown.contains(2) {
                    Text("2")
                    if shown.contains(3) { Text("3") }
                }
                Text("b")
                if shown.contains(4) { Text("4") }
                Text("c")
                if shown.contains(5) { Text("5") }
            }
        }
        func labels(_ shown: Set<Int>) -> [String] { TestHost { VStack { Parts(shown: shown) } }.labels }
        for sets in [[[4], [4, 5], [0, 5]], [[5], [0, 1, 2, 3, 4, 5], []], [[2], [2, 3], [3], [1, 2]]] as [[Set<Int>]] {
            let shown = Box<Set<Int>>([])
            let host = TestHost.live { VStack { Parts(shown: shown.value) } }
            host.update()
            expect(host.labels, equals: ["a", "b", "c"])
            for set in sets {
                shown.value = set
                host.update()
                expect(host.labels, equals: labels(set), "\(set)")
            }
        }
        expect(labels([0, 3, 4, 5]), equals: ["0", "a", "b", "4", "c", "5"])
    }

    @Test("an optional view that appears reads the environment of the moment")
    func absentEnvironment() {
        struct Limit: View {
            @Environment(\.lineLimit) private var limit
            var body: some View { Text("\(limit ?? 0)") }
        }
        let size = Flag(false), flag = Flag(false)
        let host = TestHost.live {
            VStack {
                Text("a")
                if flag.value { Limit() }
            }
            .lineLimit(size.value ? 3 : 2)
        }
        host.update()
        size.value = true
        host.update()
        flag.value = true
        host.update()
        expect(host.labels, equals: ["a", "3"])
        size.value = false
        host.update()
        expect(host.labels, equals: ["a", "2"])
    }

    @Test("branches of different lengths; later siblings are unaffected")
    func lengths() {
        let host = TestHost.live {
            VStack {
                Text("0")
                if flag.value {
                    Text("a")
                    Text("b")
                } else {
                    Text("c")
                }
                Text("end")
            }
        }
        host.update()
        let first = host.lines { flag.value = false }
        expect(first, equals: ["Removed displayable at 1", "Removed displayable at 2", "Inserted displayable at 1"])
        expect(host.labels, equals: ["0", "c", "end"])
        let back = host.lines { flag.value = true }
        expect(back, equals: ["Removed displayable at 1", "Inserted displayable at 1", "Inserted displayable at 2"])
        expect(host.labels, equals: ["0", "a", "b", "end"])
    }

    @Test("an optional is inserted and removed")
    func optional() {
        flag.value = false
        let host = TestHost.live {
            VStack {
                Text("One")
                if flag.value { Text("Two") }
            }
        }
        host.update()
        expect(host.lines { flag.value = true }, equals: ["Inserted displayable at 1"])
        expect(host.lines { flag.value = false }, equals: ["Removed displayable at 1"])
        expect(host.labels, equals: ["One"])
    }

    @Test("two adjacent branches that both switch are reported one after the other")
    func adjacent() {
        let lines = flip { flag in
            if flag.value { Text("a") } else { Text("b") }
            if flag.value { Text("c") } else { Text("d") }
        }
        expect(
            lines,
            equals: [
                "Removed displayable at 0", "Inserted displayable at 0", "Removed displayable at 1",
                "Inserted displayable at 1",
            ])
    }

    @Test("a later sibling counts the displayables of earlier ones after their update")
    func offsetsAfterUpdate() {
        let lines = flip { flag in
            if flag.value {
                Text("a")
                Text("b")
            }
            Text(flag.value ? "c" : "d")
        }
        expect(lines, equals: ["Removed displayable at 0", "Removed displayable at 1", "Changed displayable at 0"])
    }

    @Test("a branch inside an unchanged branch is an edit of the inner one alone")
    func nested() {
        let outer = Flag(true)
        let host = TestHost.live {
            VStack {
                if outer.value {
                    Text("a")
                    if flag.value { Text("b") } else { Text("c") }
                } else {
                    Text("d")
                }
            }
        }
        host.update()
        expect(host.lines { flag.value = false }, equals: ["Removed displayable at 1", "Inserted displayable at 1"])
        let all = host.lines { outer.value = false }
        expect(all, equals: ["Removed displayable at 0", "Removed displayable at 1", "Inserted displayable at 0"])
    }

    @Test("each case of a switch is a separate branch; the same case again is a change")
    func cases() {
        let choice = Box(0)
        let host = TestHost.live {
            VStack {
                switch choice.value {
                case 0: Text("zero")
                case 1: Text("one")
                default: Text("\(choice.value)")
                }
            }
        }
        host.update()
        let swap = ["Removed displayable at 0", "Inserted displayable at 0"]
        expect(host.lines { choice.value = 1 }, equals: swap)
        expect(host.lines { choice.value = 2 }, equals: swap)
        expect(host.lines { choice.value = 3 }, equals: ["Changed displayable at 0"])
        expect(host.labels, equals: ["3"])
    }
}
