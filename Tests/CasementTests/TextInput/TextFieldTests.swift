import CasementCore
import CasementTesting
import Expectations
import Foundation
import Testing

/// Text fields, as a user uses them.
@MainActor struct TextFieldTests {
    @MainActor @Observable final class Model {
        var text = ""
        var other = ""
        var number = 5
        var optional: Int? = 1
        var selection: TextSelection?
        var submits: [String] = []
        var history: [String] = []
    }

    private func field(_ model: Model, text: String = "") -> TestHost {
        model.text = text
        @Bindable var model = model
        let binding = Binding(
            get: { model.text },
            set: {
                model.text = $0
                model.history.append($0)
            })
        let host = TestHost(width: 200, height: 100) {
            VStack {
                TextField("Name", text: binding).accessibilityIdentifier("field")
                TextField("Other", text: $model.other).accessibilityIdentifier("other")
            }
        }
        host.tap("field")
        return host
    }

    @Test("a text binding is updated by every key")
    func textBinding() {
        let model = Model()
        let host = field(model)
        host.type("abc")
        expect(model.history, equals: ["a", "ab", "abc"])
        expect(host.find(text: "abc") != nil)
        model.text = "from the program"
        host.update()
        expect(host.find(text: "from the program") != nil)
    }

    @Test("a value binding is updated when it is committed, and invalid text is discarded")
    func valueBinding() {
        @Bindable var model = Model()
        let host = TestHost(width: 200, height: 100) {
            VStack {
                TextField("n", value: $model.number, format: .number).accessibilityIdentifier("n")
                TextField("o", value: $model.optional, format: .number).accessibilityIdentifier("o")
            }
        }
        host.tap("n")
        host.key("a", modifiers: .command)
        host.type("12")
        expect(model.number, equals: 5)
        host.key(.return)
        expect(model.number, equals: 12)
        host.type("1234")
        expect(model.number, equals: 12)
        host.tap("o")
        expect(model.number == 1234 && host.find(text: "1,234") != nil)
        host.tap("n")
        host.key("a", modifiers: .command)
        host.type("x")
        host.key(.return)
        expect(model.number == 1234 && host.find(text: "1,234") != nil && host.find(text: "x") == nil)
        host.tap("o")
        host.key("a", modifiers: .command)
        host.key(.delete)
        host.key(.return)
        expect(model.optional == nil)
        model.optional = 8
        host.update()
        host.key("a", modifiers: .command)
        host.type("abc")
        host.key(.return)
        expect(model.optional == nil, "what cannot be parsed is no value")
        model.number = 7
        host.update()
        expect(host.find(text: "7") != nil)
    }

    @Test("a click elsewhere commits a value before the action of what was clicked, and the field keeps the focus")
    func clickElsewhere() {
        @Bindable var model = Model()
        let host = TestHost(width: 200, height: 100) {
            VStack {
                TextField("n", value: $model.number, format: .number).accessibilityIdentifier("n")
                Button("Save") { model.submits.append("\(model.number)") }
            }
        }
        host.tap("n")
        host.key("a", modifiers: .command)
        host.type("1234")
        host.tap(text: "Save")
        expect(model.submits, equals: ["1234"])
        expect(host.find(text: "1,234") != nil)
        host.type("5")
        host.tap(text: "Save")
        expect(model.submits, equals: ["1234", "12345"])
    }

    @Test("formatters parse numbers and dates")
    func formatters() {
        @Bindable var model = Model()
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        let host = TestHost(width: 200, height: 60) {
            TextField("n", value: $model.number, formatter: formatter).accessibilityIdentifier("n")
        }
        host.tap("n")
        host.key("a", modifiers: .command)
        host.type("42")
        host.key(.return)
        expect(model.number, equals: 42)
    }

    @Test("keys move and delete as on other desktops")
    func keys() {
        let model = Model()
        let host = field(model, text: "one two three")
        host.key(.end)
        host.key(.delete, modifiers: .control)
        expect(model.text, equals: "one two ")
        host.key(.leftArrow, modifiers: .control)
        host.key(.deleteForward, modifiers: .control)
        expect(model.text, equals: "one  ")
        host.key(.home)
        host.key(.deleteForward)
        host.key(.rightArrow, modifiers: .shift)
        host.type("N")
        expect(model.text, equals: "Ne  ")
        host.key("z", modifiers: .command)
        expect(model.text, equals: "ne  ")
        host.key("z", modifiers: [.command, .shift])
        expect(model.text, equals: "Ne  ")
    }

