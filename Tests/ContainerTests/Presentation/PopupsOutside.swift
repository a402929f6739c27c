import CasementTesting
import ControlSupport
import Expectations
import Foundation
import TestData
import Testing

/// Popups that need more room than their window has.
@MainActor struct PopupsOutside {
    @Observable final class Model {
        var log: [String] = []
        var isOpen = false
        var isSheetOpen = false
        var text = ""
    }

    private struct Window: View {
        @Bindable var model: Model
        var body: some View {
            VStack(spacing: 4) {
                Menu("Actions") {
                    ForEach(0..<12) { number in Button("Item \(number)") { model.log.append("item \(number)") } }
                    Menu("More") {
                        ForEach(0..<9) { number in Button("Sub \(number)") { model.log.append("sub \(number)") } }
                    }
                }
                HStack {
                    Menu("Two") {
                        Button("One") {}
                    }
                    Button("Info") { model.isOpen = true }
                        .popover(isPresented: $model.isOpen) {
                            VStack {
                                ForEach(0..<6) { Text("line \($0)") }
                                TextField("Name", text: $model.text).frame(width: 120)
                                Button("Done") { model.log.append("done") }
                            }
                            .padding()
                        }
                        .help("A help text that is wider than the window, and has several lines")
                        .sheet(isPresented: $model.isSheetOpen) { Text("sheet") }
                }
            }
        }
    }

    private func host(_ model: Model, width: CGFloat = 200, height: CGFloat = 100) -> TestHost {
        let host = TestHost(width: width, height: height) { Window(model: model) }
        host.screen = CGRect(x: -400, y: -300, width: 1200, height: 1000)
        host.settle()
        return host
    }

    private func has(_ text: String, _ host: TestHost) -> Bool { host.find(text: text) != nil }

