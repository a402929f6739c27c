import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

/// Overlays and backgrounds: one instance, with its own state, for each displayable below.
@MainActor struct SecondaryViews {
    @Test("each displayable of a group has an overlay with its own state")
    func separateState() {
        let flag = Flag(true)
        let host = TestHost.live {
            HStack {
                Group {
                    if flag.value { Color.red }
                    Color.blue
                }.overlay { Counter("n") }
            }
        }
        expect(host.labels, equals: ["n0", "n0"])
        let frames = host.frames("n")
        expect(frames.count, equals: 2)
        for frame in [frames[1], frames[1], frames[0]] { host.tap(at: CGPoint(x: frame.midX, y: frame.midY)) }
        expect(host.labels, equals: ["n1", "n2"])
        expect(host.lines { flag.value = false }, equals: ["Removed displayable at 0"])
        expect(host.labels, equals: ["n2"], "the other one's state is kept")
        expect(host.lines { flag.value = true }, equals: ["Inserted displayable at 0"])
        expect(host.labels, equals: ["n0", "n2"])
    }

    @Test("an overlay moves with its displayable")
    func moves() {
        let items = Box(["a", "b", "c"])
        let host = TestHost.live {
            HStack {
                ForEach(items.value, id: \.self) { _ in Color.red }.background { Color.blue }.overlay { Counter("n") }
            }
        }
        let last = host.frames("n")[2]
        host.tap(at: CGPoint(x: last.midX, y: last.midY))
        expect(host.labels, equals: ["n0", "n0", "n1"])
        expect(host.lines { items.value = ["c", "a", "b"] }, equals: ["Moved displayable from 2 to 0"])
        expect(host.labels, equals: ["n1", "n0", "n0"])
    }

    @Test("overlays and backgrounds do not change the number of displayables")
    func count() {
        let host = TestHost {
            HStack {
                Group {
                    Text("a")
                    Text("b")
                }.overlay {
                    Text("x")
                    Text("y")
                }.background { Color.red }
            }
        }
        expect(host.layoutTree.children.map(\.kind), equals: ["background", "background"])
        expect(host.labels.sorted(), equals: ["a", "b", "x", "x", "y", "y"])
    }

    @Test("all instances get a new value of the overlay")
    func newValue() {
        let text = Box("x")
        let host = TestHost.live {
            HStack {
                Group {
                    Color.red
                    Color.blue
                }.overlay { Text(text.value) }
            }
        }
        host.update()
        text.value = "y"
        host.update()
        expect(host.labels, equals: ["y", "y"])
    }

    @Test("a branch inside an overlay is an edit of the overlay alone")
    func edits() {
        let flag = Flag(true)
        let host = TestHost.live { VStack { Color.red.overlay { if flag.value { Text("a") } else { Text("b") } } } }
        host.update()
        flag.value = false
        host.update()
        expect(
            host.takeEdits().map { "\($0.container): \($0)" },
            equals: ["overlay: Removed displayable at 0", "overlay: Inserted displayable at 0"])
    }
}