    @Test("copy, cut and paste by keys; several lines are pasted as one")
    func clipboard() {
        let model = Model()
        let host = field(model, text: "one two")
        host.key(.home)
        host.key(.rightArrow, modifiers: [.shift, .control])
        host.key("c", modifiers: .command)
        expect(host.clipboard.text == "one" && model.text == "one two")
        host.key("x", modifiers: .command)
        expect(model.text, equals: " two")
        host.clipboard.text = "a\r\nb\u{0}c\n"
        host.key(.end)
        host.key("v", modifiers: .command)
        expect(model.text, equals: " twoa bc")
        host.key("z", modifiers: .command)
        expect(model.text, equals: " two")
    }

    @Test("the middle button inserts the selection")
    func primarySelection() {
        let model = Model()
        let host = field(model, text: "one two")
        host.tap("field", count: 2)
        expect(
            host.clipboard.selectedText == "one" || host.clipboard.selectedText == "two"
                || host.clipboard.selectedText == " ")
        host.clipboard.selectedText = "XY"
        host.click("other", .middle)
        expect(model.other, equals: "XY")
    }

    @Test("a click moves the caret, a double click selects a word, a triple one all; Shift extends, dragging selects")
    func pointer() throws {
        let model = Model()
        let host = field(model, text: "one two three")
        let frame = try require(host.find(text: "one two three"))
        let word = CGPoint(x: frame.minX + 2, y: frame.midY)
        host.tap(at: word, count: 2)
        host.type("1")
        expect(model.text, equals: "1 two three")
        host.tap(at: word, count: 3)
        host.type("x")
        expect(model.text, equals: "x")
        model.text = "one two three"
        host.update()
        host.tap(at: CGPoint(x: frame.minX - 3, y: frame.midY))
        host.tap(at: CGPoint(x: frame.maxX + 20, y: frame.midY), modifiers: .shift)
        host.type("all")
        expect(model.text, equals: "all")
        model.text = "one two three"
        host.update()
        host.drag(from: CGPoint(x: frame.minX - 3, y: frame.midY), to: CGPoint(x: frame.maxX + 10, y: frame.midY))
        host.key(.delete)
        expect(model.text.isEmpty)
    }

    @Test("an input method's marked text is at the caret, and only committed text reaches the program")
    func inputMethod() throws {
        let model = Model()
        let host = field(model, text: "ab")
        host.key(.home)
        host.key(.rightArrow)
        host.compose("に", selection: 1..<1)
        expect(host.find(text: "aにb") != nil && model.history.isEmpty)
        let first = try require(host.pipeline.input.focus.textCaret)
        host.compose("にほん", selection: 3..<3)
        let second = try require(host.pipeline.input.focus.textCaret)
        expect(second.minX > first.minX && second.height > 10 && (host.frame("field") ?? .zero).contains(second))
        host.compose("")
        expect(host.find(text: "ab") != nil)
        host.compose("日本", selection: 2..<2)
        host.commit("日本")
        expect(model.history, equals: ["a日本b"])
        host.key(.delete)
        expect(model.text, equals: "a本b".replacing("本", with: "日"))
    }

    @Test("Return submits, innermost action first; a scope keeps it from those around")
    func submit() {
        @Bindable var model = Model()
        let host = TestHost(width: 200, height: 100) {
            VStack {
                TextField("a", text: $model.text).onSubmit { model.submits.append("a") }.accessibilityIdentifier("a")
                TextField("b", text: $model.other).submitScope().accessibilityIdentifier("b")
                TextField("c", text: $model.other, onCommit: { model.submits.append("c") }).accessibilityIdentifier("c")
            }
            .onSubmit { model.submits.append("all") }
        }
        host.tap("a")
        host.key(.return)
        expect(model.submits, equals: ["a", "all"])
        host.tap("b")
        host.key(.return)
        expect(model.submits, equals: ["a", "all"])
        host.tap("c")
        host.key(.return)
        expect(model.submits, equals: ["a", "all", "c", "all"])
    }

