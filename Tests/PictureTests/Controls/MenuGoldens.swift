import CasementTesting
import ControlSupport
import Expectations
import Foundation
import Testing

/// Menus, closed and open, menus of views, and help texts.
@MainActor struct MenuGoldens {
    @ViewBuilder private var items: some View {
        Button("New", systemImage: "plus") {}.keyboardShortcut("n")
        Button("Copy", systemImage: "doc.on.doc") {}.keyboardShortcut("c", modifiers: [.command, .shift])
        Button("Paste") {}.disabled(true)
        Toggle("Bold", isOn: .constant(true))
        Section("Where to") {
            Button("Here") {}
            Menu("More") {
                Button("Less") {}
                Button("Least") {}
            }
        }
        Divider()
        Button("Delete", role: .destructive) {}
    }

    @Test func closed() throws {
        try stateGolden("menus", 130, 40) {
            Variant("automatic") { Menu("Actions") { items } }
            Variant("with an icon") { Menu("Actions", systemImage: "gearshape") { items } }
            Variant("borderless") { Menu("Actions") { items }.menuStyle(.borderlessButton) }
            Variant("no indicator") { Menu("Actions") { items }.menuIndicator(.hidden) }
            Variant("primary action", at: UnitPoint(x: 0.3, y: 0.5)) {
                Menu("Both") {
                    items
                } primaryAction: {
                }
            }
            Variant("its arrow", at: UnitPoint(x: 0.9, y: 0.5)) {
                Menu("Both") {
                    items
                } primaryAction: {
                }
            }
            Variant("small") { Menu("Actions") { items }.controlSize(.small) }
            Variant("large") { Menu("Actions") { items }.controlSize(.large) }
        }
    }

    private var menu: some View {
        VStack {
            Menu("Actions") { items }
            Spacer()
        }
        .padding(4)
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    @Test func open() throws {
        try situationGolden("menu-open", isAlsoLarge: true) {
            Situation("open", 260, 290) {
                menu
            } prepare: {
                $0.press(text: "Actions")
            }
            Situation("a submenu", 400, 290) {
                menu
            } prepare: { host in
                host.press(text: "Actions")
                host.press(text: "More")
                expect(host.find(text: "Less") != nil)
            }
        }
    }

    @Test func pickers() throws {
        @ViewBuilder var choices: some View {
            Text("By Name").tag(0)
            Text("By Date").tag(1)
        }
        func menu() -> some View {
            VStack {
                Menu("Sort") {
                    Button("Refresh") {}
                    Picker("Order", selection: .constant(1)) { choices }.pickerStyle(.inline)
                    Picker("Folders", selection: .constant(0)) { choices }
                }
                Spacer()
            }
            .padding(4)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        try situationGolden("menu-pickers") {
            Situation("one with the style inline, the other in a submenu", 340, 230) {
                menu()
            } prepare: {
                $0.press(text: "Sort")
                $0.press(text: "Folders")
            }
        }
    }

    @Test func others() throws {
        try situationGolden("menu-others") {
            Situation("by the keyboard", 260, 290) {
                menu
            } prepare: {
                $0.press(text: "Actions")
                $0.key(.downArrow)
            }
            Situation("right to left, a submenu", 400, 290) {
                menu.environment(\.layoutDirection, .rightToLeft)
            } prepare: {
                $0.press(text: "Actions")
                $0.press(text: "More")
            }
            Situation("longer than the window", 200, 120) {
                VStack {
                    Menu("Actions") { ForEach(0..<20) { Button("Item \($0)") {} } }
                    Spacer()
                }
            } prepare: {
                $0.press(text: "Actions")
            }
            Situation("context menu", 200, 140) {
                Color.teal.frame(width: 180, height: 120).contextMenu {
                    Button("Copy") {}
                    Button("Delete", role: .destructive) {}
                }
            } prepare: {
                $0.hover(at: CGPoint(x: 50, y: 40))
                $0.deliver(.pointerDown(CGPoint(x: 50, y: 40), .secondary, clicks: 1))
                $0.deliver(.pointerUp(CGPoint(x: 50, y: 40), .secondary))
            }
            Situation("help", 200, 110) {
                Button("Delete") {}.help("Deletes all that is selected")
            } prepare: {
                $0.hover(at: CGPoint(x: 100, y: 55))
                $0.advance(by: 1)
            }
            Situation("help at an edge, on two lines", 140, 80) {
                HStack {
                    Spacer()
                    Text("?").help("Deletes all that is selected and cannot be undone")
                }
            } prepare: {
                $0.hover(at: CGPoint(x: 136, y: 40))
                $0.advance(by: 1)
            }
        }
    }
}
