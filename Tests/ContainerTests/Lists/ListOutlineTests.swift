import CasementTesting
import Expectations
import HostSupport
import Testing

private struct Folder: Identifiable {
    let id: String
    var children: [Folder]?
}

private let tree = [
    Folder(id: "a", children: [Folder(id: "b", children: [Folder(id: "c")]), Folder(id: "d")]), Folder(id: "e"),
]

@MainActor struct ListOutlineTests {
    private func texts(_ host: TestHost) -> [String] {
        host.labels.filter { $0.count == 1 }
    }

    @Test func keysOpenAndClose() throws {
        let chosen = Box<String?>(nil)
        let host = TestHost.live(width: 300, height: 300) {
            List(
                tree, children: \.children,
                selection: Binding {
                    chosen.value
                } set: {
                    chosen.value = $0
                }
            ) {
                Text($0.id).accessibilityIdentifier($0.id)
            }
        }
        host.update()
        expect(texts(host), equals: ["a", "e"])
        expect(host.frame("a")?.minX, equals: host.frame("e")?.minX)
        host.tap("a")
        expect(chosen.value, equals: "a")
        host.key(.rightArrow)
        host.settle()
        expect(texts(host), equals: ["a", "b", "d", "e"])
        expect(host.listRows.count, equals: 4)
        let a = try require(host.frame("a")), b = try require(host.frame("b")), d = try require(host.frame("d"))
        expect(b.minX == a.minX + 18 && d.minX == b.minX)
        host.key(.rightArrow)
        expect(chosen.value, equals: "b")
        host.key(.rightArrow)
        host.settle()
        expect(texts(host), equals: ["a", "b", "c", "d", "e"])
        host.key(.downArrow)
        expect(chosen.value, equals: "c")
        host.key(.leftArrow)
        expect(chosen.value, equals: "b")
        host.key(.leftArrow)
        host.settle()
        expect(texts(host), equals: ["a", "b", "d", "e"])
        host.key(.leftArrow)
        expect(chosen.value, equals: "a")
        host.key(.leftArrow)
        host.settle()
        expect(texts(host), equals: ["a", "e"])
        expect(host.highlighted, equals: ["a"])
    }

    @Test func aPressOnTheChevronOpens() throws {
        let host = TestHost.live(width: 300, height: 300) {
            List {
                DisclosureGroup("Group") {
                    Text("in")
                    Text("side")
                }
                Text("after")
            }
        }
        host.update()
        expect(host.listRows.count, equals: 2)
        host.tap(at: CGPoint(x: 24, y: 18))
        expect(host.listRows.count, equals: 4)
        let title = try require(host.find(text: "Group")), inner = try require(host.find(text: "in"))
        expect(inner.minX, equals: title.minX)
        // Without a selection the whole row toggles it.
        host.tap(at: CGPoint(x: 200, y: 18))
        expect(host.listRows.count, equals: 2)
    }

    @Test func groupsElsewhereAreOneView() {
        let host = TestHost.live(width: 300, height: 300) {
            List {
                VStack { DisclosureGroup("Group") { Text("in") } }
            }
        }
        host.update()
        expect(host.listRows.count, equals: 1)
    }
}
