import CasementTesting
import Testing

/// Of several nested identifiers or priorities of a view, the outermost counts, whichever of them changes, and whatever
/// their values were.
@MainActor @Suite struct NestedAttachments {
    @Test func anInnerIdentifierThatWasTheSame() {
        let name = Box("a")
        let host = TestHost.live {
            VStack { Color.red.accessibilityIdentifier(name.value).accessibilityIdentifier("a") }
        }
        host.update()
        name.value = "b"
        host.update()
        #expect(host.frame("a") != nil)
        #expect(host.frame("b") == nil)
    }

    @Test func anInnerIdentifierThatWasWhatTheOuterBecomes() {
        let names = Box(["a", "b"])
        let host = TestHost.live {
            VStack { Color.red.accessibilityIdentifier(names.value[0]).accessibilityIdentifier(names.value[1]) }
        }
        host.update()
        names.value = ["c", "a"]
        host.update()
        #expect(host.frame("a") != nil)
        #expect(host.frame("c") == nil)
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
        #expect(host.frame("first")?.width == 0)
        priority.value = -1
        host.update()
        #expect(host.frame("first")?.width == 0)
    }
}
