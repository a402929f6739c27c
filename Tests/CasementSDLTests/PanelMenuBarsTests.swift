import CasementCore
import CasementSDL
import DesktopSupport
import Expectations
import Foundation
import Testing

/// Menu bars in the desktop's panel, with a registrar on a private bus.
@MainActor struct PanelMenuBarsTests {
    private final class OneMenu: MenuSource {
        var title = "File"
        var reads = 0

        var menuItems: [MenuItem] {
            reads += 1
            var item = MenuItem()
            item.title = title
            (item.isSubmenu, item.isEnabled) = (true, true)
            return [item]
        }

        func pressMenuItem(at path: [Int]) -> Bool { false }
    }

    @Test("Windows register with whoever is the registrar; nothing is read before somebody asks")
    func registering() async throws {
        let bus = try require(StatusBus())
        let (events, tell) = AsyncStream.makeStream(of: Bool.self)
        var seen = events.makeAsyncIterator()
        let bars = PanelMenuBars(bus: bus.address) { tell.yield(true) }
        let first = OneMenu(), second = OneMenu()
        bars.show(first, ofWindow: 7)
        var registrar = try require(MenuRegistrar(on: bus.address))
        _ = try require(await registrar.menus { $0.map(\.window) == [7] })
        _ = await seen.next()
        expect(bars.areShown)
        bars.show(second, ofWindow: 8)
        bars.show(second, ofWindow: 8)
        let menus = try require(await registrar.menus { $0.map(\.window) == [7, 8] })
        bars.menusChanged()
        expect(first.reads + second.reads, equals: 0)

        func layout() async -> String {
            await bus.call(
                menus[1].service, menus[1].path, "com.canonical.dbusmenu.GetLayout", "int32:0", "int32:-1",
                "array:string:")
        }
        expect(await layout().contains("\"File\""))
        expect(first.reads == 0 && second.reads == 1)
        second.title = "Datei"
        bars.menusChanged()
        bars.menusChanged()
        expect(second.reads, equals: 1)
        expect(await layout().contains("\"Datei\""))

        bars.remove(window: 7)
        _ = try require(await registrar.menus { $0.map(\.window) == [8] })
        await registrar.end()
        _ = await seen.next()
        expect(!bars.areShown)
        registrar = try require(MenuRegistrar(on: bus.address))
        _ = try require(await registrar.menus { $0.map(\.window) == [8] })
        _ = await seen.next()
        expect(bars.areShown)
        let missing = await bus.call(
            menus[0].service, menus[0].path, "com.canonical.dbusmenu.GetLayout", "int32:0", "int32:-1",
            "array:string:")
        expect(missing.contains("InvalidArgs"), "\(missing)")
        bus.end()
        _ = await seen.next()
        expect(!bars.areShown)
        bars.show(first, ofWindow: 9)
    }
}
