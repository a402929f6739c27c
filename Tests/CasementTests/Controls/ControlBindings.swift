import CasementTesting
import Expectations
import Foundation
import Synchronization
import Testing

@MainActor @Observable private final class Model {
    struct Option: Identifiable {
        let id: Int
        var isOn: Bool
    }
    var options = [Option(id: 0, isOn: true), Option(id: 1, isOn: false)]
    var value = 0.5
    var number = 2
    var chosen: Int?
    var optional: Int? = 3
    var text = ""
    var isOn = false
    var log: [String] = []
}

private struct Live<Content: View>: View {
    let content: () -> Content
    var body: some View { content() }
}

/// Controls' use of their bindings, and the values that their styles get.
@MainActor struct ControlBindings {
    private let model = Model()

    private func host(@ViewBuilder _ content: @escaping (Bindable<Model>) -> some View) -> TestHost {
        let model = Bindable(model)
        let host = TestHost(width: 400, height: 300) { Live { content(model) } }
        host.update()
        return host
    }

    // MARK: Toggles

    @Test("a toggle of several bindings is mixed if they differ, and sets all of them")
    func sources() {
        struct Said: ToggleStyle {
            let log: (String) -> Void
            func makeBody(configuration: Configuration) -> some View {
                let _ = log("\(configuration.isOn) \(configuration.isMixed)")
                return Button("all") { configuration.isOn.toggle() }.accessibilityIdentifier("all")
            }
        }
        var said = ""
        let host = host { model in
            Toggle("All", sources: model.options, isOn: \.isOn).toggleStyle(Said { said = $0 })
        }
        expect(said, equals: "false true")
        host.tap("all")
        expect(model.options.allSatisfy(\.isOn) && said == "true false")
        host.tap("all")
        expect(model.options.allSatisfy { !$0.isOn } && said == "false false")
    }

    @Test("a mixed toggle is mixed for assistive programs")
    func mixedValue() {
        let host = host { Toggle("All", sources: $0.options, isOn: \.isOn).toggleStyle(.checkbox) }
        let toggle = host.accessibilityTree.first { $0.label == "All" }
        expect(toggle?.value, equals: "mixed", "\(host.accessibilityTree)")
    }

    @Test("Space toggles the focused toggle")
    func space() {
        let host = host { Toggle("Wireless", isOn: $0.isOn) }
        host.key(.tab)
        host.key(.space)
        expect(model.isOn)
        host.key(.space)
        expect(!model.isOn)
    }

    // MARK: Sliders and steppers

    @Test("a value outside a slider's range is unchanged until the user moves it")
    func outside() throws {
        model.value = 7
        let host = host { Slider(value: $0.value, in: 0...1).frame(width: 200).accessibilityIdentifier("slider") }
        expect(model.value, equals: 7)
        let frame = try require(host.frame("slider"))
        host.drag(from: CGPoint(x: frame.maxX - 8, y: frame.midY), to: CGPoint(x: frame.midX, y: frame.midY))
        expect(model.value >= 0.4 && model.value <= 0.6)
    }

