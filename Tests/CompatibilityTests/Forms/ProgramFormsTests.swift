import CasementTesting
import Expectations
import SwiftUI
import Testing

/// What the forms of `ProgramForms` do.
@MainActor struct ProgramFormsTests {
    @Test("Tags match a selection of the optional type")
    func optionalTags() throws {
        let chosen = Box<Flavour?>(.cherry)
        let host = TestHost(width: 300, height: 120) {
            OptionalPicker(flavour: Binding(get: { chosen.value }, set: { chosen.value = $0 }))
        }
        host.update()
        let marked = host.accessibilityTree.all.filter { $0.traits.contains("isSelected") }
        expect(marked.map(\.label), equals: ["Cherry"])
        host.tap(text: "Vanilla")
        expect(chosen.value, equals: .vanilla)
        host.tap(text: "None")
        expect(chosen.value == nil)
    }

    @Test("The setter of a binding receives the transaction of the write")
    func transactions() {
        var animations: [Animation?] = []
        let binding = Binding(
            get: { 1 },
            set: { (_: Int, transaction: Transaction) in
                animations.append(transaction.animation)
            })
        binding.wrappedValue = 2
        binding.animation(.linear).wrappedValue = 3
        withAnimation(.easeIn) { binding.wrappedValue = 4 }
        expect(animations, equals: [nil, .linear, .easeIn])
    }

    @Test("The transition of content is to interpolate")
    func contentTransitions() { expect(EnvironmentValues().contentTransition, equals: .interpolate) }

    @Test("Literals of colours and pictures")
    func literals() {
        expect(Literals.color, equals: UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 1))
        expect(Literals.image.size, equals: CGSize(width: 1, height: 1))
        let host = TestHost(width: 20, height: 20) { Literals.views }
        host.update()
        expect(host.snapshot()[2, 2].b, equals: 255)
    }

    @Test("Later names show something")
    func later() {
        let host = TestHost(width: 400, height: 1_200) { LaterNames() }
        host.update()
        for text in ["scrolled", "Close", "padded"] { expect(host.find(text: text) != nil, "\(text) is not shown") }
    }

    @Test("All forms show something")
    func shown() {
        let host = TestHost(width: 400, height: 600) {
            VStack {
                OlderViews.newerOrOlder()
                EagerMenus()
                PlanetTables()
                OlderControls()
            }
        }
        host.update()
        for text in ["row", "open", "Venus", "Mars", "Count", "any", "dark"] {
            expect(host.find(text: text) != nil, "\(text) is not shown")
        }
    }
}

private final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}
