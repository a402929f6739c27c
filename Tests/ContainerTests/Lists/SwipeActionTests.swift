import CasementTesting
import ControlSupport
import Expectations
import Foundation
import HostSupport
import Testing

private struct Rows: View {
    @Bindable var names: Names
    var hasMenu = false
    var hasSelectionMenu = false
    var isOff = false

    var body: some View {
        List(selection: $names.one) {
            ForEach(names.all, id: \.self) { name in
                if hasMenu {
                    row(name).contextMenu { Button("Open") { names.log.append("open \(name)") } }
                } else {
                    row(name)
                }
            }
        }
        .modifier(SelectionMenu(isOn: hasSelectionMenu, names: names))
        .disabled(isOff)
    }

    private func row(_ name: String) -> some View {
        Text(name)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityIdentifier(name)
            .swipeActions {
                Button("Delete", role: .destructive) { names.delete(name) }
                if names.hasMore { Button("Flag") { names.log.append("flag \(name)") }.tint(.orange) }
            }
            .swipeActions(edge: .leading) { Button("Read") { names.log.append("read \(name)") } }
    }
}

private struct SelectionMenu: ViewModifier {
    let isOn: Bool
    let names: Names

    func body(content: Content) -> some View {
        if isOn {
            content.contextMenu(forSelectionType: String.self) { names in
                if !names.isEmpty { Button("Count \(names.count)") {} }
            }
        } else {
            content
        }
    }
}

@MainActor struct SwipeActionTests {
    private let names = Names()

    private func host(_ view: (Names) -> Rows = { Rows(names: $0) }) -> TestHost {
        let content = view(names)
        let host = TestHost(width: 260, height: 160) { content }
        host.settle()
        return host
    }

    @Test("They are buttons of the row under the pointer: leading and trailing, the first nearest to the edge")
    func buttons() throws {
        names.hasMore = true
        let host = host()
        expect(host.find(text: "Delete") == nil)
        host.hover(at: try require(host.middle(of: "Cherry")))
        let delete = try require(host.find(text: "Delete")), flag = try require(host.find(text: "Flag"))
        let read = try require(host.find(text: "Read")), row = try require(host.find(text: "Cherry"))
        expect(read.maxX < flag.minX && flag.maxX < delete.minX)
        expect(abs(delete.midY - row.midY) < 2 && abs(read.midY - row.midY) < 2)
        host.tap(text: "Flag")
        expect(names.log == ["flag Cherry"] && names.one == nil)
        host.hover(at: try require(host.middle(of: "Mango")))
        expect(abs(try require(host.find(text: "Delete")).midY - (host.find(text: "Mango")?.midY ?? 0)) < 2)
        host.tap(text: "Delete")
        expect(names.all, equals: ["Apple", "Cherry", "Plum"])
        host.hover(at: CGPoint(x: 130, y: 158))
        host.settle()
        expect(host.find(text: "Delete") == nil && host.find(text: "Read") == nil)
    }

    @Test("From right to left the edges are exchanged")
    func mirrored() throws {
        let host = TestHost(width: 260, height: 160) {
            Rows(names: names).environment(\.layoutDirection, .rightToLeft)
        }
        host.settle()
        host.hover(at: try require(host.middle(of: "Cherry")))
        let delete = try require(host.find(text: "Delete")), read = try require(host.find(text: "Read"))
        expect(delete.maxX < 130 && read.minX > 130)
    }

    @Test("The buttons follow changes of the row while they are shown")
    func following() throws {
        let host = host()
        host.hover(at: try require(host.middle(of: "Cherry")))
        expect(host.find(text: "Flag") == nil)
        names.hasMore = true
        host.settle()
        expect(host.find(text: "Flag") != nil)
        names.delete("Cherry")
        host.settle()
        // The next row is under the pointer.
        host.tap(text: "Flag")
        expect(names.log, equals: ["flag Mango"])
    }

    @Test("They are items of the row's menu: alone, after its own items, and after those for the selection")
    func menus() throws {
        let alone = host()
        alone.pressSecondary(at: try require(alone.middle(of: "Cherry")))
        expect(alone.menuItems, equals: ["Read", "Delete"])
        alone.key(.downArrow)
        alone.key(.downArrow)
        alone.key(.return)
        expect(names.all == ["Apple", "Mango", "Plum"] && alone.menuItems.isEmpty)
        alone.pressSecondary(at: CGPoint(x: 130, y: 150))
        expect(alone.menuItems.isEmpty)

        let own = host { Rows(names: $0, hasMenu: true) }
        own.pressSecondary(at: try require(own.middle(of: "Mango")))
        expect(own.menuItems, equals: ["Open", "Read", "Delete"])
        own.key(.escape)
        expect(own.menuItems.isEmpty)

        let selection = host { Rows(names: $0, hasSelectionMenu: true) }
        selection.pressSecondary(at: try require(selection.middle(of: "Mango")))
        expect(selection.menuItems, equals: ["Count 1", "Read", "Delete"])
    }

