import CasementTesting
import ControlSupport
import Expectations
import Testing

@testable import Casement

@Observable @MainActor final class ControlModel {
    var isOn = false
    var value = 0.5
    var number = 2
    var choice = "A"
    var isEnabled = true
    var log: [String] = []
}

@MainActor struct ControlTests {
    private let model = ControlModel()

    private func host(_ width: CGFloat = 400, @ViewBuilder _ content: @escaping (Bindable<ControlModel>) -> some View)
        -> TestHost
    {
        let model = Bindable(model)
        let host = TestHost(width: width, height: 300) { Live { content(model) } }
        host.update()
        return host
    }

    // MARK: Toggle

    @Test(
        "a click on the box or the label toggles it once; disabled never; a change from outside is shown",
        arguments: [0, 1, 2])
    func togglesByClicks(style: Int) throws {
        let host = host { model in
            Group {
                switch style {
                case 0: Toggle("Wireless", isOn: model.isOn).toggleStyle(.checkbox)
                case 1: Toggle("Wireless", isOn: model.isOn).toggleStyle(.switch)
                default: Toggle("Wireless", isOn: model.isOn).toggleStyle(.button)
                }
            }
            .accessibilityIdentifier("toggle").disabled(!model.wrappedValue.isEnabled)
        }
        let frame = try require(host.frame("toggle"))
        host.tap(at: CGPoint(x: frame.minX + 8, y: frame.midY))
        expect(model.isOn)
        let text = try require(host.find(text: "Wireless"))
        host.tap(at: CGPoint(x: text.midX, y: text.midY))
        expect(!model.isOn)
        host.settle()
        let off = host.snapshot()
        model.isOn = true
        host.settle()
        expect(!host.snapshot().isSame(as: off))
        model.isEnabled = false
        host.settle()
        host.tap("toggle")
        expect(model.isOn)
    }

