import CasementTesting
import ControlSupport
import Expectations
import HostSupport
import SwiftUI
import Testing

@MainActor @Observable private final class Chosen {
    var number = 0
    var row: Int?
    var isOn = false
    var log: [String] = []
}

/// Several choices, known to a node alone: they depend on a state.
private struct Options: View {
    @State private var names = ["zero", "one"]
    var body: some View {
        ForEach(names.indices, id: \.self) { Text(names[$0]).tag($0) }
        Button("more") { names.append("two") }
    }
}

private struct Option: View {
    let number: Int
    @State private var word = "option"
    var body: some View { Text("\(word) \(number)").tag(number) }
}

/// A tab that says itself which it is.
private struct Page: View {
    let title: String
    let number: Int
    @State private var taps = 0
    var body: some View {
        Button("\(title) \(taps)") { taps += 1 }
            .tabItem { Label(title, systemImage: "star") }
            .tag(number)
    }
}

private struct Choices: View {
    let log: (String) -> Void
    @State private var mark = "!"
    var body: some View {
        Button("Keep") { log("keep\(mark)") }
        Button("Erase", role: .destructive) { log("erase\(mark)") }
    }
}

/// Views with states of their own, where a container asks for choices, tabs, buttons and rows.
@MainActor struct ComposedHabits {
    private let chosen = Chosen()

    private func host<Content: View>(
        width: CGFloat = 600, @ViewBuilder _ content: @escaping (Bindable<Chosen>) -> Content
    ) -> TestHost {
        let chosen = Bindable(chosen)
        let host = TestHost.live(width: width, height: 400) { content(chosen) }
        host.settle()
        return host
    }

    @Test("The choices of a picker may be in a view with a state, whatever its style", arguments: 0..<4)
    func options(style: Int) {
        let host = host { chosen in
            let picker = Picker("Number", selection: chosen.number) { Options() }
            switch style {
            case 0: picker.pickerStyle(.segmented)
            case 1: picker.pickerStyle(.radioGroup)
            case 2: Form { picker.pickerStyle(.inline) }
            default: picker.pickerStyle(.menu)
            }
        }
        if style == 3 { host.follow("zero") }
        host.follow("one")
        expect(chosen.number, equals: 1)
        expect(host.find(text: "one") != nil)
    }

    @Test("The choices of a picker in a menu may be there, too") func optionsInMenus() {
        let chosen = chosen
        let app = TestApp {
            WindowGroup("Main") { Text("x") }.commands {
                @Bindable var chosen = chosen
                CommandMenu("Tools") { Picker("Number", selection: $chosen.number) { Options() }.pickerStyle(.inline) }
            }
        }
        app.settle()
        expect(app.choose("Tools", "one") && chosen.number == 1)
        expect(app.menuItem("Tools", "one")?.isOn == true)
    }

    @Test("A choice may have its tag in its body") func tags() {
        let host = host { chosen in
            Picker("Number", selection: chosen.number) {
                Option(number: 0)
                Option(number: 1)
            }
            .pickerStyle(.segmented)
            List(selection: chosen.row) {
                Option(number: 3)
                Option(number: 4)
            }
        }
        host.follow("option 1", "option 4")
        expect(chosen.number == 1 && chosen.row == 4)
    }

    @Test("A tab may have its item and its tag in its body, and keeps its state", arguments: [false, true])
    func tabs(hasSelection: Bool) {
        let host = host { chosen in
            if hasSelection {
                TabView(selection: chosen.number) {
                    Page(title: "First", number: 0)
                    Page(title: "Second", number: 1).tag(1)
                }
            } else {
                TabView {
                    Page(title: "First", number: 0)
                    Page(title: "Second", number: 1)
                }
            }
        }
        host.follow("First 0", "Second")
        expect(host.find(text: "Second 0") != nil && host.find(text: "First 1") == nil)
        expect(chosen.number, equals: hasSelection ? 1 : 0)
        host.follow("First")
        expect(host.find(text: "First 1") != nil)
    }

