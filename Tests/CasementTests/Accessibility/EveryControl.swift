import Casement
import CasementTesting
import Expectations
import Foundation
import HostSupport
import Testing

/// A window with every control, as in programs.
private struct AllControls: View {
    @State private var isOn = true
    @State private var number = 0.5
    @State private var count = 1
    @State private var choice = 1
    @State private var text = "text"
    @State private var selected: Int? = 1
    @State private var isOpen = true
    @State private var date = EveryControl.day
    @State private var days: Set<DateComponents> = []
    @State private var color = Color.blue

    var body: some View {
        VStack {
            buttons
            values
            dates
            texts
            areas
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

    @ViewBuilder private var dates: some View {
        DatePicker("Departure", selection: $date)
        DatePicker("Field", selection: $date).datePickerStyle(.field)
        DatePicker("Compact", selection: $date).datePickerStyle(.compact)
        DatePicker("Compact day", selection: $date, displayedComponents: .date).datePickerStyle(.compact)
        DatePicker("Month", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
        DatePicker("Month and time", selection: $date).datePickerStyle(.graphical)
        MultiDatePicker("Days off", selection: $days)
        ColorPicker("Ink", selection: $color)
    }

    @ViewBuilder private var areas: some View {
        ScrollView { ForEach(0..<9) { Text("line \($0)") } }.frame(height: 60)
        ScrollView([.horizontal, .vertical]) { Text("wide").frame(width: 3000, height: 300) }.frame(height: 60)
        Text("See [the **manual**](https://example.org/manual), or [ask](https://example.org/ask).")
        Text("[All of it](https://example.org/all)")
        Button("Twice") {}.buttonStyle(TwoTaps())
        Button("Sure", role: .destructive) {}.buttonStyle(Asking())
    }

    @ViewBuilder private var texts: some View {
        TextField("Name", text: $text)
        SecureField("Secret", text: $text)
        TextField("Number", value: $number, format: .number)
        GroupBox("Box") { Text("boxed") }
        DisclosureGroup("Details", isExpanded: $isOpen) { Text("detail") }
    }
}

private struct TwoTaps: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture(count: 2) { configuration.trigger() }
    }
}

/// Asks for confirmation before it acts.
private struct Asking: PrimitiveButtonStyle {
    @State private var asks = false
    func makeBody(configuration: Configuration) -> some View {
        if asks {
            HStack {
                Button("Yes") { configuration.trigger() }
                Button("No") { asks = false }
            }
            .buttonStyle(.plain)
        } else {
            Button(role: configuration.role, action: { asks = true }, label: { configuration.label })
        }
    }
}

@MainActor @Observable private final class Chosen {
    var date = EveryControl.day
    var days: Set<DateComponents> = []
    var color = Color.blue
    var presses = 0
    var opened: [String] = []
}

private struct LiveStack<Content: View>: View {
    let content: () -> Content
    var body: some View { VStack { content() } }
}

@MainActor struct EveryControl {
    /// Wednesday, November 18, 2026, 14:45 in Greenwich.
    fileprivate static let day = Date(timeIntervalSinceReferenceDate: 816_705_900)

    private let interactive: Set<String> = [
        "link", "button", "checkbox", "switch", "radio", "slider", "stepper", "textfield", "menuitem", "tab",
        "datefield",
        "colorwell",
    ]

    private func faults(_ tree: AccessibilitySnapshot) -> [String] {
        tree.all.compactMap { element in
            let isNamed = !(element.label ?? "").isEmpty || element.children.contains { !($0.label ?? "").isEmpty }
            if interactive.contains(element.role), element.label?.isEmpty ?? true { return "no label: \(element)" }
            if !element.actions.isEmpty, !isNamed, element.role != "list", element.role != "scrollarea" {
                return "not named: \(element)"
            }
            if interactive.contains(element.role), !element.traits.contains("isDisabled"), element.actions.isEmpty {
                return "no action: \(element)"
            }
            if element.frame.isEmpty, !element.actions.isEmpty { return "no frame: \(element)" }
            return nil
        }
    }

