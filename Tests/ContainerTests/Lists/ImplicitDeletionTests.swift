import CasementTesting
import ControlSupport
import Expectations
import HostSupport
import SwiftUI
import Testing

/// Rows with `onDelete` and without actions of the program's offer to be deleted.
@MainActor struct ImplicitDeletionTests {
    private let names = Names()

    private func host<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
        let host = TestHost.live(width: 260, height: 160) { content() }
        host.settle()
        return host
    }

    @Test("The row under the pointer has a button, and its menu has an item")
    func offered() throws {
        let host = host {
            List { ForEach(names.all, id: \.self) { Text($0) }.onDelete { names.all.remove(atOffsets: $0) } }
        }
        expect(host.deleteButtons.isEmpty)
        host.hover(at: try require(host.middle(of: "Cherry")))
        expect(host.deleteButtons.count, equals: 1)
        host.tap(at: try require(host.deleteButtons.first?.middle))
        expect(names.all, equals: ["Apple", "Mango", "Plum"])
        host.pressSecondary(at: try require(host.middle(of: "Mango")))
        expect(host.menuItems, equals: ["Delete"])
        host.key(.downArrow)
        host.key(.return)
        expect(names.all, equals: ["Apple", "Plum"])
    }

    @Test("A list that edits its data offers it, too")
    func edited() throws {
        let host = host { EditedNames(names: names) }
        host.hover(at: try require(host.middle(of: "Cherry")))
        host.tap(at: try require(host.deleteButtons.first?.middle))
        expect(names.all, equals: ["Apple", "Mango", "Plum"])
    }

    @Test("Actions of the program replace it, at either edge; so does what disables deleting, and edit mode")
    func replaced() throws {
        let host = host {
            List {
                ForEach(names.all, id: \.self) { name in
                    Text(name)
                        .swipeActions(edge: .leading) { if name == "Apple" { Button("Read") {} } }
                        .deleteDisabled(name == "Cherry")
                }
                .onDelete { names.all.remove(atOffsets: $0) }
            }
        }
        host.hover(at: try require(host.middle(of: "Apple")))
        expect(host.find(text: "Read") != nil && host.deleteButtons.isEmpty)
        host.hover(at: try require(host.middle(of: "Cherry")))
        expect(host.deleteButtons.isEmpty)

        let editing = self.host {
            List { ForEach(names.all, id: \.self) { Text($0) }.onDelete { names.all.remove(atOffsets: $0) } }
                .environment(\.editMode, .constant(.active))
        }
        editing.pressSecondary(at: try require(editing.middle(of: "Cherry")))
        expect(editing.menuItems.isEmpty)
    }

    @Test("It comes and goes with the action")
    func optional() throws {
        names.hasMore = false
        let host = host {
            List {
                ForEach(names.all, id: \.self) { Text($0) }
                    .onDelete(perform: names.hasMore ? { names.all.remove(atOffsets: $0) } : nil)
            }
        }
        host.hover(at: try require(host.middle(of: "Cherry")))
        expect(host.deleteButtons.isEmpty)
        names.hasMore = true
        host.settle()
        host.hover(at: try require(host.middle(of: "Mango")))
        expect(host.deleteButtons.count, equals: 1)
        names.hasMore = false
        host.settle()
        expect(host.deleteButtons.isEmpty)
    }
}

private struct EditedNames: View {
    @Bindable var names: Names
    var body: some View { List($names.all, id: \.self, editActions: .delete) { Text($0.wrappedValue) } }
}

extension TestHost {
    /// The frames of the buttons over rows.
    fileprivate var deleteButtons: [CGRect] { frames("delete") }
}

extension CGRect {
    fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
