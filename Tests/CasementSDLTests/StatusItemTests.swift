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
}