    @Test("every interactive element has a role, a label, a position and an action")
    func complete() {
        let host = TestHost(width: 600, height: 3600) { AllControls() }
        host.update()
        let tree = host.accessibilityTree
        expect(faults(tree).isEmpty)
        let roles = Set(tree.all.map(\.role))
        expect(interactive.subtracting(["menuitem"]).subtracting(roles).isEmpty)
        expect(tree.all.filter { interactive.contains($0.role) }.count > 25)
        for menu in ["Menu", "Picker"] {
            expect(host.perform("showMenu", onLabel: menu))
            let open = host.accessibilityTree
            expect(open.first { $0.role == "menu" }?.label, equals: menu)
            expect(faults(open).isEmpty && open.first { $0.role == "menuitem" } != nil)
            host.key(.escape)
            expect(host.accessibilityTree.first { $0.role == "menu" } == nil)
        }
    }

    @Test("a disabled element has that state and no actions")
    func disabled() {
        let host = TestHost(width: 600, height: 3600) { AllControls().disabled(true) }
        host.update()
        for element in host.accessibilityTree.all where interactive.contains(element.role) {
            expect(element.traits.contains("isDisabled"), "\(element)")
            expect(element.actions.isEmpty, "\(element)")
        }
    }

    @Test("the keyboard focus is on one element")
    func focus() {
        let host = TestHost(width: 600, height: 3600) { AllControls() }
        host.update()
        for _ in 0..<60 {
            host.key(.tab)
            let focused = host.accessibilityTree.all.filter { $0.traits.contains("isFocused") }
            expect(focused.count, equals: 1, "\(focused)")
        }
    }

    private let chosen = Chosen()

    private func host<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
        let host = TestHost(width: 500, height: 500) {
            LiveStack(content: content)
                .environment(
                    \.openURL,
                    OpenURLAction { [chosen] in
                        chosen.opened.append($0.absoluteString)
                        return .handled
                    })
        }
        host.setEnvironment(\.locale, Locale(identifier: "en_US"))
        host.setEnvironment(\.timeZone, TimeZone(secondsFromGMT: 0) ?? .current)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        host.setEnvironment(\.calendar, calendar)
        return host
    }

    private func element(_ host: TestHost, _ label: String) throws -> AccessibilitySnapshot {
        try require(host.accessibilityTree.first { $0.label == label }, "\(host.accessibilityTree)")
    }

    @Test("a date picker is a field whose value is the date, and adjusts its current component")
    func dateFields() throws {
        @Bindable var chosen = chosen
        let host = host {
            DatePicker("Departure", selection: $chosen.date)
            DatePicker("Day", selection: $chosen.date, displayedComponents: .date).datePickerStyle(.compact)
        }
        let field = try element(host, "Departure")
        expect(field.role == "datefield" && field.actions == ["press", "increment", "decrement"])
        expect(field.value?.hasPrefix("November 18, 2026") ?? false, "\(field)")
        expect(field.value?.contains("2:45") ?? false, "\(field)")
        expect(host.perform("increment", onLabel: "Departure"))
        expect(try element(host, "Departure").value?.hasPrefix("December 18, 2026") ?? false)
        expect(host.perform(onLabel: "Departure"))
        expect(try element(host, "Departure").traits.contains("isFocused"))
        expect(host.accessibilityTree.all.filter { $0.traits.contains("isFocused") }.count, equals: 1)

        let day = try element(host, "Day")
        expect(day.role == "datefield" && day.value == "December 18, 2026" && day.traits.contains("isCollapsed"))
        expect(host.perform("increment", onLabel: "Day"))
        expect(try element(host, "Day").value, equals: "December 19, 2026")
        expect(host.perform(onLabel: "Day"))
        let panel = try require(host.accessibilityTree.first { $0.role == "dialog" })
        expect(panel.actions == ["escape"] && panel.label == "Day")
        expect(host.perform(onLabel: "Monday, December 21, 2026"))
        expect(try element(host, "Day").value, equals: "December 21, 2026")
    }