    private func middle(_ text: String, _ host: TestHost) throws -> CGPoint {
        let frame = try require(host.find(text: text), "\(text)")
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    /// The frame of the topmost popup.
    private func popup(_ host: TestHost) throws -> CGRect {
        let window = try require(host.pipeline.layout.root as? RootLayoutNode)
        return try require(window.presentations.last).inner.windowFrame
    }

    private func isOutside(_ host: TestHost) -> Bool {
        (host.pipeline.layout.root as? RootLayoutNode)?.presentations.contains(where: \.isOutside) ?? false
    }

    // MARK: Places

    @Test("a menu that does not fit into its window has all its items outside of it, at the menu's opener")
    func menu() throws {
        let model = Model()
        let host = host(model)
        let opener = try require(host.find(text: "Actions"))
        host.tap(text: "Actions")
        host.settle()
        let first = try require(host.find(text: "Item 0")), last = try require(host.find(text: "Item 11"))
        expect(first.minY > opener.maxY && last.minY > first.maxY && last.minY > 100, "below it, and not scrolled")
        expect(try popup(host).contains(last))
        host.tap(text: "Item 11")
        host.settle()
        expect(model.log == ["item 11"] && !has("Item 0", host))
        expect(host.snapshot().width == 200 && host.snapshot().height == 100)
    }

    @Test("a popup that fits stays in its window, and without a screen each does, scrolled")
    func inside() throws {
        let window = CGRect(x: 0, y: 0, width: 200, height: 100)
        let model = Model()
        let host = host(model)
        host.tap(text: "Two")
        host.settle()
        let small = try popup(host)
        expect(!isOutside(host) && window.contains(small), "\(small)")
        host.key(.escape)
        host.screen = nil
        for opener in ["Actions", "Info"] {
            host.tap(text: opener)
            host.settle()
            let frame = try popup(host)
            // The popover cannot be smaller than its content.
            expect(!isOutside(host) && window.contains(frame.origin), "\(opener) \(frame)")
            expect(opener == "Info" || window.contains(frame))
            if opener == "Actions" { host.tap(text: "Item 11") } else { host.key(.escape) }
            host.settle()
        }
        expect(model.log, equals: ["item 11"], "it is scrolled into view")
        let large = self.host(model, width: 400, height: 900)
        for opener in ["Actions", "Info"] {
            large.tap(text: opener)
            large.settle()
            expect(!isOutside(large) && has(opener == "Info" ? "Done" : "Item 11", large))
            large.key(.escape)
            large.settle()
        }
    }

    @Test(
        "wherever the window is on the screen, menus, submenus and popovers are completely on it, beside their opener")
    func random() throws {
        var random = SeededGenerator(seed: 35)
        for _ in 0..<12 {
            let host = host(Model())
            let screen = CGRect(
                x: -CGFloat(Int.random(in: 0...900, using: &random)),
                y: -CGFloat(Int.random(in: 0...800, using: &random)), width: 1100, height: 900)
            host.screen = screen
            for (opener, item) in [("Actions", "More"), ("Info", "Done")] {
                host.tap(text: opener)
                host.settle()
                let frame = try popup(host), anchor = try require(host.find(text: opener))
                expect(screen.contains(frame) && !frame.intersects(anchor), "\(opener) \(frame) on \(screen)")
                if item == "More" {
                    host.tap(text: "More")
                    host.settle()
                    let sub = try popup(host), row = try require(host.find(text: "More"))
                    expect(screen.contains(sub) && sub != frame && !sub.intersects(row), "\(sub) on \(screen)")
                    expect(sub.maxX <= frame.minX + 8 || sub.minX >= frame.maxX - 8, "beside the menu")
                    host.tap(text: "Sub 8")
                } else {
                    host.tap(text: item)
                    host.key(.escape)
                }
                host.settle()
            }
            expect(!has("Item 0", host) && !has("Done", host))
        }
    }

    @Test("a help text that is wider than the window has its own width")
    func help() throws {
        let host = host(Model())
        host.hover(at: try middle("Info", host))
        host.advance(by: 1)
        expect(isOutside(host))
        expect(try popup(host).width > 188)
    }

    // MARK: Input

    @Test("the pointer and the keys reach a popover outside; a press beside it closes it")
    func popover() throws {
        let model = Model()
        let host = host(model)
        host.tap(text: "Info")
        host.settle()
        expect(isOutside(host))
        host.type("Ada")
        expect(model.text, equals: "Ada")
        host.tap(text: "Done")
        expect(model.log == ["done"] && model.isOpen)
        host.tap(at: CGPoint(x: 5, y: 95))
        host.settle()
        expect(!model.isOpen && !has("Done", host))
    }

    @Test("a press on an outer menu closes only the submenu, also outside of the window")
    func outerMenu() throws {
        let model = Model()
        let host = host(model)
        host.tap(text: "Actions")
        host.settle()
        host.tap(text: "More")
        host.settle()
        host.pipeline.handle(.pointerDown(try middle("Item 9", host), .primary, clicks: 1))
        host.pipeline.handle(.pointerUp(try middle("Item 9", host), .primary))
        host.settle()
        expect(!has("Sub 0", host) && has("Item 9", host) && model.log.isEmpty)
        host.tap(text: "Item 9")
        host.settle()
        expect(model.log, equals: ["item 9"])
    }

    @Test("the pointer opens submenus, crosses other items on its way to them, and closes them on other items")
    func submenusByPointer() throws {
        let model = Model()
        let host = host(model)
        host.tap(text: "Actions")
        host.settle()
        func move(to text: String, _ dx: CGFloat = 0) throws {
            let point = try middle(text, host)
            host.hover(at: CGPoint(x: point.x + dx, y: point.y))
            host.settle()
        }
        try move(to: "Item 3")
        expect(!has("Sub 0", host))
        try move(to: "More")
        expect(has("Sub 0", host))
        try move(to: "More", 40)
        try move(to: "Item 11", 60)
        expect(has("Sub 0", host), "on the way to it")
        try move(to: "Item 10", 60)
        expect(!has("Sub 0", host))
        try move(to: "More")
        try move(to: "Sub 3")
        expect(has("Sub 0", host))
        host.key(.escape)
        host.settle()
        expect(!has("Sub 0", host) && has("More", host))
        try move(to: "More", 5)
        host.tap(text: "More")
        host.settle()
        expect(has("Sub 0", host), "a press on its item leaves it open")
        host.tap(text: "Sub 8")
        host.settle()
        expect(model.log == ["sub 8"] && !has("More", host))
    }

    // MARK: Closing

    @Test("a window that loses the focus closes its menus, popovers and help texts, but no sheets")
    func focusLoss() throws {
        let model = Model()
        let host = host(model)
        for opener in ["Actions", "Info", "Two"] {
            host.tap(text: opener)
            host.settle()
            host.pipeline.input.closePopups()
            host.settle()
            expect(!isOutside(host) && !has("Item 0", host) && !has("Done", host) && !has("One", host))
        }
        expect(!model.isOpen)
        host.tap(text: "Actions")
        host.settle()
        host.tap(text: "More")
        host.settle()
        host.pipeline.input.closePopups()
        host.settle()
        expect(!has("Sub 0", host) && !has("Item 0", host))
        host.hover(at: CGPoint(x: 1, y: 1))
        host.hover(at: try middle("Info", host))
        host.advance(by: 1)
        expect(isOutside(host))
        host.pipeline.input.closePopups()
        host.settle()
        expect(!isOutside(host))
        model.isSheetOpen = true
        host.settle()
        host.pipeline.input.closePopups()
        host.settle()
        expect(has("sheet", host))
    }

    @Test("a window that moves closes what is outside of it")
    func move() throws {
        let host = host(Model())
        host.tap(text: "Two")
        host.settle()
        host.pipeline.input.closePopupsOutside()
        host.settle()
        expect(has("One", host))
        host.key(.escape)
        host.settle()
        host.tap(text: "Actions")
        host.settle()
        host.pipeline.input.closePopupsOutside()
        host.settle()
        expect(!has("Item 0", host))
    }

    // MARK: Windows of their own

    private func hostWithWindows(_ model: Model) -> TestHost {
        let host = host(model)
        host.pipeline.setPopupScreen(hasWindows: true) { _ in
            CGRect(x: -400, y: -400, width: 1200, height: 1000)
        }
        return host
    }

    @Test("a popup with a window of its own is drawn there and not in its parent, with its own damage")
    func surfaces() throws {
        let model = Model()
        let host = hostWithWindows(model)
        expect(host.pipeline.popups.isEmpty)
        host.tap(text: "Actions")
        host.settle()
        let surface = try require(host.pipeline.popups.first), frame = try popup(host)
        expect(surface.frame, equals: PixelRect(rounding: frame, scale: 1))
        expect(surface.texture.width == surface.frame.width && surface.texture.height == surface.frame.height)
        expect(!surface.takePainted().isEmpty && surface.takePainted().isEmpty)
        let center = try pixel(of: surface, at: frame.midX, frame.midY)
        expect(center >> 24, equals: 255, "opaque in its middle")
        let corner = try pixel(of: surface, at: frame.minX, frame.minY)
        expect(corner >> 24 < 128, "transparent in its corners")

        let before = host.snapshot()
        _ = host.takeStatistics()
        host.hover(at: try middle("Item 9", host))
        host.settle()
        let statistics = host.takeStatistics()
        expect(host.snapshot(), equals: before, "only the popup has changed")
        expect(statistics.framesPresented, equals: 0, "the window was not presented")
        // The menu has a shadow, which spreads what changes.
        let part: Int = surface.frame.area * 2 / 3
        expect(statistics.damagedPixels > 0 && statistics.damagedPixels < part, "\(statistics.damagedPixels)")
        let painted = surface.takePainted()
        let paintedArea: Int = painted.reduce(0) { $0 + $1.area }
        expect(!painted.isEmpty)
        expect(paintedArea < part)
    }

    private func pixel(of surface: PopupSurface, at x: CGFloat, _ y: CGFloat) throws -> UInt32 {
        let memory = surface.texture.memory
        let row = (Int(y) - surface.frame.y) * memory.stride
        let bytes = try require(memory.bytes)
        return bytes.load(fromByteOffset: row + (Int(x) - surface.frame.x) * 4, as: UInt32.self)
    }

    @Test("its picture is that of a menu in a large window, but for the shadow")
    func picture() throws {
        let model = Model()
        let host = hostWithWindows(model)
        host.tap(text: "Actions")
        host.settle()
        host.hover(at: try middle("Item 2", host))
        host.settle()
        let surface = try require(host.pipeline.popups.first)
        let large = self.host(model, width: 600, height: 900)
        large.tap(text: "Actions")
        large.settle()
        large.hover(at: try middle("Item 2", large))
        large.settle()
        let frame = try popup(large), picture = large.snapshot()
        expect(Int(frame.width) == surface.frame.width && Int(frame.height) == surface.frame.height)
        var differences = 0
        for y in 12..<surface.frame.height - 12 {
            for x in 2..<surface.frame.width - 2 {
                let own = try pixel(
                    of: surface, at: CGFloat(surface.frame.x + x), CGFloat(surface.frame.y + y))
                let other = picture[Int(frame.minX) + x, Int(frame.minY) + y]
                if UInt8(own >> 16 & 0xFF) != other.r || UInt8(own & 0xFF) != other.b { differences += 1 }
            }
        }
        expect(differences, equals: 0)
    }

    @Test("a closed popup costs nothing: no textures, no pixels, no nodes, and frames are as before")
    func costs() throws {
        let model = Model()
        let host = hostWithWindows(model)
        func cost() -> FrameStatistics {
            _ = host.takeStatistics()
            model.text += "x"
            host.hover(at: CGPoint(x: 1, y: 1))
            host.settle()
            return host.takeStatistics()
        }
        let nodes = host.pipeline.dump.split(separator: "\n").count
        let before = cost()
        for _ in 0..<3 {
            host.tap(text: "Actions")
            host.settle()
            expect(host.pipeline.popups.count, equals: 1)
            host.tap(text: "Item 4")
            host.settle()
        }
        expect(host.pipeline.popups.isEmpty && !host.pipeline.isPresenting && !host.pipeline.needsFrame)
        let after = cost()
        expect(host.pipeline.dump.split(separator: "\n").count, equals: nodes)
        expect(after.texturesAlive, equals: before.texturesAlive)
        expect(after.damagedPixels == before.damagedPixels && after.bodies == before.bodies)
        expect(after.layoutMeasures, equals: before.layoutMeasures)
    }
}
