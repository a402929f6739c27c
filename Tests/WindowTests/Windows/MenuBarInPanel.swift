import DesktopSupport
import Expectations
import Foundation
import Testing

/// A program on a desktop whose panel shows the menu bars of windows.
@Suite(.serialized, .enabled(if: Desktop.isPresent, "needs Xvfb, xdotool and scrot: run make test"))
struct MenuBarInPanel {
    /// The panel, for one menu.
    private struct Panel {
        let bus: StatusBus
        let menu: MenuRegistrar.Menu

        private func call(_ method: String, _ arguments: String...) async -> String {
            await bus.call(menu.service, menu.path, "com.canonical.dbusmenu." + method, arguments)
        }

        func layout() async -> String { await call("GetLayout", "int32:0", "int32:-1", "array:string:") }

        /// The printed item of a title, and its number.
        func item(_ title: String) async throws -> (text: String, id: String) {
            let items = await layout().components(separatedBy: "struct {").dropFirst()
            let text = try require(items.first { $0.contains("string \"\(title)\"") }, "\(title)")
            let number = try require(text.components(separatedBy: "int32 ").dropFirst().first, "\(text)")
            return (text, String(number.prefix { $0.isNumber }))
        }

        func choose(_ title: String) async throws {
            let id = try await item(title).id
            _ = await call("Event", "int32:\(id)", "string:clicked", "variant:int32:0", "uint32:0")
        }
    }

    @Test("Its bar is in the panel while there is one, with items that work; else in its windows")
    func panel() async throws {
        let bus = try require(StatusBus())
        let hand = try Hand(
            on: try require(PrivateDisplay()), "menus", variables: ["DBUS_SESSION_BUS_ADDRESS": bus.address])
        defer { hand.program.signal(SIGKILL) }
        func hears(_ line: String) -> Bool { hand.hears(line, seconds: 60) }
        var registrar = try require(MenuRegistrar(on: bus.address))
        expect(hears("height 229"), "the bar leaves the window")
        let menus = try require(await registrar.menus { $0.count == 1 })
        expect("\(menus[0].window)", equals: hand.window)

        let first = Panel(bus: bus, menu: menus[0])
        for title in ["File", "Edit", "Tools", "Window", "Help"] { _ = try await first.item(title) }
        let run = try await first.item("Run").text
        for part in ["Control", "Shift", "R"] { expect(run.contains("string \"\(part)\""), "\(part) in \(run)") }
        expect(try await first.item("Never").text.contains("\"enabled\""))
        expect(try await first.item("Verbose").text.contains("\"toggle-state\""))
        expect(try await first.item("Speed").text.contains("\"submenu\""))
        expect(try await first.item("Fast").text.contains("\"toggle-state\""))
        expect(try await !first.item("Slow").text.contains("\"toggle-state\""))
        try await first.choose("Run")
        expect(hears("run"))
        try await first.choose("Deep")
        expect(hears("deep"))

        try await first.choose("New Window Probe Window")
        let two = try require(await registrar.menus { $0.count == 2 })
        expect(hears("height 200"), "a new window has no bar either")
        expect(two[0], equals: menus[0])
        // The menu is that of a window which is not in front.
        try await first.choose("Run")
        expect(hears("run"))
        try await Panel(bus: bus, menu: two[1]).choose("Close")
        _ = try require(await registrar.menus { $0 == menus })

        await registrar.end()
        expect(hears("height 200"), "the bar is back")
        registrar = try require(MenuRegistrar(on: bus.address))
        expect(hears("height 229"))
        _ = try require(await registrar.menus { $0 == menus })
        bus.end()
        expect(hears("height 200"), "without a bus")
        expect(hand.ends())
    }
}