    @Test("a program that rejects or changes typed text takes precedence")
    func transformed() {
        let model = Model()
        let host = TestHost(width: 200, height: 100) {
            VStack {
                TextField("a", text: Binding(get: { model.text }, set: { model.text = $0.uppercased() }))
                    .accessibilityIdentifier("a")
                TextField("b", text: .constant("fixed")).accessibilityIdentifier("b")
            }
        }
        host.tap("a")
        host.type("abc")
        expect(model.text == "ABC" && host.find(text: "ABC") != nil)
        host.tap("b")
        host.type("x")
        expect(host.find(text: "fixed") != nil)
    }

    @Test("a selection binding is updated, and sets the selection")
    func selection() throws {
        @Bindable var model = Model()
        model.text = "héllo"
        let host = TestHost(width: 200, height: 60) {
            TextField("a", text: $model.text, selection: $model.selection).accessibilityIdentifier("a")
        }
        host.tap("a")
        host.key("a", modifiers: .command)
        expect(
            model.selection, equals: TextSelection(range: model.text.startIndex..<model.text.endIndex).with(.upstream))
        model.selection = TextSelection(insertionPoint: model.text.index(model.text.startIndex, offsetBy: 2))
        host.update()
        host.type("X")
        expect(model.text == "héXllo" && model.selection?.isInsertion == true)
    }

    @Test("Tab moves from field to field in layout order, and skips disabled ones")
    func tabOrder() {
        let model = Model()
        @Bindable var bound = model
        let host = TestHost(width: 300, height: 120) {
            VStack {
                TextField("A", text: $bound.text)
                HStack {
                    TextField("B", text: .constant("")).disabled(true)
                    TextField("C", text: $bound.other)
                }
            }
        }
        host.update()
        host.key(.tab)
        host.type("a")
        host.key(.tab)
        host.type("c")
        expect(model.text == "a" && model.other == "c")
        host.key(.tab, modifiers: .shift)
        host.type("x")
        expect(model.text, equals: "x")
    }

    @Test("a secure field shows dots, and cannot be copied")
    func secret() {
        @Bindable var model = Model()
        let host = TestHost(width: 200, height: 60) {
            SecureField("s", text: $model.text).accessibilityIdentifier("s")
        }
        host.tap("s")
        host.type("pässword")
        expect(model.text == "pässword" && host.find(text: String(repeating: "\u{2022}", count: 8)) != nil)
        host.key("a", modifiers: .command)
        host.key("c", modifiers: .command)
        host.key("x", modifiers: .command)
        expect(host.clipboard.text == nil && host.clipboard.selectedText == nil && model.text == "pässword")
        host.key(.leftArrow)
        host.type("1")
        expect(model.text, equals: "1pässword")
    }

    @Test("a vertical field grows with its lines, up to the line limit, and then scrolls")
    func growing() throws {
        @Bindable var model = Model()
        let host = TestHost(width: 200, height: 200) {
            TextField("v", text: $model.text, axis: .vertical).lineLimit(1...3).textFieldStyle(.plain)
                .accessibilityIdentifier("v")
        }
        let line = try require(host.frameAfterUpdate("v")).height
        host.tap("v")
        host.type("a long text that needs more than one line of this field")
        let grown = try require(host.frame("v")).height
        expect(grown >= 2 * line && grown <= 3 * line)
        host.type(" and more of it, so that three lines do not do and the rest scrolls out of sight at the top")
        expect(host.frame("v")?.height, equals: 3 * line)
        host.key(.return)
        expect(!model.text.contains("\n"))
        host.key(.return, modifiers: .shift)
        expect(model.text.hasSuffix("\n"))
        host.key(.return, modifiers: .option)
        expect(model.text.hasSuffix("\n\n"))
    }

    @Test("the caret stays visible in a line that is longer than its field")
    func scrolls() throws {
        let model = Model()
        let host = field(model)
        let frame = try require(host.frame("field"))
        for _ in 0..<12 {
            host.type("wide words ")
            let caret = try require(host.pipeline.input.focus.textCaret)
            expect(caret.minX >= frame.minX && caret.maxX <= frame.maxX)
        }
        host.key(.home)
        let caret = try require(host.pipeline.input.focus.textCaret)
        expect(caret.minX >= frame.minX && caret.minX < frame.minX + 20)
    }