    @Test("a month has its name as label; its days have the whole date and are marked if selected")
    func months() throws {
        @Bindable var chosen = chosen
        let host = host {
            DatePicker("Departure", selection: $chosen.date, in: Self.day..., displayedComponents: .date)
                .datePickerStyle(.graphical)
            MultiDatePicker("Days off", selection: $chosen.days)
        }
        let month = try element(host, "Departure")
        expect(month.role == "group" && month.value == "November 2026")
        let days = month.children.filter { $0.label?.hasSuffix("2026") ?? false }
        expect(days.count >= 30)
        expect(days.filter { $0.traits.contains("isSelected") }.map(\.label), equals: ["Wednesday, November 18, 2026"])
        expect(days.first { $0.label == "Tuesday, November 17, 2026" }?.traits.contains("isDisabled") ?? false)
        expect(month.children.filter { $0.role == "button" }.count, equals: month.children.count)
        expect(host.perform(onLabel: "Friday, November 20, 2026"))
        expect(try element(host, "Friday, November 20, 2026").traits.contains("isSelected"))
        expect(host.perform(onLabel: "Next month"))
        expect(try element(host, "Departure").value, equals: "December 2026")

        let several = try element(host, "Days off")
        let free = try require(several.children.first { $0.label?.contains(" 5, ") ?? false }?.label)
        expect(host.perform(onLabel: free) || several.value == "November 2026")
    }

    @Test("a colour picker is a well whose value is the colour; its panel can be used by actions alone")
    func colors() throws {
        @Bindable var chosen = chosen
        let host = host { ColorPicker("Ink", selection: $chosen.color) }
        let well = try element(host, "Ink")
        expect(well.role == "colorwell" && well.value == "blue" && well.actions == ["press"])
        expect(host.perform(onLabel: "Ink"))
        let panel = try require(host.accessibilityTree.first { $0.role == "dialog" })
        expect(panel.label == "Ink" && panel.actions == ["escape"] && faults(panel).isEmpty)
        expect(panel.all.first { $0.label == "blue" }?.traits.contains("isSelected") ?? false)
        expect(host.perform(onLabel: "white"))
        expect(try element(host, "Ink").value, equals: "white")
        expect(host.perform("decrement", onLabel: "Opacity"))
        expect(try element(host, "Opacity").value == "98%" && element(host, "Ink").value == "white, 98% opaque")
        expect(host.perform("decrement", onLabel: "Shade"))
        expect(try element(host, "Shade").value, equals: "98% bright, 0% saturated")
        expect(host.perform("More saturated", onLabel: "Shade"))
        expect(try element(host, "Shade").value, equals: "98% bright, 2% saturated")
        expect(host.perform("increment", onLabel: "Hue"))
        expect(try element(host, "Hue").value, equals: "7°")
        expect(host.perform("escape", onLabel: "Ink"))
        expect(host.accessibilityTree.first { $0.role == "dialog" } == nil)
    }

    @Test("a button with a primitive style is a button")
    func primitiveStyles() throws {
        let host = host {
            Button("Twice") { chosen.presses += 1 }.buttonStyle(TwoTaps())
            Button("Off") {}.buttonStyle(TwoTaps()).disabled(true)
            Button("Sure") { chosen.presses += 10 }.buttonStyle(Asking())
        }
        expect(try element(host, "Twice").role == "button" && element(host, "Twice").actions == ["press"])
        expect(host.perform(onLabel: "Twice") && chosen.presses == 1)
        expect(try element(host, "Off").traits.contains("isDisabled") && element(host, "Off").actions.isEmpty)
        // The style asks for confirmation first; then there are two buttons to press.
        expect(host.perform(onLabel: "Sure") && chosen.presses == 1)
        expect(host.perform(onLabel: "Yes") && chosen.presses == 11)
        expect(try element(host, "No").role, equals: "button")
    }

