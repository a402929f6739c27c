import CasementTesting
import ControlSupport
import Expectations
import Testing

/// Pickers and links among the items of a menu, and pickers whose choices are on a page.
@MainActor struct PickersInMenus {
    private struct Program: View {
        @State private var number = 1
        @State private var letter = "a"
        @State private var size = 0

        var body: some View {
            NavigationStack {
                VStack {
                    Text("\(number) \(letter) \(size)")
                    Menu("View") {
                        Button("First") {}
                        Picker("Number", selection: $number) {
                            Text("One").tag(1).keyboardShortcut("1")
                            Text("Two").tag(2).keyboardShortcut("2")
                        }
                        .pickerStyle(.inline)
                        Picker("Letter", selection: $letter) {
                            Text("A").tag("a")
                            Text("B").tag("b").keyboardShortcut("b", modifiers: [.command, .shift])
                        }
                        NavigationLink("Page") { Text("the page") }
                        NavigationLink("Value", value: 7)
                    }
                    Picker("Size", selection: $size) {
                        ForEach(0..<3) { index in
                            Text("Size \(index)").keyboardShortcut(KeyEquivalent(Character("\(index + 5)")))
                        }
                    }
                    Picker("Linked", selection: $number) {
                        Text("One").tag(1)
                        Text("Two").tag(2)
                    }
                    .pickerStyle(.navigationLink)
                }
                .navigationDestination(for: Int.self) { Text("value \($0)") }
            }
        }
    }

    private func host() -> TestHost {
        let host = TestHost(width: 500, height: 400) { Program() }
        host.settle()
        return host
    }

    private func open(_ titles: String..., in host: TestHost) {
        for title in titles {
            host.tap(text: title)
            host.settle()
        }
    }

    @Test("Shortcuts of choices work while the menu, its submenu or the picker is closed") func shortcuts() {
        let host = host()
        host.key("2", modifiers: .command)
        host.settle()
        expect(host.find(text: "2 a 0") != nil)
        host.key("b", modifiers: [.command, .shift])
        host.settle()
        expect(host.find(text: "2 b 0") != nil)
        host.key("7", modifiers: .command)
        host.settle()
        expect(host.find(text: "2 b 2") != nil)
        host.key("9", modifiers: .command)
        expect(!host.pipeline.needsFrame)
    }

    @Test("With the style inline the choices are items of the menu with marks, which show their shortcuts")
    func inline() throws {
        let host = host()
        open("View", in: host)
        let items = host.accessibilityTree.all.filter { $0.role == "menuitem" }
        expect(items.prefix(3).map(\.label), equals: ["First", "One", "Two"])
        expect(items[1].traits.contains("isSelected") && !items[2].traits.contains("isSelected"))
        expect(host.find(text: "Ctrl+2") != nil)
        let header = try require(host.accessibilityTree.first { $0.label == "Number" })
        expect(header.role, equals: "heading")
        open("Two", in: host)
        expect(host.find(text: "2 a 0") != nil && host.find(text: "First") == nil)
    }

    @Test("In a menu the choices are in a submenu that the label names, with a mark at the selected one")
    func submenu() throws {
        let host = host()
        open("View", in: host)
        expect(host.find(text: "B") == nil)
        open("Letter", in: host)
        let items = host.accessibilityTree.all.filter { $0.role == "menuitem" && ["A", "B"].contains($0.label) }
        expect(items.map(\.label) == ["A", "B"] && items.map { $0.traits.contains("isSelected") } == [true, false])
        open("B", in: host)
        expect(host.find(text: "1 b 0") != nil && host.find(text: "First") == nil)
    }

    @Test("Which styles have a submenu, and which a header; a label that is hidden or empty is no header")
    func styles() {
        let app = TestApp {
            WindowGroup("Main") { Text("x") }.commands {
                CommandMenu("Pick") {
                    picker("Plain")
                    picker("Hidden").labelsHidden()
                    picker("Menu").pickerStyle(.menu)
                    picker("Wheel").pickerStyle(.wheel)
                    Section { picker("Inline").pickerStyle(.inline) }
                    picker("No header").pickerStyle(.inline).labelsHidden()
                    picker("").pickerStyle(.inline)
                    picker("Segments").pickerStyle(.segmented)
                    picker("Palette").pickerStyle(.palette)
                }
            }
        }
        let inPlace = ["one", "two*"]
        let inSubmenu = "(one, two*)"
        expect(
            app.menuItem("Pick")?.items.map(title) ?? [],
            equals: ["Plain", "Hidden", "Menu", "Wheel"].map { $0 + inSubmenu } + ["", "Inline"] + inPlace
                + (0..<4).flatMap { _ in [""] + inPlace })
    }

    private func picker(_ label: String) -> some View {
        Picker(label, selection: .constant(2)) {
            Text("one").tag(1)
            Text("two").tag(2)
        }
    }

    private func title(_ item: TestMenuItem) -> String {
        let items = item.items.isEmpty ? "" : "(" + item.items.map(title).joined(separator: ", ") + ")"
        return item.title + (item.isOn ? "*" : "") + items
    }

    @Test("In a context menu, too") func contextMenu() {
        let host = TestHost { Text("here").contextMenu { picker("Sizes") } }
        host.settle()
        let place = host.find(text: "here") ?? .zero
        host.pressSecondary(at: CGPoint(x: place.midX, y: place.midY))
        expect(host.find(text: "one") == nil)
        open("Sizes", in: host)
        expect(host.find(text: "one") != nil)
    }

    @Test("Links in a menu open their pages, and the menu closes") func links() {
        let host = host()
        open("View", "Page", in: host)
        expect(host.find(text: "the page") != nil && host.find(text: "First") == nil)
        host.key(.escape)
        host.settle()
        open("View", "Value", in: host)
        expect(host.find(text: "value 7") != nil)
    }

    @Test("With the style navigationLink the choices are on a page") func page() {
        let host = host()
        open("Linked", in: host)
        expect(host.title == "Linked" && host.find(text: "1 a 0") == nil)
        open("Two", in: host)
        expect(host.find(text: "2 a 0") != nil)
    }

    @Test("Outside of navigation there is no page, but a menu") func withoutNavigation() {
        struct Plain: View {
            @State private var number = 1
            var body: some View {
                Picker("Linked", selection: $number) {
                    Text("One").tag(1)
                    Text("Two").tag(2)
                }
                .pickerStyle(.navigationLink)
            }
        }
        let host = TestHost { Plain() }
        host.settle()
        open("One", "Two", in: host)
        expect(host.find(text: "Two") != nil && host.find(text: "One") == nil)
    }
}