    @Test("A modifier of the program may have the item and the tag in its body") func modifiers() {
        struct Named: ViewModifier {
            let title: String
            let number: Int
            func body(content: Content) -> some View {
                content.padding().tabItem { Label(title, systemImage: "star") }.tag(number)
            }
        }
        let host = host { chosen in
            Picker("Number", selection: chosen.row) {
                Text("four").modifier(Named(title: "Four", number: 4))
                Text("five").modifier(Named(title: "Five", number: 5))
            }
            .pickerStyle(.segmented)
            TabView(selection: chosen.number) {
                Text("page one").modifier(Named(title: "First", number: 0))
                Text("page two").modifier(Named(title: "Second", number: 1))
            }
        }
        host.follow("Second", "five")
        expect(chosen.number == 1 && chosen.row == 5)
        expect(host.find(text: "page two") != nil)
    }

    @Test("A view with a state may be several pages") func pages() {
        struct Pages: View {
            @State private var names = ["red", "green"]
            var body: some View { ForEach(names.indices, id: \.self) { Text(names[$0]).tag($0) } }
        }
        let host = host { chosen in
            TabView(selection: chosen.number) { Pages() }.tabViewStyle(.page)
        }
        expect(host.find(text: "red") != nil)
        chosen.number = 1
        host.settle()
        expect(host.find(text: "green") != nil)
    }

    @Test("A state that changes changes the choices") func changedOptions() {
        struct Growing: View {
            let isLong: Bool
            @State private var words = ["zero", "one"]
            var body: some View {
                ForEach(isLong ? words + ["two"] : words, id: \.self) { Text($0) }
            }
        }
        struct Screen: View {
            @Bindable var chosen: Chosen
            @State private var word = "zero"
            var body: some View {
                Picker("Word", selection: $word) { Growing(isLong: chosen.isOn) }.pickerStyle(.segmented)
                Text("word \(word)")
            }
        }
        let host = host { Screen(chosen: $0.wrappedValue) }
        expect(host.find(text: "two"), equals: nil)
        chosen.isOn = true
        host.settle()
        host.follow("two")
        expect(host.find(text: "word two") != nil)
    }

    @Test("The scopes of a search may be there") func scopes() throws {
        let host = host { chosen in
            NavigationStack {
                Text("content").searchable(text: .constant("")).searchScopes(chosen.number) { Options() }
            }
        }
        let field = try require(host.accessibilityTree.first { $0.role == "searchfield" }).frame
        host.tap(at: CGPoint(x: field.midX, y: field.midY))
        host.settle()
        host.follow("one")
        expect(chosen.number, equals: 1)
    }

    @Test("The buttons of a dialog may be there, and close it") func dialogs() {
        let host = host { chosen in
            Text("root").confirmationDialog("Erase?", isPresented: chosen.isOn) {
                Choices { chosen.wrappedValue.log.append($0) }
            }
        }
        chosen.isOn = true
        host.settle()
        host.follow("Erase")
        expect(chosen.log == ["erase!"] && !chosen.isOn)
        chosen.isOn = true
        host.settle()
        host.key(.escape)
        host.settle()
        expect(chosen.log == ["erase!"] && !chosen.isOn)
    }

    @Test("The items of menus may be there, and close them") func menus() throws {
        let host = host { chosen in
            Menu("Menu") { Choices { chosen.wrappedValue.log.append($0) } }
            Text("target").contextMenu { Choices { chosen.wrappedValue.log.append("context \($0)") } }
        }
        host.follow("Menu", "Erase")
        let target = try require(host.find(text: "target"))
        host.pressSecondary(at: CGPoint(x: target.midX, y: target.midY))
        host.follow("Keep")
        expect(chosen.log, equals: ["erase!", "context keep!"])
        expect(host.find(text: "Keep"), equals: nil)
    }

    @Test("Rows, sections and cells may be there") func containers() throws {
        struct Named: View {
            @State private var name = "Head"
            var body: some View {
                Section(name) {
                    Text("first")
                    Text("second")
                }
            }
        }
        struct Cells: View {
            @State private var width: CGFloat = 40
            var body: some View {
                GridRow {
                    Color.red.frame(width: width, height: 10)
                    Color.red.frame(width: 10, height: 10).accessibilityIdentifier("upper")
                }
            }
        }
        let host = host { _ in
            List { Named() }
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                Cells()
                GridRow {
                    Color.red.frame(width: 80, height: 10)
                    Color.red.frame(width: 10, height: 10).accessibilityIdentifier("lower")
                }
            }
        }
        let first = try require(host.find(text: "first"))
        let second = try require(host.find(text: "second"))
        expect(host.find(text: "Head") != nil && second.minY > first.maxY)
        expect(host.frame("upper")?.minX, equals: host.frame("lower")?.minX)
    }
}
