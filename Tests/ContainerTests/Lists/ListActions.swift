import CasementTesting
import Expectations
import HostSupport
import Testing

/// Lists with a context menu and with an edit button.
@MainActor struct ListActions {
    @Test func doubleClickAndReturnRunThePrimaryAction() {
        let model = Numbered(5)
        let opened = Box<[Set<Int>]>([])
        let host = TestHost.live(width: 200, height: 280) {
            List(model.ids, id: \.self, selection: model.binding(\.many)) { Text("\($0)").frame(height: 20) }
                .listStyle(.plain)
                .contextMenu(forSelectionType: Int.self) { _ in
                    Text("menu")
                } primaryAction: {
                    opened.value.append($0)
                }
        }
        host.tap(at: CGPoint(x: 150, y: 42), count: 2)
        expect(opened.value, equals: [[1]])
        host.key(.downArrow, modifiers: .shift)
        host.key(.return)
        expect(opened.value, equals: [[1], [1, 2]])
    }

    @Test func editModeOffersToDelete() {
        let model = Numbered(5)
        let host = TestHost.live(width: 200, height: 300) {
            VStack(spacing: 0) {
                EditButton().accessibilityIdentifier("edit")
                List {
                    ForEach(model.ids, id: \.self) { Text("\($0)").accessibilityIdentifier("\($0)") }
                        .onDelete { model.deleted.append(Array($0)) }
                    Text("fixed")
                }
            }
        }
        host.update()
        let start = host.frame("1")?.minX ?? 0
        expect(host.frames("delete").isEmpty)
        host.tap("edit")
        expect(host.frames("delete").count, equals: 5)
        expect(host.frame("1")?.minX, equals: start + 28)
        if let third = host.frames("delete").dropFirst(2).first { host.tap(at: CGPoint(x: third.midX, y: third.midY)) }
        expect(model.deleted, equals: [[2]])
        host.tap("edit")
        expect(host.frames("delete").isEmpty && host.frame("1")?.minX == start)
    }
}
