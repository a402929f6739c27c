import Casement
import CasementTesting
import Foundation
import Testing

/// A window with every control there is, as programs write them.
private struct AllControls: View {
    @State private var isOn = true
    @State private var number = 0.5
    @State private var count = 1
    @State private var choice = 1
    @State private var text = "text"
    @State private var selected: Int? = 1
    @State private var isOpen = true

    var body: some View {
        VStack {
            buttons
            values
            texts
            Form {
                Section("Form") {
                    Toggle("In a form", isOn: $isOn)
                    Picker("Chosen", selection: $choice) { choices }
                    TextField("Field", text: $text)
                    LabeledContent("Level") { Slider(value: $number) }
                }
            }
            .frame(height: 200)
            List(selection: $selected) {
                Section("List") { ForEach(0..<3) { Text("row \($0)") } }
                DisclosureGroup("Group", isExpanded: $isOpen) { Text("inside") }
            }
            .frame(height: 150)
            TabView {
                Text("first").tabItem { Label("First", systemImage: "star") }
                Text("second").tabItem { Text("Second") }
            }
            .frame(height: 100)
        }
    }

    @ViewBuilder private var choices: some View {
        Text("One").tag(1)
        Text("Two").tag(2)
    }

    @ViewBuilder private var buttons: some View {
        Button("Button") {}
        Button("Trash", systemImage: "trash") {}.labelStyle(.iconOnly)
        Button("Delete", role: .destructive) {}.buttonStyle(.plain)
        Menu("Menu") { Button("Item") {} }
        Menu("Both") {
            Button("Item") {}
        } primaryAction: {
        }
        EditButton()
        if let url = URL(string: "https://example.org") { Link("Link", destination: url) }
        ControlGroup {
            Button("Left") {}
            Button("Right") {}
        }
        Text("tapped").onTapGesture {}
    }

    @ViewBuilder private var values: some View {
        Toggle("Checkbox", isOn: $isOn).toggleStyle(.checkbox)
        Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
        Toggle("Pressed", isOn: $isOn).toggleStyle(.button)
        Slider(value: $number) { Text("Slider") }
        Stepper("Stepper", value: $count)
        Picker("Picker", selection: $choice) { choices }
        Picker("Segments", selection: $choice) { choices }.pickerStyle(.segmented)
        Picker("Radios", selection: $choice) { choices }.pickerStyle(.radioGroup)
        ProgressView("Progress", value: 0.3)
        Gauge(value: 0.3) { Text("Gauge") }
    }

    @ViewBuilder private var texts: some View {
        TextField("Name", text: $text)
        SecureField("Secret", text: $text)
        TextField("Number", value: $number, format: .number)
        GroupBox("Box") { Text("boxed") }
        DisclosureGroup("Details", isExpanded: $isOpen) { Text("detail") }
    }
}

@MainActor @Suite("Accessibility: every control") struct EveryControl {
    private let interactive: Set<String> = [
        "link", "button", "checkbox", "switch", "radio", "slider", "stepper", "textfield", "menuitem", "tab",
    ]

    private func faults(_ tree: AccessibilitySnapshot) -> [String] {
        tree.all.compactMap { element in
            let isNamed = !(element.label ?? "").isEmpty || element.children.contains { !($0.label ?? "").isEmpty }
            if interactive.contains(element.role), element.label?.isEmpty ?? true { return "no label: \(element)" }
            if !element.actions.isEmpty, !isNamed, element.role != "list" { return "not named: \(element)" }
            if interactive.contains(element.role), !element.traits.contains("isDisabled"), element.actions.isEmpty {
                return "no action: \(element)"
            }
            if element.frame.isEmpty, !element.actions.isEmpty { return "nowhere: \(element)" }
            return nil
        }
    }

    @Test("nothing that reacts is without a role, a label, a place and an action")
    func complete() {
        let host = TestHost(width: 600, height: 1800) { AllControls() }
        host.update()
        let tree = host.accessibilityTree
        #expect(faults(tree).isEmpty)
        let roles = Set(tree.all.map(\.role))
        #expect(interactive.subtracting(["menuitem"]).subtracting(roles).isEmpty)
        #expect(tree.all.filter { interactive.contains($0.role) }.count > 25)
        for menu in ["Menu", "Picker"] {
            #expect(host.perform("showMenu", onLabel: menu))
            let open = host.accessibilityTree
            #expect(open.first { $0.role == "menu" }?.label == menu)
            #expect(faults(open).isEmpty && open.first { $0.role == "menuitem" } != nil)
            host.key(.escape)
            #expect(host.accessibilityTree.first { $0.role == "menu" } == nil)
        }
    }

    @Test("what is disabled says so and does nothing")
    func disabled() {
        let host = TestHost(width: 600, height: 1800) { AllControls().disabled(true) }
        host.update()
        for element in host.accessibilityTree.all where interactive.contains(element.role) {
            #expect(element.traits.contains("isDisabled"), "\(element)")
            #expect(element.actions.isEmpty, "\(element)")
        }
    }

    @Test("the focus of the keyboard is one element's")
    func focus() {
        let host = TestHost(width: 600, height: 1800) { AllControls() }
        host.update()
        for _ in 0..<30 {
            host.key(.tab)
            let focused = host.accessibilityTree.all.filter { $0.traits.contains("isFocused") }
            #expect(focused.count == 1, "\(focused)")
        }
    }
}
