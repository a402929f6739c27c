import CasementTesting
import Expectations
import Foundation
import Testing

/// Tab stops in controls of several parts, and keys inside them.
@MainActor struct TabStops {
    private let model = ControlModel()

    private struct Letters: View {
        @Bindable var model: ControlModel
        let look: Int
        var body: some View {
            VStack {
                switch look {
                case 0: picker.pickerStyle(.segmented)
                case 1: picker.pickerStyle(.radioGroup)
                default: picker
                }
                Button("after") { model.log.append("after") }
                Button("C") { model.choice = "C" }.keyboardShortcut("c")
                Button("none") { model.choice = "none" }.keyboardShortcut("n")
            }
        }
        private var picker: some View {
            Picker("Letter", selection: $model.choice) { ForEach(["A", "B", "C"], id: \.self) { Text($0) } }
        }
    }

    private func focused(_ host: TestHost) -> String? {
        func search(_ element: AccessibilitySnapshot) -> String? {
            if element.traits.contains("isFocused") { return element.label }
            for child in element.children { if let found = search(child) { return found } }
            return nil
        }
        return search(host.accessibilityTree)
    }

    @Test("a group of choices is one stop, the selected one, and the focus follows the selection", arguments: [0, 1])
    func groups(look: Int) {
        let (model, keys): (ControlModel, [KeyEquivalent]) = (model, look == 0 ? [.rightArrow] : [.downArrow])
        model.choice = "B"
        let host = TestHost { Letters(model: model, look: look) }
        host.key(.tab)
        expect(focused(host), equals: "B")
        host.key(keys[0])
        expect(model.choice == "C" && focused(host) == "C")
        host.key(.upArrow)
        host.key(.upArrow)
        expect(model.choice == "A" && focused(host) == "A")
        host.key("c", modifiers: .control)
        expect(focused(host), equals: "C", "selected by the program")
        host.key(.tab)
        expect(focused(host), equals: "after")
        host.key(.tab, modifiers: .shift)
        expect(focused(host), equals: "C")
    }

    @Test("without a selection the first one is the stop", arguments: [0, 1])
    func nothingChosen(look: Int) {
        model.choice = "none"
        let model = model
        let host = TestHost { Letters(model: model, look: look) }
        host.key(.tab)
        expect(focused(host), equals: "A")
        host.key(.space)
        expect(model.choice == "A" && focused(host) == "A")
    }

    @Test("a control with a menu opens it by the arrow keys up and down, and ignores the others")
    func menus() {
        let model = model
        let host = TestHost { Letters(model: model, look: 2) }
        host.key(.tab)
        host.key(.rightArrow)
        expect(host.find(text: "B") == nil)
        host.key(.tab, modifiers: .shift)
        while focused(host) != "Letter" { host.key(.tab) }
        host.key(.downArrow)
        expect(host.find(text: "B") != nil)
        // It begins at the choice, which is A.
        host.key(.downArrow)
        host.key(.return)
        expect(model.choice, equals: "B")
        host.key(.downArrow)
        expect(host.find(text: "A") != nil)
    }

    @Test("Home, End, Page Up and Page Down move a slider")
    func slider() {
        struct Page: View {
            @Bindable var model: ControlModel
            var body: some View { Slider(value: $model.value, in: 0...10, step: 1) }
        }
        let model = model
        let host = TestHost { Page(model: model) }
        host.key(.tab)
        host.key(.end)
        expect(model.value, equals: 10)
        host.key(.pageDown)
        expect(model.value, equals: 8)
        host.key(.home)
        expect(model.value, equals: 0)
        host.key(.pageUp)
        expect(model.value, equals: 2)
        host.key(.end, modifiers: .control)
        expect(model.value, equals: 2)
    }

    @Test("a context menu without items opens nothing")
    func emptyMenu() {
        struct Page: View {
            var items: [String]
            var body: some View {
                Color.red.contextMenu { ForEach(items, id: \.self) { Button($0) {} } }
            }
        }
        for (items, isOpen) in [([], false), (["Copy"], true)] {
            let host = TestHost { Page(items: items) }
            host.update()
            host.deliver(.pointerDown(CGPoint(x: 100, y: 100), .secondary, clicks: 1))
            host.update()
            expect(host.accessibilityTree.children.isEmpty != isOpen)
        }
    }

    @Test("a picker's button shows its current value label if it has one")
    func currentValue() {
        struct Page: View {
            @Bindable var model: ControlModel
            var body: some View {
                Picker("Letter", selection: $model.choice) {
                    Text("Alpha").tag("A")
                    Text("Beta").tag("B")
                } currentValueLabel: {
                    Text("now \(model.choice)")
                }
            }
        }
        let model = model
        let host = TestHost { Page(model: model) }
        host.update()
        expect(host.find(text: "now A") != nil && host.find(text: "Alpha") == nil)
        model.choice = "B"
        host.update()
        expect(host.find(text: "now B") != nil)
    }

    @Test("a value in a field is formatted and parsed in the environment's locale, unless its format has one")
    func locale() throws {
        struct Page: View {
            @Bindable var model: ControlModel
            var body: some View {
                VStack {
                    TextField("here", value: $model.value, format: .number).accessibilityIdentifier("here")
                    TextField("there", value: $model.value, format: .number.locale(Locale(identifier: "en_US")))
                }
            }
        }
        let model = model
        let host = TestHost { Page(model: model) }
        host.setEnvironment(\.locale, Locale(identifier: "de_DE"))
        host.update()
        expect(host.find(text: "0,5") != nil && host.find(text: "0.5") != nil)
        host.tap("here")
        host.key("a", modifiers: .control)
        host.type("3,75\n")
        expect(model.value, equals: 3.75)
        host.setEnvironment(\.locale, Locale(identifier: "fr_CH"))
        expect(host.find(text: "3,75") == nil || host.find(text: "3.75") != nil)
    }
}
