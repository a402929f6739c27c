import CasementCore
import CasementSDL
import DesktopSupport
import Expectations
import Foundation
import Testing

/// Items in the status area, with a watcher and a panel on a private bus.
@MainActor struct StatusItemTests {
    private final class NoMenu: MenuSource {
        let menuItems: [MenuItem] = []
        func pressMenuItem(at path: [Int]) -> Bool { false }
    }

    @Test("An item registers, shows what it is, and takes presses; it survives bad calls and the end of the bus")
    func item() async throws {
        let bus = try require(StatusBus())
        let (events, tell) = AsyncStream.makeStream(of: String.self)
        let menu = NoMenu()
        let icon = StatusItem.Icon(width: 1, height: 1, premultiplied: [0x8040_0000])
        let item = StatusItem(
            bus: bus.address, StatusItem.Content(title: "Timer", icons: [icon], isMenu: false), menu: menu,
            activate: { tell.yield("pressed at \(Int($0.x)), \(Int($0.y))") },
            follow: { tell.yield($0 ? "shown" : "not shown") })
        var seen = events.makeAsyncIterator()
        expect(await seen.next() == "not shown")
        let name = try require(await bus.watch())
        expect(await seen.next() == "shown")
        expect(await seen.next() == "not shown")

        let all = await bus.call(
            name, "/StatusNotifierItem", "org.freedesktop.DBus.Properties.GetAll", "string:org.kde.StatusNotifierItem")
        expect(all.contains("\"Timer\"") && all.contains("/NO_DBUSMENU"), "\(all)")
        _ = await bus.call(
            name, "/StatusNotifierItem", "org.kde.StatusNotifierItem.Activate", "int32:30", "int32:40")
        expect(await seen.next() == "pressed at 30, 40")

        let layout = await bus.call(
            name, "/MenuBar", "com.canonical.dbusmenu.GetLayout", "int32:0", "int32:2147483647", "array:string:")
        expect(layout.contains("children-display"), "\(layout)")
        let unknown = await bus.call(
            name, "/MenuBar", "com.canonical.dbusmenu.Event", "int32:-7", "string:clicked", "variant:int32:0",
            "uint32:0")
        expect(unknown.contains("InvalidArgs"), "\(unknown)")
        let wrong = await bus.call(name, "/MenuBar", "com.canonical.dbusmenu.GetLayout", "string:x")
        expect(wrong.contains("InvalidArgs"), "\(wrong)")
        bus.end()
        expect(await seen.next() == "not shown")
        item.end()
    }

    private final class ShortMenu: MenuSource {
        var titles = ["Start_now", "Stop"]
        var pressed: [[Int]] = []
        var reads = 0

        var menuItems: [MenuItem] {
            reads += 1
            let commands = titles.map { title in
                var item = MenuItem()
                item.title = title
                (item.isCommand, item.isEnabled) = (true, title != "Stop")
                item.shortcut = KeyboardShortcut("k")
                return item
            }
            var more = MenuItem()
            more.title = "More"
            (more.isSubmenu, more.isEnabled) = (true, true)
            more.items = commands
            return commands + [more]
        }

        func pressMenuItem(at path: [Int]) -> Bool {
            pressed.append(path)
            return true
        }
    }

    /// The numbers of the items in a printed layout, in its order.
    private func ids(in layout: String) -> [String] {
        layout.components(separatedBy: "struct {").dropFirst().compactMap {
            $0.components(separatedBy: "int32 ").dropFirst().first.map { String($0.prefix { $0.isNumber }) }
        }
    }

    @Test("A panel reads the menu and presses its items; a press that comes too late presses no other item")
    func menu() async throws {
        let bus = try require(StatusBus())
        let menu = ShortMenu()
        let item = StatusItem(
            bus: bus.address, StatusItem.Content(title: "Timer", icons: [], isMenu: true), menu: menu,
            activate: { _ in }, follow: { _ in })
        defer { item.end() }
        let name = try require(await bus.watch())
        item.menuChanged()
        expect(menu.reads, equals: 0)
        func call(_ method: String, _ arguments: String...) async -> String {
            let all = ["com.canonical.dbusmenu." + method] + arguments
            return await bus.call(name, "/MenuBar", all[0], Array(all.dropFirst()))
        }
        let layout = await call("GetLayout", "int32:0", "int32:-1", "array:string:")
        for part in ["Start__now", "enabled", "\"submenu\"", "\"Control\"", "\"K\""] {
            expect(layout.contains(part), "\(part) in \(layout)")
        }
        let ids = ids(in: layout)
        expect(ids.count, equals: 6)
        let shallow = await call("GetLayout", "int32:0", "int32:1", "array:string:")
        expect(self.ids(in: shallow).count, equals: 4)
        func click(_ id: String) async {
            _ = await call("Event", "int32:\(id)", "string:clicked", "variant:int32:0", "uint32:0")
        }
        await click(ids[1])
        await click(ids[4])
        // Opening a menu is no press of it.
        await click(ids[3])
        expect(menu.pressed, equals: [[0], [2, 0]])
        menu.titles = ["Continue", "Stop"]
        await click(ids[1])
        expect(menu.pressed.count, equals: 2)
        expect(await call("GetProperty", "int32:\(ids[1])", "string:label").contains("InvalidArgs"))
        let changed = await call("AboutToShow", "int32:0")
        expect(changed.contains("false"), "the press has told that already: \(changed)")
        menu.titles = ["Pause"]
        expect(await call("AboutToShow", "int32:0").contains("true"))
        let properties = await call("GetGroupProperties", "array:int32:1,1,9999", "array:string:")
        expect(properties.components(separatedBy: "struct {").count <= 2, "\(properties)")
    }
}
