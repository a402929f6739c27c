import CoreTesting
import Expectations
import HostSupport
import Testing

@testable import CasementCore

/// `ForEach` with edit actions: it deletes and moves the elements of its collection.
@MainActor struct EditActionsTests {
    private func host(_ model: Numbered, _ actions: EditActions<[Int]>) -> TestHost {
        let host = TestHost.live(width: 200, height: 200) {
            List(selection: model.binding(\.many)) {
                ForEach(model.binding(\.ids), id: \.self, editActions: actions) { $number in
                    Text("\(number)").frame(height: 20).accessibilityIdentifier("\(number)")
                }
            }
            .listStyle(.plain)
        }
        host.update()
        return host
    }

    private func row(_ index: Int) -> CGPoint { CGPoint(x: 150, y: CGFloat(index) * 28 + 14) }

    @Test("Delete removes the selected elements, also those out of view")
    func deleting() {
        let model = Numbered(50)
        let host = host(model, .all)
        host.tap(at: row(1))
        model.many = [1, 3, 45]
        host.update()
        host.key(.delete)
        host.update()
        expect(model.ids, equals: (0..<50).filter { ![1, 3, 45].contains($0) })
    }

    @Test("Drags move elements")
    func moving() {
        let model = Numbered(5)
        let host = host(model, .move)
        host.drag(from: row(0), to: CGPoint(x: 150, y: 28 * 3 + 2))
        host.update()
        expect(model.ids, equals: [1, 2, 0, 3, 4])
        host.tap(at: row(0))
        host.key(.delete)
        expect(model.ids.count, equals: 5)
    }

    @Test("Modifiers replace the edits, and rows exclude themselves")
    func modifiers() {
        let model = Numbered(5)
        let host = TestHost.live(width: 200, height: 200) {
            List(selection: model.binding(\.many)) {
                ForEach(model.binding(\.ids), id: \.self, editActions: .all) { $number in
                    Text("\(number)").frame(height: 20).deleteDisabled(number == 2)
                }
                .onDelete { model.deleted.append(Array($0)) }
            }
            .listStyle(.plain)
        }
        host.update()
        host.tap(at: row(1))
        host.key(.delete)
        expect(model.ids.count == 5 && model.deleted == [[1]])
        host.tap(at: row(2))
        host.key(.delete)
        expect(model.deleted, equals: [[1]])
    }

    @Test("In edit mode rows have a delete button while deleting is among the actions")
    func editMode() {
        let model = Numbered(3)
        let canDelete = Box(true)
        let host = TestHost.live(width: 200, height: 200) {
            let _ = model.one
            List {
                ForEach(model.binding(\.ids), id: \.self, editActions: canDelete.value ? .all : .move) { $number in
                    Text("\(number)")
                }
            }
            .environment(\.editMode, .constant(.active))
        }
        host.update()
        expect(host.listRows.filter { $0.control != nil }.count, equals: 3)
        canDelete.value = false
        model.one = 1
        host.update()
        expect(host.listRows.allSatisfy { $0.control == nil })
    }

    @Test("Elements that are gone already are not deleted or moved again")
    func stale() {
        var numbers = [1, 2, 3]
        let binding = Binding {
            numbers
        } set: {
            numbers = $0
        }
        // The rows are those of the first value.
        let host = TestHost(width: 200, height: 200) {
            List { ForEach(binding, id: \.self, editActions: .all) { $number in Text("\(number)").frame(height: 20) } }
                .listStyle(.plain)
        }
        host.update()
        numbers = [1]
        host.drag(from: row(2), to: CGPoint(x: 150, y: 2))
        host.drag(from: row(0), to: CGPoint(x: 150, y: 28 * 3 + 10))
        expect(numbers, equals: [1])
    }
}