    @Test("the caret blinks: two small rectangles a second, none in an inactive window")
    func blinking() {
        let model = Model()
        let host = field(model, text: "abc")
        host.key(.end)
        host.settle()
        _ = host.takeStatistics()
        host.advance(by: 1)
        let statistics = host.takeStatistics()
        expect(statistics.framesPresented == 2 && statistics.damagedPixels <= 2 * 60 && statistics.bodies == 0)
        host.pipeline.input.focus.windowChanged(isActive: false)
        host.settle()
        _ = host.takeStatistics()
        host.advance(by: 3)
        expect(host.takeStatistics().framesPresented == 0 && host.pipeline.nextFrameDate == nil)
        host.pipeline.input.focus.windowChanged(isActive: true)
        host.settle()
        _ = host.takeStatistics()
        host.advance(by: 30)
        // After a while without keys it stops blinking, and the program is idle.
        expect(host.takeStatistics().framesPresented <= 20 && host.pipeline.nextFrameDate == nil)
    }

    @Test("a style gets the field and draws around it")
    func styles() throws {
        struct Underlined: TextFieldStyle {
            func _body(configuration: TextField<Self._Label>) -> some View {
                VStack(spacing: 2) {
                    configuration
                    Color.red.frame(height: 1).accessibilityIdentifier("line")
                }
            }
        }
        @Bindable var model = Model()
        let host = TestHost(width: 200, height: 100) {
            TextField("a", text: $model.text).textFieldStyle(Underlined()).accessibilityIdentifier("a")
        }
        host.update()
        expect(host.frame("line")?.width, equals: 200)
        host.tap(at: CGPoint(x: 100, y: 48))
        host.type("x")
        expect(model.text, equals: "x")
        expect(host.accessibilityTree.children.map(\.role).contains("textfield"))
    }

    @Test("assistive programs get the title and the text")
    func spoken() throws {
        let model = Model()
        let host = field(model, text: "abc")
        let node = try require(host.accessibilityTree.children.first)
        expect(node.role == "textfield" && node.label == "Name" && node.value == "abc")
    }

    @Test("a disabled field ignores input")
    func disabled() {
        @Bindable var model = Model()
        let host = TestHost(width: 200, height: 60) {
            TextField("a", text: $model.text).disabled(true).accessibilityIdentifier("a")
        }
        host.tap("a")
        host.type("x")
        expect(model.text.isEmpty && host.pipeline.input.focus.textCaret == nil)
    }

    @Test("in bidirectional text the arrows move in their visible direction, and back")
    func bidi() {
        let model = Model()
        let host = field(model, text: "ab שלום cd")
        host.key(.home)
        var places: [CGFloat] = []
        for _ in 0..<10 {
            host.key(.rightArrow)
            places.append(host.pipeline.input.focus.textCaret?.minX ?? 0)
        }
        expect(zip(places, places.dropFirst()).allSatisfy(<))
        for _ in 0..<10 { host.key(.leftArrow) }
        host.type("x")
        expect(model.text, equals: "xab שלום cd")
    }
}

extension TextSelection {
    fileprivate func with(_ affinity: Affinity) -> TextSelection {
        var selection = self
        selection.affinity = affinity
        return selection
    }
}

extension TestHost {
    fileprivate func frameAfterUpdate(_ identifier: String) -> CGRect? {
        update()
        return frame(identifier)
    }

    /// Presses and releases a button other than the first.
    func click(_ identifier: String, _ button: InputEvent.Button) {
        guard let frame = frame(identifier) else { return }
        let point = CGPoint(x: frame.midX, y: frame.midY)
        pipeline.handle(.pointerMoved(point))
        pipeline.handle(.pointerDown(point, button, clicks: 1))
        pipeline.handle(.pointerUp(point, button))
        update()
    }

    /// The text that an input method commits.
    func commit(_ text: String) {
        pipeline.handle(.text(text))
        update()
    }
}