    @Test("dragging a slider is reported once at its beginning and once at its end")
    func editing() throws {
        let host = host { model in
            Slider(value: model.value) { model.wrappedValue.log.append("\($0)") }
                .frame(width: 200).accessibilityIdentifier("slider")
        }
        let frame = try require(host.frame("slider"))
        host.drag(from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.maxX, y: frame.midY))
        expect(model.log == ["true", "false"] && model.value == 1)
    }

    @Test("labels at a slider's ends may be given as views, in the older argument order")
    func olderSlider() throws {
        let host = host { model in
            Slider(
                value: model.value, in: 0...1, onEditingChanged: { _ in }, minimumValueLabel: Text("quiet"),
                maximumValueLabel: Text("loud")
            ) { Text("Volume") }
        }
        let quiet = try require(host.find(text: "quiet")), loud = try require(host.find(text: "loud"))
        expect(quiet.maxX < loud.minX && quiet.midY == loud.midY)
    }

    @Test("a stepper changes by its step, and reports editing")
    func stepper() {
        let host = host { model in
            Stepper("Copies", value: model.number, in: 0...10, step: 3) { model.wrappedValue.log.append("\($0)") }
                .accessibilityIdentifier("stepper")
        }
        expect(host.perform("increment", on: "stepper") && model.number == 5)
        expect(host.perform("decrement", on: "stepper") && model.number == 2)
        expect(model.log, equals: ["true", "false", "true", "false"])
    }

    // MARK: Pickers

    @Test("the tags of an optional selection are optional, or the values inside, and nil is one of them")
    func optionalTags() {
        let host = host { model in
            Picker("Room", selection: model.chosen) {
                Text("none").tag(nil as Int?)
                Text("one").tag(1 as Int?)
                Text("two").tag(2)
            }
            .pickerStyle(.radioGroup)
        }
        expect(host.perform(onLabel: "one") && model.chosen == 1)
        expect(host.perform(onLabel: "two") && model.chosen == 2)
        expect(host.perform(onLabel: "none") && model.chosen == nil)
    }

    @Test("a selection without a matching tag shows nothing selected, and the next press selects")
    func unmatched() {
        model.number = 9
        let host = host { model in
            Picker("Room", selection: model.number) {
                ForEach(0..<3) { Text("room \($0)") }
            }
            .pickerStyle(.radioGroup)
        }
        expect(host.accessibilityTree.all.allSatisfy { !$0.traits.contains("isSelected") })
        expect(model.number, equals: 9)
        expect(host.perform(onLabel: "room 1") && model.number == 1)
    }

    // MARK: Text

    @Test("an optional number becomes nil with an empty text, and a value with a number")
    func optionalNumber() {
        let host = host { model in
            VStack {
                TextField("Number", value: model.optional, format: .number).accessibilityIdentifier("number")
                TextField("Text", text: model.text).accessibilityIdentifier("text")
            }
        }
        host.tap("number", count: 3)
        host.key(.delete)
        expect(model.optional, equals: 3)
        host.key(.return)
        expect(model.optional == nil)
        host.type("42")
        host.tap("text")
        expect(model.optional, equals: 42)
    }

    @Test("Return moves the focus to the field that the program sets, and typing goes there")
    func nextField() {
        enum Field { case name, place }
        struct Entry: View {
            @Bindable var model: Model
            @State private var place = ""
            @FocusState private var field: Field?
            var body: some View {
                TextField("Name", text: $model.text).focused($field, equals: .name).accessibilityIdentifier("name")
                    .onSubmit { field = .place }
                TextField("Place", text: $place).focused($field, equals: .place)
                    .onSubmit { field = nil }
                    .onChange(of: field) { model.log.append("\(field.map { "\($0)" } ?? "none")") }
                    .onChange(of: place) { model.log.append(place) }
            }
        }
        let host = host { Entry(model: $0.wrappedValue) }
        host.tap("name")
        host.type("a\n")
        expect(model.text == "a" && model.log == ["name", "place"])
        host.type("b")
        // Text typed before the next frame is ignored.
        host.type("\nc")
        expect(model.text == "a" && model.log == ["name", "place", "b", "none"])
        host.tap("name")
        host.type("\nd")
        expect(model.text == "a" && model.log.last == "d")
    }

    @Test("a field reports editing and Return, with the older initialiser")
    func olderField() {
        let host = host { model in
            TextField(
                "Name", text: model.text, onEditingChanged: { model.wrappedValue.log.append("\($0)") },
                onCommit: { model.wrappedValue.log.append("commit") }
            )
            .accessibilityIdentifier("name")
            TextField("Other", text: .constant("")).accessibilityIdentifier("other")
        }
        host.tap("name")
        host.type("x")
        expect(model.log, equals: ["true"])
        host.key(.return)
        expect(model.log, equals: ["true", "commit"])
        host.tap("other")
        expect(model.log, equals: ["true", "commit", "false"])
    }

    // MARK: Styles

    @Test("a progress bar's fraction is that of its total, within 0 and 1, and nil without a value")
    func progress() {
        struct Said: ProgressViewStyle {
            let log: (Double?) -> Void
            func makeBody(configuration: Configuration) -> some View {
                let _ = log(configuration.fractionCompleted)
                configuration.label
            }
        }
        for (value, expected) in [(0.5, 0.25), (3, 1), (-1, 0), (nil, nil)] as [(Double?, Double?)] {
            var said: Double? = 99
            _ = host { _ in ProgressView("Copying", value: value, total: 2).progressViewStyle(Said { said = $0 }) }
            expect(said, equals: expected)
        }
    }

    @Test("a gauge's value is its fraction of the range")
    func gauge() {
        struct Said: GaugeStyle {
            let log: (Double) -> Void
            func makeBody(configuration: Configuration) -> some View {
                let _ = log(configuration.value)
                configuration.label
            }
        }
        for (value, expected) in [(5.0, 0.5), (20, 1), (-4, 0)] {
            var said = 99.0
            _ = host { _ in Gauge(value: value, in: 0...10) { Text("Speed") }.gaugeStyle(Said { said = $0 }) }
            expect(said, equals: expected)
        }
    }

    @Test("a button's style gets its role, and whether it is enabled")
    func buttonStyle() {
        struct Said: ButtonStyle {
            let log: (String) -> Void
            @Environment(\.isEnabled) private var isEnabled
            func makeBody(configuration: Configuration) -> some View {
                let _ = log("\(configuration.role == .destructive) \(isEnabled)")
                configuration.label
            }
        }
        var said = ""
        let host = host { model in
            Button("Delete", role: .destructive) {}.buttonStyle(Said { said = $0 }).disabled(model.wrappedValue.isOn)
        }
        expect(said, equals: "true true")
        model.isOn = true
        host.update()
        expect(said, equals: "true false")
    }

    @Test("a hidden title is still the accessibility label")
    func unseenTitles() {
        let host = host { model in
            VStack {
                Toggle("Wireless", isOn: model.isOn).labelsHidden()
                Button("Rate", systemImage: "star") {}.labelStyle(.iconOnly)
                Picker("Room", selection: model.number) { Text("one").tag(1) }.labelsHidden()
            }
        }
        expect(host.find(text: "Wireless") == nil && host.find(text: "Rate") == nil && host.find(text: "Room") == nil)
        let labels = host.accessibilityTree.all.compactMap(\.label)
        expect(["Wireless", "Rate", "Room"].allSatisfy(labels.contains), "\(labels)")
    }

    // MARK: Environment

    @Test("a control in a disabled view cannot be enabled")
    func nestedDisabled() {
        let host = host { model in
            VStack {
                Button("a") { model.wrappedValue.log.append("a") }.disabled(false).accessibilityIdentifier("a")
            }
            .disabled(true)
            Button("b") { model.wrappedValue.log.append("b") }.accessibilityIdentifier("b")
        }
        host.tap("a")
        host.tap("b")
        expect(model.log, equals: ["b"])
    }

    @Test("a link is opened by the environment's action, and if that handles it by nothing else")
    func link() throws {
        let url = try require(URL(string: "https://example.org/a"))
        let host = host { model in
            Link("Manual", destination: url).accessibilityIdentifier("link")
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        model.wrappedValue.log.append(url.path)
                        return .handled
                    })
        }
        host.tap("link")
        expect(model.log, equals: ["/a"])
    }

    @Test("a link that the environment leaves to the system goes to the window's opener; without one nothing is opened")
    func openURL() throws {
        let (a, b) = (
            try require(URL(string: "https://example.org/a")), try require(URL(string: "https://b.example"))
        )
        expect(EnvironmentValues().opens(a), equals: false, "no window, no desktop")
        final class Log: Sendable { let urls = Mutex<[URL]>([]) }
        let log = Log()
        var values = EnvironmentValues()
        values.urlOpener = URLOpener { url in
            log.urls.withLock { $0.append(url) }
            return true
        }
        expect(values.opens(a))
        values.openURL = OpenURLAction { url in url == a ? .systemAction(b) : .systemAction }
        expect(values.opens(a) && values.opens(b))
        values.openURL = OpenURLAction { _ in .handled }
        expect(values.opens(a))
        values.openURL = OpenURLAction { _ in .discarded }
        expect(!values.opens(a))
        expect(log.urls.withLock { $0 }, equals: [a, b, b])
    }

    @Test("bindings to optional values")
    func bindings() {
        let optional = Binding(get: { model.optional }, set: { model.optional = $0 })
        let whole = Binding(optional)
        expect(whole?.wrappedValue, equals: 3)
        whole?.wrappedValue = 4
        expect(model.optional, equals: 4)
        model.optional = nil
        expect(Binding(optional) == nil)
        let number = Binding(get: { model.number }, set: { model.number = $0 })
        let maybe: Binding<Int?> = Binding(number)
        maybe.wrappedValue = 8
        expect(model.number, equals: 8)
        maybe.wrappedValue = nil
        expect(model.number, equals: 8)
        expect(Binding.constant(5).wrappedValue, equals: 5)
    }

    @Test("a disclosure group reports its state, and has no content in the tree while it is closed")
    func disclosure() {
        let host = host { model in
            DisclosureGroup("More", isExpanded: model.isOn) {
                Text("inside").onAppear { model.wrappedValue.log.append("in") }
                    .onDisappear { model.wrappedValue.log.append("out") }
            }
        }
        expect(model.log.isEmpty)
        model.isOn = true
        host.settle()
        expect(model.log, equals: ["in"])
        model.isOn = false
        host.settle()
        expect(model.log, equals: ["in", "out"])
    }

    @Test("index paths have the property names of lists with sections")
    func indexPaths() {
        var path = IndexPath(row: 3, section: 1)
        expect(path.row == 3 && path.section == 1 && path.item == 3 && path == [1, 3])
        (path.row, path.section) = (5, 2)
        expect(path, equals: IndexPath(item: 5, section: 2))
    }
}

extension EnvironmentValues {
    /// Whether an address is handled.
    @MainActor fileprivate func opens(_ url: URL) -> Bool {
        var answer = false
        openURL(url) { answer = $0 }
        return answer
    }
}