    @Test("The menu key and Shift-F10 open the menu of the selected row")
    func keyboard() throws {
        let host = host()
        host.key(.tab)
        host.key(.downArrow)
        host.key(.downArrow)
        expect(names.one, equals: "Cherry")
        host.key(KeyEquivalent("\u{F735}"))
        expect(host.menuItems, equals: ["Read", "Delete"])
        host.key(.escape)
        host.key(KeyEquivalent("\u{F70D}"), modifiers: .shift)
        host.key(.end)
        host.key(.return)
        expect(names.all, equals: ["Apple", "Mango", "Plum"])
    }

    @Test("They are actions of the row's accessibility element, and no elements of their own")
    func accessibility() throws {
        let host = host()
        host.hover(at: try require(host.middle(of: "Cherry")))
        let row = try require(host.accessibilityTree.all.filter { $0.role == "row" }.dropFirst().first)
        expect(row.actions.contains("Read") && row.actions.contains("Delete") && row.actions.contains("showMenu"))
        expect(!host.accessibilityTree.all.contains { $0.role == "button" })
        expect(host.perform("Delete", onLabel: "none"), equals: false)
    }

    @Test("A disabled list offers none")
    func disabled() throws {
        let host = host { Rows(names: $0, isOff: true) }
        host.hover(at: try require(host.middle(of: "Cherry")))
        expect(host.find(text: "Delete") == nil)
        host.pressSecondary(at: try require(host.middle(of: "Cherry")))
        expect(host.menuItems.isEmpty)
    }

    @Test("Around a ForEach they are those of all its rows; the innermost count; elsewhere they have no effect")
    func places() throws {
        let host = TestHost(width: 260, height: 160) {
            List {
                ForEach(["a", "b"], id: \.self) { name in
                    Text(name).swipeActions { if name == "b" { Button("Inner") {} } }
                }
                .swipeActions { Button("Outer") {} }
                .swipeActions(edge: .leading) { Button("Leading") {} }
                Text("c")
            }
        }
        host.settle()
        host.hover(at: try require(host.middle(of: "b")))
        expect(host.find(text: "Inner") != nil && host.find(text: "Leading") != nil && host.find(text: "Outer") == nil)
        host.hover(at: try require(host.middle(of: "c")))
        expect(host.find(text: "Leading") == nil)

        let stack = TestHost { VStack { Text("x").swipeActions { Button("Delete") {} } } }
        stack.settle()
        stack.hover(at: try require(stack.find(text: "x")).origin)
        expect(stack.find(text: "Delete") == nil)
    }

    @Test("Empty actions, and actions without a button, show nothing and open no menu")
    func empty() throws {
        let host = TestHost(width: 260, height: 160) {
            List { Text("a").swipeActions {} }
        }
        host.settle()
        host.pressSecondary(at: try require(host.middle(of: "a")))
        expect(host.accessibilityTree.first { $0.role == "menu" } == nil)
    }

    @Test("The content is made for the row under the pointer alone, and scrolling makes none")
    func cost() throws {
        var made = 0
        func count() { made += 1 }
        let host = TestHost(width: 260, height: 300) {
            List(0..<1_000, id: \.self) { number in
                Text("row \(number)").swipeActions {
                    let _ = count()
                    Button("Delete") {}
                }
            }
        }
        host.settle()
        expect(made, equals: 0)
        host.hover(at: CGPoint(x: 130, y: 100))
        host.settle()
        expect(made, equals: 1)
        _ = host.takeStatistics()
        host.hover(at: CGPoint(x: 131, y: 100))
        let cost = host.takeStatistics()
        expect(made == 1 && cost.bodies == 0 && cost.damagedPixels == 0)
        host.deliver(.pointerLeft)
        host.settle()
        for _ in 0..<20 { host.deliver(.scroll(CGPoint(x: -5, y: -5), dx: 0, dy: 40)) }
        host.settle()
        expect(made, equals: 1)
    }
}
