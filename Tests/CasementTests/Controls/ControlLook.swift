import CasementTesting
import ControlSupport
import Expectations
import Foundation
import HostSupport
import Testing

/// The positions of controls beside each other, and their visible parts.
@MainActor struct ControlLook {
    private static let day = Date(timeIntervalSinceReferenceDate: 816_705_900)

    private func choices() -> some View {
        Group {
            Text("One").tag(1)
            Text("Two").tag(2)
        }
    }

    @Test("controls in a row are equally high, in every size", arguments: ControlSize.allCases)
    func heights(size: ControlSize) throws {
        let host = TestHost(width: 900, height: 100) {
            HStack {
                Button("Button") {}.accessibilityIdentifier("button")
                TextField("Field", text: .constant("text")).accessibilityIdentifier("field")
                Menu("Menu") { Button("Item") {} }.accessibilityIdentifier("menu")
                Picker("", selection: .constant(1)) { choices() }.labelsHidden().accessibilityIdentifier("picker")
                Stepper("", value: .constant(1)).labelsHidden().accessibilityIdentifier("stepper")
                DatePicker("", selection: .constant(Self.day)).labelsHidden().datePickerStyle(.field)
                    .accessibilityIdentifier("date")
                ColorPicker("", selection: .constant(.blue)).labelsHidden().accessibilityIdentifier("color")
            }
            .controlSize(size)
        }
        let height = try require(host.frame("button")).height
        for name in ["field", "menu", "picker", "stepper", "date", "color"] {
            let frame = try require(host.frame(name))
            expect(abs(frame.height - height) <= 2, "\(name): \(frame.height), a button: \(height)")
        }
    }

    @Test("labels and values share a baseline; controls without text are centred beside them")
    func baselines() throws {
        let host = TestHost(width: 1300, height: 200) {
            HStack(alignment: .firstTextBaseline) {
                Text("Text")
                Button("Button") {}
                TextField("", text: .constant("typed")).frame(width: 60).accessibilityIdentifier("field")
                Toggle("Box", isOn: .constant(true))
                Toggle("Switch", isOn: .constant(true)).toggleStyle(.switch)
                Stepper("Step", value: .constant(1)).accessibilityIdentifier("stepper")
                Picker("", selection: .constant(1)) { Text("Radio").tag(1) }.pickerStyle(.radioGroup).labelsHidden()
                Slider(value: .constant(0.5)).frame(width: 80).accessibilityIdentifier("slider")
                ColorPicker("Color", selection: .constant(.blue))
                DatePicker("Field", selection: .constant(Self.day), displayedComponents: .hourAndMinute)
                DatePicker("Compact", selection: .constant(Self.day), displayedComponents: .date)
                    .datePickerStyle(.compact)
            }
        }
        let line = try require(host.find(text: "Text"))
        for name in ["Button", "Box", "Switch", "Step", "Radio", "Color", "Field", "Compact"] {
            let text = try require(host.find(text: name), "\(name)")
            expect(abs(text.midY - line.midY) <= 1, "\(name): \(text), a text: \(line)")
        }
        for name in ["field", "stepper", "slider"] {
            let frame = try require(host.frame(name))
            expect(abs(frame.midY - line.midY) <= 1.5, "\(name): \(frame), a text: \(line)")
        }
    }

    @Test("labels of all controls end at the same position in a form in columns")
    func columns() throws {
        let host = TestHost(width: 500, height: 500) {
            Form {
                TextField("Name of all", text: .constant(""))
                Picker("Flavour", selection: .constant(1)) { choices() }
                Stepper("Copies", value: .constant(1))
                Slider(value: .constant(0.5)) { Text("Volume") }
                DatePicker("Departure", selection: .constant(Self.day))
                ColorPicker("Ink", selection: .constant(.blue))
                LabeledContent("Version", value: "1")
            }
            .formStyle(.columns)
        }
        let end = try require(host.find(text: "Name of all")).maxX
        for name in ["Flavour", "Copies", "Volume", "Departure", "Ink", "Version"] {
            let label = try require(host.find(text: name), "\(name)")
            expect(abs(label.maxX - end) <= 1, "\(name): \(label), the line: \(end)")
        }
    }

