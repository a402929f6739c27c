import CoreTesting
import Expectations
import HostSupport
import Testing

@MainActor struct BadLists {
    private struct Item: Identifiable {
        let id: Int
        let name: String
    }

    /// The warnings with this prefix.
    private func warnings(_ start: String, _ body: () -> Void) -> [String] {
        var found: [String] = []
        let outer = RuntimeWarning.onIssue
        RuntimeWarning.onIssue = { if $0.hasPrefix(start) { found.append($0) } }
        defer { RuntimeWarning.onIssue = outer }
        body()
        return found
    }

    @Test func duplicateIDsAreReported() {
        let items = [Item(id: 1, name: "a"), Item(id: 1, name: "b"), Item(id: 2, name: "c")]
        let chosen = Box<Int?>(nil)
        let found = warnings("ForEach") {
            let host = TestHost.live(width: 200, height: 200) {
                List(
                    items,
                    selection: Binding {
                        chosen.value
                    } set: {
                        chosen.value = $0
                    }
                ) {
                    Text($0.name).accessibilityIdentifier($0.name)
                }
            }
            host.tap("a")
            expect(host.highlighted, equals: [1, 1])
            host.key(.downArrow)
            host.key(.downArrow)
            expect(chosen.value, equals: 2)
        }
        expect(found.count, equals: 1)
    }

    @Test(arguments: [CGFloat.nan, -.infinity, .infinity, -5]) func invalidLengths(length: CGFloat) {
        let found = warnings("List:") {
            let host = TestHost.live(width: 200, height: 200) {
                List {
                    Text("a").listRowInsets(EdgeInsets(top: length, leading: length, bottom: 0, trailing: 0))
                    Text("b")
                    Section("c") { Text("d").frame(height: 10) }
                }
                .listRowSpacing(length)
                .listSectionSpacing(length)
                .environment(\.defaultMinListRowHeight, length)
            }
            host.update()
            for row in host.listRows {
                expect(row.windowFrame.minY.isFinite && row.size.height < 100)
            }
            expect(host.find(text: "d") != nil)
        }
        expect(Set(found).count, equals: (length == -5 ? 0 : 1))
    }

    @Test func rowsOfInfiniteHeight() {
        struct Endless: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: 10, height: CGFloat.nan)
            }
            func placeSubviews(in b: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        let host = TestHost.live(width: 200, height: 200) {
            List(0..<3, id: \.self) { number in
                Text("\(number)").frame(maxHeight: .infinity)
                Endless { Text("e") }
            }
        }
        host.update()
        expect(host.listRows.count >= 3)
        expect(host.listRows.allSatisfy { $0.size.height.isFinite })
        host.key(.end)
        host.scroll(at: CGPoint(x: 50, y: 50), dy: -1e9)
        expect(host.listRows.first?.windowFrame.minY, equals: 5)
    }

    @Test func nothingToSelectAndNothingToDelete() {
        let model = Numbered(0)
        let host = TestHost.live(width: 200, height: 200) {
            List(selection: model.binding(\.many)) {
                ForEach(model.ids, id: \.self) { Text("\($0)") }.onDelete { _ in }.onMove { _, _ in }
            }
        }
        host.tap(at: CGPoint(x: 50, y: 50), count: 2)
        for key in [
            KeyEquivalent.upArrow, .downArrow, .home, .end, .pageUp, .pageDown, .delete, .space, .return, .leftArrow,
        ] {
            host.key(key)
            host.key(key, modifiers: [.shift])
        }
        host.key("a", modifiers: [.control, .command])
        host.drag(from: CGPoint(x: 50, y: 20), to: CGPoint(x: 50, y: 100))
        expect(model.many.isEmpty)
        // A value that matches no row stays selected.
        model.many = [7]
        model.ids = [1, 2]
        host.update()
        host.key(.delete)
        expect(host.highlighted.isEmpty && model.many == [7])
        host.key(.downArrow)
        expect(model.many, equals: [1])
    }
}