    @Test("a scroll view is an area that scrolls by pages, unless all of its content is visible")
    func scrolling() throws {
        let host = host {
            ScrollView { VStack { ForEach(0..<50) { Text("line \($0)") } } }
                .frame(height: 100).accessibilityIdentifier("down")
            ScrollView(.horizontal) { Text("wide").frame(width: 2000) }.accessibilityIdentifier("across")
            ScrollView { Text("all") }.frame(height: 100)
            ScrollView { Text("still").frame(height: 500) }.frame(height: 60).scrollDisabled(true)
        }
        let tree = host.accessibilityTree
        expect(tree.all.filter { $0.role == "scrollarea" }.count, equals: 2)
        expect(tree.first("down")?.actions, equals: ["scrollUp", "scrollDown"])
        expect(tree.first("across")?.actions, equals: ["scrollLeading", "scrollTrailing"])
        let before = try require(tree.first { $0.label == "line 5" }).frame
        expect(host.perform("scrollDown", on: "down"))
        expect(abs(before.minY - 90 - (try element(host, "line 5").frame.minY)) < 2)
        expect(host.perform("scrollUp", on: "down"))
        expect(try element(host, "line 5").frame, equals: before)
        let wide = try element(host, "wide").frame
        expect(host.perform("scrollTrailing", on: "across"))
        expect(abs(wide.minX - 450 - (try element(host, "wide").frame.minX)) < 2)
    }

    @Test("links in a text are elements in it, are pressed at their positions, and use the environment's handler")
    func links() throws {
        let host = host {
            Text("See [the **manual**](https://example.org/manual), or [ask](https://example.org/ask).")
                .accessibilityIdentifier("text")
            Text("[All of it](https://example.org/all)")
            Text("[off](https://example.org/off)").disabled(true)
            Text("plain *text*")
        }
        let text = try require(host.accessibilityTree.first("text"))
        expect(text.role == "text" && text.label == "See the manual, or ask.")
        expect(text.children.map(\.role) == ["link", "link"] && text.children.map(\.label) == ["the manual", "ask"])
        expect(text.children.allSatisfy { text.frame.insetBy(dx: -1, dy: -1).contains($0.frame) })
        expect(text.children[0].frame.maxX < text.children[1].frame.minX)
        expect(host.perform(onLabel: "ask") && chosen.opened == ["https://example.org/ask"])
        let all = try element(host, "All of it")
        expect(all.role == "link" && all.children.isEmpty && all.actions == ["press"])
        let off = try element(host, "off")
        expect(off.role == "link" && off.actions.isEmpty && off.traits.contains("isDisabled"))
        // With the pointer: on a link, beside one, and away from a link that was pressed.
        let manual = text.children[0].frame
        host.tap(at: CGPoint(x: manual.midX, y: manual.midY))
        expect(chosen.opened.last == "https://example.org/manual" && chosen.opened.count == 2)
        host.tap(at: CGPoint(x: text.frame.minX + 4, y: text.frame.midY))
        host.tap(at: CGPoint(x: off.frame.midX, y: off.frame.midY))
        host.drag(from: CGPoint(x: manual.midX, y: manual.midY), to: CGPoint(x: 250, y: 480))
        expect(chosen.opened.count, equals: 2)
    }

    @Test("a row that is one element has the links of its text as actions")
    func combinedLinks() throws {
        let host = host {
            HStack {
                Text("Ada")
                Text("wrote [a note](https://example.org/note) once")
            }
            .accessibilityElement(children: .combine)
        }
        let row = try require(host.accessibilityTree.children.first)
        expect(row.label == "Ada, wrote a note once" && row.actions == ["a note"])
        expect(host.perform("a note", onLabel: "Ada, wrote a note once"))
        expect(chosen.opened, equals: ["https://example.org/note"])
    }
}
