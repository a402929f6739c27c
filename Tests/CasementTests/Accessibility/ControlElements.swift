import Casement
import CasementTesting
import Expectations
import Foundation
import Testing

@MainActor @Observable private final class Values {
    var isOn = true
    var volume = 0.5
    var size = 30.0
    var copies = 3
    var flavour = "b"
    var name = "Ada"
    var secret = "xyz"
    var presses = 0
    var isOpen = false
}

private struct LiveStack<Content: View>: View {
    let content: () -> Content
    var body: some View { VStack { content() } }
}

/// The accessibility elements of controls.
@MainActor struct ControlElements {
    private let values = Values()

    private func host<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
        TestHost(width: 500, height: 500) { LiveStack(content: content) }
    }

    private func only(_ host: TestHost) throws -> AccessibilitySnapshot {
        expect(host.accessibilityTree.children.count, equals: 1, "\(host.accessibilityTree)")
        return try require(host.accessibilityTree.children.first)
    }

    @Test("a button has its content as label, can be pressed, and is disabled with the views around it")
    func button() throws {
        @Bindable var values = values
        let host = host {
            Button {
                values.presses += 1
            } label: {
                HStack {
                    Image(systemName: "star")
                    Text("Rate")
                    Text("it")
                }
            }
            .disabled(values.isOpen)
        }
        let button = try only(host)
        expect(button.role == "button" && button.label == "Rate, it" && button.traits == ["isButton"])
        expect(button.actions == ["press"] && button.children.isEmpty)
        expect(host.perform(onLabel: "Rate, it") && values.presses == 1)
        values.isOpen = true
        host.update()
        expect(try only(host).traits == ["isButton", "isDisabled"] && only(host).actions.isEmpty)
        expect(!host.perform(onLabel: "Rate, it") && values.presses == 1)
    }

    @Test("a divider in a label or in a style has no label")
    func dividers() throws {
        let host = host {
            GroupBox {
                Text("content")
            } label: {
                VStack {
                    Text("title")
                    Divider()
                }
            }
            Button {
            } label: {
                Divider()
            }
        }
        expect(host.accessibilityTree.all.contains { $0.label == "title" })
    }

    @Test("a symbol-only control has the meaning of its symbol as label, or its hidden title")
    func symbols() throws {
        expect(
            try only(host { Button("Bin", systemImage: "trash") {}.labelStyle(.iconOnly) }).label, equals: "Bin")
        let host = host {
            Button {
            } label: {
                Image(systemName: "trash.fill")
            }
        }
        expect(try only(host).label, equals: "Delete")
    }

    @Test("a toggle of each style is one element with a value, which a press toggles")
    func toggles() throws {
        @Bindable var values = values
        for (style, role) in [(0, "checkbox"), (1, "switch"), (2, "button"), (3, "checkbox")] {
            let host = host {
                switch style {
                case 0: Toggle("Wi-Fi", isOn: $values.isOn).toggleStyle(.checkbox)
                case 1: Toggle("Wi-Fi", isOn: $values.isOn).toggleStyle(.switch)
                case 2: Toggle("Wi-Fi", isOn: $values.isOn).toggleStyle(.button)
                default: Toggle("Wi-Fi", isOn: $values.isOn).toggleStyle(Drawn())
                }
            }
            values.isOn = true
            host.update()
            let toggle = try only(host)
            expect(toggle.role == role && toggle.label == "Wi-Fi" && toggle.value == "on")
            expect(toggle.traits.contains("isToggle") && toggle.actions == ["press"])
            expect(host.perform(onLabel: "Wi-Fi") && !values.isOn)
            expect(try only(host).value, equals: "off")
        }
    }

    private struct Drawn: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Circle().frame(width: 8, height: 8)
                configuration.label
            }
        }
    }

    @Test("hidden labels are still labels of elements")
    func hiddenLabels() {
        @Bindable var values = values
        let host = host {
            Toggle("Wi-Fi", isOn: $values.isOn)
            Toggle("LAN", isOn: $values.isOn).toggleStyle(.switch)
            Slider(value: $values.volume) { Text("Volume") }
            Stepper("Copies", value: $values.copies)
            Picker("Flavour", selection: $values.flavour) { Text("Vanilla").tag("a") }
            TextField("Name", text: $values.name)
        }
        let shown = host.accessibilityTree.children.map(\.label)
        let hidden = self.host {
            VStack {
                Toggle("Wi-Fi", isOn: $values.isOn)
                Toggle("LAN", isOn: $values.isOn).toggleStyle(.switch)
                Slider(value: $values.volume) { Text("Volume") }
                Stepper("Copies", value: $values.copies)
                Picker("Flavour", selection: $values.flavour) { Text("Vanilla").tag("a") }
                TextField("Name", text: $values.name)
            }
            .labelsHidden()
        }
        expect(shown, equals: ["Wi-Fi", "LAN", "Volume", "Copies", "Flavour", "Name"])
        expect(hidden.accessibilityTree.children.map(\.label), equals: shown)
    }

    @Test("a slider's value is a percentage or a number, and is adjusted by a step")
    func slider() throws {
        @Bindable var values = values
        let share = host { Slider(value: $values.volume) { Text("Volume") } }
        expect(try only(share).role == "slider" && only(share).value == "50%")
        expect(share.perform("increment", onLabel: "Volume") && abs(values.volume - 0.6) < 1e-9)
        expect(try only(share).value, equals: "60%")
        let number = host {
            Slider(value: $values.size, in: 0...100, step: 5) {
                Text("Size")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("100")
            }
        }
        expect(try only(number).label == "Size" && only(number).value == "30")
        expect(number.perform("decrement", onLabel: "Size") && values.size == 25)
    }

    @Test("a stepper is one element, which stops at the ends of its range")
    func stepper() throws {
        @Bindable var values = values
        let host = host { Stepper("Copies", value: $values.copies, in: 1...4) }
        expect(try only(host).role == "stepper" && only(host).label == "Copies" && only(host).value == "3")
        expect(host.perform("increment", onLabel: "Copies") && values.copies == 4)
        expect(try only(host).actions, equals: ["decrement"])
    }

    @Test("a picker's value is the selection; its menu is in the tree while it is open")
    func menuPicker() throws {
        @Bindable var values = values
        let host = host {
            Picker("Flavour", selection: $values.flavour) {
                Text("Vanilla").tag("a")
                Text("Cherry").tag("b")
            }
        }
        let picker = try only(host)
        expect(picker.role == "button" && picker.label == "Flavour" && picker.value == "Cherry")
        expect(picker.actions == ["press", "showMenu"] && picker.traits.contains("isCollapsed"))
        host.perform("showMenu", onLabel: "Flavour")
        let menu = try require(host.accessibilityTree.children.last)
        expect(menu.role == "menu" && menu.traits == ["isModal"] && menu.actions == ["escape"])
        expect(menu.children.map(\.role), equals: ["menuitem", "menuitem"])
        expect(menu.children.map(\.label), equals: ["Vanilla", "Cherry"])
        expect(menu.children.map { $0.traits.contains("isSelected") }, equals: [false, true])
        expect(host.perform(onLabel: "Vanilla") && values.flavour == "a")
        expect(try only(host).value, equals: "Vanilla")
    }

    @Test("other pickers are groups of radio buttons, tabs are tabs")
    func radios() throws {
        @Bindable var values = values
        for isSegmented in [true, false] {
            let host = host {
                if isSegmented {
                    Picker("Flavour", selection: $values.flavour) {
                        Text("Vanilla").tag("a")
                        Text("Cherry").tag("b")
                    }
                    .pickerStyle(.segmented)
                } else {
                    Picker("Flavour", selection: $values.flavour) {
                        Text("Vanilla").tag("a")
                        Text("Cherry").tag("b")
                    }
                    .pickerStyle(.radioGroup)
                }
            }
            values.flavour = "b"
            host.update()
            let group = try only(host)
            expect(group.role == "group" && group.label == "Flavour")
            expect(group.children.map(\.role), equals: ["radio", "radio"])
            expect(group.children.map { $0.traits.contains("isSelected") }, equals: [false, true])
            expect(host.perform(onLabel: "Vanilla") && values.flavour == "a")
        }
        let tabs = host {
            TabView {
                Text("One").tabItem { Label("First", systemImage: "star") }
                Text("Two").tabItem { Text("Second") }
            }
        }
        func bar() -> [AccessibilitySnapshot] { tabs.accessibilityTree.children.first?.children ?? [] }
        expect(tabs.accessibilityTree.children.map(\.role), equals: ["tablist", "text"])
        expect(bar().map(\.role), equals: ["tab", "tab"])
        expect(bar().map(\.label) == ["First", "Second"] && tabs.accessibilityTree.children[1].label == "One")
        tabs.perform(onLabel: "Second")
        expect(bar().map(\.label) == ["First", "Second"] && tabs.accessibilityTree.children[1].label == "Two")
        expect(bar()[1].traits.contains("isSelected"))
    }

    @Test("fields have title, text and prompt; a secret is not disclosed")
    func fields() throws {
        @Bindable var values = values
        let host = host {
            TextField("Name", text: $values.name, prompt: Text("Ada Lovelace")).accessibilityIdentifier("name")
            SecureField("Password", text: $values.secret)
            TextEditor(text: $values.name).accessibilityLabel("Notes")
        }
        let (field, secret, editor) = (
            host.accessibilityTree.children[0], host.accessibilityTree.children[1], host.accessibilityTree.children[2]
        )
        expect(
            field.role == "textfield" && field.label == "Name" && field.value == "Ada" && field.hint == "Ada Lovelace")
        expect(secret.label == "Password" && secret.value == nil && secret.traits == ["isSecure"])
        expect(editor.role == "textfield" && editor.label == "Notes" && editor.value == "Ada")
        host.perform(on: "name")
        host.type("!")
        expect(values.name.contains("!"))
        expect(host.accessibilityTree.first("name")?.traits.contains("isFocused") ?? false)
    }

    @Test("progress, gauges, links, boxes and disclosure groups")
    func others() throws {
        @Bindable var values = values
        let host = host {
            ProgressView("Copying", value: 3, total: 10)
            ProgressView("Waiting")
            Gauge(value: 0.25) { Text("Load") }
            if let url = URL(string: "https://example.org") { Link("Manual", destination: url) }
            GroupBox("Network") { Text("Online") }
            DisclosureGroup("Details", isExpanded: $values.isOpen) { Text("inside") }
            Label("Lightning", systemImage: "bolt")
        }
        let all = host.accessibilityTree.children
        expect(all.map(\.role), equals: ["progress", "progress", "progress", "link", "group", "button", "text"])
        expect(
            all.map(\.label), equals: ["Copying", "Waiting", "Load", "Manual", "Network", "Details", "Lightning"])
        expect(all.map(\.value), equals: ["30%", nil, "25%", nil, nil, nil, nil])
        expect(all[4].children.map(\.label), equals: ["Online"])
        expect(all[5].traits.contains("isCollapsed") && all[5].actions == ["press", "expand"])
        expect(host.perform("expand", onLabel: "Details") && values.isOpen)
        let details = try require(host.accessibilityTree.first { $0.label == "Details" })
        expect(details.traits.contains("isExpanded") && details.actions == ["press", "collapse"])
    }

    @Test("a menu has an action to open it, and its items have roles")
    func menus() throws {
        @Bindable var values = values
        let host = host {
            Menu("Actions") {
                Button("Copy") { values.presses += 1 }.keyboardShortcut("c")
                Toggle("Bold", isOn: $values.isOn)
                Menu("More") { Button("Less") {} }
            }
        }
        expect(try only(host).actions, equals: ["press", "showMenu"])
        host.perform("showMenu", onLabel: "Actions")
        let menu = try require(host.accessibilityTree.children.last)
        expect(menu.role == "menu" && menu.label == "Actions")
        expect(menu.children.map(\.role), equals: ["menuitem", "menuitem", "menuitem"])
        expect(menu.children.map(\.label), equals: ["Copy", "Bold", "More"])
        expect(menu.children.map(\.value), equals: [nil, "on", nil])
        expect(menu.children[2].actions.contains("showMenu"))
        host.perform("escape", onLabel: "Nobody")
        expect(host.accessibilityTree.children.count, equals: 2)
        expect(host.perform(onLabel: "Copy") && values.presses == 1)
        expect(host.accessibilityTree.children.count, equals: 1)
    }
}
