import CoreTesting
import Expectations
import HostSupport
import Testing

/// Of several nested identifiers or priorities of a view, the outermost counts, whichever of them changes, and whatever
/// their values were.
@MainActor struct NestedAttachments {
    @Test func anInnerIdentifierThatWasTheSame() {
        let name = Box("a")
        let host = TestHost.live {
            VStack { Color.red.accessibilityIdentifier(name.value).accessibilityIdentifier("a") }
        }
        host.update()
        name.value = "b"
        host.update()
        expect(host.frame("a") != nil)
        expect(host.frame("b") == nil)
    }

    @Test func anInnerIdentifierThatWasWhatTheOuterBecomes() {
        let names = Box(["a", "b"])
        let host = TestHost.live {
            VStack { Color.red.accessibilityIdentifier(names.value[0]).accessibilityIdentifier(names.value[1]) }
        }
        host.update()
        names.value = ["c", "a"]
        host.update()
        expect(host.frame("a") != nil)
        expect(host.frame("c") == nil)
    }

    @Test func anInnerPriorityThatWasTheSame() {
        let priority = Box(1.0)
        let host = TestHost.live(width: 100, height: 20) {
            HStack(spacing: 0) {
                Color.red.accessibilityIdentifier("first")
                Color.blue.layoutPriority(priority.value).layoutPriority(1)
            }
        }
        host.update()
        expect(host.frame("first")?.width, equals: 0)
        priority.value = -1
        host.update()
        expect(host.frame("first")?.width, equals: 0)
    }

    @Test("the outer of two identifiers counts when the inner one changes") func nestedIdentifier() {
        let name = Box("a")
        let host = TestHost.live { Text("x").accessibilityIdentifier(name.value).accessibilityIdentifier("outer") }
        let frame = TestHost { Text("x") }.find(text: "x")
        expect(host.frame("outer") == frame && host.frame("a") == nil)
        name.value = "b"
        host.update()
        expect(host.frame("outer") == frame && host.frame("b") == nil)
    }

    @Test("the outer of two priorities counts when the inner one changes") func nestedPriority() {
        let p = Box(0.0)
        let long = "some rather long text that wraps over lines when it is squeezed"
        expectLikeFresh(width: 200, change: [{ p.value = 3 }]) {
            HStack {
                Text(long).layoutPriority(p.value).layoutPriority(1)
                Text(long).layoutPriority(2)
            }
        }
    }
}