    @Test("a custom style gets the label and the binding")
    func ownToggleStyle() {
        struct Bulb: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button {
                    configuration.isOn.toggle()
                } label: {
                    configuration.label
                    Text(configuration.isOn ? "shines" : "is dark")
                }
            }
        }
        let host = host { Toggle("The bulb", isOn: $0.isOn).toggleStyle(Bulb()).accessibilityIdentifier("bulb") }
        expect(host.texts, equals: ["The bulb, is dark"])
        host.tap("bulb")
        expect(host.texts, equals: ["The bulb, shines"])
    }

    // MARK: Slider

    @Test("dragged to its ends it has exactly 0 and 1, and never more")
    func sliderEnds() throws {
        let host = host { Slider(value: $0.value).frame(width: 200).accessibilityIdentifier("slider") }
        let frame = try require(host.frame("slider"))
        host.drag(from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.maxX + 50, y: frame.midY))
        expect(model.value, equals: 1)
        host.drag(from: CGPoint(x: frame.maxX - 5, y: frame.midY), to: CGPoint(x: frame.minX - 50, y: frame.midY))
        expect(model.value, equals: 0)
    }

    @Test("with steps, every value is one of them; editing is reported at both ends")
    func sliderSteps() throws {
        let host = host { model in
            Slider(value: model.value, in: 0...100, step: 5) { model.wrappedValue.log.append($0 ? "begin" : "end") }
                .frame(width: 200).accessibilityIdentifier("slider")
        }
        let frame = try require(host.frame("slider"))
        for share in [0.13, 0.37, 0.5, 0.77, 0.91] {
            host.tap(at: CGPoint(x: frame.minX + frame.width * share, y: frame.midY))
            expect(model.value.truncatingRemainder(dividingBy: 5) == 0 && abs(model.value - share * 100) < 8)
        }
        expect(model.log.prefix(2) == ["begin", "end"] && model.log.count == 10)
    }

    @Test("a step that does not divide the range gives the reachable values, evenly spaced")
    func uneven() {
        let scale = SliderScale(200...300, step: 28)
        expect((0..<4).map { scale.value(at: Double($0) / 3) }, equals: [200, 228, 256, 284])
        expect(scale.count == 4 && abs(scale.position(of: 228) - 1.0 / 3) < 1e-9)
        expect(scale.position(of: 233), equals: scale.position(of: 228))
        expect(SliderScale(0...1, step: 0.1).count, equals: 11)
        expect(SliderScale(0 ... .infinity, step: nil).bounds, equals: 0...1)
    }

    @Test("arrow keys move a focused slider")
    func sliderKeys() {
        let host = host { Slider(value: $0.value, in: 0...1).frame(width: 200) }
        host.key(.tab)
        host.key(.rightArrow)
        expect(abs(model.value - 0.6) < 1e-9)
        host.key(.leftArrow)
        host.key(.downArrow)
        expect(abs(model.value - 0.4) < 1e-9)
    }

    // MARK: Stepper

    @Test("a stepper stays in its range, and has no effect at its ends")
    func stepperRange() {
        let host = host { Stepper("Number", value: $0.number, in: 0...3, step: 2) }
        host.tap("increment")
        expect(model.number, equals: 3)
        model.number = 3
        host.settle()
        host.tap("increment")
        expect(model.number, equals: 3)
        model.number = 0
        host.settle()
        host.tap("decrement")
        expect(model.number, equals: 0)
        model.number = 3
        host.settle()
        host.tap("decrement")
        expect(model.number, equals: 1)
    }

    @Test("steppers with closures call them")
    func stepperClosures() {
        let host = host { model in
            Stepper("Number") {
                model.wrappedValue.number += 10
            } onDecrement: {
                model.wrappedValue.number -= 1
            }
        }
        host.tap("increment")
        host.tap("decrement")
        expect(model.number, equals: 11)
    }

    // MARK: Picker

    @ViewBuilder private func choices() -> some View {
        Text("Alpha").tag("A")
        Text("Beta").tag("B")
        if true { Text("Gamma").tag("C") }
    }

    @Test(
        "a segment or a radio button selects its tag; a value without a tag selects none",
        arguments: [false, true])
    func segmentsAndRadioButtons(isSegmented: Bool) throws {
        let host = host { model in
            if isSegmented {
                Picker("Letter", selection: model.choice) { choices() }.pickerStyle(.segmented)
            } else {
                Picker("Letter", selection: model.choice) { choices() }.pickerStyle(.radioGroup)
            }
        }
        let beta = try require(host.find(text: "Beta"))
        host.tap(at: CGPoint(x: beta.midX, y: beta.midY))
        expect(model.choice, equals: "B")
        let chosen = host.snapshot()
        let gamma = try require(host.find(text: "Gamma"))
        host.tap(at: CGPoint(x: gamma.midX, y: gamma.midY))
        expect(model.choice, equals: "C")
        host.hover(at: .zero)
        model.choice = "nothing"
        host.settle()
        expect(!host.snapshot().isSame(as: chosen))
    }

    @Test("a menu shows the selection, opens above the content, and selects")
    func menuPicker() throws {
        let host = host { Picker("Letter", selection: $0.choice) { choices() }.accessibilityIdentifier("picker") }
        expect(host.find(text: "Alpha") != nil && host.find(text: "Beta") == nil)
        let alpha = try require(host.find(text: "Alpha"))
        host.tap(at: CGPoint(x: alpha.midX, y: alpha.midY))
        let beta = try require(host.find(text: "Beta"))
        host.tap(at: CGPoint(x: beta.midX, y: beta.midY))
        expect(model.choice, equals: "B")
        expect(host.find(text: "Alpha") == nil && host.find(text: "Beta") != nil)
    }

    @Test("the elements of a ForEach are selected by their ids")
    func pickerOfElements() throws {
        let host = host { model in
            Picker("Number", selection: model.number) { ForEach(0..<4) { Text("Number \($0)") } }.pickerStyle(
                .radioGroup)
        }
        let third = try require(host.find(text: "Number 3"))
        host.tap(at: CGPoint(x: third.midX, y: third.midY))
        expect(model.number, equals: 3)
    }

    // MARK: Menu

    @Test("a menu runs the pressed item and closes; a press outside closes it, and reaches no other view")
    func menu() throws {
        let host = host { model in
            VStack {
                Menu("Actions") {
                    Button("Duplicate") { model.wrappedValue.log.append("duplicate") }
                    Toggle("Mark", isOn: model.isOn)
                    Divider()
                    Menu("More") { Button("Deeper") { model.wrappedValue.log.append("deeper") } }
                }
                .accessibilityIdentifier("menu")
                Color.red.frame(height: 40).accessibilityIdentifier("below")
                    .onTapGesture { model.wrappedValue.log.append("below") }
            }
        }
        host.press(text: "Actions")
        host.press(text: "Duplicate")
        expect(model.log == ["duplicate"] && host.find(text: "Duplicate") == nil)
        host.press(text: "Actions")
        host.press(text: "Mark")
        expect(model.isOn && host.find(text: "Mark") == nil)
        host.press(text: "Actions")
        host.press(text: "More")
        host.press(text: "Deeper")
        expect(model.log.last == "deeper" && host.find(text: "Duplicate") == nil && host.find(text: "Deeper") == nil)
        host.press(text: "Actions")
        host.tap(at: CGPoint(x: 5, y: 295))
        expect(host.find(text: "Duplicate") == nil && model.log.last == "deeper")
        host.press(text: "Actions")
        host.key(.downArrow)
        host.key(.return)
        expect(model.log.last == "duplicate" && host.find(text: "Duplicate") == nil)
        host.press(text: "Actions")
        host.key(.escape)
        expect(host.find(text: "Duplicate") == nil)
        host.tap("below")
        expect(model.log.last, equals: "below")
    }

    @Test("typing while a menu is open does not reach the field below it")
    func menuAboveField() throws {
        let host = host { model in
            VStack {
                TextField("Letter", text: model.choice).accessibilityIdentifier("field")
                Menu("Actions") { Button("Duplicate") {} }
            }
        }
        host.tap("field")
        host.type("x")
        expect(model.choice == "Ax" || model.choice == "xA")
        let before = model.choice
        let menu = try require(host.find(text: "Actions"))
        host.tap(at: CGPoint(x: menu.midX, y: menu.midY))
        expect(host.find(text: "Duplicate") != nil)
        host.type("y")
        expect(model.choice, equals: before)
        host.key(.escape)
        host.type("z")
        expect(model.choice.contains("z"))
    }

    @Test("a menu at the window's edge stays inside the window, and a long one scrolls")
    func menuInside() throws {
        let host = TestHost(width: 200, height: 160) {
            VStack {
                Spacer()
                HStack {
                    Spacer()
                    Menu("Open") { ForEach(0..<40) { number in Button("Item number \(number)") {} } }
                }
            }
        }
        let open = try require(host.find(text: "Open"))
        host.tap(at: CGPoint(x: open.midX, y: open.midY))
        let first = try require(host.find(text: "Item number 0"))
        let menu = try require(host.accessibilityTree.first { $0.role == "menu" }).frame
        expect(CGRect(x: 0, y: 0, width: 200, height: 160).contains(menu) && menu.contains(first), "\(menu)")
        let before = first.minY
        host.scroll(at: CGPoint(x: first.midX, y: first.midY), dy: 100)
        expect(host.find(text: "Item number 0")?.minY, equals: before - 100)
    }

    @Test("the secondary button opens the innermost context menu at the pointer")
    func contextMenu() throws {
        let host = host { model in
            VStack(spacing: 0) {
                Color.blue.frame(width: 100, height: 100).accessibilityIdentifier("inner")
                    .contextMenu { Button("Inner") { model.wrappedValue.log.append("inner") } }
                Color.green.frame(width: 100, height: 100).accessibilityIdentifier("outer")
            }
            .contextMenu { Button("Outer") { model.wrappedValue.log.append("outer") } }
        }
        func open(_ name: String) throws -> CGRect {
            let frame = try require(host.frame(name))
            host.pipeline.handle(.pointerDown(CGPoint(x: frame.midX, y: frame.midY), .secondary, clicks: 1))
            host.update()
            return frame
        }
        let frame = try open("inner")
        let inner = try require(host.find(text: "Inner"))
        expect(inner.minX > frame.midX && inner.minY > frame.midY && host.find(text: "Outer") == nil)
        host.tap(at: CGPoint(x: inner.midX, y: inner.midY))
        expect(model.log == ["inner"] && host.find(text: "Inner") == nil)
        _ = try open("outer")
        expect(host.find(text: "Outer") != nil && host.find(text: "Inner") == nil)
        // A press elsewhere closes it.
        _ = try open("inner")
        expect(host.find(text: "Outer") == nil)
    }

    // MARK: Progress, tabs

    @Test("a progress bar is not animated, a spinner is until it is removed")
    func progress() {
        let host = host { model in
            VStack {
                ProgressView("Copying", value: 3, total: 10).frame(width: 100)
                if model.wrappedValue.isOn { ProgressView() }
            }
        }
        expect(host.settle(timeout: 1))
        model.isOn = true
        expect(!host.settle(timeout: 2))
        model.isOn = false
        expect(host.settle(timeout: 2))
    }

    @Test("tabs show one view, keep the state of those shown before, and follow the selection")
    func tabs() throws {
        struct Counter: View {
            let name: String
            @State private var count = 0
            var body: some View { Button("\(name) \(count)") { count += 1 } }
        }
        let host = host { model in
            TabView(selection: model.choice) {
                Counter(name: "first").tabItem { Label("One", systemImage: "star") }.tag("A")
                Tab("Two", systemImage: "star", value: "B") { Counter(name: "second") }
            }
        }
        host.press(text: "first 0")
        expect(host.find(text: "first 1") != nil && host.find(text: "second 0") == nil)
        host.press(text: "Two")
        expect(model.choice == "B" && host.find(text: "second 0") != nil)
        model.choice = "A"
        host.settle()
        expect(host.find(text: "first 1") != nil)
    }
}

/// Runs its closure where observable reads are tracked.
private struct Live<Content: View>: View {
    let content: () -> Content
    var body: some View { content() }
}

extension Bitmap {
    fileprivate func isSame(as other: Bitmap) -> Bool {
        guard width == other.width, height == other.height else { return false }
        for y in 0..<height {
            for x in 0..<width where self[x, y] != other[x, y] { return false }
        }
        return true
    }
}
