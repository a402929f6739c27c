import CoreTesting
import Expectations
import Foundation
import HostSupport
import Testing

@testable import CasementCore

private struct SizeKey: EnvironmentKey { static let defaultValue = 10 }
private struct NameKey: EnvironmentKey { static let defaultValue = "none" }

extension EnvironmentValues {
    fileprivate var size: Int {
        get { self[SizeKey.self] }
        set { self[SizeKey.self] = newValue }
    }
    fileprivate var name: String {
        get { self[NameKey.self] }
        set { self[NameKey.self] = newValue }
    }
}

/// Environment values: which views get them, and which bodies run when one changes.
@MainActor struct EnvironmentFlow {
    private struct Reader: View {
        let id: String
        let journal: Journal
        @Environment(\.size) private var size
        init(_ id: String, _ journal: Journal) { (self.id, self.journal) = (id, journal) }
        var body: some View {
            let _ = journal.lines.append(id)
            Text("\(id) \(size)")
        }
    }

    private struct NameReader: View {
        let journal: Journal
        @Environment(\.name) private var name
        var body: some View {
            let _ = journal.lines.append("name")
            Text(name)
        }
    }

    private struct Bystander: View {
        let journal: Journal
        /// Declared, but not read.
        @Environment(\.size) private var size
        var body: some View {
            let _ = journal.lines.append("bystander")
            Text("bystander")
        }
    }

    @Test("a key that is not set has its default")
    func standard() {
        expect(EnvironmentValues().size, equals: 10)
        expect(TestHost { Reader("a", Journal()) }.labels, equals: ["a 10"])
    }

    @Test("a value applies to its own subtree; the innermost wins")
    func scopes() {
        let journal = Journal()
        let host = TestHost {
            VStack {
                Reader("outside", journal)
                VStack {
                    Reader("outer", journal)
                    Reader("inner", journal).environment(\.size, 3)
                    Reader("nearest", journal).environment(\.size, 4).environment(\.size, 5)
                }
                .environment(\.size, 2)
                Reader("after", journal)
            }
        }
        expect(host.labels, equals: ["outside 10", "outer 2", "inner 3", "nearest 4", "after 10"])
    }

    @Test("a change runs only the bodies that read the key")
    func readersAlone() {
        let size = Box(1), journal = Journal()
        let host = TestHost.live {
            VStack {
                Reader("reader", journal)
                Bystander(journal: journal)
                NameReader(journal: journal)
                Reader("shielded", journal).environment(\.size, 7)
            }
            .environment(\.size, size.value)
        }
        host.update()
        _ = journal.take()
        let statistics = host.statistics { size.value = 2 }
        // In a process of tests that has used more keys than have bits of their own, a nearer value shields nothing.
        let isShared = EnvironmentKeyRegistry.bit(of: ObjectIdentifier(SizeKey.self)) & KeyBits.shared != 0
        expect(journal.take(), equals: isShared ? ["reader", "shielded"] : ["reader"])
        expect(statistics.bodies, equals: isShared ? 3 : 2, "the readers' and that of the body that set the value")
        expect(host.labels, equals: ["reader 2", "bystander", "none", "shielded 7"])
        expect(host.takeLines(), equals: ["Changed displayable at 0"])
    }

    /// With a key that each window sets, and so has a bit of its own in any process.
    @Test("a change runs only the bodies that read a key of Casement's, and none that has a nearer value")
    func readersOfACommonKeyAlone() {
        struct ZoneReader: View {
            let id: String
            let journal: Journal
            @Environment(\.timeZone) private var timeZone
            var body: some View {
                let _ = journal.lines.append(id)
                Text(verbatim: "\(id) \(timeZone.secondsFromGMT())")
            }
        }
        let seconds = Box(0), journal = Journal()
        let host = TestHost.live {
            VStack {
                ZoneReader(id: "reader", journal: journal)
                Bystander(journal: journal)
                NameReader(journal: journal)
                ZoneReader(id: "shielded", journal: journal)
                    .environment(\.timeZone, TimeZone(secondsFromGMT: 3600)!)
            }
            .environment(\.timeZone, TimeZone(secondsFromGMT: seconds.value)!)
        }
        host.update()
        _ = journal.take()
        let statistics = host.statistics { seconds.value = 7200 }
        expect(journal.take(), equals: ["reader"])
        expect(statistics.bodies, equals: 2, "the reader's and that of the body that set the value")
        expect(host.labels, equals: ["reader 7200", "bystander", "none", "shielded 3600"])
        expect(host.takeLines(), equals: ["Changed displayable at 0"])
    }

    @Test("an equal value runs no body")
    func equalValue() {
        let size = Box(1), journal = Journal()
        let host = TestHost.live { Reader("a", journal).environment(\.size, min(5, size.value)) }
        host.update()
        size.value = 5
        host.update()
        _ = journal.take()
        size.value = 6
        host.update()
        expect(journal.take(), equals: [])
    }

    @Test("a transform changes the inherited value, or the default")
    func transformOfInherited() {
        let journal = Journal()
        let host = TestHost {
            VStack {
                Reader("inherited", journal).transformEnvironment(\.size) { $0 += 1 }.environment(\.size, 1)
                Reader("default", journal).transformEnvironment(\.size) { $0 += 1 }
                Reader("set", journal).transformEnvironment(\.size) { $0 = 1 }
            }
        }
        expect(host.labels, equals: ["inherited 2", "default 11", "set 1"])
    }

    @Test("a transform changes the value around it, and updates when that changes")
    func transform() {
        let size = Box(1), journal = Journal()
        let host = TestHost.live {
            VStack {
                Reader("plus", journal).transformEnvironment(\.size) { $0 += 100 }
                Reader("twice", journal).transformEnvironment(\.size) { $0 *= 2 }.transformEnvironment(\.size) {
                    $0 += 1
                }
            }
            .environment(\.size, size.value)
        }
        expect(host.labels, equals: ["plus 101", "twice 4"])
        size.value = 5
        host.update()
        expect(host.labels, equals: ["plus 105", "twice 12"])
    }

    @Test("a deeply nested reader runs alone, whatever views are in between")
    func deep() {
        let journal = Journal()
        struct Middle: View {
            let journal: Journal
            var body: some View {
                let _ = journal.lines.append("middle")
                VStack { AnyView(Group { ForEach(0..<1) { _ in Reader("deep", journal).padding() } }) }
            }
        }
        let host = TestHost { Middle(journal: journal) }
        host.update()
        _ = journal.take()
        host.setEnvironment(\.size, 42)
        expect(journal.take(), equals: ["deep"])
        expect(host.labels, equals: ["deep 42"])
    }

    @Test("an inserted view reads the current value")
    func late() {
        let flag = Flag(false), size = Box(1), journal = Journal()
        let host = TestHost.live {
            VStack { if flag.value { Reader("late", journal) } }.environment(\.size, size.value)
        }
        host.update()
        size.value = 2
        host.update()
        flag.value = true
        host.update()
        expect(host.labels, equals: ["late 2"])
        size.value = 3
        host.update()
        expect(host.labels, equals: ["late 3"])
    }

    @Test("a view modifier reads its own environment, not its content's")
    func modifier() {
        struct Labelled: ViewModifier {
            @Environment(\.size) private var size
            func body(content: Content) -> some View {
                HStack {
                    content
                    Text("modifier \(size)")
                }
            }
        }
        let journal = Journal()
        let host = TestHost {
            Reader("content", journal).environment(\.size, 1).modifier(Labelled()).environment(\.size, 2)
        }
        expect(host.labels, equals: ["content 1", "modifier 2"])
    }
}