    /// Whether a colour is near the accent.
    private func isAccent(_ pixel: Bitmap.Pixel) -> Bool { pixel.b > 180 && pixel.r < 110 && pixel.g < 150 }

    @Test("the ring surrounds the focused control, with a gap, and is not clipped", arguments: 0..<5)
    func rings(kind: Int) throws {
        let host = TestHost(width: 200, height: 80, scale: 2) {
            Group {
                switch kind {
                case 0: Stepper("", value: .constant(1)).labelsHidden()
                case 1:
                    ControlGroup {
                        Button("Cut") {}
                        Button("Copy") {}
                    }
                case 2: Button("Save") {}
                case 3: Toggle("Wi-Fi", isOn: .constant(false))
                default: Button("Go") {}.buttonStyle(.borderedProminent)
                }
            }
            .background(.white)
        }
        host.key(.tab)
        host.settle()
        let focused = try require(host.accessibilityTree.all.first { $0.traits.contains("isFocused") })
        // The steppers' buttons are one element; its first part has the focus.
        let picture = host.snapshot()
        let y = Int(focused.frame.midY * 2)
        var left: [Int] = []
        for x in 0..<Int(focused.frame.minX * 2) where isAccent(picture[x, y]) { left.append(x) }
        expect(left.count >= 3, "a ring to the left: \(left)")
        let gap = Int(focused.frame.minX * 2) - (left.last ?? 0)
        expect(gap >= 3, "between the ring and the control: \(gap)")
        let x = Int((focused.frame.minX + 14) * 2)
        let above = (0..<Int(focused.frame.minY * 2)).filter { isAccent(picture[x, $0]) }
        expect(above.count >= 3, "a ring above: \(above)")
    }

    @Test("a menu shows its titles completely and aligned, with or without marks")
    func menus() throws {
        let host = TestHost(width: 400, height: 400) {
            VStack {
                Menu("Actions") {
                    Button("New", systemImage: "plus") {}.keyboardShortcut("n")
                    Toggle("Bold", isOn: .constant(true))
                    Menu("More") { Button("Less") {} }
                    Button("Copy") {}.keyboardShortcut("c")
                }
                Text("New").fixedSize()
                Spacer()
            }
        }
        let free = try require(host.find(text: "New")).width
        host.perform("showMenu", onLabel: "Actions")
        host.settle()
        let new = try require(host.findAll(text: "New").last)
        expect(new.width >= free - 0.5, "\(new.width) of \(free)")
        let bold = try require(host.find(text: "Bold")).minX
        for name in ["More", "Copy"] { expect(abs(try require(host.find(text: name)).minX - bold) <= 1, "\(name)") }
        // If no item has a mark, no space is reserved for one.
        let plain = TestHost(width: 400, height: 400) { Menu("Actions") { Button("Copy") {} } }
        plain.perform("showMenu", onLabel: "Actions")
        let menu = try require(plain.accessibilityTree.first { $0.role == "menu" })
        expect(try require(plain.find(text: "Copy")).minX - menu.frame.minX < 20)
    }

    @Test("a disabled control is not prominent; an active one is still visibly so")
    func disabledProminence() {
        func picture<V: View>(_ view: V) -> Bitmap {
            TestHost(width: 100, height: 50) { view.disabled(true) }.snapshot()
        }
        expect(
            picture(Button("Go") {}.buttonStyle(.borderedProminent)),
            equals: picture(Button("Go") {}.buttonStyle(.bordered)))
        expect(
            picture(Toggle("Go", isOn: .constant(true)).toggleStyle(.button))
                != picture(Toggle("Go", isOn: .constant(false)).toggleStyle(.button)))
    }

    @Test("a focused list shows that by a ring, or by its selection")
    func listFocus() {
        func list(_ selection: Set<Int>) -> TestHost {
            TestHost(width: 200, height: 150) {
                List(0..<3, id: \.self, selection: .constant(selection)) { Text("\($0)") }
            }
        }
        for selection in [[], [1]] as [Set<Int>] {
            let host = list(selection)
            let before = host.snapshot()
            host.key(.tab)
            let focused = host.snapshot()
            expect(focused != before, "\(selection)")
            expect(isAccent(focused[100, 1]), equals: selection.isEmpty, "\(selection)")
        }
    }
}
