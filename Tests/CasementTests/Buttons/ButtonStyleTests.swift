import CasementTesting
import ControlSupport
import Expectations
import Testing

@MainActor struct ButtonStyleTests {
    private let model = ControlModel()

    private struct Fading: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
        }
    }

    private struct TwiceTapped: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.onTapGesture(count: 2) { configuration.trigger() }
        }
    }

    private struct Marked: PrimitiveButtonStyle {
        let mark: String
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text(mark)
                Button(configuration)
                if configuration.role == .destructive { Text("!") }
            }
        }
    }

    private func host(@ViewBuilder _ content: () -> some View) -> TestHost {
        let host = TestHost(width: 400, height: 200, content: content)
        host.update()
        return host
    }

    @Test("a role changes the look, and the action runs as usual")
    func buttonRoles() {
        let plain = host { Button("Delete") {}.accessibilityIdentifier("b") }
        for role in [ButtonRole.destructive, .cancel] {
            let host = host { Button("Delete", role: role) { model.log.append("ran") }.accessibilityIdentifier("b") }
            expect(host.frame("b"), equals: plain.frame("b"))
            expect((host.snapshot() == plain.snapshot()), equals: (role == .cancel))
            host.tap("b")
        }
        expect(model.log, equals: ["ran", "ran"])
    }

    @Test("a style gets the pressed state and the button acts once; a primitive one acts by its trigger alone")
    func stylesOfBothKinds() {
        let fading = host {
            Button("Press") { model.log.append("fading") }.buttonStyle(Fading()).accessibilityIdentifier("b")
        }
        fading.tap("b")
        expect(model.log, equals: ["fading"])
        let twice = host {
            Button("Press") { model.log.append("twice") }.buttonStyle(TwiceTapped()).accessibilityIdentifier("b")
        }
        twice.tap("b")
        twice.advance(by: 1)
        expect(model.log, equals: ["fading"])
        twice.tap("b", count: 2)
        expect(model.log, equals: ["fading", "twice"])
    }

    @Test("a style applies to all buttons below it, and of two the innermost wins, of either kind")
    func innermostStyle() {
        let host = host {
            VStack {
                Button("first") {}
                Button("second") {}.buttonStyle(.bordered)
                Button("third", role: .destructive) {}.buttonStyle(Marked(mark: "inner"))
                Button("fourth") {}.buttonStyle(Fading())
            }
            .buttonStyle(Marked(mark: "outer"))
        }
        expect(
            host.findAll(text: "outer").count, equals: 2, "around the first, and around the label of the inner style")
        expect(host.findAll(text: "inner").count == 1 && host.find(text: "!") != nil)
    }

    @Test("a button in a primitive style is pressed by the pointer, by its shortcut and in a menu")
    func addsToAButton() throws {
        let host = host {
            VStack {
                Button("Press") { model.log.append("pressed") }
                    .keyboardShortcut("k").buttonStyle(Marked(mark: "a"))
                Button("Off") { model.log.append("off") }.disabled(true).buttonStyle(Marked(mark: "b"))
            }
        }
        for text in ["Press", "Off"] {
            let frame = try require(host.find(text: text))
            host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        }
        expect(model.log, equals: ["pressed"])
        host.key("k", modifiers: .command)
        expect(model.log, equals: ["pressed", "pressed"])
    }

    @Test("a style that is selected at run time may be of either kind")
    func changesKind() throws {
        struct Changing: View {
            let model: ControlModel
            var body: some View {
                if model.isOn {
                    button.buttonStyle(Marked(mark: "marked"))
                } else {
                    button.buttonStyle(.plain)
                }
            }
            private var button: some View { Button("Press") { model.number += 1 }.accessibilityIdentifier("b") }
        }
        let host = host { Changing(model: model) }
        host.tap("b")
        model.isOn = true
        host.settle()
        expect(host.find(text: "marked") != nil)
        let frame = try require(host.find(text: "Press"))
        host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        expect(model.number, equals: 4)
    }

    @Test("other styles can use the standard styles' looks")
    func standardStylesInOthers() {
        struct Choosing: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                if configuration.role == .cancel {
                    PlainButtonStyle().makeBody(configuration: configuration)
                } else {
                    BorderedProminentButtonStyle().makeBody(configuration: configuration)
                }
            }
        }
        let host = host {
            HStack {
                Button("Plain", role: .cancel) { model.log.append("plain") }.accessibilityIdentifier("plain")
                Button("Strong") { model.log.append("strong") }.accessibilityIdentifier("strong")
            }
            .buttonStyle(Choosing())
        }
        host.tap("plain")
        host.tap("strong")
        expect(model.log, equals: ["plain", "strong"])
    }

    @Test("a closed disclosure group has no content; a click opens it, and without a binding it starts closed")
    func disclosureGroups() throws {
        var appeared: [String] = []
        let model = Bindable(model)
        let host = host {
            VStack {
                DisclosureGroup("bound", isExpanded: model.isOn) {
                    Text("inside").onAppear { appeared.append("bound") }
                }
                DisclosureGroup("free") { Text("also inside").onAppear { appeared.append("free") } }
            }
        }
        expect(appeared.isEmpty && host.find(text: "inside") == nil)
        for text in ["bound", "free"] {
            let frame = try require(host.find(text: text))
            host.tap(at: CGPoint(x: frame.minX - 8, y: frame.midY))
        }
        host.settle()
        expect(self.model.isOn && appeared.sorted() == ["bound", "free"])
        expect(host.find(text: "inside") != nil && host.find(text: "also inside") != nil)
    }

    @Test("the foreground style of a program is that of the label, in any style")
    func foreground() {
        func color(_ style: some PrimitiveButtonStyle) -> [Int] {
            let host = TestHost(width: 100, height: 60) {
                Button {
                } label: {
                    Rectangle().frame(width: 30, height: 20)
                }
                .buttonStyle(style).foregroundStyle(Color(red: 1, green: 0, blue: 0))
            }
            return host.pixel(50, 30)
        }
        expect(color(.bordered), equals: [255, 0, 0])
        expect(color(.borderedProminent), equals: [255, 0, 0])
        expect(color(.borderless), equals: [255, 0, 0])
        expect(color(.link), equals: [255, 0, 0])
        expect(color(.plain), equals: [255, 0, 0])
    }

    @Test("menus and links have the program's foreground style too")
    func foregroundOfMenusAndLinks() {
        func color(@ViewBuilder _ content: () -> some View) -> [Int] {
            let content = content()
            let host = TestHost(width: 200, height: 100) {
                NavigationStack { content }.foregroundStyle(Color(red: 1, green: 0, blue: 0))
            }
            host.settle()
            let frame = host.frame("label") ?? .zero
            return host.pixel(Int(frame.midX), Int(frame.midY))
        }
        let label = { Rectangle().frame(width: 30, height: 20).accessibilityIdentifier("label") }
        expect(color { Menu(content: { Button("Item") {} }, label: label) }, equals: [255, 0, 0])
        expect(color { NavigationLink(destination: { Text("page") }, label: label) }, equals: [255, 0, 0])
    }

    @Test("a dialog of a coloured row has the standard colours")
    func foregroundOfDialogs() {
        let plain = dialog(Color.primary)
        let colored = dialog(.red)
        expect(plain, equals: colored)
    }

    private func dialog(_ color: Color) -> Bitmap {
        let host = TestHost(width: 300, height: 200) {
            Color.white.alert("Title", isPresented: .constant(true)) {
                Button("First") {}
            } message: {
                Text("Message")
            }
            .foregroundStyle(color)
        }
        host.settle()
        return host.snapshot()
    }
}
